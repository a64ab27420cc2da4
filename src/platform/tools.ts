import * as z from 'zod/mini';
import { Paging, listOf } from './crud.ts';
import { endpoint } from './endpoint.ts';

/** A tool (spec 2 §3). */
export const Tool = z.looseObject({
  _id: z.string(),
  toolName: z.optional(z.string()),
  helpInfo: z.optional(z.string()),
});
export type Tool = z.infer<typeof Tool>;

export const tools = {
  list: endpoint('GET /api/tools/', { query: Paging, reply: listOf(Tool), shows: ['tools'] }),
};
