import * as z from 'zod/mini';
import { catalogueFields } from './assignedRoles.ts';
import { crudEndpoints, listOf, Paging } from './crud.ts';
import { endpoint } from './endpoint.ts';
import { Ref } from './ref.ts';
import { requiredText } from './requiredText.ts';

/** The config of a tool's widget in one application, by that application's `_id`. */
export const ToolConfig = z.looseObject({ applicationId: Ref, config: z.unknown() });
export type ToolConfig = z.infer<typeof ToolConfig>;

/**
 * A tool (docs/behaviour.md 2 §3). An application without a config of its own has the default. Lists and searches may leave both out:
 * they can be megabytes.
 */
export const Tool = z.looseObject({
  ...catalogueFields,
  toolName: requiredText('resources.tools.rule.toolName'),
  toolDefaultConfig: z.optional(z.unknown()),
  toolConfigs: z.optional(z.array(ToolConfig)),
});
export type Tool = z.infer<typeof Tool>;

/** Tools (docs/behaviour.md 2 §7), and those of a toolgroup. Their configs are saved by `update`, with the whole tool. */
export const tools = {
  ...crudEndpoints('tools', Tool),
  list: endpoint('GET /api/tools/', { query: Paging, reply: listOf(Tool), shows: ['tools'] }),
  create: endpoint('POST /api/tools/', { body: Tool, reply: Tool, changes: ['tools'] }),
  info: endpoint('GET /api/tools/{id}', { reply: Tool, shows: ['tools'] }),
  /** It goes from every toolgroup and plan that has it. */
  remove: endpoint('DELETE /api/tools/{id}', { changes: ['tools', 'toolgroups', 'subscription-plans'] }),
  search: endpoint('GET /api/tools/search', {
    query: z.object({ name: z.optional(z.string()) }),
    reply: listOf(Tool),
    shows: ['tools'],
  }),
  ofToolgroup: endpoint('GET /api/tools/toolgroup/{id}', {
    reply: listOf(Tool),
    shows: ['tools', 'toolgroups'],
  }),
  /** A new one inside a toolgroup, behind its others. */
  createIn: endpoint('POST /api/tools/toolgroup/{id}', {
    body: Tool,
    reply: Tool,
    changes: ['tools', 'toolgroups'],
  }),
  /** Takes it out of one toolgroup; the tool stays. */
  unlink: endpoint('POST /api/tools/toolgroup/{id}/unlink', {
    body: z.object({ tool: z.string() }),
    changes: ['toolgroups'],
  }),
};
