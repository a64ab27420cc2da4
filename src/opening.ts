import type { ComponentType } from 'react';
import { language } from '../i18n/language.ts';
import { begin } from './client/early.ts';
import { call } from './client/call.ts';
import { account } from './platform/account.ts';
import type { User } from './platform/users.ts';
import { pathOf } from './platform/endpoint.ts';
import { firstCall, screenAt } from './screens.ts';
import { session } from './session/session.ts';
import { loadShell, type ShellProps } from './shell.ts';

export interface Opened extends ShellProps {
  address: string;
  Shell: ComponentType<ShellProps>;
}

const split = (address: string) => {
  const url = new URL(address, location.origin);
  return { path: url.pathname, search: url.search };
};

/** Loads what an address needs behind sign-in: the console, its page, the texts. */
export const preload = (address: string) =>
  Promise.all([
    loadShell(),
    screenAt(split(address).path)?.page.preload(),
    import('../i18n/index.ts').then(({ loadTexts }) => loadTexts(language.now())),
  ]);

/**
 * Opens the console at an address: asks who is signed in and for the first list while the code still loads, and
 * answers once everything is there, so that the first picture is the whole one.
 */
export async function open(address: string, firstLoginAddress?: string): Promise<Opened> {
  const token = session.token()!;
  const { path, search } = split(address);
  const code = preload(address);
  code.catch(() => {});
  begin(pathOf(account.me), token);
  const list = firstCall(path, search);
  if (list) begin(list, token);
  const me: User = await call(account.me, {});
  // A user who never completed a first login changes the password first (spec 1 §4).
  if (firstLoginAddress && me.isLoggedinYet === false && me.role !== 'superadmin') {
    await preload(firstLoginAddress);
    return { Shell: await loadShell(), me, address: firstLoginAddress };
  }
  await code;
  return { Shell: await loadShell(), me, address };
}
