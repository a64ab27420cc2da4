import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import english from '../../i18n/en/users.ts';
import spanish from '../../i18n/es/users.ts';
import { language, type Language } from '../../i18n/language.ts';
import { resourceLists } from '../../src/platform/resources.ts';
import { startPlatform } from './platform.ts';
import { closeWindow, fakeClock, visit } from './visit.tsx';

const standIn = startPlatform();
afterEach(() => closeWindow());

const LIST = 'GET /api/users';
const lists = () => standIn.requestsOf(LIST).map(({ query }) => query);
const last = () => lists().at(-1)!;
const openPage = async (address = '/users') => {
  const page = await visit(standIn, 'superadmin', address);
  await page.settled();
  return page;
};
type Page = Awaited<ReturnType<typeof openPage>>;
const filters = async (page: Page) => {
  await page.press('Filter');
  return within(await page.dialog('Filters'));
};
/** All filters of the list that are a choice. */
const choiceFilters = Object.entries(resourceLists.users.filters).flatMap(([source, values]) =>
  typeof values === 'string' ? [] : [{ source, values }],
);
const languages: {
  chosen: Language;
  texts: Record<'filter' | 'option', Record<string, string>>;
  filterButton: string;
  clear: string;
}[] = [
  { chosen: 'en', texts: english, filterButton: 'Filter', clear: 'Clear' },
  { chosen: 'es', texts: spanish, filterButton: 'Filtrar', clear: 'Quitar' },
];
const plain = { page: '1', pageSize: '8', sortBy: 'firstName', sortDirection: 'asc' };

