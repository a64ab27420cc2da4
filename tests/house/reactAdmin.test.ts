import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { exportedNames } from '../../build/exportedNames.mjs';

const { values, types } = exportedNames('react-admin');
const isReactAdminName = (name: string) => values.has(name) || types.has(name);

const files = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .map(file => `src/${file.replaceAll('\\', '/')}`)
  .filter(file => /\.tsx?$/.test(file))
  .sort();
const readFile = (file: string) => readFileSync(file, 'utf8');
const splitNames = (list: string) =>
  list
    .split(',')
    .map(one => one.trim())
    .filter(Boolean);

/** The names that a file imports from react-admin, except types. */
const importedNames = (text: string) =>
  [...text.matchAll(/^(?:import|export) \{([^}]*)\} from 'react-admin';/gm)]
    .flatMap(([, list = '']) => splitNames(list))
    .filter(one => !one.startsWith('type '))
    .map(one => one.split(' as ')[0]!);

interface ExportedName {
  name: string;
  /** The module that it is re-exported from. */
  from?: string | undefined;
}

function exportsOf(text: string): ExportedName[] {
  const declared = text.matchAll(
    /^export (?:default )?(?:async )?(?:const|let|function|class|interface|type) (\w+)/gm,
  );
  const passed = text.matchAll(/^export (?:type )?\{([^}]*)\}(?: from '(.+)')?;/gm);
  return [
    ...[...declared].map(([, name = '']) => ({ name })),
    ...[...passed].flatMap(([, list = '', from]) =>
      splitNames(list).map(one => ({
        name: one
          .replace(/^type /, '')
          .split(' as ')
          .at(-1)!,
        from,
      })),
    ),
  ];
}

it('exportedNames finds the values and types of react-admin', () => {
  expect(values.size).toBeGreaterThan(700);
  for (const name of ['List', 'Admin', 'useUpdate', 'required', 'Form']) expect(values).toContain(name);
  for (const name of ['ListProps', 'RaRecord', 'UpdateParams']) expect(types).toContain(name);
});

it('each record controller disables its own session check, which the build removes', () => {
  const controllers = files.flatMap(file => [
    ...readFile(file).matchAll(/<(?:Create|Edit|Show)Base\b[^>]*>?[\s\S]{0,80}/g),
  ]);
  expect(controllers.length).toBeGreaterThan(4);
  expect(controllers.map(String).filter(text => !text.includes('disableAuthentication'))).toEqual([]);
  const hooks = /\buse(?:Create|Edit|Show)Controller\b/;
  expect(files.filter(file => hooks.test(readFile(file)))).toEqual([]);
});

it('src imports at least 124 names from react-admin, not counting types', () => {
  const imported = new Set(files.flatMap(file => importedNames(readFile(file))));
  expect([...imported].filter(name => !values.has(name))).toEqual([]);
  expect(imported.size).toBeGreaterThanOrEqual(124);
});

describe('exports with a name of react-admin', () => {
  it('Only src/admin exports names of react-admin', () => {
    const found = files
      .filter(file => !file.startsWith('src/admin/'))
      .flatMap(file =>
        exportsOf(readFile(file))
          .filter(({ name }) => isReactAdminName(name))
          .map(({ name }) => `${name} ${file}`),
      );
    expect(found).toEqual([]);
    expect(isReactAdminName('Button')).toBe(true);
  });

  const strays = (text: string) =>
    exportsOf(text).filter(
      ({ name, from = './' }) => isReactAdminName(name) && from !== 'react-admin' && !from.startsWith('./'),
    );
  it('src/admin exports names of react-admin from its own modules or from react-admin', () => {
    const allowed = "export { useGetOne } from 'react-admin';\nexport { Edit } from './edit/Edit.tsx';";
    expect(strays(allowed)).toEqual([]);
    expect(strays("export { List, type Row } from '../forms/List.tsx';").map(({ name }) => name)).toEqual([
      'List',
    ]);
    expect(files.filter(file => file.startsWith('src/admin/') && strays(readFile(file)).length > 0)).toEqual(
      [],
    );
  });
});
