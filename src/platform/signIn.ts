import { endpoint, typed } from './endpoint.ts';
import { isObject } from './shape.ts';

/**
 * The sign-in (spec 1 §7 "Auth"), with which the login page loads no other call. It carries types only, as those of
 * `account.ts` do.
 */
export interface SignIn {
  email: string;
  password: string;
}
/** A token; or a temporary password, whose `tempResetToken` leads to the reset page. */
export interface SignInReply {
  token?: string;
  tempPassword?: boolean;
  tempResetToken?: string;
}

export const hasText = (answer: unknown, name: string) =>
  isObject(answer) && typeof answer[name] === 'string' && answer[name] !== '';

export const signIn = endpoint('POST /auth/local', {
  body: typed<SignIn>(),
  reply: typed<SignInReply>(),
  fits: answer => hasText(answer, 'token') || hasText(answer, 'tempResetToken'),
  open: true,
  changes: ['sessions'],
});

/** The console's page that signs in: where the platform's letters and a refused visit lead. */
export const LOGIN_PAGE = '/login';

/** The page that asks who is signed in itself, and says so where that fails. */
export const OWN_SUBSCRIPTIONS_PAGE = '/subscriptions';

/** OAuth providers with a button on the login page; the button is a full-page visit to `/auth/{provider}`. */
export const OAUTH_PROVIDERS = ['google', 'facebook'] as const;
