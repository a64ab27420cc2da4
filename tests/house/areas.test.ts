import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { areasOf } from '../../i18n/areas.ts';
import { files as englishFiles } from '../../i18n/en/areas.ts';
import { core } from '../../i18n/en/core.ts';
import { textOf } from '../../i18n/translate.ts';

const posix = (path: string) => path.replaceAll('\\', '/');
const files = ['src', 'i18n'].flatMap(folder =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile() && /\.tsx?$/.test(entry.name))
    .map(entry => posix(join(entry.parentPath, entry.name))),
);
const codeOf = new Map(
  files.map(file => [
    file,
    readFileSync(file, 'utf8')
      .replace(/\/\*[\s\S]*?\*\//g, '')
      .replace(/(^|\s)\/\/.*$/gm, ''),
  ]),
);
const matchGroups = (file: string, pattern: RegExp) =>
  [...codeOf.get(file)!.matchAll(pattern)].map(([, ...groups]) => groups);

const resolveImport = (from: string, path: string) => posix(join(dirname(from), path));
const isCode = (file: string) => existsSync(file) && codeOf.has(file);

/**
 * A lazy component and the areas that it names: `lazyComponent(() => import('./UserList.tsx'),
 * ['resources.users'])`.
 */
const LAZY_COMPONENT = /\blazyComponent(?:<[^()]*>)?\(\s*\(\) => import\('([^']+)'\)(?:,\s*\[([^\]]*)\])?/g;
const STATIC = /^(?:import|export)(?! type\b)[^;]*?\bfrom '(\.[^']+)';|^import '(\.[^']+)';/gm;
const LAZY = /\bimport\('([^']+)'\)/g;

const lazyComponents = [...codeOf.keys()].flatMap(file =>
  matchGroups(file, LAZY_COMPONENT).map(([path = '', named = '']) => ({
    from: file,
    code: resolveImport(file, path),
    named: [...named.matchAll(/'([^']+)'/g)].map(([, area]) => area!).sort(),
  })),
);

/** A module and everything that loads with it, except its lazy components. */
function withStaticImports(path: string, reached = new Set<string>()): Set<string> {
  if (reached.has(path) || !isCode(path)) return reached;
  reached.add(path);
  const components = new Set(matchGroups(path, LAZY_COMPONENT).map(([imported]) => imported));
  const lazy = matchGroups(path, LAZY)
    .flat()
    .filter(imported => !components.has(imported));
  for (const imported of [...matchGroups(path, STATIC).flat(), ...lazy])
    if (imported) withStaticImports(resolveImport(path, imported), reached);
  return reached;
}

const names = Object.keys(areasOf(englishFiles));
const area = names.join('|').replaceAll('.', String.raw`\.`);
/** Code uses a text by its key, or by the name of an area or resource. */
const KEY = new RegExp(`['"\`](${area})\\.([\\w.$-]+)`, 'g');
const NAMED = new RegExp(
  String.raw`(?:<PeopleTable\s+area=|<(?:List|Show|CreateDialog|DeleteButton)(?:<\w+>)?\s+resource=|\b(?:defineForm|fieldLabel)(?:<[^()]*>)?\(|\b(?:ColumnOf|FieldOf)<)["'](${area.replaceAll(String.raw`resources\.`, String.raw`(?:resources\.)?`)})["']`,
  'g',
);
const areasOfKeys = (file: string) =>
  matchGroups(file, KEY).flatMap(([area, rest]) => (textOf(core, `${area}.${rest}`) ? [] : area!));
const namedAreas = (file: string) =>
  matchGroups(file, NAMED).map(([name]) => (names.includes(name!) ? name! : `resources.${name}`));

/** The areas whose texts a module and its imports use. Texts in rules of the contract count for the form that the rules define. */
const usedAreas = (path: string) =>
  [
    ...new Set(
      [...withStaticImports(path)]
        .filter(file => !/^(src\/platform|i18n)\//.test(file))
        .flatMap(file => [...areasOfKeys(file), ...namedAreas(file)]),
    ),
  ].sort();

describe('the areas of texts that lazy components load', () => {
  it.each(lazyComponents)(
    '$from loads exactly the areas of texts that $code uses',
    ({ from, code, named }) => {
      const used = usedAreas(code);
      const beyond = (some: string[], others: string[]) => some.filter(area => !others.includes(area));
      const text = [
        ...beyond(named, used).map(area => `${from} loads the area ${area}, which ${code} does not use.`),
        ...beyond(used, named).map(area => `${from} does not load the area ${area}, which ${code} uses.`),
      ].join('\n');
      expect(named, text).toEqual(used);
    },
  );

  it.each(['src/App.tsx', 'src/opening.ts'])(
    '%s, which loads with every screen, uses no texts of an area',
    path => expect(usedAreas(path)).toEqual([]),
  );

  it('Every call of lazyComponent is checked, and none uses an alias', () => {
    const calls = [...codeOf.keys()]
      .filter(file => file !== 'src/ui/lazy/lazyComponent.tsx')
      .flatMap(file => matchGroups(file, /(\blazyComponent(?:<[^()]*>)?\()|(\blazyComponent as\b)/g));
    expect(calls.filter(([, alias]) => alias)).toEqual([]);
    expect(calls).toHaveLength(lazyComponents.length);
  });

  it('the check of text areas finds lazy components, their imports and their areas', () => {
    expect(lazyComponents.length).toBeGreaterThan(20);
    expect(withStaticImports('src/resources/users/UserList.tsx')).toContain(
      'src/admin/datatable/DataTable.tsx',
    );
    expect(usedAreas('src/resources/tags/TagList.tsx')).toEqual(['resources.tags']);
    expect(usedAreas('src/admin/select/LoadedCombobox.tsx')).toEqual([]);
  });
});

it('only the listed files compose text keys from the name of an area or resource', () => {
  const composing = files.filter(
    file =>
      /`(?:resources\.)?\$\{(?:area|name|resource)\}\./.test(codeOf.get(file)!) && file.startsWith('src/'),
  );
  expect(composing.toSorted()).toEqual([
    // JournalPanel loads the texts of the areas.
    'src/activity/journal/journalEntry.ts',
    // Store keys, and react-admin's keys for the texts of a resource.
    'src/admin/bulk/useBulkConfirm.ts',
    'src/admin/button/CreateButton.tsx',
    'src/admin/button/CreateInDialogButton.tsx',
    'src/admin/datatable/RowHeightButton.tsx',
    'src/admin/edit/useDeleteRecord.tsx',
    'src/admin/edit/useFailureNotification.ts',
    'src/admin/edit/useSafeUpdate.tsx',
    'src/admin/edit/useSavedNotificationWithUndo.ts',
    'src/admin/edit/useSuccessNotification.ts',
    // The type of a list's filters guarantees the texts of their labels.
    'src/admin/filter/listFilters.tsx',
    'src/admin/form/Form.tsx',
    'src/admin/input/useInputLabel.ts',
    'src/admin/list/ListStates.tsx',
    'src/admin/list/useResourceText.ts',
    'src/admin/list/useUrlListController.ts',
    // The store key of saved queries.
    'src/admin/savedQueries/useListQueries.ts',
    'src/layout/nav/navLinks.ts',
    'src/layout/search/SearchDialog.tsx',
    'src/layout/search/usePageActions.ts',
    'src/layout/search/useToMatch.ts',
    'src/ui/fieldLabel.ts',
  ]);
});

it('the rules in src/platform use texts of their own area only, and the rules of users use personRules', () => {
  const areaName = (file: string) =>
    file === 'src/platform/users.ts' ? 'personRules' : /(\w+)\.ts$/.exec(file)![1]!;
  const camel = (area: string) => area.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
  const uses = files
    .filter(file => file.startsWith('src/platform/'))
    .flatMap(file => areasOfKeys(file).map(area => ({ file, area })));
  expect(uses.filter(({ file, area }) => camel(area.replace('resources.', '')) !== areaName(file))).toEqual(
    [],
  );
});
