import * as z from 'zod/mini';
import type { account } from './account.ts';
import type { BodyOf, Schema } from './endpoint.ts';

type Bodies = {
  [K in keyof typeof account as BodyOf<(typeof account)[K]> extends never ? never : K]: Schema<
    BodyOf<(typeof account)[K]>
  >;
};

/** The schemas of the account calls, for the stand-in platform. */
export const accountBodies = {
  signIn: z.object({ email: z.string(), password: z.string() }),
  signUp: z.looseObject({
    firstName: z.string(),
    lastName: z.string(),
    email: z.string(),
    phone: z.string(),
    password: z.string(),
  }),
  forgotPassword: z.object({ email: z.string() }),
  resetPassword: z.object({ password: z.string() }),
} satisfies Bodies;
