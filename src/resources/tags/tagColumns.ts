import type { RaRecord } from 'react-admin';
import type { Tag } from '../../platform/tags.ts';
import { count } from '../../ui/formats.ts';
import type { Column } from '../../lists/columns.ts';

export type TagRecord = Tag & RaRecord;

export const tagColumns: Column<TagRecord>[] = [
  { source: 'tagName', label: 'tags.field.tagName', text: tag => tag.tagName ?? '', width: 40 },
  { source: 'helpInfo', label: 'tags.field.helpInfo', text: tag => tag.helpInfo ?? '', width: 44, quiet: true, optional: true },
  { source: 'numberOfMapsTagged', label: 'tags.field.numberOfMapsTagged', text: tag => count(tag.numberOfMapsTagged ?? 0), width: 16, numeric: true },
];
