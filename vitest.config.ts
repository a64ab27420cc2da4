import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { tokens } from './vite.config.ts';

const node = { environment: 'node', pool: 'forks', isolate: false, testTimeout: 20_000, hookTimeout: 60_000 } as const;

// Node gives react-admin this copy of the router; the console's own code must meet it there.
const router = fileURLToPath(import.meta.resolve('react-router')).replace(/\.js$/, '.mjs');
const socket = fileURLToPath(new URL('tests/screens/socket.ts', import.meta.url));

export default defineConfig({
  test: {
    maxWorkers: 2,
    projects: [
      { test: { ...node, name: 'platform', include: ['tests/platform/**/*.test.ts'] } },
      // The same answers from a real Postgres.
      { test: { ...node, name: 'postgres', include: ['tests/platform/*.test.ts'], globalSetup: 'tests/platform/postgres.ts' } },
      // What the compiler cannot hold: directions of imports, both catalogues, the bundle.
      { plugins: [tokens()], test: { ...node, name: 'house', include: ['tests/house/**/*.test.ts'] } },
      { plugins: [tokens()], test: { name: 'units', pool: 'forks', isolate: false, environment: 'happy-dom', include: ['tests/units/**/*.test.ts'] } },
      {
        plugins: [tokens()],
        resolve: {
          alias: [
            { find: /^react-router$/, replacement: router },
            { find: /^socket\.io-client$/, replacement: socket },
          ],
        },
        test: {
          name: 'screens',
          pool: 'forks',
          isolate: false,
          setupFiles: 'tests/screens/setup.ts',
          environment: 'happy-dom',
          environmentOptions: { happyDOM: { url: 'http://localhost:3000/' } },
          include: ['tests/screens/**/*.test.tsx'],
          testTimeout: 20_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
});
