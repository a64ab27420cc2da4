import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { icons, tokens } from './vite.config.ts';

const node = { environment: 'node', pool: 'forks', isolate: false, testTimeout: 20_000, hookTimeout: 60_000 } as const;

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
      { plugins: [tokens()], test: { name: 'units', environment: 'happy-dom', include: ['tests/units/**/*.test.{ts,tsx}'] } },
      {
        plugins: [tokens(), icons()],
        resolve: {
          alias: [
            { find: /^socket\.io-client$/, replacement: socket },
          ],
        },
        test: {
          name: 'screens',
          environment: 'happy-dom',
          server: { deps: { inline: ['@mui/icons-material'] } },
          environmentOptions: { happyDOM: { url: 'http://localhost:3000/' } },
          include: ['tests/screens/**/*.test.tsx'],
          testTimeout: 20_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
});
