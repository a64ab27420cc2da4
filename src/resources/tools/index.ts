import type { ResourceLabel } from '../../calls/screen.ts';
import type { CatalogueRecord } from '../../catalogue/kinds.ts';
import { page } from '../../ui/page.ts';
import { patterns } from '../../ui/paths.ts';
import { newTool } from './newTool.ts';

export const tools = {
  recordRepresentation: (tool: CatalogueRecord<'tools'>) => tool.toolName || tool.id,
  create: { label: 'resources.tools.page.create', dialog: newTool },
  screens: [
    {
      path: patterns.tools,
      page: page(() => import('./ToolList.tsx'), ['resources.tools']),
      right: 'tools',
      list: 'tools',
    },
    {
      path: patterns.tool,
      page: page(() => import('./ToolInfo.tsx'), ['access', 'catalogue', 'resources.tools']),
      right: 'tools',
    },
  ],
} satisfies ResourceLabel;
