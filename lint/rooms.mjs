const base = ['platform', 'data', 'storage', 'auth', 'ui'];
const kit = [...base, 'activity', 'admin'];
const domain = [
  'domain/people',
  'domain/organizations',
  'domain/billing',
  'domain/catalogue',
  'domain/documents',
];

/**
 * The rooms of `src`, each with the rooms and folders that it may import. A room imports only rooms that precede it. oxlint.config.mjs
 * derives the linter's import bans from this table.
 */
export const rooms = {
  platform: [],
  data: ['platform'],
  storage: ['platform'],
  auth: ['platform', 'data', 'storage'],
  ui: ['platform', 'storage', 'i18n'],
  account: [...base, 'i18n'],
  activity: [...base, 'i18n'],
  admin: [...base, 'activity'],
  charts: kit,
  'domain/people': kit,
  'domain/organizations': [...kit, 'domain/people'],
  'domain/billing': [...kit, 'charts', 'domain/people'],
  'domain/catalogue': [...kit, 'domain/people'],
  editors: ['platform', 'storage', 'ui'],
  'domain/documents': [...kit, 'editors'],
  layout: [...kit, 'domain/people', 'i18n'],
  resources: [...kit, 'charts', ...domain, 'editors'],
  pages: [...kit, 'charts', ...domain, 'editors'],
};

/** The deepest level of folders within a room that the bans cover. */
export const MAX_FOLDER_DEPTH = 4;

/** The folders beside `src`, each with the folders that it may import. */
export const otherRoots = {
  i18n: ['src'],
  openapi: ['src'],
  conformance: ['src', 'openapi'],
  mocks: ['src', 'i18n', 'openapi'],
  server: ['mocks'],
  tests: ['src', 'i18n', 'openapi', 'conformance', 'mocks', 'server'],
};

/** The only packages that these rooms may load. Other rooms may load any. */
export const packages = {
  platform: ['zod'],
  storage: ['react'],
  data: ['react', 'react-admin', '@tanstack/react-query'],
  account: ['react'],
};

/** The folders in these rooms do not import each other: a screen refers to another screen by name. */
export const isolated = ['resources', 'pages'];

/** Folders of which a room may import some files only: `[start of the path, allowed files, linter message]`. */
export const partialImports = {
  account: [
    ['/data/', ['useEmailTaken.ts'], 'The account pages import only the email check from src/data.'],
    [
      '/ui/',
      [
        'theme/theme.ts',
        'base.ts',
        'StrengthMeter.tsx',
        'Countdown.tsx',
        'useCountdown.ts',
        'useCopy.ts',
        'whenIdle.ts',
      ],
      'The account pages import only these files from src/ui: the theme, the base path, the strength meter, the countdown, copying and idle time.',
    ],
    [
      '/platform/',
      [
        'account.ts',
        'formatPhone.ts',
        'endpoint.ts',
        'errors.ts',
        'failureSentence.ts',
        'password.ts',
        'rules.ts',
        'shape.ts',
        'signIn.ts',
      ],
      'The account pages load no schemas.',
    ],
    [
      '/i18n/',
      [
        'language.ts',
        'translate.ts',
        'en/same.ts',
        ...['en', 'es'].flatMap(to =>
          [
            'account',
            'accountPages',
            'failure',
            'person',
            'personRules',
            'preferences',
            'siteLinks',
            'strength',
          ].map(file => `${to}/${file}.ts`),
        ),
      ],
      'The account pages load only their own texts.',
    ],
  ],
  editors: [
    [
      '/platform/',
      ['fold.ts', 'isHttpUrl.ts'],
      'The editors import only text folding and web addresses from src/platform.',
    ],
    [
      '/storage/',
      ['createStore.ts', 'useStoreValue.ts'],
      'The editors import only the store from src/storage.',
    ],
  ],
  i18n: [['/src/', ['storage/'], 'i18n imports only src/storage, to keep the chosen language.']],
  openapi: [['/src/', ['platform/'], 'openapi describes src/platform and imports nothing else from src.']],
  conformance: [
    [
      '/src/',
      ['platform/'],
      'conformance imports only src/platform from src, because it checks the contract.',
    ],
  ],
  mocks: [
    ['/src/', ['platform/'], 'mocks imports only src/platform from src.'],
    [
      '/i18n/',
      ['en/', 'translate.ts'],
      'mocks replies with English sentences and imports nothing else from i18n.',
    ],
  ],
};

/** Modules of the data provider. Rooms get the data provider from react-admin, and import only types from these modules. */
export const dataProviderModules = [
  'dataProvider',
  'getManyReference',
  'queryClient',
  'record',
  'recordWrites',
  'createResourceCalls',
  'toPayload',
  'verifiedUpdate',
];
