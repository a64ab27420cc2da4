import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { icons, tokens } from './build/plugins.ts';
import { REAL } from './tests/real/folder.ts';

// No test is a measurement: these limits end what hangs, and are far from what a slow or busy machine needs.
const limits = { testTimeout: 60_000, hookTimeout: 180_000 } as const;
// Screens and answers die young: with room for them the collector copies less.
const forks = { pool: 'forks' as const, isolate: false, execArgv: ['--max-semi-space-size=64'], ...limits };
const node = { environment: 'node', ...forks };

// Node gives react-admin this copy of the router; the console's own code meets it there.
const router = fileURLToPath(import.meta.resolve('react-router-dom')).replace(/\.js$/, '.mjs');
const database = 'tests/database/image.ts';
const program = 'tests/platform/running/bundle.ts';
const socket = fileURLToPath(new URL('tests/screens/socket.ts', import.meta.url));

export default defineConfig({
  test: {
    maxWorkers: 2,
    projects: [
      {
        test: {
          ...node,
          name: 'platform',
          include: ['tests/platform/**/*.test.ts'],
          exclude: ['tests/platform/several/**'],
          globalSetup: [database, program],
        },
      },
      // The same answers from a real Postgres, and several programs on one.
      {
        test: {
          ...node,
          name: 'postgres',
          include: ['tests/platform/{,several/}*.test.ts'],
          globalSetup: ['tests/platform/postgres.ts', database, program],
        },
      },
      // What the compiler cannot hold: directions of imports, both catalogues, the bundle.
      {
        plugins: [tokens()],
        test: { ...node, name: 'house', include: ['tests/house/**/*.test.ts'], globalSetup: database },
      },
      {
        plugins: [tokens()],
        test: {
          ...forks,
          name: 'units',
          environment: 'happy-dom',
          include: ['tests/units/**/*.test.{ts,tsx}'],
        },
      },
      {
        plugins: [tokens(), icons()],
        resolve: {
          alias: [
            { find: /^react-router-dom$/, replacement: router },
            { find: /^socket\.io-client$/, replacement: socket },
          ],
        },
        test: {
          ...forks,
          name: 'screens',
          setupFiles: 'tests/screens/setup.ts',
          globalSetup: database,
          environment: 'happy-dom',
          server: { deps: { inline: ['@mui/icons-material'] } },
          environmentOptions: {
            happyDOM: {
              url: 'http://localhost:3000/',
              settings: {
                navigation: {
                  disableMainFrameNavigation: true,
                  disableChildFrameNavigation: true,
                  disableFallbackToSetURL: true,
                },
              },
            },
          },
          include: ['tests/screens/**/*.test.tsx', ...(existsSync(REAL) ? ['tests/real/*.test.tsx'] : [])],
        },
      },
    ],
  },
});
