import * as z from 'zod/mini';
import { catalogueFields } from './assignedRoles.ts';
import { crudEndpoints, listOf, Paging } from './crud.ts';
import { endpoint } from './endpoint.ts';
import { Ref } from './ref.ts';
import { requiredText } from './requiredText.ts';

/** A tool group (docs/behaviour.md 2 §3). Its tools stand in their order. */
export const ToolGroup = z.looseObject({
  ...catalogueFields,
  toolGroupName: requiredText('resources.toolgroups.rule.toolGroupName'),
  tools: z.optional(z.array(Ref)),
});
export type ToolGroup = z.infer<typeof ToolGroup>;

/** Tool groups (docs/behaviour.md 2 §7), and those of a purpose. */
export const toolgroups = {
  ...crudEndpoints('toolgroups', ToolGroup),
  list: endpoint('GET /api/toolgroups/', { query: Paging, reply: listOf(ToolGroup), shows: ['toolgroups'] }),
  create: endpoint('POST /api/toolgroups/', { body: ToolGroup, reply: ToolGroup, changes: ['toolgroups'] }),
  info: endpoint('GET /api/toolgroups/{id}', { reply: ToolGroup, shows: ['toolgroups'] }),
  /** It goes from every purpose and plan that has it. */
  remove: endpoint('DELETE /api/toolgroups/{id}', {
    changes: ['toolgroups', 'purposes', 'subscription-plans'],
  }),
  ofPurpose: endpoint('GET /api/toolgroups/purpose/{id}', {
    reply: listOf(ToolGroup),
    shows: ['toolgroups', 'purposes'],
  }),
  /** A new one inside a purpose, behind its others. */
  createIn: endpoint('POST /api/toolgroups/purpose/{id}', {
    body: ToolGroup,
    reply: ToolGroup,
    changes: ['toolgroups', 'purposes'],
  }),
  /** Takes it out of one purpose; the toolgroup stays. */
  unlink: endpoint('POST /api/toolgroups/purpose/{id}/unlink', {
    body: z.object({ toolgroup: z.string() }),
    changes: ['purposes'],
  }),
  /** Puts an existing tool behind the others; 400 where the toolgroup has it. */
  addTool: endpoint('PUT /api/toolgroups/{id}/add-tool', {
    body: z.object({ tool: z.string() }),
    reply: ToolGroup,
    changes: ['toolgroups'],
  }),
};
