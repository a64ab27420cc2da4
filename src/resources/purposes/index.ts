import type { CatalogueRecord } from '../../catalogue/kinds.ts';
import { lazyComponent } from '../../ui/lazy/lazyComponent.tsx';
import { resourcePaths } from '../../ui/paths.ts';
import type { ConsoleResource } from '../ConsoleResource.ts';
import { newPurpose } from './newPurpose.ts';

export const purposes = {
  name: 'purposes',
  list: lazyComponent(() => import('./PurposeList.tsx'), ['resources.purposes'], 'parent'),
  edit: lazyComponent(
    () => import('./PurposeInfo.tsx'),
    ['access', 'catalogue', 'children', 'resources.purposes'],
    'parent',
  ),
  recordRepresentation: (purpose: CatalogueRecord<'purposes'>) => purpose.purposeName || purpose.id,
  options: { paths: resourcePaths.purposes, createDialog: newPurpose },
} satisfies ConsoleResource;
