import { test as base, expect, type Browser, type BrowserContext, type BrowserContextOptions, type Page } from '@playwright/test';
import { Demo } from './demo.ts';
import { Program } from './program.ts';

/** Somebody at a browser of their own, signed in or not. */
export type Visit = (as?: string, options?: BrowserContextOptions) => Promise<Page>;

interface Fixtures {
  visit: Visit;
  /** A page of the superadmin, and the platform as it was seeded. */
  staff: Page;
  demo: Demo;
}
interface WorkerFixtures {
  program: Program;
  platform: Demo;
}

/** What no screen may cause: refused by the policy, thrown, or written to the console as an error. */
function watch(context: BrowserContext, complaints: string[]) {
  context.on('weberror', error => complaints.push(`thrown: ${error.error().message}`));
  context.on('console', message => {
    // The browser itself reports each answer of 400 and above; those are what the fault tests cause.
    if (message.type() === 'error' && !message.text().startsWith('Failed to load resource: ')) complaints.push(`console: ${message.text()}`);
  });
  return context.addInitScript(() => {
    addEventListener('securitypolicyviolation', event => console.error(`policy: ${event.violatedDirective} ${event.blockedURI}`));
  });
}

async function enter(browser: Browser, platform: Demo, complaints: string[], as: string | undefined, options: BrowserContextOptions) {
  const context = await browser.newContext({ baseURL: platform.url, ...options });
  await watch(context, complaints);
  if (as) await context.addCookies([{ name: 'token', value: await platform.signIn(as), url: platform.url, sameSite: 'Strict' }]);
  return context;
}

export const test = base.extend<Fixtures, WorkerFixtures>({
  program: [
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const program = await Program.started();
      await use(program);
      await program.end();
    },
    { scope: 'worker', timeout: 300_000 },
  ],
  platform: [async ({ program }, use) => use(new Demo(program.url)), { scope: 'worker' }],
  demo: async ({ platform }, use) => {
    await platform.reset();
    await use(platform);
  },
  visit: async ({ browser, demo, contextOptions, viewport, locale, timezoneId, colorScheme }, use) => {
    const complaints: string[] = [];
    const contexts: BrowserContext[] = [];
    await use(async (as, options = {}) => {
      const context = await enter(browser, demo, complaints, as, { ...contextOptions, viewport, locale: locale!, timezoneId: timezoneId!, colorScheme, ...options });
      contexts.push(context);
      return context.newPage();
    });
    await Promise.all(contexts.map(context => context.close()));
    expect(complaints, 'Nothing is refused by the policy, thrown, or written to the console as an error.').toEqual([]);
  },
  staff: async ({ visit }, use) => use(await visit('superadmin')),
});

export { expect };
export type { Page };
