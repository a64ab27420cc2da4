import { LOGIN_PAGE, type OAUTH_PROVIDERS } from '../platform/signIn.ts';

/** The URLs of the pages before sign-in (docs/behaviour.md 1 §2). */
export const accountPaths = {
  login: LOGIN_PAGE,
  signUp: '/signup',
  forgotPassword: '/forgot-password',
  /** Requires a full navigation: the platform sets the cookie and returns to `/`. */
  oauth: (provider: (typeof OAUTH_PROVIDERS)[number]) => `/auth/${provider}`,
};

export interface AccountPage {
  name: 'login' | 'signUp' | 'forgotPassword' | 'resetPassword' | 'verifyEmail';
  /** The decoded token of an emailed link. It is empty if it cannot be decoded, which no platform accepts. */
  linkToken: string;
}

const plainPages = ['login', 'signUp', 'forgotPassword'] as const;
const mailedLinkPages = { 'change-password': 'resetPassword', 'email-verify': 'verifyEmail' } as const;

const decode = (text: string) => {
  try {
    return decodeURIComponent(text);
  } catch {
    return '';
  }
};

export function matchAccountPage(path: string): AccountPage | undefined {
  const trimmedPath = path.replace(/\/$/, '');
  const page = plainPages.find(name => accountPaths[name] === trimmedPath);
  if (page) return { name: page, linkToken: '' };
  const link = /^\/user\/(change-password|email-verify)\/([^/]+)$/.exec(trimmedPath);
  return link
    ? { name: mailedLinkPages[link[1] as keyof typeof mailedLinkPages], linkToken: decode(link[2]!) }
    : undefined;
}

/**
 * Returns who may see a page: users without a session (`guest`), everyone with an emailed link (`mailed`), or
 * signed-in users (`console`).
 */
export function pageAudience(path: string): 'guest' | 'mailed' | 'console' {
  const name = matchAccountPage(path)?.name;
  // The pages of emailed links have no path of their own above.
  return !name ? 'console' : name in accountPaths ? 'guest' : 'mailed';
}

/** Returns whether users sign in or register on the page. */
export const isEntrance = (path: string) =>
  ['login', 'signUp'].some(name => name === matchAccountPage(path)?.name);

/** Keeps the destination after sign-in when the user goes to another of these pages. */
export function withNext(to: string, search: string): string {
  const next = pageAudience(to) !== 'console' && new URLSearchParams(search).get('next');
  return next ? `${to}?${new URLSearchParams({ next })}` : to;
}
