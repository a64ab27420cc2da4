import type { ComponentType } from 'react';
import { loadTexts } from '../i18n/index.ts';
import { createAuthProvider } from './auth/authProvider.ts';
import type { Arrival } from './auth/entry.ts';
import { lastSessionHint } from './auth/lastSessionHint.ts';
import type { LoginFunction } from './auth/login.ts';
import { isStaff } from './auth/rights.ts';
import { session } from './auth/session.ts';
import { arrival, begin } from './client/begin.ts';
import { forget } from './client/early.ts';
import { isOutOfOrder } from './client/failures.ts';
import { callFor } from './dataProvider/resourceCalls.ts';
import { pathOf } from './platform/endpoint.ts';
import { ownAccount } from './platform/ownAccount.ts';
import { firstCall, screenAt } from './screens.ts';
import { loadShell, type ShellProps } from './shell.ts';
import { reloadStyleSheets } from './ui/lazy/styleSheets.ts';

export { signOutAfterQuestion } from './SignOutQuestion.tsx';

export interface Opened extends ShellProps {
  Shell: ComponentType<ShellProps>;
}

const split = (address: string) => {
  const url = new URL(address, location.origin);
  return { path: url.pathname, search: url.search, hash: url.hash };
};

/** What comes this soon is waited for, milliseconds: to draw rows at once, in their typeface, takes less than to draw first what awaits them. */
const WORTH_WAITING = 100;
const soon = (coming: unknown[]) =>
  Promise.race([Promise.allSettled(coming), new Promise(resolve => setTimeout(resolve, WORTH_WAITING))]);

/** Loads what an address needs behind sign-in: the console, its page and the contract of the list it begins with, the texts. */
export const preload = (address: string) => {
  const { path, search, hash } = split(address);
  const { page, list } = screenAt(path) ?? {};
  return Promise.all([
    loadShell(),
    page?.preload(),
    list && firstCall(path, search, hash) && callFor(list, 'list'),
    loadTexts(),
    reloadStyleSheets(),
  ]);
};

/**
 * Asks who is signed in and for the first list while the code still loads. The list is not waited for to know who asks where
 * that was staff the last time, and for who comes by the form: a plain user's would be refused.
 */
export function arrive(login: LoginFunction, token: string, wanted: string, byForm = false): Arrival<Opened> {
  const authProvider = createAuthProvider(login);
  const { path, search, hash } = split(wanted);
  // Nothing is left of an opening that failed.
  forget();
  const code = preload(wanted);
  code.catch(() => {});
  const typeface = Promise.allSettled([...(document.fonts ?? [])].map(face => face.load()));
  begin(pathOf(ownAccount.me), token);
  const list = firstCall(path, search, hash);
  const hint = lastSessionHint.of(token);
  const known = hint ?? (byForm ? (lastSessionHint.last() ?? { staff: true }) : undefined);
  if (list && known?.staff) begin(list, token);
  const me = authProvider.getIdentity();

  return {
    me,
    isAsked: !!hint?.asked,
    /** Answers once everything is there, so that the first picture is the whole one. */
    async open(address, asks) {
      const isWanted = address === wanted;
      const identity = await me;
      // What was asked for an address that is not opened would be old when it is; a list is for staff.
      if (!isWanted || !isStaff(identity)) forget();
      else if (list && !known?.staff) begin(list, token);
      // It may be the very call that told who is signed in: it is asked when that one is answered.
      const own = screenAt(path)?.begins;
      if (own && isWanted) begin(pathOf(own), token);
      await (isWanted ? code : preload(address));
      await soon([list !== undefined && isWanted && arrival(list), typeface]);
      if (session.token() === token)
        lastSessionHint.note(token, identity._id, {
          staff: isStaff(identity),
          ...(asks && { asked: true }),
        });
      return { Shell: await loadShell(), me: identity, authProvider };
    },
  };
}

/** A platform that is out of order when the console is to be opened is asked again after so long, milliseconds. */
const PAUSE = 5_000;
export const pauseAfter = (error: unknown) => (isOutOfOrder(error) ? PAUSE : undefined);
