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
 * The rooms below `src`, in order, each with the rooms and folders that it may import: only rooms before it. The linter's bans are made
 * from this table (oxlint.config.mjs).
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
  charts: [...kit, 'i18n'],
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

/** The linter looks at folders up to so many levels within a room. */
export const DEEPEST = 4;

/** Folders beside `src`. */
export const besides = {
  i18n: ['src'],
  openapi: ['src'],
  conformance: ['src', 'openapi'],
  mocks: ['src', 'i18n', 'openapi'],
  server: ['mocks'],
  tests: ['src', 'i18n', 'openapi', 'conformance', 'mocks', 'server'],
};

/** Packages that are all a room loads. */
export const packages = {
  platform: ['zod'],
  storage: ['react'],
  data: ['react', 'react-admin', '@tanstack/react-query'],
  account: ['react'],
};

/** Within these every folder stands alone: one refers to another by name. */
export const apart = ['resources', 'pages'];

/** What a room sees of another only in part: after this beginning nothing but these, and why. */
export const partly = {
  account: [
    ['/data/', ['useEmailTaken.ts'], 'Of src/data the account pages use the check of an email only.'],
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
      "Of src/ui the account pages use the theme's choice, the base path, the strength meter, the countdown, copying and idle time only.",
    ],
    [
      '/platform/',
      [
        'account.ts',
        'asPhone.ts',
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
      'The account pages load their own slice of the catalogue only.',
    ],
  ],
  editors: [
    [
      '/platform/',
      ['fold.ts', 'webAddress.ts'],
      'Of src/platform the editors fold texts and know web addresses only.',
    ],
    [
      '/storage/',
      ['createStore.ts', 'useStoreValue.ts'],
      'Of src/storage the editors use a value outside React only.',
    ],
  ],
  i18n: [['/src/', ['storage/'], 'i18n keeps the choice of a language and knows nothing else of src.']],
  openapi: [['/src/', ['platform/'], 'openapi describes src/platform and knows nothing else of src.']],
  conformance: [
    ['/src/', ['platform/'], 'conformance shares the contract with the console and nothing else.'],
  ],
  mocks: [
    ['/src/', ['platform/'], 'mocks imports src/platform and nothing else of src.'],
    [
      '/i18n/',
      ['en/', 'translate.ts'],
      'mocks answers the English sentences and loads nothing else of i18n.',
    ],
  ],
};

/** The data provider: rooms get it from react-admin, and import its types only. */
export const provider = [
  'dataProvider',
  'getManyReference',
  'queryClient',
  'record',
  'recordWrites',
  'resourceCalls',
  'toPayload',
  'verifiedUpdate',
];
