import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { language } from '../../i18n/language.ts';
import { seededUserId } from '../../mocks/db/demoAccounts.ts';
import { startPlatform } from './platform.ts';
import { changeField, closeWindow, fakeClock, resizeWindow, visit } from './visit.tsx';

const standIn = startPlatform();
afterEach(() => closeWindow());

const LIST = 'GET /api/users';
const lists = () => standIn.requestsOf(LIST).map(({ query }) => query);
const last = () => lists().at(-1)!;
const openPage = async (address = '/users', name = 'superadmin') => {
  const page = await visit(standIn, name, address);
  await page.settled();
  return page;
};
const heads = () =>
  screen
    .getAllByRole('columnheader')
    .map(head => head.textContent)
    .filter(text => text && text !== 'Actions');
const plain = { page: '1', pageSize: '8', sortBy: 'firstName', sortDirection: 'asc' };

describe('opening the users list', () => {
  it.each([
    ['/users', plain],
    [
      '/users?q=map.example&filter=admin&provider=local&page=1&view=cards',
      { ...plain, query: 'map.example', filter: 'admin', provider: 'local' },
    ],
    [
      '/users?page=3&pageSize=12&sortBy=email&sortDirection=desc',
      { page: '3', pageSize: '12', sortBy: 'email', sortDirection: 'desc' },
    ],
    [
      '/users?activeUserPercent=5',
      { page: '1', pageSize: '5', sortBy: 'loginCount', sortDirection: 'desc', activeUserPercent: '5' },
    ],
    ['/users?page=0&pageSize=9&sortDirection=up&view=map&activeUserPercent=x', plain],
  ])('%s requests its rows once and the signed-in user once', async (address, query) => {
    const page = await openPage(address);
    await waitFor(() => expect(page.names().length).toBeGreaterThan(0));
    expect(lists()).toEqual([query]);
    expect(standIn.calls()).toEqual(['GET /api/users/me', LIST]);
  });

  it('the users list shows the documented columns, the count, and each name as a link', async () => {
    const page = await openPage();
    expect(heads()).toEqual(['First name', 'Last name', 'Email', 'Role', 'Login count', 'Phone']);
    screen.getByRole('heading', { level: 1, name: 'Users 140' });
    expect(page.names()).toHaveLength(8);
    const link = screen.getByRole('link', { name: 'Aaron' });
    expect(link.getAttribute('href')).toMatch(/^\/user\/[0-9a-f]{24}\/info$/);
    expect(document.title).toBe('Users · Map Console');
  });

  it('the users list marks an inactive user as inactive', async () => {
    await openPage('/users?q=castellanos%20ian');
    await openPage('/users?q=inactive%40map');
    expect(screen.getByRole('rowheader', { name: 'Inactive: Ian' })).toBeTruthy();
  });

  it('a name in the users list leads to the user, and Back leads to the same list', async () => {
    const page = await openPage('/users?q=map.example');
    await page.follow('Grace');
    await screen.findByRole('heading', { level: 1, name: 'Grace Lindqvist' });
    expect(page.address()).toMatch(/^\/user\/.+\/info$/);
    page.back();
    await screen.findByRole('link', { name: 'Grace' });
    expect(page.address()).toBe('/users?q=map.example');
  });
});

describe('search in the users list', () => {
  it('the search of users sends one request 500 ms after typing stops, and writes q into the address', async () => {
    const page = await openPage('/users?page=3');
    fakeClock.start();
    for (const text of ['m', 'map', 'map.ex', 'map.example']) {
      changeField('Search name or email', text);
      fakeClock.advance(499);
    }
    expect(lists()).toHaveLength(1);
    expect(page.address()).toBe('/users?page=3');
    fakeClock.advance(1);
    await waitFor(() => expect(page.address()).toBe('/users?q=map.example'));
    await screen.findByRole('heading', { name: 'Users 11' });
    expect(lists().slice(1)).toEqual([{ ...plain, query: 'map.example' }]);
  });

  it('Enter in the search of users sends the request without waiting', async () => {
    const page = await openPage();
    fakeClock.start();
    changeField('Search name or email', 'okafor');
    await page.person.type(screen.getByRole('searchbox'), '{Enter}');
    await waitFor(() => expect(page.address()).toBe('/users?q=okafor'));
    fakeClock.advance(1000);
    await waitFor(() => expect(page.names()).toEqual(['Daniel', 'Robin 🌲']));
    expect(lists()).toHaveLength(2);
  });

  it('the search box of the users list follows the address on Back', async () => {
    const page = await openPage('/users?q=okafor');
    await page.press('Last name');
    await waitFor(() => expect(page.address()).toBe('/users?q=okafor&sortBy=lastName&sortDirection=asc'));
    await page.follow('Users');
    await waitFor(() => expect(page.valueOf('Search name or email')).toBe(''));
    page.back();
    await waitFor(() => expect(page.valueOf('Search name or email')).toBe('okafor'));
    await waitFor(() => expect(page.names()).toEqual(['Daniel', 'Robin 🌲']));
  });

  it('a search of users without matches says so, and Clear all resets search and filter', async () => {
    const page = await openPage('/users?q=zzzz&filter=admin');
    await screen.findByRole('heading', { name: 'No matches' });
    screen.getByText('No matches for “zzzz” with this filter.');
    await page.person.click(within(page.main()).getAllByRole('button', { name: 'Clear all' }).at(-1)!);
    await waitFor(() => expect(page.address()).toBe('/users'));
    await waitFor(() => expect(page.names()).toHaveLength(8));
  });

  it('the search of users takes markup and query characters as plain text', async () => {
    const page = await openPage();
    changeField('Search name or email', '<img src=x onerror=alert(1)>%_&q=2');
    await screen.findByRole('heading', { name: 'No matches' });
    expect(last()).toEqual({ ...plain, query: '<img src=x onerror=alert(1)>%_&q=2' });
    expect(document.querySelector('img')).toBeNull();
    expect(new URLSearchParams(page.address().split('?')[1]).get('q')).toBe(
      '<img src=x onerror=alert(1)>%_&q=2',
    );
  });
});

