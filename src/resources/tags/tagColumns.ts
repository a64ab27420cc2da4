import type { RaRecord } from 'react-admin';
import type { ColumnOf } from '../../lists/columns.ts';
import type { Tag } from '../../platform/tags.ts';
import { count } from '../../ui/formats.ts';

export type TagRecord = Tag & RaRecord;

export const tagColumns: ColumnOf<'resources.tags', TagRecord>[] = [
  { source: 'tagName', text: tag => tag.tagName ?? '', width: 40 },
  { source: 'helpInfo', text: tag => tag.helpInfo ?? '', width: 44, quiet: true, shown: 'chosen' },
  { source: 'numberOfMapsTagged', text: tag => count(tag.numberOfMapsTagged ?? 0), width: 16, numeric: true },
];
