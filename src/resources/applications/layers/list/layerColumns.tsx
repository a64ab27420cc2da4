import type { ColumnOf } from '../../../../lists/columns.ts';
import type { ListFilter } from '../../../../lists/filters.ts';
import { GEOMETRY_TYPES, type Layer } from '../../../../platform/layers.ts';
import type { ListStart } from '../../../../platform/lists.ts';
import { textIn } from '../../../../platform/unchecked.ts';
import { orEmpty } from '../../../../ui/formats.ts';
import { GeometrySign } from '../GeometrySign.tsx';
import { LayerAddress } from '../LayerAddress.tsx';
import { layerName } from '../layerName.ts';
import type { LayerRow } from './layerRow.ts';
import { UsesButton } from './UsesButton.tsx';
import { usesCount, type Uses } from './usesOf.ts';

export const layerStart: ListStart = {
  pageSize: 24,
  sortBy: 'name',
  sortDirection: 'asc',
  view: 'table',
  sorts: ['name', 'geometryType', 'description', 'url', 'editable', 'uses', 'layerId'],
  filters: { geometryType: GEOMETRY_TYPES, editable: ['yes', 'no'] },
};
export const layerFilters: ListFilter<'layers'>[] = [
  { source: 'geometryType', kind: 'choice', options: ['all', ...GEOMETRY_TYPES] },
  { source: 'editable', kind: 'choice', options: ['all', 'yes', 'no'] },
];

interface Words {
  appId: string;
  usesOf(layer: Layer): Uses;
  geometry(type: unknown): string;
  yesNo(value: unknown): string;
}

/** The documented columns, how many things name it, and the id in the map, which can be chosen. */
export const layerColumns = ({ appId, geometry, yesNo, usesOf }: Words): ColumnOf<'layers', LayerRow>[] => [
  { source: 'name', text: ({ layer }) => layerName(layer), width: 20 },
  {
    source: 'geometryType',
    text: ({ layer }) => geometry(layer.geometryType),
    draw: ({ layer }) => (
      <span className="row">
        <GeometrySign type={textIn(layer.geometryType)} />
        {orEmpty(geometry(layer.geometryType))}
      </span>
    ),
    width: 12,
  },
  { source: 'description', text: ({ layer }) => textIn(layer.description), width: 24, quiet: true },
  {
    source: 'url',
    text: ({ layer }) => textIn(layer.url),
    draw: ({ layer }) => <LayerAddress url={layer.url} />,
    width: 28,
  },
  { source: 'editable', text: ({ layer }) => yesNo(layer.editable), width: 9 },
  {
    source: 'uses',
    text: ({ layer }) => String(usesCount(usesOf(layer)) || ''),
    draw: ({ layer }) => <UsesButton appId={appId} layer={layer} uses={usesOf(layer)} />,
    width: 9,
    numeric: true,
  },
  { source: 'layerId', text: ({ layer }) => String(layer.id ?? ''), width: 9, shown: 'chosen' },
];
