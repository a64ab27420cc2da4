import { exportedNames } from '../build/exportedNames.mjs';
import { apart, besides, DEEPEST, packages, partly, provider, rooms } from './rooms.mjs';

/** The linter reads globs from the folder of its configuration. This one matches below the repository's root, too. */
const below = glob => `**/${glob}`;

const all = [...Object.keys(rooms), ...Object.keys(besides)];

/** What begins with none of these words, as a regular expression without looking ahead, which the linter's engine does not know. */
function otherThan(words) {
  const first = [...new Set(words.map(word => word[0]))];
  const on = first.flatMap(letter => {
    const rest = words.filter(word => word[0] === letter).map(word => word.slice(1));
    return rest.includes('') ? [] : `${letter.replace(/[.$]/, '\\$&')}${otherThan(rest)}`;
  });
  return `(${[`[^${first.join('').replace('-', '\\-')}]`, ...on].join('|')})`;
}
const list = names => names.join(', ') || 'nothing';
const pattern = (regex, message, more) => ({ regex, message, ...more });
const bans = (...patterns) => ({ 'no-restricted-imports': ['error', { patterns: patterns.flat() }] });

/** What react-admin exports and ra-core does not: the stock components on MUI, and what belongs to them. */
const core = exportedNames('ra-core').values;
const stock = ['ra-ui-materialui', 'react-admin'].flatMap(name =>
  [...exportedNames(name, { own: true }).values].filter(one => !core.has(one)),
);
/** Of react-admin src imports what has no look, and all types. */
const headless = [
  {
    regex: '^react-admin$',
    importNames: stock,
    allowTypeImports: true,
    message: 'The stock component brings MUI along: src/admin has ours of the same name.',
  },
  pattern(
    '^ra-(core|ui-materialui)(/|$)',
    'Import it from react-admin: two copies would be two sets of contexts.',
  ),
];
/** They know nothing of what others saved since a record was read, and name a conflict by its raw error. */
const bare = {
  regex: '^react-admin$',
  importNames: ['CreateBase', 'EditBase', 'ShowBase', 'useCreateController', 'useEditController'],
  message:
    'src/admin has Create, Edit, Show and their parts, which handle conflicts, lost replies and failures.',
};

const root = pattern(
  '^(\\.\\./)+(App|Opening|Root|main|opening|screens|shell)(\\.tsx?)?$',
  'The composition root imports the rooms, not the other way round.',
);
/** How the other names go on that begin with this one. */
const restsOf = (name, names) =>
  names.filter(other => other !== name && other.startsWith(name)).map(other => other.slice(name.length));
const onlyPackages = names =>
  pattern(
    `^(${[otherThan(['.', ...names]), ...names.map(name => `${name}${otherThan(['/', ...restsOf(name, names)])}`)].join('|')})`,
    `This room loads ${list(names)} and no other package.`,
  );
const ofAnother = pattern('^\\.\\./[a-z][\\w-]*/', 'Never another screen’s folder: refer to it by name.');

const upwards = steps => `^${'\\.\\./'.repeat(steps)}`;

/** The bans for the files of a room that are `depth` folders below `src`. */
const bansOf = (room, may, depth) => {
  const never = all.filter(name => name !== room && !may.includes(name));
  const [group, own] = room.split('/');
  const siblings = own ? never.flatMap(name => (name.startsWith(`${group}/`) ? name.split('/')[1] : [])) : [];
  const message = `src/${room} imports ${list(may)}.`;
  return [
    pattern(`${upwards(depth)}(${never.join('|')})/`, message),
    // The folders beside `src`.
    pattern(`${upwards(depth + 1)}(${never.join('|')})/`, message),
    ...(siblings.length ? [pattern(`${upwards(depth - 1)}(${siblings.join('|')})/`, message)] : []),
    ...(may.includes('data')
      ? [
          pattern(
            `${upwards(depth)}data/(${provider.join('|')})\\.ts$`,
            'Use useDataProvider: of the data provider a room imports the types only.',
            { allowTypeImports: true },
          ),
        ]
      : []),
    ...(partly[room] ?? []).map(([from, but, why]) => pattern(`${from}${otherThan(but)}`, why)),
    ...(packages[room] ? [onlyPackages(packages[room])] : []),
    ...headless,
    ...(room === 'admin' ? [] : [bare]),
    root,
  ];
};

// A later override replaces an earlier one: each states its whole ban.
const overrides = Object.entries(rooms).flatMap(([room, may]) =>
  Array.from({ length: DEEPEST + 1 }, (_, extra) => ({
    files: [below(`src/${room}/${'*/'.repeat(extra)}*`)],
    rules: bans(
      bansOf(room, may, room.split('/').length + extra),
      extra && apart.includes(room) ? [ofAnother] : [],
    ),
  })),
);
const overridesBeside = Object.entries(besides)
  .filter(([folder]) => folder !== 'tests')
  .map(([folder, may]) => ({
    files: [below(`${folder}/**`)],
    rules: bans(
      pattern(
        `^(\\.\\./)+(${['src', ...Object.keys(besides)].filter(name => name !== folder && !may.includes(name)).join('|')})/`,
        `${folder} imports ${list(may)}.`,
      ),
      (partly[folder] ?? []).map(([from, but, message]) => pattern(`${from}${otherThan(but)}`, message)),
      folder === 'mocks'
        ? pattern('^(react|react-.*|@mui/.*|@tanstack/.*)$', 'The stand-in platform has no screen.')
        : [],
    ),
  }));

/** What acts on an element, not what only follows the focus through it; beside them, Escape leaves a form. */
const acts =
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
    // With the message of a failure.
    'vitest/valid-expect': ['error', { maxArgs: 2 }],
    // These fail where they do not find what they name; a helper that compares is called `expect…`.
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
    // What scrolls is reached by the keyboard.
    'jsx-a11y/no-noninteractive-tabindex': [
      'error',
      { roles: ['tabpanel', 'region', 'group'], tags: ['ul'] },
    ],
    'jsx-a11y/no-noninteractive-element-interactions': ['error', { handlers: acts, form: ['onKeyDown'] }],
    // Inputs have a label beside them; rows, cells and what is offered to an input are no controls.
    'jsx-a11y/control-has-associated-label': [
      'error',
      { ignoreElements: ['input', 'textarea', 'tr', 'td', 'th', 'option'] },
    ],
    'jsx-a11y/no-static-element-interactions': ['error', { allowExpressionValues: true }],
  },
  overrides: [
    ...overrides,
    {
      files: [below('src/*.ts'), below('src/*.tsx')],
      rules: bans(
        pattern('^\\.\\.?/(.*/)?(mocks|server|tests)/', 'Nothing in src imports mocks, server or tests.'),
        headless,
        bare,
      ),
    },
    ...overridesBeside,
    {
      files: [below('i18n/en/**')],
      rules: bans(pattern('^\\.\\./', 'The texts import nothing: the catalogue imports them.')),
    },
    {
      files: [below('i18n/es/**')],
      rules: bans(pattern(`^\\.\\./${otherThan(['en/'])}`, 'Spanish imports English and nothing else.')),
    },
    {
      files: ['server', 'mocks', 'openapi', 'conformance', 'tests', 'scripts'].map(folder =>
        below(`${folder}/**`),
      ),
      rules: { 'no-console': 'off' },
    },
    { files: [below('tests/**')], rules: { 'react/rules-of-hooks': 'off' } },
  ],
};
