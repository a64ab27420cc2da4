import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';
import { plainIcons, tokens } from './build/plugins.ts';
import { REAL } from './tests/real/folder.ts';

// The limits only end tests that hang, so they are far above what a busy machine needs.
const limits = { testTimeout: 60_000, hookTimeout: 180_000 } as const;
// Tests create many short-lived objects; a larger young generation means fewer collections.
const forks = { pool: 'forks' as const, isolate: false, execArgv: ['--max-semi-space-size=64'], ...limits };
const node = { environment: 'node', ...forks };

const database = 'tests/database/image.ts';
const program = 'tests/platform/running/bundle.ts';

// Node resolves react-admin's router to this copy, and the console must use the same one.
const router = fileURLToPath(import.meta.resolve('react-router-dom')).replace(/\.js$/, '.mjs');
const socket = fileURLToPath(new URL('tests/screens/socket.ts', import.meta.url));
const popper = fileURLToPath(new URL('tests/screens/popper.ts', import.meta.url));
const noNavigation = {
  disableMainFrameNavigation: true,
  disableChildFrameNavigation: true,
  disableFallbackToSetURL: true,
};

/** Tests of the console in a simulated window, over the stand-in. */
const screens = (name: string, include: string[], own: object = {}) => ({
  plugins: [tokens(), plainIcons()],
  resolve: {
    alias: [
      { find: /^react-router-dom$/, replacement: router },
      { find: /^socket\.io-client$/, replacement: socket },
      { find: /^@popperjs\/core$/, replacement: popper },
    ],
  },
  test: {
    ...forks,
    name,
    setupFiles: 'tests/screens/setup.ts',
    globalSetup: database,
    environment: './tests/screens/sharedWindow.ts',
    server: { deps: { inline: [/@mui\/(icons-)?material\//] } },
    environmentOptions: {
      happyDOM: { url: 'http://localhost:3000/', settings: { navigation: noNavigation } },
    },
    include,
    ...own,
  },
});

/** Excludes modules with a typed glob from the module cache, so that each run finds new files. Vitest does so only for globs without a type argument. */
const freshGlobs: Plugin = {
  name: 'fresh-globs',
  configureVitest: ({ experimental_defineCacheKeyGenerator }) =>
    experimental_defineCacheKeyGenerator(({ sourceCode }) =>
      sourceCode.includes('import.meta.glob<') ? false : undefined,
    ),
};

export default defineConfig({
  test: {
    // More than two cores, because screen tests wait a quarter of their time.
    maxWorkers: 4,
    // Keeps transformed modules between runs, which then start seconds earlier.
    experimental: { fsModuleCache: true },
    projects: [
      {
        plugins: [tokens()],
        test: {
          ...forks,
          name: 'units',
          environment: 'node',
          include: ['tests/units/**/*.test.{ts,tsx}', 'src/editors/tests/*.test.{ts,tsx}'],
        },
      },
      // The rules of the repository that the compiler cannot check: imports, names, catalogues, docs, the bundle.
      {
        plugins: [tokens()],
        test: { ...node, name: 'house', include: ['tests/house/**/*.test.ts'], globalSetup: database },
      },
      screens('screens', [
        'tests/screens/**/*.test.tsx',
        ...(REAL && existsSync(REAL) ? ['tests/real/*.test.tsx'] : []),
      ]),
      {
        test: {
          ...node,
          name: 'platform',
          include: ['tests/platform/**/*.test.ts'],
          exclude: ['tests/platform/several/**'],
          globalSetup: [database, program],
        },
      },
      // src/admin against react-admin's documentation, over a data provider of its own.
      screens('admin', ['tests/admin/*.test.{ts,tsx}'], {
        setupFiles: 'tests/admin/setup.ts',
        globalSetup: [],
      }),
      // The long suites of `npm run test:all`: every endpoint and form; a program that is killed, upgraded and tested as a
      // whole; several programs on one Postgres.
      screens('every', ['tests/every/**/*.test.tsx']),
      {
        test: {
          ...node,
          name: 'program',
          include: ['tests/every/program/*.test.ts'],
          globalSetup: [database, program],
        },
      },
      {
        test: {
          ...node,
          name: 'postgres',
          include: ['tests/platform/{,several/}*.test.ts'],
          globalSetup: ['tests/platform/postgres.ts', database, program],
        },
      },
    ].map(project => ({
      ...project,
      plugins: [freshGlobs, 'plugins' in project ? project.plugins : undefined],
    })),
  },
});
