import { LOGIN_PAGE } from '../platform/signIn.ts';
import type { User } from '../platform/users.ts';
import { createStore } from '../storage/createStore.ts';
import { loginAddress } from './returnAddress.ts';
import type { Ending } from './session.ts';

/**
 * The state of the window from the first visit or a reload to the end of the session.
 *
 * | state       | shows                                        | ends with                                                 |
 * | ----------- | -------------------------------------------- | --------------------------------------------------------- |
 * | `signedOut` | a page before sign-in                        | a token: by a form (`signIn`), a cookie, another tab      |
 * | `signingIn` | the form that signed in, waiting             | the console, or a failure, which ends the session         |
 * | `mailed`    | the page of an emailed link, with a session  | another URL                                               |
 * | `opening`   | an empty bar                                 | the console, or a failure                                 |
 * | `failed`    | the failure, and Retry                       | the console, after Retry or an automatic retry            |
 * | `open`      | the console                                  | the end of the session: signed out, expired, cookie gone  |
 *
 * An opened console is discarded when its session ends or another user signs in.
 */
type EntryState<Console> = { address: string } & (
  | { is: 'signedOut'; token?: undefined }
  | { is: 'signingIn' | 'mailed' | 'opening'; token: string }
  | { is: 'failed'; token: string; error: unknown }
  | { is: 'open'; token: string; opened: Console }
);

interface Session {
  token(): string | undefined;
  ending(): Ending | undefined;
  subscribe(listener: () => void): () => void;
  begin(token: string): void;
  end(reason: Ending): void;
}

/** The URL of the window, below the base path. */
export interface WindowLocation {
  here(): string;
  /**
   * Returns the destination after signing in: the requested page on the login page, otherwise the current
   * URL.
   */
  next(): string;
  /**
   * Classifies a URL: a page before sign-in (`guest`), the page of an emailed link (`mailed`), or the
   * console.
   */
  pageOf(address: string): 'guest' | 'mailed' | 'console';
  replace(address: string): void;
}

/** An opening of the console whose code and first requests are loading. */
export interface Arrival<Console> {
  me: Promise<User>;
  /** Whether this session has already asked for the first login. */
  isAsked: boolean;
  /** Resolves when the first render at a URL is complete. `asks` is whether it asks for the first login. */
  open(address: string, asks: boolean): Promise<Console>;
}

export interface ConsoleCode<Console> {
  arrive(token: string, address: string, byForm: boolean): Arrival<Console>;
  /** Returns the delay of an automatic retry in milliseconds, or undefined for a permanent error. */
  pauseAfter(error: unknown): number | undefined;
}

interface Parts<Console> {
  session: Session;
  place: WindowLocation;
  load(): Promise<ConsoleCode<Console>>;
}

const HOME = '/';
const FIRST_LOGIN = '/settings';

/**
 * Users who have not completed the first login are asked for a new password (docs/behaviour.md 1 §4), once
 * per session (docs/decisions/first-login.md).
 */
export const asksFirstLogin = ({ isLoggedinYet, role }: User, isAsked: boolean) =>
  isLoggedinYet === false && role !== 'superadmin' && !isAsked;

export function createEntry<Console>({ session, place, load }: Parts<Console>) {
  /** The number of the latest opening. Results of earlier ones are ignored. */
  let current = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const state = createStore(present());

  /** Derives the state from the session and the URL. */
  function present(): EntryState<Console> {
    const token = session.token();
    const address = place.here();
    if (!token) return { is: 'signedOut', address };
    return { is: place.pageOf(address) === 'mailed' ? 'mailed' : 'opening', token, address };
  }

  function move(next: EntryState<Console>) {
    // Replaces the history entry even if the URL stays the same, so that it forgets the previous console.
    if (next.is === 'open' || next.address !== place.here()) place.replace(next.address);
    state.set(next);
  }

  /** Invalidates all running openings. */
  function drop() {
    clearTimeout(timer);
    return ++current;
  }

  // Signs in by a form: of the login page, of registration, or of a verified email. It resolves with the page
  // that asks for the first login, if the user has not completed it.
  async function signIn(token: string): Promise<string | undefined> {
    const before = state.get();
    const wanted = place.next();
    const mine = drop();
    state.set({ is: 'signingIn', token, address: before.address });
    try {
      session.begin(token);
      return await openSession(mine, token, place.pageOf(wanted) === 'console' ? wanted : HOME, true);
    } catch (error) {
      if (session.token() === token) session.end('signedOut');
      else if (mine === current) state.set(before);
      throw error;
    }
  }

  // Opens the console with an existing token: after a reload, after OAuth, or after another tab signed in.
  function enter() {
    const next = present();
    const mine = drop();
    state.set(next);
    if (next.is === 'opening') void openOrFail(mine, next.token);
  }

  async function openOrFail(mine: number, token: string) {
    try {
      await openSession(mine, token, place.next(), false);
    } catch (error) {
      if (mine !== current) return;
      state.set({ is: 'failed', token, error, address: place.here() });
      const pause = await load().then(
        code => code.pauseAfter(error),
        () => undefined,
      );
      // Shows the failure until the platform responds.
      if (pause && mine === current) timer = setTimeout(() => void openOrFail(drop(), token), pause);
    }
  }

  async function openSession(mine: number, token: string, wanted: string, byForm: boolean) {
    const arrival = (await load()).arrive(token, wanted, byForm);
    const isFirstLogin = asksFirstLogin(await arrival.me, arrival.isAsked);
    const address = isFirstLogin ? FIRST_LOGIN : wanted;
    const opened = await arrival.open(address, isFirstLogin);
    if (mine !== current) return undefined;
    move({ is: 'open', token, opened, address });
    return isFirstLogin ? address : undefined;
  }

  // Handles each change of the session, in any tab, and of the URL.
  function follow() {
    const was = state.get();
    const next = present();
    if (!next.token) {
      drop();
      move({ ...next, address: addressAfter(was) });
    } else if (was.token !== next.token) enter();
    else if (was.is === 'open' || was.is === 'signingIn' || (was.is === 'mailed') === (next.is === 'mailed'))
      state.set({ ...was, address: next.address });
    else enter();
  }

  // After a sign-out the user starts at the login page. After a lost session they return to the same URL.
  function addressAfter(was: EntryState<Console>) {
    const here = place.here();
    if (was.is === 'open' && session.ending() !== 'expired') return LOGIN_PAGE;
    return place.pageOf(here) === 'console' ? loginAddress(here) : here;
  }

  return {
    get: state.get,
    subscribe: state.subscribe,
    signIn,
    /** Called when the URL has changed. */
    moved: follow,
    retry: enter,
    /** Returns a function that stops it. */
    start() {
      const leave = session.subscribe(follow);
      if (session.token()) enter();
      else if (place.pageOf(place.here()) === 'console') follow();
      return () => {
        leave();
        drop();
      };
    },
  };
}
