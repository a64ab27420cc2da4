import type { Locator } from '@playwright/test';
import { planId } from '../../../mocks/db/seededPlans.ts';
import { expect, test, type Page } from '../test.ts';
import { NARROW, resize, TABLET } from '../window.ts';

const BASIC = planId(0, 0);
const listed = (page: Page, name: string) => page.getByRole('list', { name }).getByRole('listitem');
const rows = (page: Page) => page.locator('tbody tr:not(.loading)');
/** The top and height of the first elements, in whole pixels. */
const positions = (all: Locator) =>
  all.evaluateAll(elements =>
    elements
      .slice(0, 4)
      .map(element =>
        [element.getBoundingClientRect().top, element.getBoundingClientRect().height].map(Math.round),
      ),
  );
const box = async (one: Locator) => (await one.boundingBox())!;

test.describe('skeletons of lists', () => {
  for (const [name, path, viewport, finished] of [
    ['users as a table', '/users', undefined, rows],
    ['users as cards', '/users?view=cards', undefined, page => listed(page, 'Users')],
    ['users in a narrow window', '/users', NARROW, page => listed(page, 'Users')],
    ['users as cards in a narrow window', '/users?view=cards', NARROW, page => listed(page, 'Users')],
    ['roles, with and without a description', '/roles', undefined, page => listed(page, 'Roles')],
    ['roles in a narrow window', '/roles?view=table', NARROW, page => listed(page, 'Roles')],
    ['tags', '/tags', undefined, page => listed(page, 'Tags')],
    ['purposes, with and without a help', '/purposes', undefined, page => listed(page, 'Purposes')],
  ] as [string, string, typeof NARROW | undefined, (page: Page) => Locator][])
    test(`the skeleton of ${name} has the positions of the finished list`, async ({ visit, demo }) => {
      const page = await visit('superadmin', viewport ? { viewport } : {});
      await demo.fault({ match: `GET /api${path.replace(/\?.*/, '')}`, delayMs: 60_000 });
      await page.goto(path);
      await expect(page.locator('.loading').nth(3)).toBeVisible();
      const before = await positions(page.locator('.loading'));
      await demo.clearFaults();
      await expect(finished(page).nth(3).getByRole('link')).toBeVisible();
      expect(await positions(finished(page))).toEqual(before);
    });
});

test.describe('the skeleton of a plan', () => {
  for (const [name, viewport] of [
    ['wide', undefined],
    ['narrow', NARROW],
  ] as const)
    test(`the skeleton of a plan has the positions of the finished page (${name})`, async ({
      visit,
      demo,
    }) => {
      const page = await visit('superadmin', viewport ? { viewport } : {});
      const read = `/api/subscription-plans/${BASIC}`;
      await demo.fault({ match: `GET ${read}`, delayMs: 60_000 });
      await page.goto(`/subscription-plan/${BASIC}/edit`);
      const waiting = page.locator('[aria-busy=true][inert]');
      await expect(waiting.locator('section')).toHaveCount(4);
      // The placeholder expects three periods of two lines. It cannot predict the length of the plan's
      // contents, which end the column.
      const parts = page.locator(
        'main h1, #plan-details, dt, section:has(#plan-periods) *, [role=tab], [role=tabpanel] p, [role=tabpanel] li:first-child',
      );
      const positions = () =>
        parts.evaluateAll(all =>
          all
            .filter(one => one.matches('h1, h2, dt, p, tr, li, .field > *, form button, [role=tab]'))
            .map(one => [one.localName, Math.round(one.getBoundingClientRect().top)]),
        );
      const before = await positions();
      expect(before.length).toBeGreaterThan(20);
      await demo.clearFaults();
      await expect(page.getByRole('heading', { level: 1, name: 'Basic' })).toBeVisible();
      expect(await positions()).toEqual(before);
    });
});

test.describe('errors of a new period', () => {
  for (const [name, viewport] of [
    ['wide', undefined],
    ['narrow', NARROW],
  ] as const)
    test(`an error of a new period appears below its field and covers nothing else (${name})`, async ({
      visit,
    }) => {
      const page = await visit('superadmin', viewport ? { viewport } : {});
      await page.goto(`/subscription-plan/${BASIC}/edit`);
      const form = page.getByRole('form', { name: 'New period' });
      await form.getByLabel('Count').fill('0.5');
      await form.getByRole('button', { name: 'Add period', exact: true }).click();
      for (const label of ['Name', 'Count', 'Price, USD']) {
        const field = form.getByLabel(label);
        const errorBox = await box(page.locator(`[id="${await field.getAttribute('id')}-error"]`));
        const { y, height } = await box(field);
        expect(errorBox.y, label).toBeGreaterThanOrEqual(y + height);
        const others = await form
          .locator('label, input, select, output, button, .field-error')
          .evaluateAll(all => all.map(one => one.getBoundingClientRect().toJSON() as DOMRect));
        const over = others.filter(
          one =>
            one.left < errorBox.x + errorBox.width &&
            errorBox.x < one.right &&
            one.top < errorBox.y + errorBox.height &&
            errorBox.y < one.bottom,
        );
        expect(over, label).toHaveLength(1);
      }
    });
});

