import * as z from 'zod/mini';
import { catalogueFields } from './assignedRoles.ts';
import { crudEndpoints, listOf, Paging } from './crud.ts';
import { endpoint } from './endpoint.ts';
import { Ref } from './ref.ts';
import { requiredText } from './requiredText.ts';

/** A toolgroup (docs/behaviour.md 2 §3). Its tools are ordered. */
export const ToolGroup = z.looseObject({
  ...catalogueFields,
  toolGroupName: requiredText('resources.toolgroups.rule.toolGroupName'),
  tools: z.optional(z.array(Ref)),
});
export type ToolGroup = z.infer<typeof ToolGroup>;

/** The calls of toolgroups, and of the toolgroups of a purpose (docs/behaviour.md 2 §7). */
export const toolgroups = {
  ...crudEndpoints('toolgroups', ToolGroup),
  list: endpoint('GET /api/toolgroups/', { query: Paging, reply: listOf(ToolGroup), shows: ['toolgroups'] }),
  create: endpoint('POST /api/toolgroups/', { body: ToolGroup, reply: ToolGroup, changes: ['toolgroups'] }),
  info: endpoint('GET /api/toolgroups/{id}', { reply: ToolGroup, shows: ['toolgroups'] }),
  /** The platform also removes it from all purposes and plans. */
  remove: endpoint('DELETE /api/toolgroups/{id}', {
    changes: ['toolgroups', 'purposes', 'subscription-plans'],
  }),
  ofPurpose: endpoint('GET /api/toolgroups/purpose/{id}', {
    reply: listOf(ToolGroup),
    shows: ['toolgroups', 'purposes'],
  }),
  /** Creates a toolgroup at the end of a purpose. */
  createIn: endpoint('POST /api/toolgroups/purpose/{id}', {
    body: ToolGroup,
    reply: ToolGroup,
    changes: ['toolgroups', 'purposes'],
  }),
  /** Removes the toolgroup from one purpose without deleting it. */
  unlink: endpoint('POST /api/toolgroups/purpose/{id}/unlink', {
    body: z.object({ toolgroup: z.string() }),
    changes: ['purposes'],
  }),
  /** Adds an existing tool at the end. Returns 400 if the toolgroup already contains it. */
  addTool: endpoint('PUT /api/toolgroups/{id}/add-tool', {
    body: z.object({ tool: z.string() }),
    reply: ToolGroup,
    changes: ['toolgroups'],
  }),
};