describe('the filters of the users list', () => {
  it.each(languages.flatMap(one => choiceFilters.map(filter => ({ ...one, ...filter }))))(
    'every value of the filter $source is offered as text, requested, kept in the address and shown as a chip that clears it ($chosen)',
    async ({ source, values, chosen, texts, filterButton, clear }) => {
      const label = texts.filter[source]!;
      const textOf = (value: string) => texts.option[value]!;
      const page = await openPage('/users?page=2');
      act(() => language.set(chosen));
      await page.press(filterButton);
      const select = await screen.findByLabelText<HTMLSelectElement>(label);
      expect([...select.options].map(({ text }) => text)).toEqual(['all', ...values].map(textOf));
      for (const value of values) {
        await page.person.selectOptions(select, textOf(value));
        await waitFor(() => expect(last()).toEqual({ ...plain, [source]: value }));
        expect(page.address()).toBe(`/users?${source}=${value}`);
        // The open dialog hides the page from assistive technology.
        screen.getByRole('button', { name: `${clear} ${label}: ${textOf(value)}`, hidden: true });
      }
      await page.person.keyboard('{Escape}');
      await page.press(new RegExp(`^${clear} ${label}: `));
      await waitFor(() => expect(page.address()).toBe('/users'));
    },
  );

  it.each([
    ['superadmin', 2],
    ['admin', 17],
  ])('the heading counts the users with the role %s: %i', async (role, total) => {
    await openPage(`/users?filter=${role}`);
    await screen.findByRole('heading', { name: `Users ${total}` });
  });

  it.each(['provider=maybe', 'provider=all', 'sortBy=password', 'lastLoggedIn=2026-11-20%2C2026-11-01'])(
    '%s in the address counts as the default, and is neither sent nor shown',
    async search => {
      const page = await openPage(`/users?${search}`);
      expect(lists()).toEqual([plain]);
      expect(screen.queryByRole('group', { name: 'Filters' })).toBeNull();
      expect(screen.queryByRole('button', { name: /^Clear / })).toBeNull();
      await screen.findByRole('columnheader', { name: 'First name' });
      expect(page.banners()).toEqual([]);
    },
  );

  it('choosing all removes a filter of the users list', async () => {
    const page = await openPage('/users?provider=google');
    const dialog = await filters(page);
    await page.person.selectOptions(dialog.getByLabelText('Provider'), 'all');
    await waitFor(() => expect(page.address()).toBe('/users'));
    await waitFor(() => expect(last()).toEqual(plain));
  });

  it.each([
    ['Last logged in', 'lastLoggedIn'],
    ['Last logged out', 'lastLoggedOut'],
  ])(
    '%s requests from the start of the first day to the end of the last, in local time',
    async (label, source) => {
      const page = await openPage();
      const dialog = await filters(page);
      const days = within(dialog.getByRole('group', { name: label }));
      await page.person.type(days.getByLabelText('From'), '11/01/2026');
      await page.person.type(days.getByLabelText('To'), '11/20/2026');
      const range = [new Date('2026-11-01T00:00:00'), new Date('2026-11-20T23:59:59')]
        .map(time => time.toISOString())
        .join(',');
      await waitFor(() => expect(last()).toEqual({ ...plain, [source]: range }));
      expect(new URLSearchParams(page.address().split('?')[1]).get(source)).toBe('2026-11-01,2026-11-20');
      await page.person.click(dialog.getByRole('button', { name: 'Close' }));
      const chip = await screen.findByRole('button', {
        name: new RegExp(`^${label} ?11/01/2026 – 11/20/2026$`),
      });
      expect(chip.getAttribute('aria-haspopup')).toBe('dialog');
      const shownDays = within(chip).getByText('11/01/2026 – 11/20/2026');
      fireEvent.pointerEnter(shownDays);
      expect(shownDays.title).toMatch(/^11\/01\/2026 00:00 .+\n11\/20\/2026 23:59 /);
    },
  );

  it('the login filter requests nothing while a day is half typed, and completes a missing last day', async () => {
    const page = await openPage();
    const days = within((await filters(page)).getByRole('group', { name: 'Last logged in' }));
    await page.person.type(days.getByLabelText('From'), '11/01/202');
    expect(lists()).toHaveLength(1);
    await page.person.type(days.getByLabelText('From'), '6');
    await waitFor(() => expect(lists()).toHaveLength(2));
    expect(new URLSearchParams(page.address().split('?')[1]).get('lastLoggedIn')).toMatch(
      /^2026-11-01,20\d\d-\d\d-\d\d$/,
    );
    await page.person.type(days.getByLabelText('To'), '12/');
    await page.person.clear(days.getByLabelText('From'));
    expect(lists()).toHaveLength(2);
    await page.person.clear(days.getByLabelText('To'));
    await waitFor(() => expect(page.address()).toBe('/users'));
  });

  it.each([
    ['after the last day', '01/31/2020', '02/01/2020', 'The start date must be before the end date'],
    ['in the future, without a last day', '', '01/31/2999', 'The start date cannot be in the future'],
  ])('the login filter refuses a first day %s', async (_, to, from, problem) => {
    const page = await openPage();
    const days = within((await filters(page)).getByRole('group', { name: 'Last logged in' }));
    if (to) await page.person.type(days.getByLabelText('To'), to);
    await waitFor(() => expect(lists()).toHaveLength(to ? 2 : 1));
    await page.person.type(days.getByLabelText('From'), from);
    days.getByText(problem);
    expect(days.getByLabelText('From').getAttribute('aria-invalid')).toBe('true');
    expect(lists()).toHaveLength(to ? 2 : 1);
  });

  it.each([
    ['en', 'Choose a date: Last logged in: From', 'Sunday'],
    ['es', 'Elegir una fecha: Último inicio de sesión: Desde', 'domingo'],
  ] as const)(
    'the calendar of the login filter begins the week on Sunday (%s)',
    async (chosen, openButton, sunday) => {
      const page = await openPage();
      act(() => language.set(chosen));
      await page.person.click(
        await screen.findByRole('button', { name: chosen === 'en' ? 'Filter' : 'Filtrar' }),
      );
      await page.press(openButton);
      const week = within(await screen.findByRole('grid')).getAllByRole('columnheader');
      expect(week[0]!.getAttribute('aria-label')).toBe(sunday);
    },
  );

  it('the filter Top active users shows one page ordered by login count, descending', async () => {
    const page = await openPage();
    const dialog = await filters(page);
    await page.person.type(dialog.getByLabelText('Top active users'), '12');
    await waitFor(() =>
      expect(last()).toEqual({
        page: '1',
        pageSize: '12',
        sortBy: 'loginCount',
        sortDirection: 'desc',
        activeUserPercent: '12',
      }),
    );
    expect(lists()).toHaveLength(2);
    expect(page.address()).toBe('/users?activeUserPercent=12');
    await page.person.click(dialog.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(page.names()).toHaveLength(12));
    expect(page.names()[0]).toBe('Deborah');
    expect(screen.queryByRole('navigation', { name: 'Pages' })).toBeNull();
    expect(screen.getByRole('columnheader', { name: 'Login count' }).getAttribute('aria-sort')).toBe(
      'descending',
    );
    expect(within(screen.getByRole('columnheader', { name: 'Email' })).queryByRole('button')).toBeNull();
  });

  it('Clear all removes the filters and their order permanently, and empties their inputs', async () => {
    const page = await openPage('/users?activeUserPercent=20&lastLoggedIn=2026-11-01%2C2026-11-20');
    fakeClock.start();
    const dialog = await filters(page);
    await page.person.click(dialog.getByRole('button', { name: 'Clear all' }));
    await waitFor(() => expect(page.address()).toBe('/users'));
    fakeClock.advance(600);
    await waitFor(() => expect(last()).toEqual(plain));
    expect(page.address()).toBe('/users');
    expect(dialog.getByLabelText<HTMLInputElement>('Top active users').value).toBe('');
    const days = within(dialog.getByRole('group', { name: 'Last logged in' }));
    expect(['From', 'To'].map(end => days.getByLabelText<HTMLInputElement>(end).value)).toEqual(['', '']);
  });

  it.each([
    ['Close', (page: Page) => page.press('Close'), '/users?activeUserPercent=12'],
    ['Escape', (page: Page) => page.person.keyboard('{Escape}'), '/users?activeUserPercent=12'],
    ['Enter', (page: Page) => page.person.keyboard('{Enter}'), '/users?activeUserPercent=12'],
    ['Clear all', (page: Page) => page.press('Clear all'), '/users'],
  ])(
    'a number typed in a filter just before %s is applied or cleared accordingly',
    async (_, end, address) => {
      const page = await openPage();
      fakeClock.start();
      const dialog = await filters(page);
      await page.person.type(dialog.getByLabelText('Top active users'), '12');
      await end(page);
      await waitFor(() => expect(page.address()).toBe(address));
      fakeClock.advance(600);
      await waitFor(() => expect(last().activeUserPercent).toBe(address === '/users' ? undefined : '12'));
      expect(page.address()).toBe(address);
      const left = address === '/users' ? '' : '12';
      expect(
        screen.queryByRole<HTMLInputElement>('textbox', { name: 'Top active users' })?.value ?? left,
      ).toBe(left);
    },
  );

  it('clearing a filter moves the focus to the next chip, and after the last to the button Filter', async () => {
    const page = await openPage('/users?filter=admin&provider=local');
    await page.press('Clear Role: admin');
    await waitFor(() => expect(page.address()).toBe('/users?provider=local'));
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Clear Provider: local' }));
    await page.press('Clear Provider: local');
    await waitFor(() => expect(page.address()).toBe('/users'));
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Filter' }));
  });

  it('search, filters and order are sent together, and the filters are cleared together', async () => {
    const page = await openPage(
      '/users?q=map.example&filter=admin&provider=local&sortBy=email&sortDirection=desc',
    );
    expect(last()).toEqual({
      ...plain,
      query: 'map.example',
      filter: 'admin',
      provider: 'local',
      sortBy: 'email',
      sortDirection: 'desc',
    });
    await waitFor(() => expect(page.names()).toEqual(['Priya', 'Daniel']));
    await page.press('Clear all');
    await waitFor(() => expect(page.address()).toBe('/users?q=map.example&sortBy=email&sortDirection=desc'));
  });
});
