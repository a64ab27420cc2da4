import Cookies from 'js-cookie';
import { bearer } from '../client/call.ts';
import { forget } from '../client/early.ts';
import { TOKEN_COOKIE } from '../platform/tokenCookie.ts';

/**
 * Who is signed in, as far as the browser knows: the token in the cookie `token`, and nowhere else.
 * Tabs are kept in step; a token the platform refused is thrown away once, whatever the number of refusals.
 */

/** `gone`: the cookie was taken away, nobody knows why. */
export type Ending = 'signedOut' | 'expired' | 'gone';
type Listener = () => void;

/** The browser did not store the token: cookies are blocked, or the token is longer than a cookie may be. */
export class TokenNotStored extends Error {}

const listeners = new Set<Listener>();
const tabs = typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel('session');
let current = Cookies.get(TOKEN_COOKIE);
let ending: Ending | undefined;

const tell = () => listeners.forEach(listener => listener());

export const session = {
  token: () => current,
  /** Why the last session ended, until a new one begins. */
  ending: () => ending,
  subscribe: (listener: Listener) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },

  begin(token: string) {
    Cookies.set(TOKEN_COOKIE, token, {
      sameSite: 'strict',
      secure: location.protocol === 'https:',
      path: '/',
    });
    if (Cookies.get(TOKEN_COOKIE) !== token) throw new TokenNotStored();
    current = token;
    ending = undefined;
    forget();
    tell();
  },

  end(reason: Ending) {
    if (!current) return;
    clear(reason);
    tabs?.postMessage(reason);
  },
};

function clear(reason: Ending) {
  Cookies.remove(TOKEN_COOKIE, { path: '/' });
  current = undefined;
  ending = reason;
  forget();
  tell();
}

bearer.read = () => current;
bearer.refused = token => {
  if (token === current) session.end('expired');
};

if (tabs) tabs.onmessage = ({ data }: MessageEvent<Ending>) => current && clear(data);

// A tab that slept through the message, or another tab's newer sign-in, is noticed when it is looked at again.
if (typeof document !== 'undefined')
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'visible') return;
    const token = Cookies.get(TOKEN_COOKIE);
    if (token === current) return;
    if (!token) clear('gone');
    else {
      current = token;
      ending = undefined;
      tell();
    }
  });
