import { screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { seededUserId } from '../../mocks/db/demoAccounts.ts';
import { startPlatform } from './platform.ts';
import { userInfoUrl as infoOf, openUserPage } from './userPage.ts';
import { closeWindow, visit } from './visit.tsx';

const standIn = startPlatform();
beforeEach(() => standIn.reset());
afterEach(() => closeWindow());

const openPage = (id: string, name?: string, hash?: string) => openUserPage(standIn, id, name, hash);
const GRACE = seededUserId(2);

describe('sessions of a user', () => {
  const rows = () =>
    within(screen.getByRole('table'))
      .getAllByRole('row')
      .slice(1)
      .map(row => [...row.children].map(cell => cell.textContent));
  const SESSIONS = `GET /api/sessions/${GRACE}`;
  const sessions = async (id = GRACE) => {
    const page = await openPage(id, 'superadmin', '#sessions');
    await screen.findByRole('region', { name: 'Sessions' });
    await page.settled();
    return page;
  };

  it('the address opens the sessions of a user, ten to a page', async () => {
    const page = await sessions();
    expect(screen.getByRole('tab', { name: 'Sessions' }).getAttribute('aria-selected')).toBe('true');
    expect(standIn.requestsOf(SESSIONS).map(({ query }) => query)).toEqual([{ page: '1', pageSize: '10' }]);
    expect(rows()).toHaveLength(10);
    screen.getByText('1–10 of 34');
    for (const range of ['11–20', '21–30', '31–34']) {
      await page.follow('Next page');
      await screen.findByText(`${range} of 34`);
    }
    await page.settled();
    expect(rows()).toHaveLength(4);
    expect(standIn.requestsOf(SESSIONS).map(({ query }) => query)).toContainEqual({
      page: '4',
      pageSize: '10',
    });
    expect(screen.queryByRole('link', { name: 'Next page' })).toBeNull();
    await page.follow('Previous page');
    await screen.findByText('21–30 of 34');
  });

  it('the sessions of a user have at most ten page links, and keep the page in the address', async () => {
    const { data } = await (
      await standIn.as('second.superadmin')
    ).ask('GET', `/api/sessions/${GRACE}?page=1&pageSize=10`);
    standIn.fault({
      match: 'GET /api/sessions/*',
      status: 200,
      body: { data, pagingMeta: { totalRecords: 134 } },
    });
    const page = await sessions();
    const links = () =>
      within(screen.getByRole('navigation', { name: 'Pages' }))
        .getAllByRole('link')
        .map(link => link.textContent)
        .filter(Boolean);
    expect(links()).toEqual(['1', '2', '3', '4', '5', '6', '7', '8', '9', '10']);
    await page.follow('Page 3');
    await screen.findByText('21–30 of 134');
    expect(page.address()).toBe(`${infoOf(GRACE)}?sessionPage=3#sessions`);
    expect(screen.getByRole('link', { name: 'Page 3' }).getAttribute('aria-current')).toBe('page');
    expect(screen.getByRole('link', { name: 'Page 4' }).getAttribute('href')).toBe(
      `${infoOf(GRACE)}?sessionPage=4#sessions`,
    );
    page.back();
    await screen.findByText('1–10 of 134');
    expect(page.address()).toBe(`${infoOf(GRACE)}#sessions`);
  });

  it('the address opens a page of the sessions, and a page beyond the last leads to the last', async () => {
    const page = await visit(standIn, 'superadmin', `${infoOf(GRACE)}?sessionPage=2#sessions`);
    await screen.findByText('11–20 of 34');
    expect(standIn.requestsOf(SESSIONS).map(({ query }) => query)).toContainEqual({
      page: '2',
      pageSize: '10',
    });
    await page.follow('Page 3');
    await screen.findByText('21–30 of 34');
    const beyond = await visit(standIn, 'superadmin', `${infoOf(GRACE)}?sessionPage=99#sessions`);
    await screen.findByText('31–34 of 34');
    expect(beyond.address()).toBe(`${infoOf(GRACE)}?sessionPage=4#sessions`);
    expect(screen.queryByText('No sessions yet')).toBeNull();
    await visit(standIn, 'superadmin', `${infoOf(GRACE)}?sessionPage=none#sessions`);
    await screen.findByText('1–10 of 34');
  });

  it('the sessions show application, login, logout and duration as hours:minutes:seconds.tenths', async () => {
    const at = Date.UTC(2026, 10, 1, 12, 0, 0) / 1000;
    const session = (_id: string, rest: object) => ({ _id, loginTime: at, ...rest });
    const data = [
      session('1', {
        application: { _id: 'a', applicationName: '<b>Larkspur</b>' },
        logoutTime: at + 3723.4,
      }),
      session('2', { application: 'a1', logoutTime: null }),
      session('3', { application: null, logoutTime: at + 36_000 }),
    ];
    standIn.fault({
      match: 'GET /api/sessions/*',
      status: 200,
      body: { data, pagingMeta: { totalRecords: 3 } },
    });
    await sessions();
    const local = new Date(at * 1000);
    const two = (n: number) => String(n).padStart(2, '0');
    const login = `${two(local.getMonth() + 1)}/${two(local.getDate())}/2026 ${two(local.getHours())}:${two(local.getMinutes())}`;
    await screen.findByText('a1');
    const shown = rows();
    expect(shown.map(([application, when]) => [application, when])).toEqual([
      ['<b>Larkspur</b>', login],
      ['Unknown application a1', login],
      ['–', login],
    ]);
    expect(shown.map(row => row[3])).toEqual(['1:02:03.4', '–', '10:00:00.0']);
    expect(shown[1]![2]).toBe('still signed in');
    expect(screen.queryByRole('navigation', { name: 'Pages' })).toBeNull();
  });

  it.each(['data', 'array'] as const)(
    'the sessions are paged in the browser when the platform sends all at once (%s)',
    async shape => {
      standIn.listShape(shape);
      const page = await sessions();
      expect(rows()).toHaveLength(10);
      await page.follow('Next page');
      await screen.findByText('11–20 of 34');
      expect(rows()).toHaveLength(10);
    },
  );

  it('the sessions tab shows that a user has no sessions yet', async () => {
    standIn.fault({ match: 'GET /api/sessions/*', status: 200, body: [] });
    await openPage(GRACE, 'superadmin', '#sessions');
    expect(await screen.findByRole('heading', { name: 'No sessions yet' })).toBeTruthy();
  });

  it('the sessions tab reports a failed request, and loads again on Retry', async () => {
    standIn.fault({ match: 'GET /api/sessions/*', status: 500, body: { message: 'No disk' }, times: 2 });
    const page = await openPage(GRACE, 'superadmin', '#sessions');
    await screen.findByText('No disk');
    screen.getByRole('heading', { level: 1, name: 'Grace Lindqvist' });
    await page.press('Retry');
    expect(await screen.findByText('1–10 of 34')).toBeTruthy();
  });
});
