import { TOKEN_COOKIE } from '../platform/tokenCookie.ts';

const decode = (text: string) => {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
};

const write = (text: string) => {
  const secure = location.protocol === 'https:' ? ';secure' : '';
  document.cookie = `${TOKEN_COOKIE}=${text};path=/;samesite=strict${secure}`;
};

/** The token in its cookie, which the platform may set, too. The cookie ends with the browser. */
export const tokenCookie = {
  read: (): string | undefined => {
    const { cookie = '' } = globalThis.document ?? {};
    const found = cookie.split('; ').find(one => one.startsWith(`${TOKEN_COOKIE}=`));
    return found && decode(found.slice(TOKEN_COOKIE.length + 1));
  },
  /** Answers whether the browser stored it: not where cookies are blocked, or where it is longer than a cookie may be. */
  write: (token: string): boolean => {
    write(encodeURIComponent(token));
    return tokenCookie.read() === token;
  },
  remove: () => write(';expires=Thu, 01 Jan 1970 00:00:00 GMT'),
};
