import { broughtBy, isPage, placeOf, type Modules } from './modules.ts';
import { pathMatcher } from './pathMatcher.ts';
import { opened } from './paths/opened.ts';

const isOpened = pathMatcher(opened);

/** A page that is no resource, with all that it has to itself; what it opens comes when it is opened. */
export function page(id: string, modules: Modules): string | undefined {
  const [folder, name] = placeOf(id);
  if (folder === 'src/resources' || !isPage(name)) return undefined;
  return broughtBy(id, modules).every(isOpened) ? undefined : name;
}
