import type { ProtectedLayer } from '../../src/platform/protectedLayers.ts';
import type { protectedLayersTable } from '../db/tables/protectedLayers.ts';

export const layerReply = (row: typeof protectedLayersTable.$inferSelect): ProtectedLayer => ({
  ...row.extra,
  _id: row.id,
  groupName: row.groupName,
  groupIndex: row.groupIndex,
  layerNames: row.layerNames,
  __v: row.version,
});
