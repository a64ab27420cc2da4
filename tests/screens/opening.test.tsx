import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { DEMO_PASSWORD } from '../../mocks/db/demoAccounts.ts';
import { lastSessionHint } from '../../src/auth/lastSessionHint.ts';
import { session } from '../../src/auth/session.ts';
import { startPlatform } from './platform.ts';
import { closeWindow, fakeClock, openUrl, renderUrl, visit } from './visit.tsx';

const standIn = startPlatform();
beforeEach(() => standIn.reset());
afterEach(() => closeWindow());

const FIRST = 'Choose your own password';
const LIST = 'GET /api/users';
const ME = 'GET /api/users/me';
type Page = Awaited<ReturnType<typeof visit>>;
const heading = (name: string | RegExp) => screen.findByRole('heading', { level: 1, name });
const signIn = async (page: Page, name: string) => {
  await page.type('Email', `${name}@map.example`);
  await page.type('Password', DEMO_PASSWORD);
  await page.press('Sign in');
};
/** Reloads the window, or opens another one, in the same session. */
const reload = async (address: string) => {
  const token = session.token()!;
  closeWindow({ keepStorage: true });
  session.begin(token);
  return openUrl(address);
};

describe('the first login', () => {
  it.each(['/', '/users?page=2', '/tags'])(
    'opening %s with a session leads to the first-login page when no own password is set',
    async address => {
      const page = await visit(standIn, 'first.login', address);
      await heading(FIRST);
      expect(page.address()).toBe('/settings');
    },
  );

  it('signing in through the form leads to the first-login page', async () => {
    const page = await openUrl('/login?next=%2Ftags');
    await signIn(page, 'first.login');
    await heading(FIRST);
    expect(page.address()).toBe('/settings');
  });

  it('the first-login page appears once in a session, even after a reload', async () => {
    const page = await visit(standIn, 'first.login', '/tags');
    await heading(FIRST);
    await page.press('Skip');
    await waitFor(() => expect(page.address()).toBe('/'));
    const again = await reload('/tags');
    await heading(/^Tags/);
    expect(again.address()).toBe('/tags');
    await visit(standIn, 'first.login', '/tags', { keepStorage: true });
    await heading(FIRST);
  });

  it('opening the settings directly also counts as having seen the first-login page', async () => {
    await visit(standIn, 'first.login', '/settings');
    await heading(FIRST);
    const page = await reload('/tags');
    await heading(/^Tags/);
    expect(page.address()).toBe('/tags');
  });

  it.each([
    ['superadmin', { role: 'superadmin' }],
    ['person who completed it', { isLoggedinYet: true }],
    ['person whose first login the platform does not state', { isLoggedinYet: undefined }],
  ])('the first-login page is not shown to a %s', async (_, changed) => {
    const { ask } = await standIn.as('first.login');
    const me = await ask('GET', '/api/users/me');
    standIn.fault({ match: ME, status: 200, body: { ...me, ...changed } });
    const page = await visit(standIn, 'first.login', '/tags');
    await heading(/^Tags/);
    expect(page.address()).toBe('/tags');
  });
});

describe('account pages with a session', () => {
  it.each([
    ['/login', '/'],
    ['/signup', '/'],
    ['/forgot-password', '/settings'],
    ['/forgot-password?next=%2Fusers', '/settings'],
  ])('%s leads to %s with a session, and adds no entry to the history', async (address, target) => {
    const page = await visit(standIn, 'superadmin', '/tags');
    await heading(/^Tags/);
    history.pushState(null, '', '/tags?q=par');
    const { length } = history;
    await reload(address);
    await waitFor(() => expect(page.address()).toBe(target));
    await page.settled();
    expect(history.length).toBe(length);
  });

  it('Back to the page for a forgotten password leads to the settings after signing in', async () => {
    await openUrl('/forgot-password');
    history.pushState(null, '', '/login');
    cleanup();
    const page = await openUrl('/login');
    await signIn(page, 'superadmin');
    await heading('Home');
    page.back();
    await waitFor(() => expect(page.address()).toBe('/settings'));
    await heading('Change password');
  });

  it.each([
    ['/user/change-password/unknown', 'The password reset link is invalid or expired...'],
    ['/user/email-verify/unknown', 'Sorry, the verification link is invalid or expired'],
  ])('the emailed link %s works with a session', async (address, text) => {
    const page = await visit(standIn, 'superadmin', address);
    expect(await screen.findByText(text)).toBeTruthy();
    expect(page.address()).toBe(address);
  });
});

