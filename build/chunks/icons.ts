import { fileURLToPath } from 'node:url';
import { broughtBy, placeOf, type Modules } from './modules.ts';
import { pathMatcher } from './pathMatcher.ts';

/** It names all modules of the kit: a screen that imports it need not bring an icon of one of them. */
const KIT_INDEX = fileURLToPath(new URL('../../src/admin/index.ts', import.meta.url)).replaceAll('\\', '/');

const isIcon = pathMatcher(['@mui/icons-material/']);

/** The screens that bring an icon along, where several do, and the areas they are of. */
export const showing = (id: string, modules: Modules) => {
  const screens = isIcon(id) ? broughtBy(id, modules, new Set([KIT_INDEX])) : [];
  return {
    screens,
    areas: new Set(screens.length > 1 ? screens.map(screen => placeOf(screen)[1] ?? '') : []),
  };
};

/** The icons that several screens of one area have. */
export function icons(id: string, modules: Modules): string | undefined {
  const [area, ...others] = showing(id, modules).areas;
  return area && !others.length ? `${area}Icons` : undefined;
}
