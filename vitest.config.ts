import { defineConfig } from 'vitest/config';
import { tokens } from './vite.config.ts';

const node = { environment: 'node', pool: 'forks', isolate: false, testTimeout: 20_000, hookTimeout: 60_000 } as const;

export default defineConfig({
  test: {
    maxWorkers: 2,
    projects: [
      { test: { ...node, name: 'platform', include: ['tests/platform/**/*.test.ts'] } },
      // The same answers from a real Postgres.
      { test: { ...node, name: 'postgres', include: ['tests/platform/*.test.ts'], globalSetup: 'tests/platform/postgres.ts' } },
      // What the compiler cannot hold: directions of imports, both catalogues, the bundle.
      { plugins: [tokens()], test: { ...node, name: 'house', include: ['tests/house/**/*.test.ts'] } },
      { plugins: [tokens()], test: { name: 'units', environment: 'happy-dom', include: ['tests/units/**/*.test.ts'] } },
    ],
  },
});
