import { broughtBy, isPage, placeOf, type Modules } from './modules.ts';
import { pathMatcher } from './pathMatcher.ts';
import { opened } from './paths/opened.ts';

const isOpened = pathMatcher(opened);

/** The page that alone uses a module, if it is no resource's; dialogs and tabs load when they open. */
export function page(id: string, modules: Modules): string | undefined {
  const [folder, name] = placeOf(id);
  if (folder === 'src/resources' || !isPage(name)) return undefined;
  return broughtBy(id, modules).every(isOpened) ? undefined : name;
}
