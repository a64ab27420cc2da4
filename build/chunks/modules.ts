import { existsSync } from 'node:fs';

/** The bundler's record of all modules. */
export interface Modules {
  getModuleInfo(id: string): { importers: string[]; dynamicImporters: string[] } | null;
}

/** The modules that load on demand and import this one, directly or not. */
export function dynamicParents(id: string, modules: Modules, seen = new Set<string>()): string[] {
  if (seen.has(id)) return [];
  seen.add(id);
  const { importers = [], dynamicImporters = [] } = modules.getModuleInfo(id) ?? {};
  return [
    ...(dynamicImporters.length ? [id] : []),
    ...importers.flatMap(importer => dynamicParents(importer, modules, seen)),
  ];
}

/** The folder and the name of the area that a module belongs to. */
export const moduleArea = (id: string) =>
  /\/(i18n\/en|src\/platform|src\/resources|src\/pages)\/(\w+)[./]/
    .exec(id.replaceAll('\\', '/'))
    ?.slice(1) ?? [];

export const pathExists = (path: string) => existsSync(new URL(`../../${path}`, import.meta.url));

/**
 * Whether only the page of an area uses its contract and texts. Those of subscriptions are also on the pages
 * of users.
 */
export const isPage = (area = '') => pathExists(`src/pages/${area}`) && area !== 'subscriptions';
