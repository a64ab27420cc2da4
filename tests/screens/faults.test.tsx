import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { seededUserId } from '../../mocks/db/demoAccounts.ts';
import { roleId } from '../../mocks/db/seededIds.ts';
import { tagId } from '../../mocks/db/seededTags.ts';
import { session } from '../../src/auth/session.ts';
import { optionsOf } from './choosing.ts';
import { startPlatform } from './platform.ts';
import { closeWindow, fakeClock, openUrl, visit } from './visit.tsx';

const standIn = startPlatform();
beforeEach(() => standIn.reset());
afterEach(() => closeWindow());

const GRACE = seededUserId(2);
const statuses = [400, 404, 409, 422, 500, 503];
const readings = [
  ['/users', 'GET /api/users', 'There was an error loading the data'],
  [`/user/${GRACE}/info`, `GET /api/users/detail/${GRACE}/info`, 'There was an error loading the data'],
  [`/user/${GRACE}/info#sessions`, 'GET /api/sessions/*', 'There was an error loading the data'],
  ['/tags', 'GET /api/tags', 'There was an error loading the tags'],
  [`/tag/${tagId(0)}/info`, 'GET /api/tags', 'There was an error loading the tags'],
] as const;

describe('a page whose request fails', () => {
  it.each(
    readings.flatMap(([address, match, text]) =>
      statuses.map(httpStatus => [address, httpStatus, match, text] as const),
    ),
  )(
    '%s with the status %i shows the failure inside the frame of the console',
    async (address, httpStatus, match, text) => {
      standIn.fault({ match, status: httpStatus });
      await visit(standIn, 'superadmin', address);
      const isRecord = / [/]api[/](tags|users[/]detail[/].*)$/.test(match) && address.endsWith('/info');
      await screen.findByRole('heading', { name: isRecord && httpStatus === 404 ? / not found$/ : text });
      expect(screen.getByRole('navigation', { name: 'Main' })).toBeTruthy();
      expect(screen.getByRole('alert').textContent).toMatch(/\. ?[A-Z]|\.|\?/);
    },
  );

  it('the copied details of a failure name request, status and time, but no message of the platform', async () => {
    standIn.fault({ match: 'GET /api/users', status: 500, body: { message: 'token=abc' } });
    const page = await visit(standIn, 'superadmin', '/users?q=hopper');
    await screen.findByRole('heading', { name: 'There was an error loading the data' });
    await page.press('Copy details');
    const copied = await navigator.clipboard.readText();
    expect(copied).toMatch(
      /^GET \/api\/users\?page=1&pageSize=8&sortBy=\w+&sortDirection=asc&query=hopper\nStatus: 500\nTime: \d{4}-\d\d-\d\dT[\d:.]+Z$/,
    );
    await screen.findByRole('button', { name: 'Copied' });
  });

  it('a failure shows the reference of the platform, which can be copied alone and with the details', async () => {
    standIn.fault({ match: 'GET /api/users', status: 500, headers: { 'X-Request-Id': '7f3a9c51e2b84d06' } });
    const page = await visit(standIn, 'superadmin', '/users');
    await screen.findByText('7f3a9c51e2b84d06');
    await page.press('Copy Reference');
    expect(await navigator.clipboard.readText()).toBe('7f3a9c51e2b84d06');
    await page.press('Copy details');
    expect(await navigator.clipboard.readText()).toMatch(
      /\nStatus: 500\nTime: \S+\nReference: 7f3a9c51e2b84d06$/,
    );
  });

  it.each(readings)(
    '%s reports a missing response after twenty seconds, and loads again on Retry',
    async (address, match, text) => {
      standIn.fault({ match, hang: true, times: 1 });
      fakeClock.start();
      const page = await visit(standIn, 'superadmin', address);
      const path = match.split(' ')[1]!.replace('*', '');
      await waitFor(() => expect(standIn.calls().some(call => call.includes(path))).toBe(true));
      fakeClock.advance(20_000);
      await screen.findByRole('heading', { name: text });
      expect(screen.getByText('The platform took too long to respond. Try again.')).toBeTruthy();
      await page.press('Retry');
      await waitFor(() => expect(screen.queryByRole('heading', { name: text })).toBeNull());
      await page.settled();
    },
  );

  it.each([
    ['empty', 'it was empty'],
    ['html', 'it was a web page'],
    ['broken', 'it was incomplete'],
    ['wrongShape', 'it had an unknown format'],
  ] as const)(
    'a users list that is not a list (%s) is described, can be copied, and loads again on Retry',
    async (answer, what) => {
      standIn.fault({ match: 'GET /api/users', answer });
      const page = await visit(standIn, 'superadmin', '/users');
      await screen.findByRole('heading', { name: 'There was an error loading the data' });
      expect(screen.getByText(`The platform’s response could not be read: ${what}. Try again.`)).toBeTruthy();
      await page.press('Copy details');
      expect(await navigator.clipboard.readText()).toMatch(
        /^GET \/api\/users\?page=1&pageSize=8&\S+\nStatus: unreadable\nTime: /,
      );
      standIn.clearFaults();
      await page.press('Retry');
      await screen.findByRole('heading', { name: /^Users \d/ });
    },
  );

  it('a response with the record of another user is reported as unreadable, and the details name the request', async () => {
    standIn.fault({
      match: 'GET /api/users/detail/*',
      status: 200,
      body: { _id: seededUserId(3), firstName: 'Walter' },
    });
    const page = await visit(standIn, 'superadmin', `/user/${GRACE}/info`);
    await screen.findByText(
      'The platform’s response could not be read: it had an unknown format. Try again.',
    );
    await page.press('Copy details');
    expect(await navigator.clipboard.readText()).toMatch(
      new RegExp(`^GET /api/users/detail/${GRACE}/info\nStatus: unreadable\n`),
    );
  });

  it('a users list that was requested too often counts down to the next attempt', async () => {
    standIn.fault({ match: 'GET /api/users', status: 429, headers: { 'Retry-After': '42' } });
    vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setTimeout', 'clearTimeout', 'Date'] });
    await visit(standIn, 'superadmin', '/users');
    const heard = await screen.findByText('Too many attempts. Try again in 0:42.', {
      ignore: '[aria-hidden]',
    });
    act(() => void vi.advanceTimersByTime(12_000));
    expect(heard.nextElementSibling!.textContent).toMatch(/^Too many attempts\. Try again in 0:(29|30)\.$/);
    act(() => void vi.advanceTimersByTime(30_000));
    await screen.findByText('You can try again now.');
  });

  it('unreadable rows of the users list are skipped and counted', async () => {
    standIn.fault({
      match: 'GET /api/users',
      status: 200,
      body: [
        { _id: 'a', email: 'ada@map.example' },
        null,
        { email: 'nobody@map.example' },
        { _id: 'c', firstName: [] },
      ],
    });
    const page = await visit(standIn, 'superadmin', '/users?view=cards');
    await page.settled();
    expect(page.names()).toEqual(['ada@map.example']);
    expect(screen.getByText('3 entries could not be read and were skipped.')).toBeTruthy();
  });

  it('rows of the users list without most of their fields are shown', async () => {
    standIn.fault({
      match: 'GET /api/users',
      status: 200,
      body: [
        { _id: 'a', email: 'bare@map.example' },
        { _id: 'b', email: 'b@map.example', firstName: null, loginCount: null, phone: 5 },
      ],
    });
    const page = await visit(standIn, 'superadmin', '/users?view=cards');
    await page.settled();
    expect(page.names()).toEqual(['bare@map.example', 'b@map.example']);
  });
});

