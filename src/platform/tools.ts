import * as z from 'zod/mini';
import { catalogueFields } from './assignedRoles.ts';
import { crudEndpoints, listOf, Paging } from './crud.ts';
import { endpoint } from './endpoint.ts';
import { Ref } from './ref.ts';
import { requiredText } from './requiredText.ts';

/** The config of a tool's widget in one application. `applicationId` refers to the application's `_id`. */
export const ToolConfig = z.looseObject({ applicationId: Ref, config: z.unknown() });
export type ToolConfig = z.infer<typeof ToolConfig>;

/**
 * A tool (docs/behaviour.md 2 §3). Applications without a config of their own use the default. Lists and
 * searches may omit both configs, which can be megabytes.
 */
export const Tool = z.looseObject({
  ...catalogueFields,
  toolName: requiredText('resources.tools.rule.toolName'),
  toolDefaultConfig: z.optional(z.unknown()),
  toolConfigs: z.optional(z.array(ToolConfig)),
});
export type Tool = z.infer<typeof Tool>;

/** `update` saves the configs with the whole tool (docs/behaviour.md 2 §7). */
export const tools = {
  ...crudEndpoints('tools', Tool),
  list: endpoint('GET /api/tools/', { query: Paging, reply: listOf(Tool), shows: ['tools'] }),
  create: endpoint('POST /api/tools/', { body: Tool, reply: Tool, changes: ['tools'] }),
  info: endpoint('GET /api/tools/{id}', { reply: Tool, shows: ['tools'] }),
  /** The platform also removes it from all toolgroups and plans. */
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
  /** Creates a tool at the end of a toolgroup. */
  createIn: endpoint('POST /api/tools/toolgroup/{id}', {
    body: Tool,
    reply: Tool,
    changes: ['tools', 'toolgroups'],
  }),
  /** Removes the tool from one toolgroup without deleting it. */
  unlink: endpoint('POST /api/tools/toolgroup/{id}/unlink', {
    body: z.object({ tool: z.string() }),
    changes: ['toolgroups'],
  }),
};
