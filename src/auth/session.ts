import Cookies from 'js-cookie';
import { clearPrefetched } from '../data/prefetchCache.ts';
import { TOKEN_COOKIE } from '../platform/tokenCookie.ts';
import { createStore } from '../storage/createStore.ts';

/**
 * Who is signed in, as far as the browser knows: the token in the cookie `token`, and nowhere else.
 * Tabs are kept in step; a token the platform refused is thrown away once, whatever the number of refusals.
 */

/** `gone`: the cookie was taken away, nobody knows why. */
export type Ending = 'signedOut' | 'expired' | 'gone';

/** The browser did not store the token: cookies are blocked, or the token is longer than a cookie may be. */
export class TokenNotStored extends Error {}

const tabs = typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel('session');
const current = createStore(Cookies.get(TOKEN_COOKIE));
let ending: Ending | undefined;

export const session = {
  token: current.get,
  /** Why the last session ended, until a new one begins. */
  ending: () => ending,
  /** Signed out on purpose: nothing of the user is kept on this device any more. */
  isSignedOut: () => !current.get() && ending === 'signedOut',
  subscribe: current.subscribe,

  begin(token: string) {
    Cookies.set(TOKEN_COOKIE, token, {
      sameSite: 'strict',
      secure: location.protocol === 'https:',
    });
    if (Cookies.get(TOKEN_COOKIE) !== token) throw new TokenNotStored();
    ending = undefined;
    clearPrefetched();
    current.set(token);
  },

  end(reason: Ending) {
    if (!current.get()) return;
    clear(reason);
    tabs?.postMessage(reason);
  },

  /** The platform refused a token (401). One of an earlier session ends nothing. */
  refuse(token: string | undefined) {
    if (token === current.get()) session.end('expired');
  },
};

function clear(reason: Ending) {
  Cookies.remove(TOKEN_COOKIE);
  ending = reason;
  clearPrefetched();
  current.set(undefined);
}

if (tabs) tabs.onmessage = ({ data }: MessageEvent<Ending>) => current.get() && clear(data);

// A tab that slept through the message, or another tab's newer sign-in, is noticed when it is looked at again.
if (typeof document !== 'undefined')
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'visible') return;
    const token = Cookies.get(TOKEN_COOKIE);
    if (token === current.get()) return;
    if (!token) clear('gone');
    else {
      ending = undefined;
      current.set(token);
    }
  });
