// @vitest-environment happy-dom
import { setImmediate } from 'node:timers/promises';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createEntry, type ConsoleCode } from '../../src/auth/entry.ts';
import type { SessionEndReason } from '../../src/auth/session.ts';
import type { User } from '../../src/platform/users.ts';
import { createStore } from '../../src/storage/createStore.ts';

const person = (more: Partial<User> = {}): User => ({
  _id: 'u',
  firstName: 'Grace',
  lastName: 'Lindqvist',
  email: 'grace@map.example',
  ...more,
});
const offline = new Error('offline');
const NEXT = /[?&]next=([^&]*)/;

interface Options {
  at?: string;
  token?: string;
  /** Whether the first login was already requested in this session. */
  isAsked?: boolean;
}

/** A window with an entry. `answers` has the pending replies of the platform, by token. */
function windowAt({ at = '/tags', token, isAsked = false }: Options = {}) {
  const current = createStore(token);
  let ending: SessionEndReason | undefined;
  const session = {
    token: current.get,
    ending: () => ending,
    subscribe: current.subscribe,
    begin: (next: string) => current.set(next),
    end(reason: SessionEndReason) {
      if (!current.get()) return;
      ending = reason;
      current.set(undefined);
    },
  };
  let address = at;
  const windowLocation = {
    current: () => address,
    returnPath: () =>
      decodeURIComponent(NEXT.exec(address)?.[1] ?? (address.startsWith('/login') ? '/' : address)),
    audienceOf: (path: string) =>
      path.startsWith('/login') ? 'guest' : path.startsWith('/user/email-verify') ? 'mailed' : 'console',
    replace: (to: string) => void (address = to),
  } as const;
  const answers: Record<string, (answer: User | Error) => void> = {};
  const arrivals: { token: string; address: string; byForm: boolean }[] = [];
  const code: ConsoleCode<string> = {
    startOpening(token, address, byForm) {
      arrivals.push({ token, address, byForm });
      const me = new Promise<User>((resolve, reject) => {
        answers[token] = answer => (answer instanceof Error ? reject(answer) : resolve(answer));
      });
      return { me, wasFirstLoginRequested: isAsked, open: async to => `console of ${token} at ${to}` };
    },
    retryDelay: error => (error === offline ? 5000 : undefined),
  };
  const load = vi.fn<() => Promise<ConsoleCode<string>>>(async () => code);
  const entry = createEntry({ session, windowLocation, load });
  const stopListening = entry.start();
  const seen: string[] = [entry.get().status];
  entry.subscribe(() => seen.at(-1) !== entry.get().status && seen.push(entry.get().status));
  return {
    entry,
    session,
    arrivals,
    load,
    seen,
    stop: stopListening,
    /** The platform replies with the user of this token. */
    async answer(token: string, answer: User | Error = person()) {
      await setImmediate();
      answers[token]!(answer);
      await setImmediate();
    },
    go(to: string) {
      address = to;
      entry.onLocationChange();
    },
  };
}

afterEach(() => void vi.useRealTimers());

describe('the console without a session', () => {
  it('a user without a session sees the login page, which keeps the address', () => {
    const { entry } = windowAt({ at: '/tags?q=par#x' });
    expect(entry.get()).toEqual({ status: 'signedOut', address: '/login?next=%2Ftags%3Fq%3Dpar%23x' });
  });

  it('a user without a session sees the page of a mailed link', () => {
    const { entry } = windowAt({ at: '/user/email-verify/abc' });
    expect(entry.get()).toEqual({ status: 'signedOut', address: '/user/email-verify/abc' });
  });

  it('without a session, another address of the console leads to the login page', () => {
    const { entry, go } = windowAt({ at: '/login' });
    go('/users');
    expect(entry.get().address).toBe('/login?next=%2Fusers');
  });
});