test('three active filters take a second line, and the tools above the list stay at every window width', async ({
  staff,
}) => {
  const widths = [1280, 1000, 800];
  const tools = async () =>
    Promise.all(
      [
        staff.getByRole('searchbox'),
        staff.getByRole('button', { name: 'Filter', exact: true }),
        staff.getByRole('button', { name: 'Export', exact: true }),
      ].map(box),
    );
  const atEach = async (
    address: string,
    look: (stand: Awaited<ReturnType<typeof tools>>, width: number) => Promise<void> | void,
  ) => {
    await staff.goto(address);
    await expect(rows(staff).first()).toBeVisible();
    for (const width of widths) {
      await resize(staff, { width, height: 860 });
      await look(await tools(), width);
    }
  };
  const before: Record<number, Awaited<ReturnType<typeof tools>>> = {};
  await atEach('/users', (positions, width) => {
    before[width] = positions;
    expect(new Set(positions.map(({ y, height }) => Math.round(y + height / 2))).size).toBe(1);
  });
  await atEach(
    '/users?filter=admin&provider=local&lastLoggedIn=2025-01-01%2C2026-11-20',
    async (positions, width) => {
      expect(positions, `${width} px`).toEqual(before[width]);
      expect(
        (await box(staff.getByRole('group', { name: 'Filters' }))).y,
        `${width} px`,
      ).toBeGreaterThanOrEqual(positions[0]!.y + positions[0]!.height);
    },
  );
});

test('in Spanish every label of a card and a session takes one line, and no email is cut', async ({
  visit,
  demo,
}) => {
  const page = await visit('superadmin', { viewport: NARROW, locale: 'es-ES' });
  const labels = () =>
    page.locator('dl:visible dt').evaluateAll(all =>
      all.map(dt => ({
        said: dt.textContent,
        high: dt.clientHeight <= 20,
        wide: dt.getBoundingClientRect().width <= 104.5,
      })),
    );
  await page.goto('/users?view=cards&pageSize=40');
  const cards = listed(page, 'Usuarios');
  await expect(cards).toHaveCount(40);
  expect((await labels()).filter(({ high, wide }) => !high || !wide)).toEqual([]);
  expect(
    await cards
      .locator('dd')
      .evaluateAll(all => all.filter(dd => dd.scrollWidth > dd.clientWidth).map(dd => dd.textContent)),
  ).toEqual([]);
  await page.goto(`/user/${(await demo.user('user@map.example'))._id}/info#sessions`);
  const visits = listed(page, 'Sesiones');
  await expect(visits.first()).toBeVisible();
  const wide = await visits
    .locator('dt')
    .evaluateAll(all => all.map(dt => Math.ceil(dt.getBoundingClientRect().width)));
  expect(Math.max(...wide)).toBeLessThanOrEqual(104);
});

test('on a tablet no phone number in the users list is cut', async ({ staff }) => {
  await resize(staff, TABLET);
  await staff.goto('/users?pageSize=40');
  await expect(staff.locator('tbody tr:not(.loading)')).toHaveCount(40);
  const phones = await staff
    .locator('tbody td')
    .filter({ hasText: /^\(\d{3}\) / })
    .evaluateAll(all => all.map(cell => [cell.textContent, cell.scrollWidth - cell.clientWidth]));
  expect(phones.length).toBeGreaterThan(10);
  expect(phones.filter(([, more]) => more !== 0)).toEqual([]);
});

test('a banner below a note covers neither the title nor the buttons beside it', async ({ staff }) => {
  await staff.goto('/users');
  await staff.locator('tbody tr').first().hover();
  await staff
    .getByRole('button', { name: /^Edit / })
    .first()
    .click();
  await staff.getByLabel('First name').fill('Zelda');
  await staff.context().setOffline(true);
  const note = staff.getByText(/^You are offline and/);
  await expect(note).toBeVisible();
  await staff.getByRole('button', { name: 'Save', exact: true }).click();
  const banner = staff
    .getByRole('status', { name: 'Messages' })
    .getByText(/^There was an error saving the user/);
  await expect(banner).toBeVisible();
  const boxes = await Promise.all(
    [
      banner,
      note,
      staff.getByRole('heading', { level: 1 }),
      staff.getByRole('link', { name: 'New user', exact: true }),
    ].map(async one => (await one.boundingBox())!),
  );
  const [errorBox, noted, title, act] = boxes as [
    (typeof boxes)[0],
    (typeof boxes)[0],
    (typeof boxes)[0],
    (typeof boxes)[0],
  ];
  expect(noted.y + noted.height).toBeLessThanOrEqual(act.y);
  expect([title.x + title.width <= errorBox.x, errorBox.x + errorBox.width <= act.x]).toEqual([true, true]);
  await staff.context().setOffline(false);
});

