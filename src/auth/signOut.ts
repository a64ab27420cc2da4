import { drafts } from '../storage/drafts.ts';
import { digest, lastSessionHint } from './lastSessionHint.ts';
import { session } from './session.ts';

const isUserWithDigest = (userDigest: string | undefined) => (user: string) => digest(user) === userDigest;

/**
 * Signs out, and asks first if unsaved input would be lost, on screen or in a draft, because signing out
 * removes it from this device. `logout` is that of the auth provider, or in the console that of react-admin.
 */
export async function signOut(
  logout: () => Promise<unknown>,
  confirmSignOut: () => Promise<boolean>,
  hasUnsavedForm = false,
) {
  const hasUnsavedInput =
    hasUnsavedForm || drafts.any(isUserWithDigest(lastSessionHint.forToken(session.token())?.person));
  if (!hasUnsavedInput || (await confirmSignOut())) await logout();
}

// Applies to sign-outs in other tabs, too.
let token = session.token();
session.subscribe(() => {
  if (session.isSignedOut()) drafts.close(isUserWithDigest(lastSessionHint.forToken(token)?.person));
  else drafts.open();
  token = session.token();
});
