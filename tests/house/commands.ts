/** How a command of the README or of docs is tried. */
export type Tried =
  /** It is run, ends with 0 and says this. `instead`: what stands for what is somebody's own; `more`: what is added so that nothing of the house is overwritten. */
  | { ends: RegExp; instead?: Record<string, string>; more?: string; in?: 'copy' | 'data' }
  /** It is run before the stand-in of another program, whose data need not be made anew, answers, and is ended. */
  | { serves: true; instead?: Record<string, string> }
  /** Another place runs it, by this text of that file. */
  | { by: [file: string, text: string] }
  /** No test can run it here, and why. */
  | { never: string };

/** STAND_IN and FOLDER are the test's own. */
const PLATFORM = {
  'https://platform.example': 'STAND_IN',
  'someone@platform.example': 'superadmin@map.example',
};
const CONTAINER =
  'There is no container engine where the tests run; tests/e2e/every/container.spec.ts does step by step what the Dockerfile says.';
const MEASUREMENT = 'It takes half an hour and wants a machine that does nothing else.';

export const commands: Record<string, Tried> = {
  // The other tests stand on the packages that it would replace.
  'npm ci': { by: ['.ci/run', 'npm ci'] },
  'npm test': { by: ['.ci/run', 'npm run test:all'] },
  'npm run test:all': { by: ['.ci/run', 'npm run test:all'] },
  'npm run test:quick': {
    never: 'It runs these tests themselves; its table of areas is checked by tests/house/testAreas.test.ts.',
  },
  'npm run test:quick -- tags': { never: 'As the one before.' },
  'npm start': { by: ['tests/e2e/setUp.ts', 'scripts/start.mjs'] },
  'npm start -- --scale 5000': { by: ['tests/platform/running/settings.test.ts', "'--scale'"] },
  'LOG=json npm start': { serves: true },
  'PLATFORM_URL=https://platform.example npm start': { serves: true, instead: PLATFORM },
  'DATABASE_URL=postgres://user:password@host/database npm start': {
    by: ['tests/platform/several/programs.test.ts', 'DATABASE_URL'],
  },
  'npm run dev': { serves: true },
  'npm run build': { by: ['scripts/test.mjs', "'build'"] },
  'BASE_PATH=/console/ npm run build': {
    by: ['tests/e2e/every/deployed.spec.ts', 'process.env.BASE_PATH = BASE'],
  },
  'docker build -f deploy/Dockerfile -t console .': { never: CONTAINER },
  'docker run --read-only -p 3000:3000 -e PLATFORM_URL=https://platform.example console': {
    never: CONTAINER,
  },
  'tar -czf console-data.tar.gz data': { ends: /^$/, in: 'data' },
  'npm run openapi': { ends: /OpenAPI 3\.1 is in /, more: '-- FOLDER/openapi.json' },
  'npm run conformance -- --url https://platform.example --email someone@platform.example': {
    ends: /\n(\d+) of \1 calls conform/,
    instead: PLATFORM,
  },
  'npm run conformance -- --url https://platform.example --email someone@platform.example --write --only tags,roles --html report.html':
    {
      ends: /\n(\d+) of \1 calls conform/,
      instead: { ...PLATFORM, 'report.html': 'FOLDER/report.html' },
    },
  'npm run check': { by: ['scripts/test.mjs', 'runChecks'] },
  'npm run format': { never: 'It would rewrite the files that the other tests read.' },
  'npx vitest run --project units tests/units/rules.test.ts': { ends: /Tests\s+\d+ passed/ },
  'npx playwright test keyboard': { ends: /Total: \d+ tests in 1 file/, more: '--list --reporter=line' },
  'npm run db:generate': { ends: /No schema changes, nothing to migrate/, in: 'copy' },
  'npm run docs:pictures': { ends: /^narrow\.png\s+\d+ KiB$/m, more: '-- --to FOLDER --of STAND_IN narrow' },
  // As many people as the seed has, so that none are added.
  'npm run scale -- --users 1000000': { ends: /Export/, instead: { 1000000: '100' }, more: '--rounds 1' },
  'npm run bench': { never: MEASUREMENT },
  'npm run bench -- 5 --before HEAD~1': { never: MEASUREMENT },
  'npm run bench -- 10 --before HEAD~1 --resource tags': { never: MEASUREMENT },
};
