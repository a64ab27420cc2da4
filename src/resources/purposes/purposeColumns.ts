import type { CatalogueRecord } from '../../catalogue/kinds.ts';
import type { ColumnOf } from '../../lists/columns.ts';
import { count } from '../../ui/formats.ts';

export const purposeColumns: ColumnOf<'resources.purposes', CatalogueRecord<'purposes'>>[] = [
  { source: 'purposeName', text: purpose => purpose.purposeName ?? '', width: 34 },
  { source: 'helpInfo', text: purpose => purpose.helpInfo ?? '', width: 52, quiet: true },
  {
    source: 'toolgroups',
    text: purpose => count(purpose.toolgroups?.length ?? 0),
    width: 14,
    numeric: true,
  },
  {
    source: 'rolesAssigned',
    text: purpose => count(purpose.rolesAssigned?.length ?? 0),
    width: 12,
    numeric: true,
    shown: 'chosen',
  },
];
