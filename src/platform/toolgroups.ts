import * as z from 'zod/mini';
import { Paging, listOf } from './crud.ts';
import { endpoint } from './endpoint.ts';
import { Ref } from './users.ts';

/** A tool group (spec 2 §3). */
export const ToolGroup = z.looseObject({
  _id: z.string(),
  toolGroupName: z.optional(z.string()),
  helpInfo: z.optional(z.string()),
  tools: z.optional(z.array(Ref)),
});
export type ToolGroup = z.infer<typeof ToolGroup>;

export const toolgroups = {
  list: endpoint('GET /api/toolgroups/', { query: Paging, reply: listOf(ToolGroup), shows: ['toolgroups'] }),
};