describe('the sign-in by a form', () => {
  it('the login form stays until the console opens at the requested address', async () => {
    const { entry, answer, arrivals, seen } = windowAt({ at: '/login?next=%2Fusers' });
    const signedIn = entry.signIn('a');
    expect(entry.get()).toEqual({ status: 'signingIn', token: 'a', address: '/login?next=%2Fusers' });
    await answer('a');
    expect(await signedIn).toBeUndefined();
    expect(entry.get()).toEqual({
      status: 'open',
      token: 'a',
      opened: 'console of a at /users',
      address: '/users',
    });
    expect(arrivals).toEqual([{ token: 'a', address: '/users', byForm: true }]);
    expect(seen).toEqual(['signedOut', 'signingIn', 'open']);
  });

  it('the first sign-in opens the settings', async () => {
    const { entry, answer } = windowAt({ at: '/login?next=%2Fusers' });
    const signedIn = entry.signIn('a');
    await answer('a', person({ isLoggedinYet: false }));
    expect(await signedIn).toBe('/settings');
    expect(entry.get()).toMatchObject({ status: 'open', address: '/settings' });
  });

  it('the session ends if the platform does not return the user who signed in', async () => {
    const { entry, session, answer } = windowAt({ at: '/login' });
    const signedIn = entry.signIn('a');
    await Promise.all([expect(signedIn).rejects.toBe(offline), answer('a', offline)]);
    expect(session.token()).toBeUndefined();
    expect(entry.get()).toEqual({ status: 'signedOut', address: '/login' });
  });

  it('the user stays signed out if the token cannot be stored', async () => {
    const { entry, session, arrivals } = windowAt({ at: '/login' });
    session.begin = () => {
      throw new Error('cookies are blocked');
    };
    await expect(entry.signIn('a')).rejects.toThrow('cookies are blocked');
    expect(entry.get()).toEqual({ status: 'signedOut', address: '/login' });
    expect(arrivals).toEqual([]);
  });

  it('signing in from a verified email opens the home page', async () => {
    const { entry, session, answer, arrivals } = windowAt({ at: '/user/email-verify/abc' });
    // The page stores the token before the user presses Continue.
    session.begin('a');
    expect(entry.get()).toMatchObject({ status: 'mailed', token: 'a' });
    expect(arrivals).toEqual([]);
    const signedIn = entry.signIn('a');
    await answer('a');
    await signedIn;
    expect(entry.get()).toMatchObject({ status: 'open', address: '/' });
  });
});

describe('an existing session', () => {
  it('an existing session opens the console at the address', async () => {
    const { entry, answer, arrivals, seen } = windowAt({ token: 'a' });
    expect(entry.get()).toEqual({ status: 'opening', token: 'a', address: '/tags' });
    await answer('a');
    expect(entry.get()).toMatchObject({ status: 'open', address: '/tags' });
    expect(arrivals).toEqual([{ token: 'a', address: '/tags', byForm: false }]);
    expect(seen).toEqual(['opening', 'open']);
  });

  it.each([
    ['asks for the first login at the settings', { isLoggedinYet: false }, false, '/settings'],
    ['asks for it once per session', { isLoggedinYet: false }, true, '/tags'],
    ['asks no superadmin for it', { isLoggedinYet: false, role: 'superadmin' }, false, '/tags'],
    ['does not ask a user who completed it', { isLoggedinYet: true }, false, '/tags'],
    ['does not ask if the platform does not state it', {}, false, '/tags'],
  ] as const)('at the start of the session the console %s', async (_, me, isAsked, address) => {
    const { entry, answer } = windowAt({ token: 'a', isAsked });
    await answer('a', person(me));
    expect(entry.get()).toMatchObject({ status: 'open', address });
  });

  it('a user with a session sees the page of a mailed link, and the console at the next address', async () => {
    const { entry, go, answer, arrivals } = windowAt({ at: '/user/email-verify/abc', token: 'a' });
    expect(entry.get().status).toBe('mailed');
    expect(arrivals).toEqual([]);
    go('/users');
    expect(entry.get().status).toBe('opening');
    await answer('a');
    expect(entry.get()).toMatchObject({ status: 'open', address: '/users' });
  });

  it('going back to a mailed link while the console opens shows the mailed link', async () => {
    const { entry, go, answer } = windowAt({ token: 'a' });
    go('/user/email-verify/abc');
    await answer('a');
    expect(entry.get()).toEqual({ status: 'mailed', token: 'a', address: '/user/email-verify/abc' });
  });

  it('a signed-out window opens the console as soon as another tab has signed in', async () => {
    const { entry, session, answer } = windowAt({ at: '/login?next=%2Fusers' });
    session.begin('b');
    expect(entry.get().status).toBe('opening');
    await answer('b');
    expect(entry.get()).toMatchObject({ status: 'open', token: 'b', address: '/users' });
  });
});

