import type { ResourceLabel } from '../../calls/screen.ts';
import type { CatalogueRecord } from '../../catalogue/kinds.ts';
import { lazyComponent } from '../../ui/lazy/lazyComponent.tsx';
import { patterns } from '../../ui/paths.ts';
import { newToolgroup } from './newToolgroup.ts';

export const toolgroups = {
  recordRepresentation: (toolgroup: CatalogueRecord<'toolgroups'>) => toolgroup.toolGroupName || toolgroup.id,
  create: { label: 'resources.toolgroups.page.create', dialog: newToolgroup },
  screens: [
    {
      path: patterns.toolgroups,
      page: lazyComponent(() => import('./ToolgroupList.tsx'), ['resources.toolgroups'], 'parent'),
      right: 'toolgroups',
      list: 'toolgroups',
    },
    {
      path: patterns.toolgroup,
      page: lazyComponent(
        () => import('./ToolgroupInfo.tsx'),
        ['access', 'catalogue', 'children', 'resources.toolgroups'],
        'parent',
      ),
      right: 'toolgroups',
    },
  ],
} satisfies ResourceLabel;
