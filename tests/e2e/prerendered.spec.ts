import { expect, test, type Page } from './test.ts';

/** The delay of the console's files, in milliseconds. */
const LATE = 2000;
const slow = (page: Page) =>
  page.route('**/assets/*.js', async route => {
    await new Promise(resolve => setTimeout(resolve, LATE));
    await route.continue();
  });
const ENTRY = '**/assets/index-*.js';
const submit = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

test.describe('the prerendered login page', () => {
  test('the login page accepts typing before its code has loaded, and signs in with the typed values', async ({
    visit,
  }) => {
    const page = await visit();
    await slow(page);
    await page.goto('/login?next=%2Ftags', { waitUntil: 'commit' });
    await expect(page).toHaveTitle('Sign in · Map Console');
    await page.getByLabel('Email').pressSequentially('superadmin@map.example');
    await page.keyboard.press('Tab');
    await page.keyboard.type('Assessor');
    await page.keyboard.press('Enter');
    await expect(submit(page, 'Sign in')).toBeDisabled();
    await expect(submit(page, 'Show password')).toBeDisabled();
    await expect(submit(page, 'Sign in')).toBeEnabled();
    await page.keyboard.type('1');
    await expect(page.getByLabel('Password', { exact: true })).toHaveValue('Assessor1');
    await expect(page.getByLabel('Email')).toHaveValue('superadmin@map.example');
    await expect(page.getByRole('link', { name: 'Sign up', exact: true })).toHaveAttribute(
      'href',
      '/signup?next=%2Ftags',
    );
    expect(new URL(page.url()).search).toBe('?next=%2Ftags');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/tags$/);
  });

  test('the sign-in button works as soon as its script runs, even while React is busy', async ({ visit }) => {
    const page = await visit();
    await page.addInitScript(() => {
      const { postMessage: originalPostMessage } = MessagePort.prototype;
      const held: (() => void)[] = [];
      let holds = true;
      // React's scheduler posts messages to itself.
      MessagePort.prototype.postMessage = function (this: MessagePort, ...message: [never]) {
        if (holds) held.push(() => originalPostMessage.apply(this, message));
        else originalPostMessage.apply(this, message);
      };
      Object.assign(window, { letGo: () => ((holds = false), held.forEach(post => post())) });
    });
    await page.goto('/login?next=%2Ftags');
    // Fills the inputs as browsers do; React would already notice a key press.
    await page
      .locator('form input')
      .evaluateAll(inputs =>
        inputs.forEach(
          (input, at) => ((input as HTMLInputElement).value = ['superadmin@map.example', 'Assessor1'][at]!),
        ),
      );
    await expect(submit(page, 'Sign in')).toBeEnabled();
    await expect(submit(page, 'Show password')).toBeDisabled();
    await Promise.all([page.waitForRequest('**/auth/local'), submit(page, 'Sign in').click()]);
    await page.evaluate(() => (window as unknown as { letGo(): void }).letGo());
    await expect(page).toHaveURL(/\/tags$/);
  });

  test('styles that the login page contains are not requested again by the console', async ({ visit }) => {
    const page = await visit();
    const styles: string[] = [];
    page.on(
      'request',
      request =>
        request.resourceType() === 'stylesheet' &&
        styles.push(/\/([a-zA-Z]+)-[^/]+$/.exec(request.url())![1]!),
    );
    await page.goto('/login?next=%2Ftags');
    await page.getByLabel('Email').fill('superadmin@map.example');
    await page.getByLabel('Password', { exact: true }).fill('Assessor1');
    await submit(page, 'Sign in').click();
    await expect(page.getByRole('heading', { level: 1, name: 'Tags' })).toBeVisible();
    expect(styles).toContain('frame');
    expect(styles).not.toContain('index');
  });

  test('the strength of a typed password is shown once the code has loaded', async ({ visit }) => {
    const page = await visit();
    await slow(page);
    await page.goto('/signup', { waitUntil: 'commit' });
    await page.getByLabel('Email').fill('superadmin@map.example');
    await page.getByLabel('Password', { exact: true }).fill('Assessor22!');
    await expect(submit(page, 'Sign up')).toBeDisabled();
    await expect(page.getByRole('meter')).toHaveAttribute('aria-valuenow', '40');
    await expect(page.getByText('The email is already taken')).toBeVisible();
  });

  // React reports the mismatch as an error, so this test ignores errors.
  test('typed input stays if a password manager has changed the page', async ({ browser, platform }) => {
    const context = await browser.newContext({ baseURL: platform.url });
    const page = await context.newPage();
    await slow(page);
    await page.goto('/login', { waitUntil: 'commit' });
    await page.getByLabel('Email').fill('superadmin@map.example');
    await page.evaluate(() => document.querySelector('label')!.before(document.createElement('button')));
    await expect(submit(page, 'Sign in')).toBeEnabled();
    await expect(page.locator('label').first()).toBeVisible();
    await expect(page.getByLabel('Email')).toHaveValue('superadmin@map.example');
    await context.close();
  });

  for (const [path, title] of [
    ['/login', 'Iniciar sesión'],
    ['/signup', 'Crear una cuenta'],
    ['/forgot-password', '¿Olvidó su contraseña?'],
  ] as const)
    test(`${path} is in Spanish and dark from the start for a user with these settings`, async ({
      visit,
    }) => {
      const page = await visit(undefined, { locale: 'es-ES', colorScheme: 'dark' });
      await slow(page);
      await page.goto(path, { waitUntil: 'commit' });
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
      await expect(page.locator('html')).toHaveCSS('color-scheme', 'dark');
      await expect(page).toHaveTitle(`${title} · Map Console`);
      await page.getByLabel('Correo electrónico').fill('ada@map.example');
      await expect(page.locator('button[type=submit]')).toBeDisabled();
      await expect(page.locator('button[type=submit]')).toBeEnabled();
      await expect(page.getByLabel('Correo electrónico')).toHaveValue('ada@map.example');
      await expect(page.locator('html')).toHaveAttribute('lang', 'es');
    });

  test('the login page shows the chosen English and light theme, regardless of the browser’s preferences', async ({
    visit,
  }) => {
    const page = await visit(undefined, { locale: 'es-ES', colorScheme: 'dark' });
    await page.goto('/favicon.svg');
    await page.evaluate(
      () => (localStorage.setItem('language', 'en'), localStorage.setItem('theme', 'light')),
    );
    await slow(page);
    await page.goto('/login', { waitUntil: 'commit' });
    await expect(page.getByRole('heading', { name: 'Sign in', exact: true })).toBeVisible();
    await expect(page.locator('html')).toHaveCSS('color-scheme', 'light');
  });

  test('a signed-in user does not see the login form', async ({ staff }) => {
    await slow(staff);
    await staff.goto('/login', { waitUntil: 'commit' });
    await staff.waitForFunction(() => document.documentElement.dataset.theme);
    await expect(staff.getByLabel('Email')).toHaveCount(0);
    await expect(staff).toHaveURL(/:\d+\/$/);
  });

  test('without JavaScript the login form is shown, and Enter puts nothing into the address', async ({
    visit,
  }) => {
    const page = await visit(undefined, { javaScriptEnabled: false });
    await page.goto('/login');
    await page.getByLabel('Email').fill('superadmin@map.example');
    await page.getByLabel('Password', { exact: true }).fill('Assessor1');
    await page.keyboard.press('Enter');
    await expect(submit(page, 'Sign in')).toBeDisabled();
    expect(new URL(page.url())).toMatchObject({ pathname: '/login', search: '' });
    // Browsers with disabled scripts show the text, but this test only blocks them.
    expect(await page.content()).toMatch(
      /<noscript>.*The console needs JavaScript.*La consola necesita JavaScript.*<\/noscript>/,
    );
  });
});

