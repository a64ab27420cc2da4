import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { areasOf } from '../../i18n/areas.ts';
import { files as english } from '../../i18n/en/areas.ts';
import { core } from '../../i18n/en/core.ts';
import { textOf } from '../../i18n/translate.ts';

const posix = (path: string) => path.replaceAll('\\', '/');
const all = ['src', 'i18n'].flatMap(folder =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile() && /\.tsx?$/.test(entry.name))
    .map(entry => posix(join(entry.parentPath, entry.name))),
);
const codeOf = new Map(
  all.map(file => [
    file,
    readFileSync(file, 'utf8')
      .replace(/\/\*[\s\S]*?\*\//g, '')
      .replace(/(^|\s)\/\/.*$/gm, ''),
  ]),
);
const found = (file: string, pattern: RegExp) =>
  [...codeOf.get(file)!.matchAll(pattern)].map(([, ...groups]) => groups);

const resolved = (from: string, path: string) => posix(join(dirname(from), path));
const isCode = (file: string) => existsSync(file) && codeOf.has(file);

/** What comes by itself, with the areas that it names: `lazyComponent(() => import('./UserList.tsx'), ['resources.users'])`. */
const APART = /\blazyComponent(?:<[^()]*>)?\(\s*\(\) => import\('([^']+)'\)(?:,\s*\[([^\]]*)\])?/g;
const STATIC = /^(?:import|export)(?! type\b)[^;]*?\bfrom '(\.[^']+)';|^import '(\.[^']+)';/gm;
const LAZY = /\bimport\('([^']+)'\)/g;

const apart = [...codeOf.keys()].flatMap(file =>
  found(file, APART).map(([path = '', named = '']) => ({
    from: file,
    code: resolved(file, path),
    named: [...named.matchAll(/'([^']+)'/g)].map(([, area]) => area!).sort(),
  })),
);

/** A module and everything that is there with it; what comes by itself is not. */
function withAll(module: string, reached = new Set<string>()): Set<string> {
  if (reached.has(module) || !isCode(module)) return reached;
  reached.add(module);
  const own = new Set(found(module, APART).map(([path]) => path));
  const lazy = found(module, LAZY)
    .flat()
    .filter(path => !own.has(path));
  for (const path of [...found(module, STATIC).flat(), ...lazy])
    if (path) withAll(resolved(module, path), reached);
  return reached;
}

const names = Object.keys(areasOf(english));
const area = names.join('|').replaceAll('.', String.raw`\.`);
/** A text is named by its key, or follows from the name of an area or resource. */
const KEY = new RegExp(`['"\`](${area})\\.([\\w.$-]+)`, 'g');
const NAMED = new RegExp(
  String.raw`(?:<PeopleTable\s+area=|<(?:List|Show|CreateDialog|DeleteButton)(?:<\w+>)?\s+resource=|\b(?:defineForm|fieldLabel)(?:<[^()]*>)?\(|\b(?:ColumnOf|FieldOf)<)["'](${area.replaceAll(String.raw`resources\.`, String.raw`(?:resources\.)?`)})["']`,
  'g',
);
const keyedIn = (file: string) =>
  found(file, KEY).flatMap(([area, rest]) => (textOf(core, `${area}.${rest}`) ? [] : area!));
const namedIn = (file: string) =>
  found(file, NAMED).map(([name]) => (names.includes(name!) ? name! : `resources.${name}`));

/** The areas that a module and all that is with it say; a rule of the contract is said by the form that is stated by it. */
const saidBy = (module: string) =>
  [
    ...new Set(
      [...withAll(module)]
        .filter(file => !/^(src\/platform|i18n)\//.test(file))
        .flatMap(file => [...keyedIn(file), ...namedIn(file)]),
    ),
  ].sort();

describe('no screen says a text that is not loaded with it', () => {
  it.each(apart)('$code, from $from, names exactly the areas that it says', ({ from, code, named }) => {
    const said = saidBy(code);
    const beyond = (some: string[], others: string[]) => some.filter(area => !others.includes(area));
    const text = [
      ...beyond(named, said).map(area => `${from} loads the area ${area}, of which ${code} says nothing.`),
      ...beyond(said, named).map(area => `${from} loads no area ${area}, which ${code} says.`),
    ].join('\n');
    expect(named, text).toEqual(said);
  });

  it.each(['src/App.tsx', 'src/opening.ts'])(
    'What %s brings to every screen says no area of its own.',
    module => expect(saidBy(module)).toEqual([]),
  );

  it('Every lazy component is checked, under its own name.', () => {
    const calls = [...codeOf.keys()]
      .filter(file => file !== 'src/ui/lazy/lazyComponent.tsx')
      .flatMap(file => found(file, /(\blazyComponent(?:<[^()]*>)?\()|(\blazyComponent as\b)/g));
    expect(calls.filter(([, alias]) => alias)).toEqual([]);
    expect(calls).toHaveLength(apart.length);
  });

  it('There are such screens, and the look at them is not blind.', () => {
    expect(apart.length).toBeGreaterThan(20);
    expect(withAll('src/resources/users/UserList.tsx')).toContain('src/admin/datatable/DataTable.tsx');
    expect(saidBy('src/resources/tags/TagList.tsx')).toEqual(['resources.tags']);
    expect(saidBy('src/admin/select/LoadedCombobox.tsx')).toEqual([]);
  });
});

it('Keys are put together from a name in these places, each known above by who calls it.', () => {
  const places = all.filter(
    file =>
      /`(?:resources\.)?\$\{(?:area|name|resource)\}\./.test(codeOf.get(file)!) && file.startsWith('src/'),
  );
  expect(places.toSorted()).toEqual([
    // JournalPanel loads the texts of the areas.
    'src/activity/journal/journalEntry.ts',
    // Keys of the store, and what a resource says of its records, lists and fields: react-admin's keys.
    'src/admin/bulk/useBulkConfirm.ts',
    'src/admin/button/CreateInDialogButton.tsx',
    'src/admin/datatable/RowHeightButton.tsx',
    'src/admin/edit/useDeleteRecord.tsx',
    'src/admin/edit/useFailureNotification.ts',
    'src/admin/edit/useSafeUpdate.tsx',
    'src/admin/edit/useSavedNotificationWithUndo.ts',
    'src/admin/edit/useSuccessNotification.ts',
    // The labels of a list's filters, whose type says that the texts are there.
    'src/admin/filter/listFilters.tsx',
    'src/admin/form/Form.tsx',
    'src/admin/input/useInputLabel.ts',
    'src/admin/list/ListStates.tsx',
    'src/admin/list/useResourceText.ts',
    'src/admin/list/useUrlListController.ts',
    // The store key of saved queries.
    'src/admin/savedQueries/useListQueries.ts',
    'src/layout/nav/navLinks.ts',
    'src/layout/search/usePageActions.ts',
    'src/layout/search/useRecords.ts',
    'src/ui/fieldLabel.ts',
  ]);
});

it('The rules of a contract say texts of its own area, and those of a person what sign-up says, too.', () => {
  const own = (file: string) =>
    file === 'src/platform/users.ts' ? 'personRules' : /(\w+)\.ts$/.exec(file)![1]!;
  const camel = (area: string) => area.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
  const said = all
    .filter(file => file.startsWith('src/platform/'))
    .flatMap(file => keyedIn(file).map(area => ({ file, area })));
  expect(said.filter(({ file, area }) => camel(area.replace('resources.', '')) !== own(file))).toEqual([]);
});
