import type { CatalogueRecord } from '../../catalogue/kinds.ts';
import { lazyComponent } from '../../ui/lazy/lazyComponent.tsx';
import { resourcePaths } from '../../ui/paths.ts';
import type { ConsoleResource } from '../ConsoleResource.ts';
import { newTool } from './newTool.ts';

export const tools = {
  name: 'tools',
  list: lazyComponent(() => import('./ToolList.tsx'), ['resources.tools'], 'parent'),
  edit: lazyComponent(() => import('./ToolInfo.tsx'), ['access', 'catalogue', 'resources.tools'], 'parent'),
  recordRepresentation: (tool: CatalogueRecord<'tools'>) => tool.toolName || tool.id,
  options: { paths: resourcePaths.tools, createDialog: newTool },
} satisfies ConsoleResource;