describe('a failed opening of the console', () => {
  it('a console that cannot open shows the error, and Retry opens it', async () => {
    const { entry, answer } = windowAt({ token: 'a' });
    const error = new Error('no rights');
    await answer('a', error);
    expect(entry.get()).toEqual({ status: 'failed', token: 'a', error, address: '/tags' });
    entry.retry();
    expect(entry.get().status).toBe('opening');
    await answer('a');
    expect(entry.get().status).toBe('open');
  });

  it('a console that cannot open tries again every few seconds until the platform responds', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const { entry, answer, arrivals, seen } = windowAt({ token: 'a' });
    await answer('a', offline);
    vi.advanceTimersByTime(5000);
    expect(entry.get().status).toBe('failed');
    await answer('a', offline);
    vi.advanceTimersByTime(5000);
    await answer('a');
    expect(entry.get().status).toBe('open');
    expect(arrivals).toHaveLength(3);
    expect(seen).toEqual(['opening', 'failed', 'open']);
  });

  it.each([
    ['the session ends', ({ session }: ReturnType<typeof windowAt>) => session.end('signedOut')],
    ['the window closes', ({ stop: stopEntry }: ReturnType<typeof windowAt>) => stopEntry()],
  ])('a console that cannot open stops trying once %s', async (_, happen) => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const page = windowAt({ token: 'a' });
    await page.answer('a', offline);
    happen(page);
    vi.advanceTimersByTime(20_000);
    expect(page.arrivals).toHaveLength(1);
  });

  it('a sign-in fails if the code of the console does not load', async () => {
    const { entry, load } = windowAt({ at: '/login' });
    load.mockRejectedValue(offline);
    await expect(entry.signIn('a')).rejects.toBe(offline);
    expect(entry.get().status).toBe('signedOut');
  });
});

describe('the end of a session', () => {
  const opened = async () => {
    const page = windowAt({ at: '/tags?q=par', token: 'a' });
    await page.answer('a');
    return page;
  };

  it.each([
    ['signedOut', '/login'],
    ['gone', '/login'],
    ['expired', '/login?next=%2Ftags%3Fq%3Dpar'],
  ] as const)('the end of a session with the reason %s leads to %s', async (reason, address) => {
    const { entry, session } = await opened();
    session.end(reason);
    expect(entry.get()).toEqual({ status: 'signedOut', address });
  });

  it('a session that ends before the console has opened keeps the address', async () => {
    const { entry, session, answer } = windowAt({ token: 'a' });
    session.end('gone');
    await answer('a');
    expect(entry.get()).toEqual({ status: 'signedOut', address: '/login?next=%2Ftags' });
  });

  it('a new session does not see the console of the session before', async () => {
    const { entry, session, answer, seen } = await opened();
    session.begin('b');
    expect(entry.get()).toEqual({ status: 'opening', token: 'b', address: '/tags?q=par' });
    await answer('b', person({ _id: 'v' }));
    expect(entry.get()).toMatchObject({ status: 'open', opened: 'console of b at /tags?q=par' });
    expect(seen).toEqual(['opening', 'open', 'opening', 'open']);
  });

  it('a late reply to the previous session does not open the console for the new one', async () => {
    const { entry, session, answer } = windowAt({ token: 'a' });
    session.begin('b');
    await answer('a', person({ isLoggedinYet: false }));
    expect(entry.get()).toMatchObject({ status: 'opening', token: 'b', address: '/tags' });
    await answer('b');
    expect(entry.get()).toMatchObject({ status: 'open', token: 'b', address: '/tags' });
  });

  it('a sign-out in another tab during a sign-in leaves the login form, and the reply is dropped', async () => {
    const { entry, session, answer } = windowAt({ at: '/login' });
    const signedIn = entry.signIn('a');
    session.end('signedOut');
    await answer('a');
    expect(await signedIn).toBeUndefined();
    expect(entry.get()).toEqual({ status: 'signedOut', address: '/login' });
  });
});
