import { endpoint, typed } from './endpoint.ts';
import { isObject } from './shape.ts';

/**
 * The calls of the pages before sign-in (spec 1 §7 "Auth"). They carry types only, so that these pages load no
 * schema library; the schemas are in accountBodies.ts, held to these types by the compiler.
 */
export interface SignIn {
  email: string;
  password: string;
}
export interface SignUp extends SignIn {
  firstName: string;
  lastName: string;
  phone: string;
}
/** A token; or a temporary password, whose `tempResetToken` leads to the reset page. */
export interface SignInReply {
  token?: string;
  tempPassword?: boolean;
  tempResetToken?: string;
}
export interface SignUpReply {
  token?: string;
  mailError?: boolean;
}

const hasText = (answer: unknown, name: string) =>
  isObject(answer) && typeof answer[name] === 'string' && answer[name] !== '';

export const account = {
  signIn: endpoint('POST /auth/local', {
    body: typed<SignIn>(),
    reply: typed<SignInReply>(),
    fits: answer => hasText(answer, 'token') || hasText(answer, 'tempResetToken'),
    open: true,
    changes: ['sessions'],
  }),
  signUp: endpoint('POST /api/users', {
    body: typed<SignUp>(),
    reply: typed<SignUpReply>(),
    fits: isObject,
    open: true,
    changes: ['users'],
  }),
  forgotPassword: endpoint('POST /api/users/forgot-password-request', {
    body: typed<{ email: string }>(),
    open: true,
    changes: [],
  }),
  verifyResetToken: endpoint('POST /api/users/verify-change-password-token/{token}', {
    open: true,
    shows: [],
  }),
  resetPassword: endpoint('POST /api/users/change-password/{token}', {
    body: typed<{ password: string }>(),
    open: true,
    changes: ['users'],
  }),
  verifyEmail: endpoint('GET /api/users/email/verify/{uniqId}', {
    reply: typed<{ token: string }>(),
    fits: answer => hasText(answer, 'token'),
    open: true,
    changes: ['users'],
  }),
  checkEmail: endpoint('GET /api/users/email/check', {
    query: typed<{ email: string; id?: string | undefined }>(),
    reply: typed<{ available: boolean }>(),
    fits: answer => isObject(answer) && typeof answer.available === 'boolean',
    open: true,
    shows: ['users'],
  }),
};

/** The console's page that signs in: where the platform's letters and a refused visit lead. */
export const LOGIN_PAGE = '/login';

/** The page that asks who is signed in itself, and says so where that fails. */
export const OWN_SUBSCRIPTIONS_PAGE = '/subscriptions';

/** OAuth providers with a button on the login page; the button is a full-page visit to `/auth/{provider}`. */
export const OAUTH_PROVIDERS = ['google', 'facebook'] as const;
