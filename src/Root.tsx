import { useCallback, useEffect, useRef, useState } from 'react';
import AccountPages from './account/AccountPages.tsx';
import { isAccountPath, isEntrance, isForGuests, paths } from './account/paths.ts';
import { loginAddress, returnAddress } from './auth/returnAddress.ts';
import { session } from './auth/session.ts';
import type { Opened } from './opening.ts';
import { Opening } from './Opening.tsx';
import { loadShell } from './shell.ts';
import { useStoreValue } from './storage/useStoreValue.ts';
import { base } from './ui/base.ts';

const path = () => location.pathname.slice(base.length);
const here = () => path() + location.search + location.hash;
/** Fetched at once where there is a session; else while the person types. */
const opening = () => import('./opening.ts');
if (session.token()) Promise.all([opening(), loadShell()]).catch(() => {});

const nextAddress = () =>
  returnAddress(isEntrance(path()) ? new URLSearchParams(location.search).get('next') : here());

/**
 * One gate between the pages before sign-in and the console: a session opens the console at the address asked for,
 * its end brings back the login page, which remembers that address.
 */
export function Root() {
  const token = useStoreValue({ get: session.token, subscribe: session.subscribe });
  const [opened, setOpened] = useState<{ token: string; console: Opened }>();
  const [error, setError] = useState<unknown>();
  const [, setPlace] = useState(here);
  const signingIn = useRef(false);

  const go = useCallback((to: string, replace = false) => {
    history[replace ? 'replaceState' : 'pushState'](null, '', base + to);
    setPlace(here());
    scrollTo(0, 0);
  }, []);

  useEffect(() => {
    const moved = () => setPlace(here());
    addEventListener('popstate', moved);
    return () => removeEventListener('popstate', moved);
  }, []);

  const enter = useCallback(async (address: string, byForm = false) => {
    const token = session.token()!;
    const { open } = await opening();
    const console = await open(address, byForm);
    // What was opened for another session is not shown to this one.
    if (token !== session.token()) return;
    history.replaceState(null, '', base + console.address);
    setOpened({ token, console });
  }, []);

  const at = path();
  const inside = opened !== undefined && opened.token === token;
  const wantsConsole = !!token && !inside && !signingIn.current && (isForGuests(at) || !isAccountPath(at));

  useEffect(() => {
    if (!wantsConsole) return;
    let left = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const tryIt = () =>
      void enter(nextAddress()).then(
        () => setError(undefined),
        reason => !left && session.token() && setError(reason),
      );
    // What was said of it stays until the platform answers.
    if (error)
      opening().then(
        ({ scheduleRetry }) => left || (timer = scheduleRetry(error, tryIt)),
        () => {},
      );
    else tryIt();
    return () => {
      left = true;
      clearTimeout(timer);
    };
  }, [wantsConsole, enter, error, token]);

  // Without a session only the account pages can be seen, also by Back; where one was lost, its address is kept.
  const lost = opened !== undefined && !token;
  useEffect(() => {
    if (token) return;
    // oxlint-disable-next-line react/set-state-in-effect -- the same step changes the address of the window
    setOpened(undefined);
    if (lost && session.ending() !== 'expired') go(paths.login, true);
    else if (!isAccountPath(path())) go(loginAddress(here()), true);
  }, [token, lost, go, at]);

  // The console's code loads while the person types.
  useEffect(() => {
    if (token) return;
    const load = () =>
      opening()
        .then(({ preload }) => preload(nextAddress()))
        .catch(() => {});
    const idle =
      typeof requestIdleCallback === 'function' ? requestIdleCallback(load, { timeout: 3000 }) : undefined;
    return () => {
      if (idle !== undefined) cancelIdleCallback(idle);
    };
  }, [token]);

  const signedIn = useCallback(
    async (fresh: string) => {
      signingIn.current = true;
      try {
        const next = nextAddress();
        session.begin(fresh);
        await enter(isAccountPath(next) ? '/' : next, true);
      } catch (reason) {
        session.end('signedOut');
        throw reason;
      } finally {
        signingIn.current = false;
      }
    },
    [enter],
  );

  if (inside && (isForGuests(at) || !isAccountPath(at)))
    return <opened.console.Shell key={token} me={opened.console.me} />;
  if (wantsConsole) return <Opening error={error} retry={() => setError(undefined)} />;
  return <AccountPages path={at} search={location.search} go={go} signedIn={signedIn} />;
}