test.describe('the start of the console', () => {
  for (const path of ['/login', '/users'])
    test(`${path} reports that its code could not be loaded, and Retry loads it`, async ({ visit }) => {
      const page = await visit();
      await page.route(ENTRY, route => route.abort());
      await page.goto(path);
      await expect(page.getByRole('alert')).toContainText('Part of the console could not be loaded.');
      await page.unroute(ENTRY);
      await page.getByRole('button', { name: 'Retry', exact: true }).click();
      await expect(submit(page, 'Sign in')).toBeEnabled();
      await expect(page.getByRole('alert')).toHaveCount(0);
    });

  test('the code of the console is requested beside the entry for a signed-in user', async ({ staff }) => {
    const code = ['opening', 'core', 'frame'].map(name =>
      staff.waitForRequest(new RegExp(`/assets/${name}-[^/]+\\.js$`)),
    );
    let came!: () => void;
    const requested = new Promise<void>(resolve => (came = resolve));
    await staff.route(ENTRY, async route => {
      await requested;
      await route.continue();
    });
    await staff.goto('/tags', { waitUntil: 'commit' });
    await Promise.all(code);
    came();
    await expect(staff.getByRole('heading', { level: 1, name: 'Tags' })).toBeVisible();
  });
});

test.describe('unsupported browsers', () => {
  for (const [path, missing] of [
    ['/login', 'AbortSignal.any'],
    ['/users', 'Array.prototype.toReversed'],
  ] as const)
    test(`without ${missing}, ${path} is one page that names the required browsers`, async ({ visit }) => {
      const page = await visit();
      await page.addInitScript(`delete ${missing}`);
      await page.goto(path);
      await expect(page.getByRole('alert')).toContainText('Chrome or Edge 120, Firefox 124, Safari 17.4');
      await expect(page.getByLabel('Email')).toHaveCount(0);
    });
});
