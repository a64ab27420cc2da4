import { fileURLToPath } from 'node:url';
import { dynamicParents, moduleArea, type Modules } from './modules.ts';
import { pathMatcher } from './pathMatcher.ts';

/** The index imports all modules of the kit: a screen that imports it may not need all their icons. */
const ADMIN_INDEX = fileURLToPath(new URL('../../src/admin/index.ts', import.meta.url)).replaceAll('\\', '/');

const isIcon = pathMatcher(['@mui/icons-material/']);

/** The screens that use an icon, if there are several, and their areas. */
export const iconUsers = (id: string, modules: Modules) => {
  const screens = isIcon(id) ? dynamicParents(id, modules, new Set([ADMIN_INDEX])) : [];
  return {
    screens,
    areas: new Set(screens.length > 1 ? screens.map(user => moduleArea(user)[1] ?? '') : []),
  };
};

/** The file of the icons that several screens of one area share. */
export function iconsChunk(id: string, modules: Modules): string | undefined {
  const [area, ...others] = iconUsers(id, modules).areas;
  return area && !others.length ? `${area}Icons` : undefined;
}
