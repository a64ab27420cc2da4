import { defineConfig } from '@playwright/test';
import { BROWSER_ARGS, findBrowser } from './scripts/browser.mjs';

export default defineConfig({
  projects: [
    { name: 'journeys', testDir: 'tests/e2e', testIgnore: 'every/**' },
    // Long: every screen in every width and theme, and the memory of a tab over a hundred pages.
    { name: 'every', testDir: 'tests/e2e/every' },
  ],
  globalSetup: './tests/e2e/setUp.ts',
  // Playwright empties this folder, so it is not the folder of vitest's report.
  outputDir: 'test-results/browser',
  workers: 2,
  fullyParallel: true,
  forbidOnly: !!process.env.CI,
  retries: 0,
  // The limits only end tests that hang, so they are far above what a busy machine needs.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  reporter: 'dot',
  use: {
    launchOptions: { ...(await findBrowser()), args: BROWSER_ARGS },
    viewport: { width: 1280, height: 860 },
    locale: 'en-US',
    timezoneId: 'America/Chicago',
    contextOptions: { reducedMotion: 'reduce' },
    acceptDownloads: true,
    screenshot: 'only-on-failure',
    trace: 'off',
  },
});
