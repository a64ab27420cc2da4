import type { CatalogueRecord } from '../../catalogue/kinds.ts';
import type { ColumnOf } from '../../lists/columns.ts';
import { count } from '../../ui/formats.ts';

export const toolColumns: ColumnOf<'resources.tools', CatalogueRecord<'tools'>>[] = [
  { source: 'toolName', text: tool => tool.toolName ?? '', width: 34 },
  { source: 'helpInfo', text: tool => tool.helpInfo ?? '', width: 66, quiet: true },
  {
    source: 'rolesAssigned',
    text: tool => count(tool.rolesAssigned?.length ?? 0),
    width: 12,
    numeric: true,
    shown: 'chosen',
  },
];
