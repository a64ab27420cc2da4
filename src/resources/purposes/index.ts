import type { ResourceLabel } from '../../calls/screen.ts';
import type { CatalogueRecord } from '../../catalogue/kinds.ts';
import { page } from '../../ui/page.ts';
import { patterns } from '../../ui/paths.ts';
import { newPurpose } from './newPurpose.ts';

export const purposes = {
  recordRepresentation: (purpose: CatalogueRecord<'purposes'>) => purpose.purposeName || purpose.id,
  create: { label: 'resources.purposes.page.create', dialog: newPurpose },
  screens: [
    {
      path: patterns.purposes,
      page: page(() => import('./PurposeList.tsx'), ['resources.purposes']),
      right: 'purposes',
      list: 'purposes',
    },
    {
      path: patterns.purpose,
      page: page(
        () => import('./PurposeInfo.tsx'),
        ['access', 'catalogue', 'children', 'resources.purposes'],
      ),
      right: 'purposes',
    },
  ],
} satisfies ResourceLabel;
