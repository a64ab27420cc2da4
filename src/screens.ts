import { pagePaths, pageTypes } from './admin/routing/pagePaths.ts';
import { consolePages, homePage, type ConsolePage } from './pages/index.ts';
import { requestUrl } from './platform/endpoint.ts';
import { listQuery, listState, type ListName } from './platform/lists.ts';
import { resourceLists } from './platform/resources.ts';
import type { ConsoleResource } from './resources/defineResource.ts';
import { resources } from './resources/index.ts';
import { matches } from './ui/paths.ts';
import { readPrefixedParams } from './ui/url/prefixedParams.ts';

function pagesOf(resource: ConsoleResource): ConsolePage[] {
  const paths = pagePaths(resource);
  return pageTypes.flatMap(type =>
    resource[type]
      ? {
          path: paths[type]!,
          get page() {
            return resource[type]!;
          },
          ...(type === 'list' && { list: resource.name as ListName }),
        }
      : [],
  );
}

const screens = [homePage, ...consolePages, ...resources.flatMap(pagesOf)];

// Paths such as '/users/new' precede patterns with a parameter at the same position.
const fixedFirst = screens.toSorted((a, b) => Number(a.path.includes(':')) - Number(b.path.includes(':')));

/** Returns the page at a path, so that it can be loaded before it renders. */
export const screenAt = (path: string) =>
  fixedFirst.find(({ path: pattern, isAvailable }) => (isAvailable?.() ?? true) && matches(pattern, path));

/** Returns the first request of the page at a URL, if the page begins with a list. */
export function firstCall(path: string, search: string, hash = ''): string | undefined {
  const { list, listIn } = screenAt(path) ?? {};
  if (
    !list ||
    (listIn &&
      ((hash && hash !== `#${listIn.hash}`) ||
        listIn.unless.some(name => new URLSearchParams(search).has(name))))
  )
    return undefined;
  return requestUrl(
    resourceLists[list].route,
    {},
    listQuery(list, listState(list, readPrefixedParams(listIn?.prefix ?? '', search))),
  );
}
