import { drafts } from '../storage/drafts.ts';
import { digest, lastSessionHint } from './lastSessionHint.ts';
import { session } from './session.ts';

const isOf = (person: string | undefined) => (user: string) => digest(user) === person;

/**
 * Signs out, and asks first if unsaved input would be lost, on screen or in a draft, because signing out
 * removes it from this device. `logout` is that of the auth provider, or in the console that of react-admin.
 */
export async function signOut(logout: () => Promise<unknown>, ask: () => Promise<boolean>, onScreen = false) {
  const unsaved = onScreen || drafts.any(isOf(lastSessionHint.of(session.token())?.person));
  if (!unsaved || (await ask())) await logout();
}

// Applies to sign-outs in other tabs, too.
let token = session.token();
session.subscribe(() => {
  if (session.isSignedOut()) drafts.close(isOf(lastSessionHint.of(token)?.person));
  else drafts.open();
  token = session.token();
});
