import type { CatalogueRecord } from '../../domain/catalogue/kinds.ts';
import { lazyComponent } from '../../ui/lazy/lazyComponent.tsx';
import { resourcePaths } from '../../ui/paths.ts';
import type { ConsoleResource } from '../ConsoleResource.ts';

export const purposes = {
  name: 'purposes',
  list: lazyComponent(() => import('./PurposeList.tsx'), ['resources.purposes'], 'parent'),
  show: lazyComponent(
    () => import('./PurposeShow.tsx'),
    ['access', 'catalogue', 'children', 'resources.purposes'],
    'parent',
  ),
  recordRepresentation: (purpose: CatalogueRecord<'purposes'>) => String(purpose.purposeName || purpose.id),
  options: {
    paths: resourcePaths.purposes,
    menu: 'belowTools',
    createDialog: lazyComponent(() => import('./NewPurposeDialog.tsx'), ['resources.purposes']),
  },
} satisfies ConsoleResource;
