import Cookies from 'js-cookie';
import { clearPrefetched } from '../data/prefetchCache.ts';
import { TOKEN_COOKIE } from '../platform/tokenCookie.ts';
import { createStore } from '../storage/createStore.ts';

/**
 * The session as the browser knows it. The cookie `token` is the only store of the token. Tabs stay
 * synchronized. A refused token is removed once, however many calls were refused.
 */

/** `gone`: the cookie disappeared for an unknown reason. */
export type SessionEndReason = 'signedOut' | 'expired' | 'gone';

/** The browser did not store the token, because cookies are blocked or the token is too long for a cookie. */
export class TokenNotStoredError extends Error {}

const tabs = typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel('session');
const current = createStore(Cookies.get(TOKEN_COOKIE));
let ending: SessionEndReason | undefined;

export const session = {
  token: current.get,
  /** Returns why the last session ended, until a new one begins. */
  ending: () => ending,
  /** Returns whether the user signed out, after which the device stores none of their data. */
  isSignedOut: () => !current.get() && ending === 'signedOut',
  subscribe: current.subscribe,

  begin(token: string) {
    Cookies.set(TOKEN_COOKIE, token, {
      sameSite: 'strict',
      secure: location.protocol === 'https:',
    });
    if (Cookies.get(TOKEN_COOKIE) !== token) throw new TokenNotStoredError();
    ending = undefined;
    clearPrefetched();
    current.set(token);
  },

  end(reason: SessionEndReason) {
    if (!current.get()) return;
    clear(reason);
    tabs?.postMessage(reason);
  },

  /** Ends the session if the platform refused its token (401). Refusals of earlier tokens are ignored. */
  refuse(token: string | undefined) {
    if (token === current.get()) session.end('expired');
  },
};

function clear(reason: SessionEndReason) {
  Cookies.remove(TOKEN_COOKIE);
  ending = reason;
  clearPrefetched();
  current.set(undefined);
}

if (tabs) tabs.onmessage = ({ data }: MessageEvent<SessionEndReason>) => current.get() && clear(data);

// A hidden tab may miss messages of other tabs, so it compares the cookie when it becomes visible.
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
