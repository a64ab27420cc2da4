import { drafts } from '../storage/drafts.ts';
import { digest, lastSessionHint } from './lastSessionHint.ts';
import { session } from './session.ts';

const isOf = (person: string | undefined) => (user: string) => digest(user) === person;

/**
 * The one way to sign out on purpose: asks first where something is unsaved, `onScreen` or kept, as that is removed from
 * this device. `logout` is the auth provider's, in the console react-admin's.
 */
export async function signOut(logout: () => Promise<unknown>, ask: () => Promise<boolean>, onScreen = false) {
  const unsaved = onScreen || drafts.any(isOf(lastSessionHint.of(session.token())?.person));
  if (!unsaved || (await ask())) await logout();
}

// Also where another tab signed out.
let token = session.token();
session.subscribe(() => {
  if (session.isSignedOut()) drafts.close(isOf(lastSessionHint.of(token)?.person));
  else drafts.open();
  token = session.token();
});
