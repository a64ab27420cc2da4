import { endpoint, typeOnlySchema } from './endpoint.ts';
import { isObject } from './shape.ts';

/**
 * The sign-in endpoint (docs/behaviour.md 1 §7 Auth). It has a file of its own, because the login page needs
 * no other endpoint. Like those in `account.ts` it has types instead of schemas.
 */
export interface SignIn {
  email: string;
  password: string;
}
/** Contains a token, or a temporary password with the `tempResetToken` of the reset page. */
export interface SignInReply {
  token?: string;
  tempPassword?: boolean;
  tempResetToken?: string;
}

export const hasText = (answer: unknown, name: string) =>
  isObject(answer) && typeof answer[name] === 'string' && answer[name] !== '';

export const signIn = endpoint('POST /auth/local', {
  body: typeOnlySchema<SignIn>(),
  reply: typeOnlySchema<SignInReply>(),
  isValidReply: answer => hasText(answer, 'token') || hasText(answer, 'tempResetToken'),
  isPublic: true,
  changes: ['sessions'],
});

/** The platform's emails and its OAuth errors link to the login page. */
export const LOGIN_PAGE = '/login';

/** The page that reads the signed-in user itself and shows the error if that fails. */
export const OWN_SUBSCRIPTIONS_PAGE = '/subscriptions';

/** OAuth providers with a button on the login page. The button navigates to `/auth/{provider}`. */
export const OAUTH_PROVIDERS = ['google', 'facebook'] as const;
