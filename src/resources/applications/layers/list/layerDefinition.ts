import { GEOMETRY_TYPES } from '../../../../platform/layers.ts';
import type { ListStart } from '../../../../platform/lists.ts';

/** Page size, sort fields, filters and view of the list of layers. */
export const layerDefinition = {
  pageSize: 24,
  sortBy: 'name',
  sortDirection: 'asc',
  view: 'table',
  sorts: ['name', 'geometryType', 'description', 'url', 'editable', 'uses', 'layerId'],
  filters: { geometryType: GEOMETRY_TYPES, editable: ['yes', 'no'] },
} as const satisfies ListStart;
