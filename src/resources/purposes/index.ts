import type { ResourceLabel } from '../../calls/screen.ts';
import type { CatalogueRecord } from '../../catalogue/kinds.ts';
import { lazyComponent } from '../../ui/lazy/lazyComponent.tsx';
import { patterns } from '../../ui/paths.ts';
import { newPurpose } from './newPurpose.ts';

export const purposes = {
  recordRepresentation: (purpose: CatalogueRecord<'purposes'>) => purpose.purposeName || purpose.id,
  create: { label: 'resources.purposes.page.create', dialog: newPurpose },
  screens: [
    {
      path: patterns.purposes,
      page: lazyComponent(() => import('./PurposeList.tsx'), ['resources.purposes'], 'parent'),
      right: 'purposes',
      list: 'purposes',
    },
    {
      path: patterns.purpose,
      page: lazyComponent(
        () => import('./PurposeInfo.tsx'),
        ['access', 'catalogue', 'children', 'resources.purposes'],
        'parent',
      ),
      right: 'purposes',
    },
  ],
} satisfies ResourceLabel;
