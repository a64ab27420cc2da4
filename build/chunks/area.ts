import { dynamicParents, isPage, moduleArea, pathExists, type Modules } from './modules.ts';
import { pathMatcher } from './pathMatcher.ts';
import { areasModules } from './paths/areas.ts';
import { listsModules } from './paths/list.ts';

const listed = Object.entries(areasModules).map(([name, paths]) => ({ name, matches: pathMatcher(paths) }));
const isList = pathMatcher(listsModules);

/** The area of a module: its English texts, its contract, and modules that its list shares with its other screens. */
export function areaChunk(id: string, modules: Modules): string | undefined {
  const named = listed.find(({ matches }) => matches(id));
  if (named) return named.name;
  const [folder, name] = moduleArea(id);
  if (folder === 'src/resources') {
    const screens = dynamicParents(id, modules);
    return screens.length > 1 && screens.some(isList) ? name : undefined;
  }
  return folder !== 'src/pages' && pathExists(`i18n/en/${name}.ts`) && !isPage(name) ? name : undefined;
}
