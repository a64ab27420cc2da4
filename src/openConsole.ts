import type { ComponentType } from 'react';
import { loadTexts } from '../i18n/index.ts';
import type { AppProps } from './App.tsx';
import { createAuthProvider } from './auth/authProvider.ts';
import type { ConsoleOpening } from './auth/entry.ts';
import { lastSessionHint } from './auth/lastSessionHint.ts';
import type { LoginFunction } from './auth/login.ts';
import { isStaff } from './auth/permissions.ts';
import { session } from './auth/session.ts';
import { isPlatformDown } from './data/failures.ts';
import { prefetch, prefetchedText } from './data/prefetch.ts';
import { clearPrefetched } from './data/prefetchCache.ts';
import { loadShell } from './loadShell.ts';
import { pathTemplate } from './platform/endpoint.ts';
import { ownAccount } from './platform/ownAccount.ts';
import { resourceCalls } from './resourceCalls.ts';
import { firstCall, screenAt } from './screens.ts';
import { reloadStyleSheets } from './ui/lazy/styleSheets.ts';

export { signOutAfterQuestion } from './SignOutQuestion.tsx';

export interface OpenedConsole extends AppProps {
  Shell: ComponentType<AppProps>;
}

const split = (address: string) => {
  const url = new URL(address, location.origin);
  return { path: url.pathname, search: url.search, hash: url.hash };
};

/**
 * How long to wait for the first rows and the font, in milliseconds. One complete render is cheaper than a
 * skeleton followed by the rows.
 */
const WORTH_WAITING = 100;
const soon = (coming: unknown[]) =>
  Promise.race([Promise.allSettled(coming), new Promise(resolve => setTimeout(resolve, WORTH_WAITING))]);

/**
 * Loads what a URL needs behind sign-in: the console, its page, the contract of its first list, and the
 * texts.
 */
export const preload = (address: string) => {
  const { path, search, hash } = split(address);
  const { page, list } = screenAt(path) ?? {};
  return Promise.all([
    loadShell(),
    page?.preload(),
    list && firstCall(path, search, hash) && resourceCalls.find(list, 'list'),
    loadTexts(),
    reloadStyleSheets(),
  ]);
};

/**
 * Requests the identity and the first list while the code still loads. The list is requested before the
 * identity is known only if the user is probably staff, because the platform refuses it to others. The hint
 * of this session, or of the last one after a sign-in by form, tells.
 */
export function openConsole(
  login: LoginFunction,
  token: string,
  requestedAddress: string,
  isFormSignIn = false,
): ConsoleOpening<OpenedConsole> {
  const authProvider = createAuthProvider(login);
  const { path, search, hash } = split(requestedAddress);
  // Drops the requests of an opening that failed.
  clearPrefetched();
  const code = preload(requestedAddress);
  code.catch(() => {});
  const typeface = Promise.allSettled([...(document.fonts ?? [])].map(face => face.load()));
  prefetch(pathTemplate(ownAccount.me), token);
  const list = firstCall(path, search, hash);
  const hint = lastSessionHint.forToken(token);
  const known = hint ?? (isFormSignIn ? (lastSessionHint.last() ?? { staff: true }) : undefined);
  if (list && known?.staff) prefetch(list, token);
  const me = authProvider.getIdentity();

  return {
    me,
    wasFirstLoginRequested: !!hint?.asked,
    /** Resolves when everything is loaded, so that the first render is complete. */
    async open(address, isFirstLogin) {
      const isWanted = address === requestedAddress;
      const identity = await me;
      // The prefetched list is dropped if another page opens, where it would be outdated later, or if the
      // user is not staff.
      if (!isWanted || !isStaff(identity)) clearPrefetched();
      else if (list && !known?.staff) prefetch(list, token);
      // This can be the call that reads the identity, so it starts after that one.
      const own = screenAt(path)?.begins;
      if (own && isWanted) prefetch(pathTemplate(own), token);
      await (isWanted ? code : preload(address));
      await soon([list !== undefined && isWanted && prefetchedText(list), typeface]);
      if (session.token() === token)
        lastSessionHint.update(token, identity._id, {
          staff: isStaff(identity),
          ...(isFirstLogin && { asked: true }),
        });
      return { Shell: await loadShell(), me: identity, authProvider };
    },
  };
}

/** The delay before the console tries to open again while the platform is unavailable, in milliseconds. */
const RETRY_DELAY_MS = 5_000;
export const retryDelay = (error: unknown) => (isPlatformDown(error) ? RETRY_DELAY_MS : undefined);
