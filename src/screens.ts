import type { Screen } from './calls/screen.ts';
import { ownParameters } from './lists/ownParameters.ts';
import { pages } from './pages/index.ts';
import { addressOf } from './platform/endpoint.ts';
import { listQuery, listState } from './platform/lists.ts';
import { lists } from './platform/resources.ts';
import { resources } from './resources/index.ts';
import { matches } from './ui/paths.ts';

/** Every screen behind sign-in, by address. */
export const screens: Screen[] = [
  ...pages,
  ...Object.values(resources).flatMap(resource => resource.screens),
];
/** Whether this console has a screen. */
export const isThere = ({ there }: Screen) => there?.() ?? true;

// '/users/new' and the like come before patterns with a name in their place.
const fixedFirst = [...screens].sort((a, b) => Number(a.path.includes(':')) - Number(b.path.includes(':')));

export const screenAt = (path: string) =>
  fixedFirst.find(screen => isThere(screen) && matches(screen.path, path));

/** The call the screen at this address begins with, where it begins with a list. */
export function firstCall(path: string, search: string, hash = ''): string | undefined {
  const { list, listIn } = screenAt(path) ?? {};
  if (
    !list ||
    (listIn &&
      ((hash && hash !== `#${listIn.hash}`) ||
        listIn.unless.some(name => new URLSearchParams(search).has(name))))
  )
    return undefined;
  return addressOf(
    lists[list].route,
    {},
    listQuery(list, listState(list, ownParameters(listIn?.prefix ?? '', search))),
  );
}
