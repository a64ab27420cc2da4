import type { CatalogueRecord } from '../../domain/catalogue/kinds.ts';
import { lazyComponent } from '../../ui/lazy/lazyComponent.tsx';
import { resourcePaths } from '../../ui/paths.ts';
import type { ConsoleResource } from '../ConsoleResource.ts';

export const tools = {
  name: 'tools',
  list: lazyComponent(() => import('./ToolList.tsx'), ['resources.tools'], 'parent'),
  show: lazyComponent(() => import('./ToolShow.tsx'), ['access', 'catalogue', 'resources.tools'], 'parent'),
  recordRepresentation: (tool: CatalogueRecord<'tools'>) => String(tool.toolName || tool.id),
  options: {
    paths: resourcePaths.tools,
    menu: 'bar',
    createDialog: lazyComponent(() => import('./NewToolDialog.tsx'), ['resources.tools']),
  },
} satisfies ConsoleResource;
