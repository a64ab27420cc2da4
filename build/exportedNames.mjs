import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const packages = fileURLToPath(new URL('../node_modules/', import.meta.url));
const declarationFile = name => join(packages, name, 'dist/index.d.ts');

/** The declaration file of a package, or of a file relative to this one. */
function declarationsOf(from, file) {
  if (!from.startsWith('.')) return declarationFile(from);
  const path = join(dirname(file), from.replace(/\.js$/, '.d.ts'));
  return existsSync(path) ? path : undefined;
}

/** The exported name of `a`, `type a`, or `a as b`. */
const publicName = name =>
  name
    .replace(/^type /, '')
    .split(' as ')
    .at(-1)
    .trim();

/**
 * The exported names of a package, read from its type declarations: `values` can be called or rendered,
 * `types` cannot. Includes the packages that it re-exports, unless `own`.
 */
export function exportedNames(name, { own = false } = {}) {
  const names = { values: new Set(), types: new Set() };
  const read = new Set();
  const visit = file => {
    if (!file || read.has(file)) return;
    read.add(file);
    const text = readFileSync(file, 'utf8').replace(/\/\*.*?\*\//gs, '');
    for (const [, from] of text.matchAll(/^export \* from ['"](.+?)['"]/gm))
      if (!own || from.startsWith('.')) visit(declarationsOf(from, file));
    for (const [, kind, exported] of text.matchAll(
      /^export (?:declare )?(?:abstract )?(const|let|function|class|enum|interface|type) (\w+)/gm,
    ))
      names[kind === 'interface' || kind === 'type' ? 'types' : 'values'].add(exported);
    for (const [, onlyTypes, list] of text.matchAll(/^export (type )?\{([^}]*)\}/gm))
      for (const one of list.split(',').map(part => part.trim()))
        if (one && publicName(one) !== 'default')
          names[onlyTypes || one.startsWith('type ') ? 'types' : 'values'].add(publicName(one));
    for (const [, alias] of text.matchAll(/^export \* as (\w+) from/gm)) names.values.add(alias);
  };
  visit(declarationFile(name));
  return names;
}
