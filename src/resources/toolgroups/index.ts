import type { ResourceLabel } from '../../calls/screen.ts';
import type { CatalogueRecord } from '../../catalogue/kinds.ts';
import { page } from '../../ui/page.ts';
import { patterns } from '../../ui/paths.ts';
import { newToolgroup } from './newToolgroup.ts';

export const toolgroups = {
  recordRepresentation: (toolgroup: CatalogueRecord<'toolgroups'>) => toolgroup.toolGroupName || toolgroup.id,
  create: { label: 'resources.toolgroups.page.create', dialog: newToolgroup },
  screens: [
    {
      path: patterns.toolgroups,
      page: page(() => import('./ToolgroupList.tsx'), ['resources.toolgroups']),
      right: 'toolgroups',
      list: 'toolgroups',
    },
    {
      path: patterns.toolgroup,
      page: page(
        () => import('./ToolgroupInfo.tsx'),
        ['access', 'catalogue', 'children', 'resources.toolgroups'],
      ),
      right: 'toolgroups',
    },
  ],
} satisfies ResourceLabel;
