import * as z from 'zod/mini';
import { listOf } from './crud.ts';
import { endpoint } from './endpoint.ts';
import { User } from './users.ts';

/** A group of map layers that only assigned users may see (docs/behaviour.md 1 §3). */
export const ProtectedLayer = z.looseObject({
  _id: z.string(),
  groupName: z.optional(z.string()),
  groupIndex: z.optional(z.number()),
  layerNames: z.optional(
    z.array(z.looseObject({ layerName: z.optional(z.string()), layerIndex: z.optional(z.number()) })),
  ),
  __v: z.optional(z.number()),
});
export type ProtectedLayer = z.infer<typeof ProtectedLayer>;

/** The form fields of a protected layer (docs/behaviour.md 2 §5). */
export const NewProtectedLayer = z.extend(ProtectedLayer, {
  _id: z.optional(z.string()),
  groupName: z.string().check(z.refine(text => text.trim() !== '', 'protectedLayers.rule.groupName')),
  groupIndex: z
    .number('protectedLayers.rule.groupIndex')
    .check(z.refine(index => Number.isInteger(index) && index > 0, 'protectedLayers.rule.groupIndex')),
});
export type NewProtectedLayer = z.infer<typeof NewProtectedLayer>;

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
  ofApplication: endpoint('GET /api/protectedLayers/application/{appId}', {
    reply: listOf(ProtectedLayer),
    shows: ['protectedLayers', 'applications'],
  }),
  create: endpoint('POST /api/protectedLayers/application/{appId}', {
    body: NewProtectedLayer,
    reply: ProtectedLayer,
    changes: ['protectedLayers'],
  }),
  update: endpoint('PUT /api/protectedLayers/{id}', {
    body: NewProtectedLayer,
    reply: ProtectedLayer,
    changes: ['protectedLayers', 'users'],
  }),
  remove: endpoint('DELETE /api/protectedLayers/{id}', { changes: ['protectedLayers', 'users'] }),
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