describe('sorting and paging of the users list', () => {
  it('a column of the users list sorts, then reverses; the login count starts with the greatest', async () => {
    const page = await openPage('/users?page=2');
    await page.press('Last name');
    await waitFor(() => expect(last()).toEqual({ ...plain, sortBy: 'lastName' }));
    await page.press('Last name');
    await waitFor(() => expect(last()).toEqual({ ...plain, sortBy: 'lastName', sortDirection: 'desc' }));
    await page.press('Login count');
    await waitFor(() => expect(last()).toEqual({ ...plain, sortBy: 'loginCount', sortDirection: 'desc' }));
    await waitFor(() => expect(page.names()[0]).toBe('Deborah'));
    expect(screen.getByRole('columnheader', { name: 'Login count' }).getAttribute('aria-sort')).toBe(
      'descending',
    );
  });

  it('the users list offers the documented page sizes, and keeps the chosen one in the address', async () => {
    const page = await openPage('/users?page=2');
    const sizes = screen.getByLabelText<HTMLSelectElement>('Per page');
    expect([...sizes.options].map(option => option.text)).toEqual(['8', '12', '16', '24', '32', '40', '100']);
    await page.choose('Per page', '40');
    await waitFor(() => expect(page.names()).toHaveLength(40));
    expect(page.address()).toBe('/users?pageSize=40');
    expect(last()).toEqual({ ...plain, pageSize: '40' });
  });

  it('the users list shows at most ten page links, with the current one among them', async () => {
    const page = await openPage();
    const links = () =>
      within(screen.getByRole('navigation', { name: 'Pages' })).getAllByRole('link', { name: /^Page / });
    expect(links().map(link => link.textContent)).toEqual([
      '1',
      '2',
      '3',
      '4',
      '5',
      '6',
      '7',
      '8',
      '9',
      '10',
    ]);
    expect(screen.getByRole('navigation', { name: 'Pages' }).textContent).toBe('12345678910…');
    await page.follow('Page 10');
    await waitFor(() => expect(page.address()).toBe('/users?page=10'));
    await waitFor(() =>
      expect(links().map(link => link.textContent)).toEqual([
        '5',
        '6',
        '7',
        '8',
        '9',
        '10',
        '11',
        '12',
        '13',
        '14',
      ]),
    );
    expect(links().find(link => link.getAttribute('aria-current') === 'page')?.textContent).toBe('10');
    screen.getByText('73–80 of 140');
    await page.follow('Next page');
    await waitFor(() => expect(page.address()).toBe('/users?page=11'));
    page.back();
    await waitFor(() => expect(page.address()).toBe('/users?page=10'));
  });

  it('the users list shows no page links when all users fit on one page', async () => {
    await openPage('/users?q=map.example&pageSize=12');
    screen.getByText('1–11 of 11');
    expect(screen.queryByRole('navigation', { name: 'Pages' })).toBeNull();
  });

  it('a page beyond the last leads to the last page of users', async () => {
    const page = await openPage('/users?page=99');
    await waitFor(() => expect(page.address()).toBe('/users?page=18'));
    await waitFor(() => expect(page.names()).toHaveLength(4));
    expect(screen.queryByText('There is No Users .')).toBeNull();
  });

  it('the users list keeps the old rows, marked as busy, until the new page arrives', async () => {
    const page = await openPage();
    standIn.fault({ match: LIST, hang: true, times: 1 });
    await page.follow('Page 2');
    await waitFor(() =>
      expect(screen.getByRole('region', { name: 'Users' }).getAttribute('aria-busy')).toBe('true'),
    );
    expect(page.names()[0]).toBe('Aaron');
  });

  it.each(['data', 'array'] as const)(
    'the users list pages in the browser when the platform sends all users at once (%s)',
    async shape => {
      standIn.listShape(shape);
      const page = await openPage('/users?page=2');
      expect(page.names()).toHaveLength(8);
      screen.getByText('9–16 of 140');
      screen.getByRole('heading', { name: 'Users 140' });
    },
  );

  it('a late reply for an earlier page never replaces the newer page of users', async () => {
    const page = await openPage();
    standIn.fault({ match: LIST, delayMs: 60_000, times: 1 });
    await page.follow('Page 2');
    await waitFor(() => expect(lists()).toHaveLength(2));
    await page.follow('Page 3');
    await screen.findByText('17–24 of 140');
    standIn.clearFaults();
    await waitFor(() => expect(standIn.requestsOf(LIST).filter(({ answered }) => answered)).toHaveLength(3));
    await page.settled();
    const otherUser = await standIn.as('second.superadmin');
    const { data } = await otherUser.ask<{ data: { firstName: string }[] }>(
      'GET',
      '/api/users?page=3&pageSize=8&sortBy=firstName&sortDirection=asc',
    );
    expect(page.names()).toEqual(data.map(user => user.firstName));
    screen.getByText('17–24 of 140');
  });
});

