import { expect, test, type Page } from './test.ts';

const ofUser = (page: Page) => {
  const requests: string[] = [];
  page.on(
    'request',
    request =>
      request.url().includes('/UserShow-') &&
      request.resourceType() === 'script' &&
      requests.push(request.url()),
  );
  return requests;
};
const name = (page: Page) => page.getByRole('link', { name: 'Grace', exact: true });

for (const [how, reach] of [
  ['pointed at', (page: Page) => name(page).hover()],
  ['reached with the keyboard', (page: Page) => name(page).focus()],
] as const)
  test(`the code of a user’s page is requested once the name in the list is ${how}, and not before`, async ({
    visit,
  }) => {
    const page = await visit('superadmin');
    const requests = ofUser(page);
    await page.goto('/users?q=lindqvist', { waitUntil: 'networkidle' });
    await expect(name(page)).toBeVisible();
    expect(requests).toEqual([]);
    await reach(page);
    await expect.poll(() => requests.length).toBe(1);
    await expect(page).toHaveURL(/q=lindqvist/);
  });

test('a style sheet that failed to preload is loaded when the page opens', async ({ visit }) => {
  const page = await visit('superadmin');
  const requested: string[] = [];
  await page.route('**/assets/record-*.css', route =>
    requested.push(route.request().url()) > 1 ? route.continue() : route.abort(),
  );
  await page.goto('/users?q=lindqvist', { waitUntil: 'networkidle' });
  await name(page).hover();
  await expect.poll(() => requested.length).toBe(1);
  await name(page).click();
  await page.locator('h1', { hasText: 'Grace Lindqvist' }).waitFor({ state: 'attached' });
  const rules = await page.evaluate(
    () =>
      document.querySelector<HTMLLinkElement>('link[rel=stylesheet][href*="/record-"]')?.sheet?.cssRules
        .length,
  );
  expect(rules).toBeGreaterThan(0);
  expect(requested).toHaveLength(2);
});
