import { lazyComponent } from '../../ui/lazy/lazyComponent.tsx';
import { resourcePaths } from '../../ui/paths.ts';
import type { ConsoleResource } from '../ConsoleResource.ts';
import type { TagRecord } from './tagRecord.ts';

export const tags = {
  name: 'tags',
  list: lazyComponent(() => import('./TagList.tsx'), ['resources.tags'], 'parent'),
  edit: lazyComponent(() => import('./TagEdit.tsx'), ['resources.tags'], 'parent'),
  recordRepresentation: (tag: TagRecord) => String(tag.tagName || tag.id),
  options: {
    paths: resourcePaths.tags,
    menu: 'bar',
    createDialog: lazyComponent(() => import('./NewTagDialog.tsx'), ['resources.tags']),
  },
} satisfies ConsoleResource;
