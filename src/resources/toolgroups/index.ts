import type { CatalogueRecord } from '../../domain/catalogue/kinds.ts';
import { lazyComponent } from '../../ui/lazy/lazyComponent.tsx';
import { resourcePaths } from '../../ui/paths.ts';
import type { ConsoleResource } from '../ConsoleResource.ts';

export const toolgroups = {
  name: 'toolgroups',
  list: lazyComponent(() => import('./ToolgroupList.tsx'), ['resources.toolgroups'], 'parent'),
  show: lazyComponent(
    () => import('./ToolgroupShow.tsx'),
    ['access', 'catalogue', 'children', 'resources.toolgroups'],
    'parent',
  ),
  recordRepresentation: (toolgroup: CatalogueRecord<'toolgroups'>) =>
    String(toolgroup.toolGroupName || toolgroup.id),
  options: {
    paths: resourcePaths.toolgroups,
    menu: 'belowTools',
    createDialog: lazyComponent(() => import('./NewToolgroupDialog.tsx'), ['resources.toolgroups']),
  },
} satisfies ConsoleResource;
