import type { ResourceLabel } from '../../calls/screen.ts';
import { page } from '../../ui/page.ts';
import { part } from '../../ui/part.tsx';
import { patterns } from '../../ui/paths.ts';
import type { TagRecord } from './tagColumns.ts';

export const tags = {
  recordRepresentation: (tag: TagRecord) => String(tag.tagName || tag.id),
  create: {
    label: 'resources.tags.page.create',
    dialog: part(() => import('./NewTagDialog.tsx'), ['resources.tags']),
  },
  screens: [
    {
      path: patterns.tags,
      page: page(() => import('./TagList.tsx'), ['resources.tags']),
      right: 'tags',
      list: 'tags',
    },
    { path: patterns.tag, page: page(() => import('./TagInfo.tsx'), ['resources.tags']), right: 'tags' },
  ],
} satisfies ResourceLabel;
