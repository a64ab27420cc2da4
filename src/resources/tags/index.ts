import type { ResourceLabel } from '../../calls/screen.ts';
import { lazyComponent } from '../../ui/lazy/lazyComponent.tsx';
import { patterns } from '../../ui/paths.ts';
import type { TagRecord } from './tagRecord.ts';

export const tags = {
  recordRepresentation: (tag: TagRecord) => String(tag.tagName || tag.id),
  create: {
    label: 'resources.tags.page.create',
    dialog: lazyComponent(() => import('./NewTagDialog.tsx'), ['resources.tags']),
  },
  screens: [
    {
      path: patterns.tags,
      page: lazyComponent(() => import('./TagList.tsx'), ['resources.tags'], 'parent'),
      right: 'tags',
      list: 'tags',
    },
    {
      path: patterns.tag,
      page: lazyComponent(() => import('./TagEdit.tsx'), ['resources.tags'], 'parent'),
      right: 'tags',
    },
  ],
} satisfies ResourceLabel;
