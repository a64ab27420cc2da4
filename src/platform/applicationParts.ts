import * as z from 'zod/mini';
import { WholeApplication } from './applications.ts';
import { listOf } from './crud.ts';
import { endpoint } from './endpoint.ts';
import { isHttpUrl } from './isHttpUrl.ts';
import { User } from './users.ts';

/** The documented types of an application's paths (docs/behaviour.md 2 §3). */
export const PATH_TYPES = [
  'Photo',
  'Sketch',
  'Sales Disclosure',
  'Plat',
  'PRC',
  'TieCard',
  'sectiondeeds',
  'LOMA',
  'BridgeReport',
] as const;

/**
 * The form fields of a path and of a county (docs/behaviour.md 2 §5). Other stored fields are sent back
 * unchanged.
 */
export const PathFields = {
  pathType: z.enum(PATH_TYPES),
  path: z.string().check(z.refine(isHttpUrl, 'applicationParts.rule.path')),
};
export const CountyFields = {
  code: z.string().check(z.refine(text => text.trim() !== '', 'applicationParts.rule.code')),
  links: z.optional(
    z.array(
      z.looseObject({
        linkName: z.optional(z.string()),
        linkPath: z.string().check(z.refine(isHttpUrl, 'applicationParts.rule.linkPath')),
      }),
    ),
  ),
};

const { county, paths } = WholeApplication.shape;
const writeShape = { reply: WholeApplication, changes: ['applications'] } as const;

/** The calls that change one part of an application. `_id` in a body is the application's. */
export const applicationParts = {
  updateCounty: endpoint('POST /api/applications/update/county', {
    body: z.object({ county, _id: z.string() }),
    ...writeShape,
  }),
  /** Each call replaces the whole list. */
  updatePaths: endpoint('POST /api/applications/update/paths', {
    body: z.object({ paths, _id: z.string() }),
    ...writeShape,
  }),
  /** `from` and `to` are applications. `to` keeps the tools that it already has. */
  copyTools: endpoint('POST /api/applications/copy/tools', {
    body: z.object({ from: z.string(), to: z.string() }),
    ...writeShape,
  }),
  addTools: endpoint('POST /api/applications/add/tool/bulk', {
    body: z.object({ tools: z.array(z.string()), _id: z.string() }),
    ...writeShape,
  }),
  removeTool: endpoint('DELETE /api/applications/remove/tool/{appId}/{toolId}', writeShape),
  users: endpoint('GET /api/applications/{id}/users', {
    reply: listOf(User, { orIds: true }),
    shows: ['users', 'applications'],
  }),
  /** The platform refuses it with a plain-text message (docs/decisions/plain-text-refusals.md). */
  addUser: endpoint('POST /api/applications/{id}/users', {
    body: z.object({ userId: z.string() }),
    reply: listOf(User, { orIds: true }),
    changes: ['applications', 'users'],
  }),
  removeUser: endpoint('DELETE /api/applications/{id}/users/{userId}', {
    changes: ['applications', 'users'],
  }),
  /** The users who may use the application without a subscription. */
  overrideUsers: endpoint('GET /api/users/subscription-override/{appId}', {
    reply: listOf(User, { orIds: true }),
    shows: ['users', 'applications'],
  }),
};
