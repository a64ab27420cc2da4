import type { ComponentType } from 'react';
import { loadTexts } from '../i18n/index.ts';
import { call } from './auth/call.ts';
import { lastSessionHint } from './auth/lastSessionHint.ts';
import { isStaff } from './auth/rights.ts';
import { session } from './auth/session.ts';
import { arrival, begin } from './client/begin.ts';
import { forget } from './client/early.ts';
import { isOutOfOrder } from './client/failures.ts';
import { callFor } from './dataProvider/resourceCalls.ts';
import { pathOf } from './platform/endpoint.ts';
import { ownAccount } from './platform/ownAccount.ts';
import type { User } from './platform/users.ts';
import { firstCall, screenAt } from './screens.ts';
import { loadShell, type ShellProps } from './shell.ts';
import { reloadStyleSheets } from './ui/lazy/styleSheets.ts';
import { paths } from './ui/paths.ts';

export interface Opened extends ShellProps {
  address: string;
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
 * Opens the console at an address: asks who is signed in and for the first list while the code still loads, and
 * answers once everything is there, so that the first picture is the whole one. The list is not waited for to know who
 * asks where that was staff the last time, and for who comes by the form: a plain user's would be refused.
 */
export async function open(wanted: string, byForm = false): Promise<Opened> {
  const token = session.token()!;
  const { path, search, hash } = split(wanted);
  // Nothing is left of an opening that failed.
  forget();
  const code = preload(wanted);
  code.catch(() => {});
  const typeface = Promise.allSettled([...(document.fonts ?? [])].map(face => face.load()));
  begin(pathOf(ownAccount.me), token);
  const list = firstCall(path, search, hash);
  const known =
    lastSessionHint.of(token) ?? (byForm ? (lastSessionHint.last() ?? { staff: true }) : undefined);
  if (list && known?.staff) begin(list, token);
  const me: User = await call(ownAccount.me, {});
  const asked = asksFirstLogin(me, token);
  const address = asked ? paths.settings : wanted;
  // What was asked for the address that is not opened would be old when it is; a list is for staff.
  if (address !== wanted || !isStaff(me)) forget();
  else if (list && !known?.staff) begin(list, token);
  // It may be the very call that told who is signed in: it is asked when that one is answered.
  const own = screenAt(path)?.begins;
  if (own && address === wanted) begin(pathOf(own), token);
  await (address === wanted ? code : preload(address));
  await soon([list !== undefined && address === wanted && arrival(list), typeface]);
  if (session.token() === token)
    lastSessionHint.note(token, String(me._id), { staff: isStaff(me), ...(asked && { asked }) });
  return { Shell: await loadShell(), me, address };
}

/** A platform that is out of order when the console is to be opened is asked again after so long, milliseconds. */
const PAUSE = 5_000;
/** Opens it once more a while after an error that may pass; answers the timer. */
export const scheduleRetry = (error: unknown, retry: () => void) =>
  isOutOfOrder(error) ? setTimeout(retry, PAUSE) : undefined;

/** Who never completed a first login changes the password first (spec 1 §4), once a session (decision 30). */
const asksFirstLogin = (me: User, token: string) =>
  me.isLoggedinYet === false && me.role !== 'superadmin' && !lastSessionHint.of(token)?.asked;
