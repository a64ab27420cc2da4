import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { exportedNames } from '../../build/exportedNames.mjs';

const { values, types } = exportedNames('react-admin');
const isReactAdmins = (name: string) => values.has(name) || types.has(name);

const files = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .map(file => `src/${file.replaceAll('\\', '/')}`)
  .filter(file => /\.tsx?$/.test(file))
  .sort();
const textOf = (file: string) => readFileSync(file, 'utf8');
const listed = (list: string) =>
  list
    .split(',')
    .map(one => one.trim())
    .filter(Boolean);

/** What a file imports of react-admin, types apart. */
const importedIn = (text: string) =>
  [...text.matchAll(/^(?:import|export) \{([^}]*)\} from 'react-admin';/gm)]
    .flatMap(([, list = '']) => listed(list))
    .filter(one => !one.startsWith('type '))
    .map(one => one.split(' as ')[0]!);

interface Exported {
  name: string;
  /** The module that it is passed on from. */
  from?: string | undefined;
}

function exportedIn(text: string): Exported[] {
  const declared = text.matchAll(
    /^export (?:default )?(?:async )?(?:const|let|function|class|interface|type) (\w+)/gm,
  );
  const passed = text.matchAll(/^export (?:type )?\{([^}]*)\}(?: from '(.+)')?;/gm);
  return [
    ...[...declared].map(([, name = '']) => ({ name })),
    ...[...passed].flatMap(([, list = '', from]) =>
      listed(list).map(one => ({
        name: one
          .replace(/^type /, '')
          .split(' as ')
          .at(-1)!,
        from,
      })),
    ),
  ];
}

it('The declarations of react-admin are read whole.', () => {
  expect(values.size).toBeGreaterThan(700);
  for (const name of ['List', 'Admin', 'useUpdate', 'required', 'Form']) expect(values).toContain(name);
  for (const name of ['ListProps', 'RaRecord', 'UpdateParams']) expect(types).toContain(name);
});

it('Each controller of a record is told that session and access are checked already, as the build takes it.', () => {
  const controllers = files.flatMap(file => [
    ...textOf(file).matchAll(/<(?:Create|Edit|Show)Base\b[^>]*>?[\s\S]{0,80}/g),
  ]);
  expect(controllers.length).toBeGreaterThan(4);
  expect(controllers.map(String).filter(text => !text.includes('disableAuthentication'))).toEqual([]);
  const hooks = /\buse(?:Create|Edit|Show)Controller\b/;
  expect(files.filter(file => hooks.test(textOf(file)))).toEqual([]);
});

it('src imports at least 124 names of react-admin, not counting types.', () => {
  const imported = new Set(files.flatMap(file => importedIn(textOf(file))));
  expect([...imported].filter(name => !values.has(name))).toEqual([]);
  expect(imported.size).toBeGreaterThanOrEqual(124);
});

describe('Who bears a name of react-admin', () => {
  it('has its contract and is in src/admin.', () => {
    const found = files
      .filter(file => !file.startsWith('src/admin/'))
      .flatMap(file =>
        exportedIn(textOf(file))
          .filter(({ name }) => isReactAdmins(name))
          .map(({ name }) => `${name} ${file}`),
      );
    expect(found).toEqual([]);
    expect(isReactAdmins('Button')).toBe(true);
  });

  const strays = (text: string) =>
    exportedIn(text).filter(
      ({ name, from = './' }) => isReactAdmins(name) && from !== 'react-admin' && !from.startsWith('./'),
    );
  it('is in src/admin a component of its own, or react-admin’s.', () => {
    const own = "export { useGetOne } from 'react-admin';\nexport { Edit } from './edit/Edit.tsx';";
    expect(strays(own)).toEqual([]);
    expect(strays("export { List, type Row } from '../forms/List.tsx';").map(({ name }) => name)).toEqual([
      'List',
    ]);
    expect(files.filter(file => file.startsWith('src/admin/') && strays(textOf(file)).length > 0)).toEqual(
      [],
    );
  });
});
