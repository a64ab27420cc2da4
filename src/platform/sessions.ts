import * as z from 'zod/mini';
import { listOf, Paging } from './crud.ts';
import { endpoint } from './endpoint.ts';
import { Ref } from './ref.ts';

/**
 * A visit of a user to an application. Times are epoch seconds; `logoutTime` is missing while the visit
 * lasts.
 */
export const UserSession = z.looseObject({
  _id: z.string(),
  application: z.optional(z.nullable(Ref)),
  loginTime: z.optional(z.nullable(z.number())),
  logoutTime: z.optional(z.nullable(z.number())),
});
export type UserSession = z.infer<typeof UserSession>;

export const sessions = {
  list: endpoint('GET /api/sessions/{userId}', {
    query: Paging,
    reply: listOf(UserSession),
    shows: ['sessions', 'users'],
  }),
};
