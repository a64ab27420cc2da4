/**
 * The rooms of the house, each with the rooms it may import; whatever is not named is refused. The linter's bans are made
 * from this table (oxlint.config.mjs).
 */
const below = {
  platform: [],
  storage: ['platform'],
  client: ['platform'],
  auth: ['platform', 'client', 'storage'],
  dataProvider: ['platform', 'client', 'data'],
  data: ['platform', 'client', 'dataProvider'],
  account: ['platform', 'client', 'auth', 'storage', 'ui', 'i18n'],
  ui: ['platform', 'storage', 'i18n'],
};
const known = ['ui', 'dataProvider', 'data', 'auth', 'storage', 'client', 'platform'];
const shared = ['activity', ...known];
const screens = [
  'admin',
  'frame',
  'access',
  'billing',
  'catalogue',
  'charts',
  'editors',
  'organization',
  ...shared,
];

/** Rooms below `src`. */
export const rooms = {
  ...below,
  activity: ['i18n', ...known],
  admin: shared,
  editors: ['admin', ...shared],
  access: ['admin', ...shared],
  charts: ['admin', 'i18n', ...shared],
  billing: ['access', 'admin', 'charts', ...shared],
  catalogue: ['access', 'admin', ...shared],
  organization: ['access', 'admin', ...shared],
  frame: ['access', 'admin', 'catalogue', 'i18n', ...shared],
  resources: screens,
  pages: screens,
};

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
export const packages = { platform: ['zod'], storage: ['react'], client: ['react'], account: ['react'] };

/** Within these every folder stands alone: one refers to another by name. */
export const apart = ['resources', 'pages'];

/** What a room sees of another only in part: after this beginning nothing but these, and why. */
export const partly = {
  account: [
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
        'invisible.ts',
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

/** Of these a room knows the types only. */
export const types = {
  resources: ['dataProvider'],
  pages: ['dataProvider'],
  editors: ['dataProvider'],
  access: ['dataProvider'],
  billing: ['dataProvider'],
  catalogue: ['dataProvider'],
  organization: ['dataProvider'],
  admin: ['dataProvider'],
  data: ['dataProvider'],
  activity: ['dataProvider'],
};
