import * as z from 'zod/mini';
import { WholeApplication } from './applications.ts';
import { listOf } from './crud.ts';
import { endpoint } from './endpoint.ts';
import { User } from './users.ts';
import { isWebAddress } from './webAddress.ts';

/** What an application's paths lead to (docs/behaviour.md 2 §3). */
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

/** What people may fill in of a path and of a county (docs/behaviour.md 2 §5). What is stored already is sent back as it is. */
export const PathFields = {
  pathType: z.enum(PATH_TYPES),
  path: z.string().check(z.refine(isWebAddress, 'applicationParts.rule.path')),
};
export const CountyFields = {
  code: z.string().check(z.refine(text => text.trim() !== '', 'applicationParts.rule.code')),
  links: z.optional(
    z.array(
      z.looseObject({
        linkName: z.optional(z.string()),
        linkPath: z.string().check(z.refine(isWebAddress, 'applicationParts.rule.linkPath')),
      }),
    ),
  ),
};

const { county, paths } = WholeApplication.shape;
const writeShape = { reply: WholeApplication, changes: ['applications'] } as const;

/** The parts of an application that have calls of their own. In a body `_id` is the application's. */
export const applicationParts = {
  updateCounty: endpoint('POST /api/applications/update/county', {
    body: z.object({ county, _id: z.string() }),
    ...writeShape,
  }),
  /** With the whole list each time. */
  updatePaths: endpoint('POST /api/applications/update/paths', {
    body: z.object({ paths, _id: z.string() }),
    ...writeShape,
  }),
  /** `from` and `to` are applications; what `to` has already it keeps. */
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
  /** Refused with a sentence as plain text (docs/decisions/plain-text-refusals.md). */
  addUser: endpoint('POST /api/applications/{id}/users', {
    body: z.object({ userId: z.string() }),
    reply: listOf(User, { orIds: true }),
    changes: ['applications', 'users'],
  }),
  removeUser: endpoint('DELETE /api/applications/{id}/users/{userId}', {
    changes: ['applications', 'users'],
  }),
  /** Who may use it without a subscription. */
  overrideUsers: endpoint('GET /api/users/subscription-override/{appId}', {
    reply: listOf(User, { orIds: true }),
    shows: ['users', 'applications'],
  }),
};
