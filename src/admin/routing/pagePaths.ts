import type { ResourceProps } from 'react-admin';

export const pageTypes = ['list', 'create', 'edit', 'show'] as const;

/** The paths of a resource's pages. The parameter `:id` is the record's id. */
export type PagePaths = Partial<Record<(typeof pageTypes)[number], string>>;

type PagedResource = Pick<ResourceProps, 'name' | 'options' | (typeof pageTypes)[number]>;

/**
 * Returns the path of each page of a resource: the one in `options.paths`, else react-admin's. `options.paths` may also contain the
 * path of a page that is not part of the resource.
 */
export function pagePaths({ name, options, ...resource }: PagedResource): PagePaths {
  const defaultPaths = { list: '', create: '/create', edit: '/:id', show: '/:id/show' };
  const paths: PagePaths = { ...options?.paths };
  for (const type of pageTypes) if (resource[type]) paths[type] ??= `/${name}${defaultPaths[type]}`;
  return paths;
}

/** `/roles`, `/roles/create`, `/roles/12`, `/roles/12/show` */
const CANONICAL = /^\/([^/]+)(?:\/([^/]+)(\/show)?)?\/?$/;

const toPattern = (path: string) => path.replace(/:\w+\??/g, '[^/]+');

function matchAccountPage({ list, create, edit, show }: PagePaths, id: string | undefined, isShow: boolean) {
  if (id === undefined) return list;
  if (id === 'create' && !isShow) return create?.includes(':') ? undefined : create;
  // Without a page `show`, react-admin renders `edit` at `/roles/12/show`, too.
  return isShow ? (show ?? edit) : (edit ?? show);
}

/**
 * Returns a function that converts react-admin's canonical path of a page to its documented one: `/roles/12?a=b` to
 * `/role/12/info?a=b`. If a resource has only one of the pages `edit` and `show`, both paths lead to it. The path of any other
 * missing page leads to the list. Other paths are returned unchanged.
 */
export function createDocumentedPath(resources: readonly ResourceProps[], routePaths: readonly string[]) {
  const pathsByName = new Map(resources.map(resource => [resource.name, pagePaths(resource)]));
  const documentedPaths = [
    ...routePaths,
    ...[...pathsByName.values()].flatMap(paths => Object.values(paths)),
  ];
  const patterns = documentedPaths.filter(path => !path.includes('*')).map(toPattern);
  const isDocumented = new RegExp(`^(${patterns.join('|')})/?$`);
  return (path: string): string => {
    const [, pathname = '', rest = ''] = /^([^?#]*)(.*)$/s.exec(path) ?? [];
    if (isDocumented.test(pathname)) return path;
    const [, name = '', id, show] = CANONICAL.exec(pathname) ?? [];
    const paths = pathsByName.get(name);
    const page = paths && (matchAccountPage(paths, id, show !== undefined) ?? paths.list);
    return page === undefined ? path : page.replace(':id', () => id ?? '') + rest;
  };
}
