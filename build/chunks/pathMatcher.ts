import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../', import.meta.url)).replaceAll('\\', '/');

/** The path from the root of the repository, or from `node_modules`. */
const repositoryPath = (id: string) =>
  id.replaceAll('\\', '/').split('/node_modules/').at(-1)!.replace(root, '');

/** `src/ui/url/` is a folder, `*` a part of a name, `**` any folders. */
const toPattern = (path: string) => {
  const source = path
    .replace(/[.+^$()[\]{}|]/g, String.raw`\$&`)
    .replaceAll('**/', '(.+/)?')
    .replaceAll('*', '[^/]*');
  return new RegExp(`^${source}${path.endsWith('/') ? '' : '$'}`);
};

/** Whether a module is at one of these paths. As in .gitignore, `!` leaves out and the last path that matches decides. */
export function pathMatcher(paths: readonly string[]): (id: string) => boolean {
  const rules = paths.map(path => ({
    isIn: !path.startsWith('!'),
    pattern: toPattern(path.replace('!', '')),
  }));
  return id => {
    const path = repositoryPath(id);
    return rules.findLast(({ pattern }) => pattern.test(path))?.isIn ?? false;
  };
}

export const except = (paths: readonly string[]) => paths.map(path => `!${path}`);
