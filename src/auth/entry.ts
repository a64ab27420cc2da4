import { LOGIN_PAGE } from '../platform/signIn.ts';
import type { User } from '../platform/users.ts';
import { createStore } from '../storage/createStore.ts';
import { loginPath } from './returnPath.ts';
import type { SessionEndReason } from './session.ts';

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
  | { status: 'signedOut'; token?: undefined }
  | { status: 'signingIn' | 'mailed' | 'opening'; token: string }
  | { status: 'failed'; token: string; error: unknown }
  | { status: 'open'; token: string; opened: Console }
);

interface Session {
  token(): string | undefined;
  ending(): SessionEndReason | undefined;
  subscribe(listener: () => void): () => void;
  begin(token: string): void;
  end(reason: SessionEndReason): void;
}

/** The URL of the window, below the base path. */
export interface WindowLocation {
  current(): string;
  /**
   * Returns the destination after signing in: the requested page on the login page, otherwise the current
   * URL.
   */
  returnPath(): string;
  /**
   * Classifies a URL: a page before sign-in (`guest`), the page of an emailed link (`mailed`), or the
   * console.
   */
  audienceOf(address: string): 'guest' | 'mailed' | 'console';
  replace(address: string): void;
}

/** An opening of the console whose code and first requests are loading. */
export interface ConsoleOpening<Console> {
  me: Promise<User>;
  /** Whether this session has already asked for the first login. */
  wasFirstLoginRequested: boolean;
  /** Resolves when the first render at a URL is complete. `isFirstLogin` is whether it asks for the first login. */
  open(address: string, isFirstLogin: boolean): Promise<Console>;
}

export interface ConsoleCode<Console> {
  startOpening(token: string, address: string, isFormSignIn: boolean): ConsoleOpening<Console>;
  /** Returns the delay of an automatic retry in milliseconds, or undefined for a permanent error. */
  retryDelay(error: unknown): number | undefined;
}

interface EntryOptions<Console> {
  session: Session;
  windowLocation: WindowLocation;
  load(): Promise<ConsoleCode<Console>>;
}

const HOME = '/';
const FIRST_LOGIN = '/settings';

/**
 * Users who have not completed the first login are asked for a new password (docs/behaviour.md 1 §4), once
 * per session (docs/decisions/first-login.md).
 */
export const needsFirstLogin = ({ isLoggedinYet, role }: User, wasFirstLoginRequested: boolean) =>
  isLoggedinYet === false && role !== 'superadmin' && !wasFirstLoginRequested;

export function createEntry<Console>({ session, windowLocation, load }: EntryOptions<Console>) {
  /** The number of the latest opening. Results of earlier ones are ignored. */
  let currentOpeningId = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const state = createStore(readState());

  /** Derives the state from the session and the URL. */
  function readState(): EntryState<Console> {
    const token = session.token();
    const address = windowLocation.current();
    if (!token) return { status: 'signedOut', address };
    return { status: windowLocation.audienceOf(address) === 'mailed' ? 'mailed' : 'opening', token, address };
  }

  function navigateTo(next: EntryState<Console>) {
    // Replaces the history entry even if the URL stays the same, so that it forgets the previous console.
    if (next.status === 'open' || next.address !== windowLocation.current())
      windowLocation.replace(next.address);
    state.set(next);
  }

  /** Invalidates all running openings. */
  function cancelOpening() {
    clearTimeout(timer);
    return ++currentOpeningId;
  }

  // Signs in by a form: of the login page, of registration, or of a verified email. It resolves with the page
  // that asks for the first login, if the user has not completed it.
  async function signIn(token: string): Promise<string | undefined> {
    const before = state.get();
    const requestedAddress = windowLocation.returnPath();
    const openingId = cancelOpening();
    state.set({ status: 'signingIn', token, address: before.address });
    try {
      session.begin(token);
      return await openSession(
        openingId,
        token,
        windowLocation.audienceOf(requestedAddress) === 'console' ? requestedAddress : HOME,
        true,
      );
    } catch (error) {
      if (session.token() === token) session.end('signedOut');
      else if (openingId === currentOpeningId) state.set(before);
      throw error;
    }
  }

  // Opens the console with an existing token: after a reload, after OAuth, or after another tab signed in.
  function enter() {
    const next = readState();
    const openingId = cancelOpening();
    state.set(next);
    if (next.status === 'opening') void openOrFail(openingId, next.token);
  }

  async function openOrFail(openingId: number, token: string) {
    try {
      await openSession(openingId, token, windowLocation.returnPath(), false);
    } catch (error) {
      if (openingId !== currentOpeningId) return;
      state.set({ status: 'failed', token, error, address: windowLocation.current() });
      const pause = await load().then(
        code => code.retryDelay(error),
        () => undefined,
      );
      // Shows the failure until the platform responds.
      if (pause && openingId === currentOpeningId)
        timer = setTimeout(() => void openOrFail(cancelOpening(), token), pause);
    }
  }

  async function openSession(
    openingId: number,
    token: string,
    requestedAddress: string,
    isFormSignIn: boolean,
  ) {
    const opening = (await load()).startOpening(token, requestedAddress, isFormSignIn);
    const isFirstLogin = needsFirstLogin(await opening.me, opening.wasFirstLoginRequested);
    const address = isFirstLogin ? FIRST_LOGIN : requestedAddress;
    const opened = await opening.open(address, isFirstLogin);
    if (openingId !== currentOpeningId) return undefined;
    navigateTo({ status: 'open', token, opened, address });
    return isFirstLogin ? address : undefined;
  }

  // Handles each change of the session, in any tab, and of the URL.
  function update() {
    const previous = state.get();
    const next = readState();
    if (!next.token) {
      cancelOpening();
      navigateTo({ ...next, address: addressAfter(previous) });
    } else if (previous.token !== next.token) enter();
    else if (
      previous.status === 'open' ||
      previous.status === 'signingIn' ||
      (previous.status === 'mailed') === (next.status === 'mailed')
    )
      state.set({ ...previous, address: next.address });
    else enter();
  }

  // After a sign-out the user starts at the login page. After a lost session they return to the same URL.
  function addressAfter(previous: EntryState<Console>) {
    const here = windowLocation.current();
    if (previous.status === 'open' && session.ending() !== 'expired') return LOGIN_PAGE;
    return windowLocation.audienceOf(here) === 'console' ? loginPath(here) : here;
  }

  return {
    get: state.get,
    subscribe: state.subscribe,
    signIn,
    /** Called when the URL has changed. */
    onLocationChange: update,
    retry: enter,
    /** Returns a function that stops it. */
    start() {
      const unsubscribe = session.subscribe(update);
      if (session.token()) enter();
      else if (windowLocation.audienceOf(windowLocation.current()) === 'console') update();
      return () => {
        unsubscribe();
        cancelOpening();
      };
    },
  };
}