describe('views and columns of the users list', () => {
  it('the users list switches between table and cards, keeps the view in the address, and sends no request', async () => {
    const page = await openPage('/users?q=user%40map&page=1');
    await page.press('Cards');
    await waitFor(() => expect(page.address()).toBe('/users?q=user%40map&view=cards'));
    const card = screen.getByRole('list', { name: 'Users' });
    const terms = [...card.querySelectorAll('dt')].map(term => term.textContent);
    expect(terms).toEqual(['Email', 'Role', 'Phone', 'Provider', 'Login count', 'Average time']);
    within(card).getByText('user@map.example');
    within(card).getByText('0:17:02.0');
    within(card).getByRole('heading', { name: 'Active: Grace Lindqvist' });
    await page.press('Table');
    await waitFor(() => expect(page.address()).toBe('/users?q=user%40map'));
    expect(lists()).toHaveLength(1);
  });

  it('the cards of the users list can be sorted by any column', async () => {
    const page = await openPage('/users?view=cards');
    await page.choose('Sort', 'Login count, descending');
    await waitFor(() =>
      expect(page.address()).toBe('/users?sortBy=loginCount&sortDirection=desc&view=cards'),
    );
    await waitFor(() => expect(page.names()[0]).toBe('Deborah Morgan'));
  });

  it('the chosen columns of the users list are kept for the person who chose them only', async () => {
    const page = await openPage();
    await page.press('Columns');
    for (const column of ['Provider', 'Phone'])
      await page.person.click(await screen.findByRole('menuitemcheckbox', { name: column }));
    await page.person.keyboard('{Escape}');
    await waitFor(() =>
      expect(heads()).toEqual(['First name', 'Last name', 'Email', 'Role', 'Provider', 'Login count']),
    );
    const again = await visit(standIn, 'superadmin', '/users', { keepStorage: true });
    await again.settled();
    expect(heads()).toEqual(['First name', 'Last name', 'Email', 'Role', 'Provider', 'Login count']);
    const other = await visit(standIn, 'admin', '/users', { keepStorage: true });
    await other.settled();
    expect(heads()).toEqual(['First name', 'Last name', 'Email', 'Role', 'Login count', 'Phone']);
  });

  it('the users list adds the column Role to the documented columns from a width of 1200 pixels', async () => {
    const page = await visit(standIn, 'superadmin', '/users', { width: 1199 });
    await page.settled();
    expect(heads()).toEqual(['First name', 'Last name', 'Email', 'Login count', 'Phone']);
    resizeWindow(1200);
    await waitFor(() => expect(heads()).toContain('Role'));
  });

  it('the users list translates the role of each user', async () => {
    await visit(standIn, 'superadmin', '/users');
    localStorage.setItem(`preference:${seededUserId(0)}:users.columns`, '["role"]');
    const page = await visit(standIn, 'superadmin', '/users?q=map.example&pageSize=12', {
      keepStorage: true,
    });
    await page.settled();
    const words = () =>
      [...page.main().querySelectorAll('tbody tr')].map(row => [...row.children].at(-2)!.textContent);
    await waitFor(() => expect(new Set(words())).toEqual(new Set(['user', 'admin', 'superadmin'])));
    act(() => language.set('es'));
    await waitFor(() =>
      expect(new Set(words())).toEqual(new Set(['usuario', 'administrador', 'superadministrador'])),
    );
  });

  it('the users list keeps its compact row height', async () => {
    const page = await openPage();
    await page.press('Row height: comfortable');
    const again = await visit(standIn, 'superadmin', '/users', { keepStorage: true });
    await again.settled();
    expect(screen.getByRole('button', { name: 'Row height: compact' }).getAttribute('aria-pressed')).toBe(
      'true',
    );
  });

  it('the users list is a simple list with one action menu for each user on a narrow screen', async () => {
    const page = await visit(standIn, 'superadmin', '/users?q=user%40map', { width: 390 });
    await page.settled();
    expect(screen.queryByRole('table')).toBeNull();
    const list = screen.getByRole('list', { name: 'Users' });
    within(list).getByText('user · (555) 010-1002 · 46 logins');
    expect(
      within(list)
        .getAllByRole('button')
        .map(button => button.getAttribute('aria-label')),
    ).toEqual(['Actions: Grace Lindqvist']);
    await page.press('Actions: Grace Lindqvist');
    expect((await screen.findAllByRole('menuitem')).map(entry => entry.textContent)).toEqual([
      'Edit',
      'Delete',
    ]);
    await page.person.click(screen.getByRole('menuitem', { name: 'Edit' }));
    await screen.findByRole('form', { name: 'Edit Grace Lindqvist' });
  });

  it('the users list shows at most 32 placeholder rows while it loads', async () => {
    standIn.fault({ match: LIST, hang: true, times: 1 });
    await visit(standIn, 'superadmin', '/users?activeUserPercent=5000', { width: 390 });
    const list = await screen.findByRole('list', { name: 'Users' });
    expect(list.children).toHaveLength(32);
  });
});

