import type { CatalogueRecord } from '../../catalogue/kinds.ts';
import type { ColumnOf } from '../../lists/columns.ts';
import { count } from '../../ui/formats.ts';

export const toolgroupColumns: ColumnOf<'resources.toolgroups', CatalogueRecord<'toolgroups'>>[] = [
  { source: 'toolGroupName', text: toolgroup => toolgroup.toolGroupName ?? '', width: 34 },
  { source: 'helpInfo', text: toolgroup => toolgroup.helpInfo ?? '', width: 52, quiet: true },
  {
    source: 'tools',
    text: toolgroup => count(toolgroup.tools?.length ?? 0),
    width: 14,
    numeric: true,
  },
  {
    source: 'rolesAssigned',
    text: toolgroup => count(toolgroup.rolesAssigned?.length ?? 0),
    width: 12,
    numeric: true,
    shown: 'chosen',
  },
];
