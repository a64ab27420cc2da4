import type { ResourceLabel } from '../../calls/screen.ts';
import type { CatalogueRecord } from '../../catalogue/kinds.ts';
import { lazyComponent } from '../../ui/lazy/lazyComponent.tsx';
import { patterns } from '../../ui/paths.ts';
import { newTool } from './newTool.ts';

export const tools = {
  recordRepresentation: (tool: CatalogueRecord<'tools'>) => tool.toolName || tool.id,
  create: { label: 'resources.tools.page.create', dialog: newTool },
  screens: [
    {
      path: patterns.tools,
      page: lazyComponent(() => import('./ToolList.tsx'), ['resources.tools'], 'parent'),
      right: 'tools',
      list: 'tools',
    },
    {
      path: patterns.tool,
      page: lazyComponent(
        () => import('./ToolInfo.tsx'),
        ['access', 'catalogue', 'resources.tools'],
        'parent',
      ),
      right: 'tools',
    },
  ],
} satisfies ResourceLabel;
