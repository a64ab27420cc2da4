import * as z from 'zod/mini';
import { Paging, listOf } from './crud.ts';
import { endpoint } from './endpoint.ts';

/** An application as far as it is chosen and named; the rest of it comes with its own screens. */
export const Application = z.looseObject({
  _id: z.string(),
  applicationId: z.optional(z.string()),
  applicationName: z.optional(z.string()),
  /** With `expand=subscriptionPlans`: the plans themselves; else their ids. */
  subscriptionPlans: z.optional(z.array(z.unknown())),
});
export type Application = z.infer<typeof Application>;

const Admin = z.object({ adminId: z.string(), _id: z.string() });

export const applications = {
  list: endpoint('GET /api/applications', {
    query: z.extend(Paging, { all: z.optional(z.string()), expand: z.optional(z.string()) }),
    reply: listOf(Application),
    // An application comes with its plans where they are asked for.
    shows: ['subscription-plans', 'applications'],
  }),
  /** `adminId` is the user, `_id` the application. */
  addAdmin: endpoint('POST /api/applications/add/admin', { body: Admin, reply: Application, changes: ['applications', 'users'] }),
  removeAdmin: endpoint('DELETE /api/applications/remove/admin/{appId}/{userId}', { reply: Application, changes: ['applications', 'users'] }),
};
