import { endpoint, typeOnlySchema } from './endpoint.ts';
import { isObject } from './shape.ts';
import { hasText, signIn, type SignIn } from './signIn.ts';

/**
 * The calls of the pages before sign-in (docs/behaviour.md 1 §7 Auth). They carry only types, so that these
 * pages load no schema library. The compiler checks the schemas in accountBodies.ts against these types.
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
    body: typeOnlySchema<SignUp>(),
    reply: typeOnlySchema<SignUpReply>(),
    isValidReply: isObject,
    isPublic: true,
    changes: ['users'],
  }),
  forgotPassword: endpoint('POST /api/users/forgot-password-request', {
    body: typeOnlySchema<{ email: string }>(),
    isPublic: true,
    changes: [],
  }),
  verifyResetToken: endpoint('POST /api/users/verify-change-password-token/{token}', {
    isPublic: true,
    shows: [],
  }),
  resetPassword: endpoint('POST /api/users/change-password/{token}', {
    body: typeOnlySchema<{ password: string }>(),
    isPublic: true,
    changes: ['users'],
  }),
  verifyEmail: endpoint('GET /api/users/email/verify/{uniqId}', {
    reply: typeOnlySchema<{ token: string }>(),
    isValidReply: answer => hasText(answer, 'token'),
    isPublic: true,
    changes: ['users'],
  }),
  checkEmail: endpoint('GET /api/users/email/check', {
    query: typeOnlySchema<{ email: string; id?: string | undefined }>(),
    reply: typeOnlySchema<{ available: boolean }>(),
    isValidReply: answer => isObject(answer) && typeof answer.available === 'boolean',
    isPublic: true,
    shows: ['users'],
  }),
};
