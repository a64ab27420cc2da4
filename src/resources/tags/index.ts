import { page } from '../../ui/page.tsx';
import { part } from '../../ui/part.tsx';
import type { TagRecord } from './tagColumns.ts';
import { patterns } from '../../ui/paths.ts';
import type { ResourceLabel } from '../../calls/screen.ts';

export const tags = {
  recordRepresentation: (tag: TagRecord) => tag.tagName,
  create: { label: 'tags.new', dialog: part(() => import('./NewTagDialog.tsx')) },
  screens: [
    { path: patterns.tags, page: page(() => import('./TagList.tsx')), right: 'tags', list: 'tags' },
    { path: patterns.tag, page: page(() => import('./TagInfo.tsx')), right: 'tags' },
  ],
} satisfies ResourceLabel;
