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
