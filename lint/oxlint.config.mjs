import { exportedNames } from '../build/exportedNames.mjs';
import {
  dataProviderModules,
  isolated,
  MAX_FOLDER_DEPTH,
  otherRoots,
  packages,
  partialImports,
  rooms,
} from './rooms.mjs';

// The linter resolves globs from the folder of its configuration; this one matches from the repository's root as well.
const atAnyDepth = glob => `**/${glob}`;

const allRoots = [...Object.keys(rooms), ...Object.keys(otherRoots)];

/** A regular expression for texts that start with none of these words. The linter's engine has no lookahead. */
function notStartingWith(words) {
  const first = [...new Set(words.map(word => word[0]))];
  const on = first.flatMap(letter => {
    const rest = words.filter(word => word[0] === letter).map(word => word.slice(1));
    return rest.includes('') ? [] : `${letter.replace(/[.$]/, '\\$&')}${notStartingWith(rest)}`;
  });
  return `(${[`[^${first.join('').replace('-', '\\-')}]`, ...on].join('|')})`;
}
const list = names => names.join(', ') || 'nothing';
const pattern = (regex, message, more) => ({ regex, message, ...more });
const bans = (...patterns) => ({ 'no-restricted-imports': ['error', { patterns: patterns.flat() }] });

/** Exports of react-admin that ra-core lacks: the stock components, which use MUI. */
const core = exportedNames('ra-core').values;
const stock = ['ra-ui-materialui', 'react-admin'].flatMap(name =>
  [...exportedNames(name, { own: true }).values].filter(one => !core.has(one)),
);
/** Files in src import only types and unstyled exports from react-admin. */
const headless = [
  {
    regex: '^react-admin$',
    importNames: stock,
    allowTypeImports: true,
    message: 'The stock component loads MUI: import the component of the same name from src/admin.',
  },
  pattern(
    '^ra-(core|ui-materialui)(/|$)',
    'Import it from react-admin: a second copy would have its own React contexts.',
  ),
];
/** These overwrite changes that others saved after the record was read, and show a conflict as a raw error. */
const unsafeControllers = {
  regex: '^react-admin$',
  importNames: ['CreateBase', 'EditBase', 'ShowBase', 'useCreateController', 'useEditController'],
  message:
    'src/admin has Create, Edit, Show and their parts, which handle conflicts, lost replies and failures.',
};

const root = pattern(
  '^(\\.\\./)+(App|Opening|Root|main|opening|screens|shell)(\\.tsx?)?$',
  'The composition root imports the rooms, not the other way round.',
);
/** The rest of each other name that starts with `name`. */
const suffixes = (name, names) =>
  names.filter(other => other !== name && other.startsWith(name)).map(other => other.slice(name.length));
const onlyPackages = names =>
  pattern(
    `^(${[notStartingWith(['.', ...names]), ...names.map(name => `${name}${notStartingWith(['/', ...suffixes(name, names)])}`)].join('|')})`,
    `This room loads ${list(names)} and no other package.`,
  );
const otherScreens = pattern(
  '^\\.\\./[a-z][\\w-]*/',
  'Do not import from another screen’s folder: refer to it by name.',
);

const parentPath = steps => `^${'\\.\\./'.repeat(steps)}`;

/** The import bans for files of `room` that lie `depth` folders below `src`. */
const importBans = (room, allowed, depth) => {
  const never = allRoots.filter(name => name !== room && !allowed.includes(name));
  const [group, own] = room.split('/');
  const siblings = own ? never.flatMap(name => (name.startsWith(`${group}/`) ? name.split('/')[1] : [])) : [];
  const message = `src/${room} imports ${list(allowed)}.`;
  return [
    pattern(`${parentPath(depth)}(${never.join('|')})/`, message),
    pattern(`${parentPath(depth + 1)}(${never.join('|')})/`, message),
    ...(siblings.length ? [pattern(`${parentPath(depth - 1)}(${siblings.join('|')})/`, message)] : []),
    ...(allowed.includes('data')
      ? [
          pattern(
            `${parentPath(depth)}data/(${dataProviderModules.join('|')})\\.ts$`,
            'Use useDataProvider: rooms import only types from the data provider.',
            { allowTypeImports: true },
          ),
        ]
      : []),
    ...(partialImports[room] ?? []).map(([from, but, why]) => pattern(`${from}${notStartingWith(but)}`, why)),
    ...(packages[room] ? [onlyPackages(packages[room])] : []),
    ...headless,
    ...(room === 'admin' ? [] : [unsafeControllers]),
    root,
  ];
};

