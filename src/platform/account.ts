import { endpoint, typed } from './endpoint.ts';
import { isObject } from './shape.ts';
import { hasText, signIn, type SignIn } from './signIn.ts';

/**
 * The calls of the pages before sign-in (docs/behaviour.md 1 §7 Auth). They carry types only, so that these pages load no
 * schema library; the schemas are in accountBodies.ts, held to these types by the compiler.
 */
export interface SignUp extends SignIn {
  firstName: string;
  lastName: string;
  phone: string;
}
export interface SignUpReply {
  token?: string;
  mailError?: boolean;
}

export const account = {
  signIn,
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