test.describe('records edited in their row', () => {
  test('each input of an edited row is below its column header, and Save and Cancel replace the actions', async ({
    staff,
  }) => {
    await staff.goto('/users');
    const head = (name: string) => box(staff.getByRole('columnheader', { name, exact: true }));
    const row = await box(rows(staff).nth(2));
    await staff
      .getByRole('button', { name: /^Edit / })
      .nth(2)
      .click();
    const form = staff.getByRole('form');
    for (const name of ['First name', 'Last name', 'Email', 'Phone']) {
      const [column, input] = await Promise.all([head(name), box(form.getByLabel(name))]);
      expect(Math.abs(input.x - column.x), name).toBeLessThan(2);
      expect(input.x + input.width, name).toBeLessThanOrEqual(column.x + column.width);
      expect(input.y + input.height, name).toBeLessThan(row.y + row.height);
    }
    const actions = await head('Actions');
    for (const name of ['Save', 'Cancel']) {
      const button = await box(form.getByRole('button', { name, exact: true }));
      expect(button.x, name).toBeGreaterThan(actions.x);
      expect(button.y + button.height, name).toBeLessThan(row.y + row.height);
    }
    expect((await box(form.getByLabel('New password'))).y).toBeGreaterThanOrEqual(row.y + row.height);
  });

  test('an edited row whose inputs all have a column keeps its height', async ({ staff }) => {
    await staff.goto('/roles?view=table');
    await expect(rows(staff).first()).toBeVisible();
    const before = await positions(rows(staff));
    await staff
      .getByRole('button', { name: /^Edit / })
      .nth(1)
      .click();
    await expect(staff.getByRole('form').getByLabel('Description')).toBeVisible();
    expect(await positions(rows(staff))).toEqual(before);
  });

  test('an edited card grows alone, and its neighbours keep their height', async ({ staff }) => {
    await staff.goto('/users?view=cards');
    const cards = listed(staff, 'Users');
    await expect(cards.first().getByRole('link')).toBeVisible();
    const before = (await cards.first().boundingBox())!;
    await staff
      .getByRole('button', { name: /^Edit / })
      .nth(1)
      .click();
    await expect(cards.nth(1).getByRole('form')).toBeVisible();
    expect((await cards.nth(1).boundingBox())!.height).toBeGreaterThan(before.height * 2);
    expect(await cards.first().boundingBox()).toEqual(before);
  });
});

test.describe('names in a long list', () => {
  for (const [name, path, viewport] of [
    ['table', '/users?pageSize=100', undefined],
    ['cards', '/users?pageSize=100&view=cards', undefined],
    ['narrow list', '/users?pageSize=100', NARROW],
  ] as const)
    test(`the names in a long list can be clicked and are not covered by the top bar when focused (${name})`, async ({
      visit,
    }) => {
      const page = await visit('superadmin', viewport ? { viewport } : {});
      await page.goto(path);
      const links = page.locator('tbody th a, [class*=card] h2 a, [class*=narrow] li a');
      await expect(links).toHaveCount(100);
      expect(
        Math.min(...(await links.evaluateAll(all => all.map(link => link.getBoundingClientRect().height)))),
      ).toBeGreaterThanOrEqual(24);
      const link = links.nth(60);
      await link.evaluate(one => scrollTo(0, one.getBoundingClientRect().top + scrollY - 10));
      await link.focus();
      expect((await box(link)).y).toBeGreaterThanOrEqual(48);
    });
});

test('the button in a note has one line of text at 390 px', async ({ staff, demo }) => {
  await resize(staff, NARROW);
  await staff.goto('/users?q=lindqvist');
  await demo.fault({ match: 'GET /api/users/detail/*', status: 500 });
  await staff.getByRole('link', { name: 'Grace Lindqvist', exact: true }).click();
  const retry = staff.getByRole('alert').getByRole('button', { name: 'Retry', exact: true });
  const lines = retry.evaluate(button => {
    const text = document.createRange();
    text.selectNodeContents(button);
    return new Set([...text.getClientRects()].map(({ top }) => top)).size;
  });
  expect(await lines).toBe(1);
});
