/** How a command of the README or of docs is tested. */
export type CommandTest =
  /** The test runs it, and expects exit code 0 and this output. `instead` replaces placeholders; `more` adds arguments that keep it from overwriting files of the repository. */
  | { ends: RegExp; instead?: Record<string, string>; more?: string; in?: 'copy' | 'data' }
  /** The test starts it with the database of another stand-in, waits for a response, and stops it. */
  | { serves: true; instead?: Record<string, string> }
  /** Another file runs it, and contains this text. */
  | { by: [file: string, text: string] }
  /** Why no test can run it here. */
  | { never: string };

/** The test replaces STAND_IN with the URL of its stand-in, and FOLDER with a temporary folder. */
const PLATFORM = {
  'https://platform.example': 'STAND_IN',
  'someone@platform.example': 'superadmin@map.example',
};
const CONTAINER =
  'The tests run without a container engine; tests/e2e/every/container.spec.ts follows the steps of the Dockerfile.';
const MEASUREMENT = 'It takes half an hour on a machine without other load.';

export const commands: Record<string, CommandTest> = {
  // It would replace the packages while other tests use them.
  'npm ci': { by: ['.ci/run', 'npm ci'] },
  'npm test': { by: ['.ci/run', 'npm run test:all'] },
  'npm run test:all': { by: ['.ci/run', 'npm run test:all'] },
  'npm run test:quick': {
    never: 'It runs these tests themselves; its table of areas is checked by tests/house/testAreas.test.ts.',
  },
  'npm run test:quick -- tags': { never: 'Like the one before.' },
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
  'npm run db:generate -- --name announcements': {
    ends: /No schema changes, nothing to migrate/,
    in: 'copy',
  },
  'npm run docs:pictures': { ends: /^narrow\.png\s+\d+ KiB$/m, more: '-- --to FOLDER --of STAND_IN narrow' },
  // The seed has this number of users, so that the command adds none.
  'npm run scale -- --users 1000000': { ends: /Export/, instead: { 1000000: '100' }, more: '--rounds 1' },
  'npm run bench': { never: MEASUREMENT },
  'npm run bench -- 5 --before HEAD~1': { never: MEASUREMENT },
  'npm run bench -- 10 --before HEAD~1 --resource tags': { never: MEASUREMENT },
};
