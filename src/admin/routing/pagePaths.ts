import type { ResourceProps } from 'react-admin';

export const pageTypes = ['list', 'create', 'edit', 'show'] as const;

/** The paths of a resource's pages. The parameter `:id` is the record's id. */
export type PagePaths = Partial<Record<(typeof pageTypes)[number], string>>;

type PagedResource = Pick<ResourceProps, 'name' | 'options' | (typeof pageTypes)[number]>;

/**
 * The path of each page that a resource has: that of `options.paths`, else react-admin's own. `options.paths` may also name the
 * path of a page elsewhere.
 */
export function pagePaths({ name, options, ...resource }: PagedResource): PagePaths {
  const own = { list: '', create: '/create', edit: '/:id', show: '/:id/show' };
  const paths: PagePaths = { ...options?.paths };
  for (const type of pageTypes) if (resource[type]) paths[type] ??= `/${name}${own[type]}`;
  return paths;
}

/** `/roles`, `/roles/create`, `/roles/12`, `/roles/12/show` */
const CANONICAL = /^\/([^/]+)(?:\/([^/]+)(\/show)?)?\/?$/;

const toPattern = (path: string) => path.replace(/:\w+\??/g, '[^/]+');

function pageAt({ list, create, edit, show }: PagePaths, id: string | undefined, isShow: boolean) {
  if (id === undefined) return list;
  if (id === 'create' && !isShow) return create?.includes(':') ? undefined : create;
  // react-admin's routes draw `edit` at `/roles/12/show` too, if there is no page `show`.
  return isShow ? (show ?? edit) : (edit ?? show);
}

/**
 * Returns a function that turns react-admin's canonical path of a page into its documented one: `/roles/12?a=b` into
 * `/role/12/info?a=b`. A resource that has only one of the pages `edit` and `show` has it for both; any other missing page is
 * replaced by the list. The paths of the app's routes and everything else are returned as they are.
 */
export function createDocumentedPath(resources: readonly ResourceProps[], routePaths: readonly string[]) {
  const pathsByName = new Map(resources.map(resource => [resource.name, pagePaths(resource)]));
  const documented = [...routePaths, ...[...pathsByName.values()].flatMap(paths => Object.values(paths))];
  const patterns = documented.filter(path => !path.includes('*')).map(toPattern);
  const isDocumented = new RegExp(`^(${patterns.join('|')})/?$`);
  return (path: string): string => {
    const [, pathname = '', rest = ''] = /^([^?#]*)(.*)$/s.exec(path) ?? [];
    if (isDocumented.test(pathname)) return path;
    const [, name = '', id, show] = CANONICAL.exec(pathname) ?? [];
    const paths = pathsByName.get(name);
    const page = paths && (pageAt(paths, id, show !== undefined) ?? paths.list);
    return page === undefined ? path : page.replace(':id', () => id ?? '') + rest;
  };
}
