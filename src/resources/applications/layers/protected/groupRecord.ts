import type { ProtectedLayer } from '../../../../platform/protectedLayers.ts';

/** A protected group as a record of a list. */
export interface GroupRecord {
  id: string;
  group: ProtectedLayer;
}
