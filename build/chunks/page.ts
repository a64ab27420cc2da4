import { dynamicParents, isPage, moduleArea, type Modules } from './modules.ts';
import { pathMatcher } from './pathMatcher.ts';
import { openedModules } from './paths/opened.ts';

const isOpened = pathMatcher(openedModules);

/**
 * The only page that uses a module, unless the module belongs to a resource. Dialogs and tabs load when they
 * open.
 */
export function pageChunk(id: string, modules: Modules): string | undefined {
  const [folder, name] = moduleArea(id);
  if (folder === 'src/resources' || !isPage(name)) return undefined;
  return dynamicParents(id, modules).every(isOpened) ? undefined : name;
}
