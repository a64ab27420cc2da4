import * as z from 'zod/mini';
import { Paging, listOf } from './crud.ts';
import { endpoint } from './endpoint.ts';
import { Ref } from './users.ts';

/** A purpose (spec 2 §3): what people come to an application for. */
export const Purpose = z.looseObject({
  _id: z.string(),
  purposeName: z.optional(z.string()),
  helpInfo: z.optional(z.string()),
  toolgroups: z.optional(z.array(Ref)),
});
export type Purpose = z.infer<typeof Purpose>;

export const purposes = {
  list: endpoint('GET /api/purposes', { query: Paging, reply: listOf(Purpose), shows: ['purposes'] }),
};
