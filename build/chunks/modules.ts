import { existsSync } from 'node:fs';

/** What the bundler knows of the modules. */
export interface Modules {
  getModuleInfo(id: string): { importers: string[]; dynamicImporters: string[] } | null;
}

/** The modules that bring this one along, each loaded when it is asked for. */
export function broughtBy(id: string, modules: Modules, seen = new Set<string>()): string[] {
  if (seen.has(id)) return [];
  seen.add(id);
  const { importers = [], dynamicImporters = [] } = modules.getModuleInfo(id) ?? {};
  return [
    ...(dynamicImporters.length ? [id] : []),
    ...importers.flatMap(importer => broughtBy(importer, modules, seen)),
  ];
}

/** The folder of a module of an area, and the name of the area. */
export const placeOf = (id: string) =>
  /\/(i18n\/en|src\/platform|src\/resources|src\/pages)\/(\w+)[./]/
    .exec(id.replaceAll('\\', '/'))
    ?.slice(1) ?? [];

export const isThere = (path: string) => existsSync(new URL(`../../${path}`, import.meta.url));

/** Its page has its contract and texts to itself; subscriptions are on the pages of users, too. */
export const isPage = (area = '') => isThere(`src/pages/${area}`) && area !== 'subscriptions';
