import { TOKEN_COOKIE } from '../platform/tokenCookie.ts';

const attributes = () => `; path=/; samesite=strict${location.protocol === 'https:' ? '; secure' : ''}`;

/** The cookie that holds the token. The platform's OAuth sets it, too. */
export const tokenCookie = {
  get() {
    const cookie = document.cookie.split('; ').find(one => one.startsWith(`${TOKEN_COOKIE}=`));
    try {
      return cookie?.slice(TOKEN_COOKIE.length + 1).replace(/(%[\dA-F]{2})+/gi, decodeURIComponent);
    } catch {
      return undefined;
    }
  },
  set(token: string) {
    const value = token.replace(/[^!#-+\--:<-[\]-~]|%/gu, encodeURIComponent);
    document.cookie = `${TOKEN_COOKIE}=${value}${attributes()}`;
  },
  remove() {
    document.cookie = `${TOKEN_COOKIE}=; max-age=0${attributes()}`;
  },
};