describe('the console that fails to open', () => {
  const openPage = async (fault: object) => {
    const { token } = await standIn.as('superadmin');
    session.begin(token);
    standIn.fault({ match: 'GET /api/users/me', ...fault });
    return openUrl('/users?q=map.example');
  };

  it.each([
    ['500 with a sentence', { status: 500, body: { message: 'No disk' }, times: 1 }, 'No disk'],
    ['503', { status: 503, times: 1 }, 'Something went wrong on the platform (503). Try again later.'],
    [
      'a lost connection',
      { drop: true, times: 2 },
      'The connection was lost. Check your connection and try again.',
    ],
  ])(
    'a console that fails to open says why (%s), and opens at the same address on Retry',
    async (_, fault, text) => {
      const page = await openPage(fault);
      await screen.findByRole('heading', { name: text });
      await page.press('Retry');
      await screen.findByRole('heading', { name: 'Users 11' });
      expect(page.address()).toBe('/users?q=map.example');
    },
  );

  it('a console that fails to open shows the reference of the platform, which can be copied', async () => {
    const page = await openPage({ status: 503, headers: { 'X-Request-Id': '7f3a9c51e2b84d06' } });
    await screen.findByText('7f3a9c51e2b84d06');
    await page.press('Copy reference');
    expect(await navigator.clipboard.readText()).toBe('7f3a9c51e2b84d06');
  });

  it('a console that fails to open can end the session', async () => {
    const page = await openPage({ status: 500 });
    await page.press('Sign out');
    await screen.findByRole('heading', { name: 'Sign in' });
    expect(session.token()).toBeUndefined();
  });
});

describe('the connection', () => {
  it('a lost connection is reported at the top, and the report disappears when it is back', async () => {
    const page = await visit(standIn, 'superadmin', '/tags');
    await page.settled();
    const line = (on: boolean) => {
      Object.defineProperty(navigator, 'onLine', { configurable: true, value: on });
      dispatchEvent(new Event(on ? 'online' : 'offline'));
    };
    line(false);
    await screen.findByText(
      /^You are offline and see data from \d\d:\d\d\. You cannot save until you are back online\.$/,
    );
    line(true);
    await waitFor(() => expect(screen.queryByText(/^You are offline/)).toBeNull());
  });

  it('a connection lost while paging a list is reported above the list', async () => {
    const page = await visit(standIn, 'superadmin', '/users');
    await page.settled();
    standIn.fault({ match: 'GET /api/users', drop: true });
    await page.follow('Page 2');
    await waitFor(() => expect(page.main().textContent).toContain('The connection was lost.'));
  });
});

describe('unreadable rows in other lists', () => {
  const skipped = '1 entry could not be read and was skipped.';
  it.each([
    [`/user/${GRACE}/info#sessions`, 'GET /api/sessions/*'],
    [`/role/${roleId(1)}/info`, 'GET /api/users/role/*'],
    [`/role/${roleId(1)}/info#purposes`, 'GET /api/purposes/role/*'],
    ['/apikeys', 'GET /api/users/apikey'],
  ])('an unreadable row at %s, from %s, is counted', async (address, match) => {
    standIn.fault({ match, status: 200, body: [{ _id: 'a', key: 'k' }, { name: 'no id' }] });
    await visit(standIn, 'superadmin', address);
    expect(await screen.findByText(skipped)).toBeTruthy();
  });

  it('an unreadable row among the choices of a selector is counted', async () => {
    standIn.fault({
      match: 'GET /api/applications',
      status: 200,
      body: [{ _id: 'a', applicationName: 'Larkspur' }, null],
    });
    await visit(standIn, 'superadmin', `/user/${GRACE}/info`);
    const panel = await screen.findByRole('region', { name: 'Admin access' });
    expect(await optionsOf(panel, 'Application')).toEqual(['Larkspur']);
    expect(panel.textContent).toContain(skipped);
  });
});
