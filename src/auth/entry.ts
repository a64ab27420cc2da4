import { LOGIN_PAGE } from '../platform/signIn.ts';
import type { User } from '../platform/users.ts';
import { createStore } from '../storage/createStore.ts';
import { loginAddress } from './returnAddress.ts';
import type { Ending } from './session.ts';

/**
 * What the window shows, from the first visit or a reload to the end of the session.
 *
 * | state       | what is shown                                | it ends with                                              |
 * | ----------- | -------------------------------------------- | --------------------------------------------------------- |
 * | `signedOut` | a page before sign-in                        | a token: by a form (`signIn`), a cookie, another tab      |
 * | `signingIn` | the form that signed in, waiting             | the console, or the failure, which ends the session       |
 * | `mailed`    | the page of a mailed link, beside a session  | another address                                           |
 * | `opening`   | an empty bar                                 | the console, or the failure                               |
 * | `failed`    | why the console did not open, and Retry      | the console, asked for again by hand or after a while     |
 * | `open`      | the console                                  | the end of the session: signed out, expired, cookie gone  |
 *
 * Where a session has ended, or belongs to another person since, whatever was opened for it is dropped.
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

/** The address of the window, below the base path. */
export interface WindowLocation {
  here(): string;
  /** Where to go after signing in: what the entrance was asked to return to, elsewhere the present address. */
  next(): string;
  /** Which pages an address belongs to: those before sign-in (`guest`), those of mailed links (`mailed`), or the console. */
  pageOf(address: string): 'guest' | 'mailed' | 'console';
  replace(address: string): void;
}

/** An opening of the console: its code and its first calls are under way. */
export interface Arrival<Console> {
  me: Promise<User>;
  /** The first login was asked for in this session. */
  isAsked: boolean;
  /** Resolves once the first picture of an address is complete. `asks`: for the first login. */
  open(address: string, asks: boolean): Promise<Console>;
}

/** The console's code. */
export interface ConsoleCode<Console> {
  arrive(token: string, address: string, byForm: boolean): Arrival<Console>;
  /** After which time it is worth opening again by itself, milliseconds; undefined if the error does not pass. */
  pauseAfter(error: unknown): number | undefined;
}

interface Parts<Console> {
  session: Session;
  place: WindowLocation;
  load(): Promise<ConsoleCode<Console>>;
}

const HOME = '/';
const FIRST_LOGIN = '/settings';

/** A user who has not completed the first login is asked for a new password (docs/behaviour.md 1 §4), once per session (docs/decisions/first-login.md). */
export const asksFirstLogin = ({ isLoggedinYet, role }: User, isAsked: boolean) =>
  isLoggedinYet === false && role !== 'superadmin' && !isAsked;

export function createEntry<Console>({ session, place, load }: Parts<Console>) {
  /** The opening whose outcome counts. */
  let current = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const state = createStore(present());

  /** What the session and the address ask for, by themselves. */
  function present(): EntryState<Console> {
    const token = session.token();
    const address = place.here();
    if (!token) return { is: 'signedOut', address };
    return { is: place.pageOf(address) === 'mailed' ? 'mailed' : 'opening', token, address };
  }

  function move(next: EntryState<Console>) {
    // Also where the address stays: its history entry forgets the console before.
    if (next.is === 'open' || next.address !== place.here()) place.replace(next.address);
    state.set(next);
  }

  /** Nothing that is under way counts any more. */
  function drop() {
    clearTimeout(timer);
    return ++current;
  }

  // Sign-in by a form: of the login page, of sign-up, of a verified e-mail. Answers where the first login is asked for, if it is.
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

  // A token that is there: at a reload, after OAuth, after another tab signed in.
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
      // The failure stays on the screen until the platform answers.
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

  // Each change of the session, here or in another tab, and of the address.
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

  // The end of a session. Who signed out begins anew; who lost the session comes back to the same address.
  function addressAfter(was: EntryState<Console>) {
    const here = place.here();
    if (was.is === 'open' && session.ending() !== 'expired') return LOGIN_PAGE;
    return place.pageOf(here) === 'console' ? loginAddress(here) : here;
  }

  return {
    get: state.get,
    subscribe: state.subscribe,
    signIn,
    /** The address has changed. */
    moved: follow,
    retry: enter,
    /** Answers how to end it. */
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