// A later override replaces an earlier one, so each override lists all its bans.
const overrides = Object.entries(rooms).flatMap(([room, allowed]) =>
  Array.from({ length: MAX_FOLDER_DEPTH + 1 }, (_, level) => ({
    files: [atAnyDepth(`src/${room}/${'*/'.repeat(level)}*`)],
    rules: bans(
      importBans(room, allowed, room.split('/').length + level),
      level && isolated.includes(room) ? [otherScreens] : [],
    ),
  })),
);
const otherRootOverrides = Object.entries(otherRoots)
  .filter(([folder]) => folder !== 'tests')
  .map(([folder, allowed]) => ({
    files: [atAnyDepth(`${folder}/**`)],
    rules: bans(
      pattern(
        `^(\\.\\./)+(${['src', ...Object.keys(otherRoots)].filter(name => name !== folder && !allowed.includes(name)).join('|')})/`,
        `${folder} imports ${list(allowed)}.`,
      ),
      (partialImports[folder] ?? []).map(([from, but, message]) =>
        pattern(`${from}${notStartingWith(but)}`, message),
      ),
      folder === 'mocks'
        ? pattern('^(react|react-.*|@mui/.*|@tanstack/.*)$', 'The stand-in platform renders nothing.')
        : [],
    ),
  }));

/** Handlers that act on an element. Focus handlers are allowed, and `onKeyDown` of a form, because Escape leaves it. */
const handlers =
  'Click ContextMenu DoubleClick MouseDown MouseUp MouseEnter MouseLeave DragStart Drop KeyDown KeyUp'
    .split(' ')
    .map(name => `on${name}`);

export default {
  plugins: ['eslint', 'typescript', 'unicorn', 'oxc', 'import', 'react', 'jsx-a11y', 'vitest', 'promise'],
  categories: { correctness: 'error' },
  ignorePatterns: ['dist', 'node_modules', 'test-results', 'playwright-report'],
  rules: {
    'import/no-cycle': ['error', { ignoreTypes: false }],
    'import/no-self-import': 'error',
    'import/no-duplicates': 'error',
    'react/rules-of-hooks': 'error',
    'react/jsx-no-target-blank': 'error',
    'react/no-danger': 'error',
    'react/button-has-type': 'error',
    'no-eval': 'error',
    'no-implied-eval': 'error',
    'no-console': ['error'],
    'typescript/no-explicit-any': 'error',
    'no-unused-vars': [
      'error',
      {
        argsIgnorePattern: '^_',
        varsIgnorePattern: '^_',
        destructuredArrayIgnorePattern: '^_',
        ignoreRestSiblings: true,
      },
    ],
    'react/refs': 'off',
    // The second argument of `expect` is the message of its failure.
    'vitest/valid-expect': ['error', { maxArgs: 2 }],
    // Queries and page helpers fail when they find nothing; helpers that compare are called `expect…`.
    'vitest/expect-expect': [
      'error',
      {
        assertFunctionNames: [
          'expect*',
          'assert*',
          '*.findBy*',
          '*.getBy*',
          ...['banner', 'question', 'dialog', 'gone'].map(name => `page.${name}`),
        ],
      },
    ],
    'jsx-a11y/prefer-tag-over-role': 'off',
    'jsx-a11y/no-autofocus': 'off',
    // A scrollable element needs a tab stop, so that the keyboard can scroll it.
    'jsx-a11y/no-noninteractive-tabindex': [
      'error',
      { roles: ['tabpanel', 'region', 'group'], tags: ['ul'] },
    ],
    'jsx-a11y/no-noninteractive-element-interactions': ['error', { handlers, form: ['onKeyDown'] }],
    // Inputs are labelled by a separate element; rows, cells and options are no controls.
    'jsx-a11y/control-has-associated-label': [
      'error',
      { ignoreElements: ['input', 'textarea', 'tr', 'td', 'th', 'option'] },
    ],
    'jsx-a11y/no-static-element-interactions': ['error', { allowExpressionValues: true }],
  },
  overrides: [
    ...overrides,
    {
      files: [atAnyDepth('src/*.ts'), atAnyDepth('src/*.tsx')],
      rules: bans(
        pattern('^\\.\\.?/(.*/)?(mocks|server|tests)/', 'Nothing in src imports mocks, server or tests.'),
        headless,
        unsafeControllers,
      ),
    },
    ...otherRootOverrides,
    {
      files: [atAnyDepth('i18n/en/**')],
      rules: bans(pattern('^\\.\\./', 'The texts import nothing: the catalogue imports them.')),
    },
    {
      files: [atAnyDepth('i18n/es/**')],
      rules: bans(
        pattern(`^\\.\\./${notStartingWith(['en/'])}`, 'Spanish imports English and nothing else.'),
      ),
    },
    {
      files: ['server', 'mocks', 'openapi', 'conformance', 'tests', 'scripts'].map(folder =>
        atAnyDepth(`${folder}/**`),
      ),
      rules: { 'no-console': 'off' },
    },
    { files: [atAnyDepth('tests/**')], rules: { 'react/rules-of-hooks': 'off' } },
  ],
};
