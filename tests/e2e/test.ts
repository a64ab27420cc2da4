import {
  test as base,
  expect,
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  type Frame,
  type Page,
} from '@playwright/test';
import { collectComplaints } from './collectComplaints.ts';
import { Demo } from './demo.ts';
import { RunningConsole } from './program.ts';

/** Opens a separate browser context, signed in if an account is given. */
export type OpenPage = (as?: string, options?: BrowserContextOptions) => Promise<Page>;

interface Fixtures {
  /** Errors in the browser's console that a test causes on purpose. */
  caused: RegExp | undefined;
  visit: OpenPage;
  /** A page for tests that change nothing. It is reused, so its code is already loaded. */
  look(as?: string): Promise<Page>;
  /** The seeded platform, for `look`. */
  seeded: Demo;
  /** A page of the superadmin, with the seeded platform. */
  staff: Page;
  demo: Demo;
}
interface WorkerFixtures {
  program: RunningConsole;
  platform: Demo;
  /** The pages of `look`, by account. */
  looking: Map<string, { page: Page; complaints: string[] }>;
}

/** A route may still respond after the end of a test, which is ignored. */
const unrouteAll = (page: Page) => page.unrouteAll({ behavior: 'ignoreErrors' });

/**
 * Reports errors that no screen may cause: violations of the policy, exceptions, console errors and
 * undocumented requests.
 */
function watch(context: BrowserContext, complaints: string[], caused?: RegExp) {
  collectComplaints(context, complaints);
  context.on('weberror', error => complaints.push(`thrown: ${error.error().message}`));
  context.on('console', message => {
    // The browser reports each response of 400 and above, which the fault tests cause.
    if (
      message.type() === 'error' &&
      !/^(Failed to load resource|WebSocket connection to '\S+' failed): /.test(message.text()) &&
      !caused?.test(message.text())
    )
      complaints.push(`console: ${message.text()}`);
  });
  return context.addInitScript(() => {
    addEventListener('securitypolicyviolation', event =>
      console.error(`policy: ${event.violatedDirective} ${event.blockedURI}`),
    );
  });
}

const NO_COMPLAINTS =
  'Nothing is refused by the policy, thrown, written to the console as an error, or asked without being documented.';

async function newSignedInContext(
  browser: Browser,
  platform: Demo,
  complaints: string[],
  as: string | undefined,
  options: BrowserContextOptions,
  caused?: RegExp,
) {
  const context = await browser.newContext({ baseURL: platform.url, ...options });
  await watch(context, complaints, caused);
  if (as) await context.addCookies([platform.cookieOf(await platform.signIn(as))]);
  return context;
}

export const test = base.extend<Fixtures, WorkerFixtures>({
  program: [
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const program = await RunningConsole.started();
      await use(program);
      await program.end();
    },
    { scope: 'worker', timeout: 300_000 },
  ],
  platform: [async ({ program }, use) => use(new Demo(program.url)), { scope: 'worker' }],
  looking: [
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const looking: WorkerFixtures['looking'] = new Map();
      await use(looking);
      await Promise.all([...looking.values()].map(({ page }) => page.context().close()));
    },
    { scope: 'worker' },
  ],
  demo: async ({ platform }, use) => {
    await platform.reset();
    await use(platform);
  },
  caused: [undefined, { option: true }],
  visit: async (
    { browser, demo, caused, contextOptions, viewport, locale, timezoneId, colorScheme },
    use,
  ) => {
    const complaints: string[] = [];
    const contexts: BrowserContext[] = [];
    await use(async (as, options = {}) => {
      const context = await newSignedInContext(
        browser,
        demo,
        complaints,
        as,
        { ...contextOptions, viewport, locale: locale!, timezoneId: timezoneId!, colorScheme, ...options },
        caused,
      );
      contexts.push(context);
      return context.newPage();
    });
    await Promise.all(contexts.flatMap(context => context.pages()).map(unrouteAll));
    await Promise.all(contexts.map(context => context.close()));
    expect(complaints, NO_COMPLAINTS).toEqual([]);
  },
  seeded: async ({ platform }, use) => {
    await platform.restore();
    await use(platform);
  },
  look: async ({ browser, looking, seeded, contextOptions, viewport, locale, timezoneId }, use) => {
    const used: Page[] = [];
    await use(async (as = '') => {
      if (!looking.has(as)) {
        const complaints: string[] = [];
        const context = await newSignedInContext(browser, seeded, complaints, undefined, {
          ...contextOptions,
          viewport,
          locale: locale!,
          timezoneId: timezoneId!,
        });
        // Clears the storage of the previous test; a blank page has none.
        await context.addInitScript(
          () =>
            location.protocol === 'http:' &&
            [localStorage, sessionStorage].forEach(storage => storage.clear()),
        );
        const page = await context.newPage();
        // Discards unsaved input of the previous test.
        page.on('dialog', dialog => void dialog.accept());
        looking.set(as, { page, complaints });
      }
      const { page } = looking.get(as)!;
      used.push(page);
      await page.setViewportSize(viewport!);
      await page.emulateMedia({ colorScheme: 'light' });
      await page.mouse.move(0, 0);
      if (as) await page.context().addCookies([seeded.cookieOf(await seeded.token(as))]);
      return page;
    });
    for (const page of used) {
      await unrouteAll(page);
      await page.goto('about:blank');
    }
    expect(
      [...looking.values()].flatMap(({ complaints }) => complaints.splice(0)),
      NO_COMPLAINTS,
    ).toEqual([]);
  },
  staff: async ({ visit }, use) => use(await visit('superadmin')),
});

export { expect };
export type { Frame, Page };
