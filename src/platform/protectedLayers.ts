import * as z from 'zod/mini';
import { listOf } from './crud.ts';
import { endpoint } from './endpoint.ts';
import { User } from './users.ts';

/** A group of map layers that only named users may see (spec 1 §3). */
export const ProtectedLayer = z.looseObject({
  _id: z.string(),
  groupName: z.optional(z.string()),
  groupIndex: z.optional(z.number()),
  layerNames: z.optional(z.array(z.looseObject({ layerName: z.optional(z.string()), layerIndex: z.optional(z.number()) }))),
});
export type ProtectedLayer = z.infer<typeof ProtectedLayer>;

export const protectedLayers = {
  search: endpoint('GET /api/protectedLayers/', {
    query: z.object({
      application: z.optional(z.string()),
      query: z.optional(z.string()),
      filterExistingUser: z.optional(z.string()),
    }),
    reply: listOf(ProtectedLayer),
    shows: ['protectedLayers'],
  }),
  assignToUser: endpoint('POST /api/protectedLayers/assign-to-user/{userId}', {
    body: z.object({ applications: z.array(z.string()), protectedLayers: z.array(z.string()) }),
    reply: User,
    changes: ['users', 'protectedLayers'],
  }),
  removeFromUser: endpoint(
    'DELETE /api/protectedLayers/remove-from-user/protectedLayer/{layerId}/application/{appId}/user/{userId}',
    { changes: ['users', 'protectedLayers'] },
  ),
};