describe('loading the list of the address early', () => {
  it.each(['/users', '/roles', '/tags'])(
    'the list %s is never requested for a plain user with a session',
    async address => {
      for (const keepStorage of [false, true]) {
        const page = await visit(standIn, 'user', address, { keepStorage });
        await waitFor(() => expect(page.address()).toBe('/subscriptions'));
      }
      expect(standIn.calls().filter(call => call === `GET /api${address}`)).toEqual([]);
    },
  );

  it('the users list is not requested for a plain user who signs in where a plain user did before', async () => {
    await visit(standIn, 'user', '/settings');
    closeWindow({ keepStorage: true });
    const page = await openUrl('/login?next=%2Fusers');
    await signIn(page, 'user');
    await waitFor(() => expect(page.address()).toBe('/subscriptions'));
    expect(standIn.requestsOf(LIST)).toEqual([]);
  });

  it('the users list is requested before the account is known if the last session was of staff', async () => {
    standIn.fault({ match: ME, delayMs: 1500 });
    const order = () => standIn.calls().filter(call => call === LIST || call === ME);
    const page = await openUrl('/login?next=%2Fusers');
    await signIn(page, 'superadmin');
    await waitFor(() => expect(standIn.requestsOf(LIST)).toHaveLength(1));
    expect(standIn.requestsOf(ME)[0]!.answered).toBe(false);
    await page.settled();
    expect(order()).toHaveLength(2);
    const opening = reload('/users?page=2');
    await waitFor(() => expect(standIn.requestsOf(LIST)).toHaveLength(2));
    expect(standIn.requestsOf(ME)[1]!.answered).toBe(false);
    await (await opening).settled();
    expect(order()).toHaveLength(4);
  });

  it('a users list whose reply came before the account is shown without a loading state, from one request', async () => {
    await visit(standIn, 'superadmin', '/settings');
    standIn.fault({ match: ME, delayMs: 10_000, times: 1 });
    const isWaiting = vi.fn<() => boolean>(() => document.querySelector('main [aria-busy=true]') !== null);
    const watcher = new MutationObserver(isWaiting);
    const opening = reload('/users');
    await waitFor(() => expect(standIn.requestsOf(LIST)[0]?.answered).toBe(true));
    watcher.observe(document, { childList: true, subtree: true });
    standIn.release();
    await (await opening).settled();
    await screen.findByRole('link', { name: 'Aaron' });
    watcher.disconnect();
    expect(isWaiting).toHaveBeenCalled();
    expect(isWaiting).not.toHaveReturnedWith(true);
    expect(standIn.requestsOf(LIST)).toHaveLength(1);
  });

  it('a users list whose reply comes late shows a loading state, and is requested once', async () => {
    standIn.fault({ match: LIST, delayMs: 10_000 });
    const page = await visit(standIn, 'superadmin', '/users');
    expect(document.querySelector('main [aria-busy=true]')).not.toBeNull();
    standIn.release();
    await page.settled();
    expect(standIn.requestsOf(LIST)).toHaveLength(1);
  });

  it('Retry requests the users list again after the console failed to open', async () => {
    await visit(standIn, 'superadmin', '/settings');
    standIn.fault({ match: ME, status: 500 });
    const page = await reload('/users');
    await screen.findByRole('alert');
    await waitFor(() => expect(standIn.requestsOf(LIST)[0]?.answered).toBe(true));
    standIn.clearFaults();
    await page.press('Retry');
    await screen.findByRole('link', { name: 'Aaron' });
    expect(standIn.requestsOf(LIST)).toHaveLength(2);
  });

  it('the users list loads without a press once the platform responds again', async () => {
    await visit(standIn, 'superadmin', '/settings');
    standIn.fault({ match: ME, status: 503 });
    fakeClock.start();
    await reload('/users');
    await screen.findByRole('alert');
    standIn.clearFaults();
    fakeClock.advance(5000);
    await screen.findByRole('link', { name: 'Aaron' });
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('the users list is not requested while the first-login page comes first', async () => {
    const page = await visit(standIn, 'first.login', '/users');
    await heading(FIRST);
    await page.press('Skip');
    await waitFor(() => expect(page.address()).toBe('/'));
    expect(standIn.requestsOf(LIST)).toEqual([]);
    await page.follow('Users');
    await heading(/^Users/);
    expect(standIn.requestsOf(LIST)).toHaveLength(1);
  });
});

it('a late reply to an earlier session does not open the console for the user who signed in since', async () => {
  const answers: (() => void)[] = [];
  const { fetch: originalFetch } = globalThis;
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const response = await originalFetch(input, init);
    if (String(input).endsWith('/api/users/me')) await new Promise<void>(answer => answers.push(answer));
    return response;
  });
  session.begin((await standIn.as('superadmin')).token);
  const page = renderUrl('/settings');
  await waitFor(() => expect(answers).toHaveLength(1));
  act(() => session.end('signedOut'));
  await signIn(page, 'user');
  await waitFor(() => expect(answers).toHaveLength(2));
  await act(async () => answers[0]!());
  expect(lastSessionHint.last()).toBeUndefined();
  answers[1]!();
  await screen.findByText('Hello, Grace');
});

it('the browser stores nothing that identifies the user of a session', async () => {
  await visit(standIn, 'first.login', '/tags');
  await heading(FIRST);
  const kept = Object.values({ ...localStorage, ...sessionStorage }).join();
  expect(kept).toContain('"asked":true');
  const { ask, token } = await standIn.as('first.login');
  const me = await ask('GET', '/api/users/me');
  for (const secret of [me._id, me.firstName, me.lastName, me.email, token, session.token()])
    expect(kept).not.toContain(secret);
});