describe('empty and failing users lists', () => {
  it('an empty users list shows the documented words and offers a new user', async () => {
    standIn.fault({ match: LIST, status: 200, body: { data: [], pagingMeta: { totalRecords: 0 } } });
    await openPage();
    screen.getByRole('heading', { name: 'There is No Users .' });
    screen.getByText(
      'There is no users added to your application. Please create new and/or add users to your application roles',
    );
    expect(screen.getAllByRole('link', { name: 'New user' })).toHaveLength(1);
    expect(screen.getByRole('button', { name: 'Export' })).toHaveProperty('disabled', true);
  });

  it.each([
    ['from a failing server', { status: 500, body: { message: 'No disk' }, times: 2 }, 'No disk'],
    [
      'from a server without a message',
      { status: 503, times: 2 },
      'Something went wrong on the platform (503). Try again later.',
    ],
    // The request that the entry has started is ignored if the connection is lost.
    [
      'over a lost connection',
      { drop: true, times: 3 },
      'The connection was lost. Check your connection and try again.',
    ],
  ])('the users list reports a failure %s, and loads again on Retry', async (_, fault, cause) => {
    standIn.fault({ match: LIST, ...fault });
    const page = await visit(standIn, 'superadmin', '/users?filter=admin');
    await screen.findByRole('heading', { name: 'There was an error loading the data' });
    screen.getByText(cause);
    expect(lists()).toHaveLength(fault.times);
    await page.press('Retry');
    await waitFor(() => expect(page.names()).toHaveLength(8));
  });

  it.each([400, 404, 422])(
    'the users list does not repeat a request that was refused with %i',
    async httpStatus => {
      standIn.fault({ match: LIST, status: httpStatus, times: 1 });
      await visit(standIn, 'superadmin', '/users');
      await screen.findByRole('heading', { name: 'There was an error loading the data' });
      expect(lists()).toHaveLength(1);
    },
  );
});

describe('users lists without permission', () => {
  it.each([
    ['403', { status: 403, body: { authorized: false } }],
    ['200 with the flag', { status: 200, body: { authorized: false, data: [] } }],
  ])(
    'a refusal of the users list (%s) shows one message and leads back to the page before',
    async (_, fault) => {
      const page = await visit(standIn, 'admin', '/tags?q=a');
      await page.settled();
      standIn.fault({ match: LIST, ...fault });
      await page.follow('Users');
      await page.banner('You are not authorized to view Users');
      await waitFor(() => expect(page.address()).toBe('/tags?q=a'));
      expect(page.banners()).toHaveLength(1);
    },
  );

  it('a user who may not see users and opens their list directly is led to the subscriptions', async () => {
    const page = await visit(standIn, 'user', '/users');
    await page.banner('You are not authorized to view Users');
    await waitFor(() => expect(page.address()).toBe('/subscriptions'));
  });
});
