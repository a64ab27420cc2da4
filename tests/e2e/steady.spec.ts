import { expect, test, type Page } from './test.ts';

const user = '/user/';
const selectors = (page: Page) => page.locator('form .field');
const boxes = (page: Page) =>
  selectors(page).evaluateAll(fields =>
    fields.map(field => field.getBoundingClientRect().toJSON() as DOMRect),
  );

for (const [windowName, viewport] of [
  ['wide', { width: 1280, height: 860 }],
  ['narrow', { width: 390, height: 844 }],
] as const)
  test(`a selector appears where its placeholder was, with its chevron from the start (${windowName})`, async ({
    visit,
    demo,
  }) => {
    const page = await visit('superadmin', { viewport });
    let arrive = () => {};
    const held = new Promise<void>(resolve => (arrive = resolve));
    await page.route('**/SelectBox*.js', async route => {
      await held;
      await route.continue();
    });
    await page.goto(`${user}${(await demo.user('user@map.example'))._id}/info`);
    await expect(
      page.getByRole('region', { name: 'Admin access' }).getByRole('button', { name: 'Assign', exact: true }),
    ).toBeVisible();
    await expect(selectors(page)).toHaveCount(3);
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
    const before = await boxes(page);
    await expect(selectors(page).first().locator('.input')).toHaveCSS('background-image', /svg/);
    arrive();
    await expect(page.getByRole('combobox')).toHaveCount(3);
    expect(await boxes(page)).toEqual(before);
  });

test('five selected labels show as three and a count, and the list closes on Tab and submit', async ({
  staff,
  demo,
}) => {
  await staff.goto(`${user}${(await demo.user('user@map.example'))._id}/info`);
  const roles = staff.getByRole('combobox', { name: 'Roles', exact: true });
  await roles.click();
  for (let chosen = 1; chosen <= 5; chosen += 1) {
    await staff.getByRole('option').first().click();
    await expect(staff.locator('[data-item-index]')).toHaveCount(chosen);
  }
  await expect(roles).toBeFocused();
  const visibleRows = () =>
    staff
      .locator('[data-item-index]')
      .evaluateAll(labels => labels.filter(label => label.getBoundingClientRect().width > 1).length);
  await expect.poll(visibleRows).toBe(3);
  await expect(staff.getByRole('button', { name: '+2', exact: true })).toBeVisible();
  await staff.keyboard.press('Tab');
  await expect(staff.getByRole('option')).toHaveCount(0);
  await expect(staff.getByRole('button', { name: 'Assign role', exact: true })).toBeFocused();
  await roles.click();
  await expect(staff.getByRole('option').first()).toBeVisible();
  await staff.keyboard.press('Enter');
  await expect(staff.getByText('Please select a valid Application')).toBeVisible();
  await expect(staff.getByRole('option')).toHaveCount(0);
});

for (const [motion, reducedMotion, takes] of [
  ['120 ms', 'no-preference', '0.12s'],
  ['no time where less motion is asked for', 'reduce', '0s'],
] as const)
  test(`a menu and a popover open in ${motion}, and Escape and Tab return the focus to their buttons`, async ({
    visit,
  }) => {
    const page = await visit('superadmin', { reducedMotion });
    await page.goto('/users');
    const paper = page.locator('.MuiPopover-paper');
    for (const [name, key] of [
      [/^Theme/, 'Escape'],
      [/^Theme/, 'Tab'],
      ['Filter', 'Escape'],
    ] as const) {
      const button = page.getByRole('button', { name, exact: true });
      await button.click();
      await expect(paper).toHaveCSS('transition-duration', new RegExp(`^${takes}`));
      await page.keyboard.press(key);
      await expect(paper).toHaveCount(0);
      await expect(button).toBeFocused();
    }
  });

test('the search dialog stays at 15 % of the window height, regardless of its matches', async ({ staff }) => {
  await staff.goto('/tags');
  await expect(staff.getByRole('button', { name: 'New tag', exact: true })).toBeVisible();
  await staff.keyboard.press('Control+k');
  const search = staff.getByRole('dialog', { name: 'Search' });
  const stands = () => expect.poll(async () => (await search.boundingBox())?.y).toBe(0.15 * 860);
  await stands();
  await staff.keyboard.type('par');
  await expect(search.getByRole('option', { name: 'Parcels', exact: true })).toBeVisible();
  await stands();
  await staff.keyboard.type('zzzz');
  await expect(search.getByText('No matches')).toBeVisible();
  await stands();
  await staff.keyboard.press('Escape');
  await expect(search).toHaveCount(0);
});
