import * as z from 'zod/mini';
import type { account, SignUpReply } from '../src/platform/account.ts';
import { accountBodies } from '../src/platform/accountBodies.ts';
import type { QueryOf, ReplyOf, Schema } from '../src/platform/endpoint.ts';
import type { EndpointName } from '../src/platform/index.ts';
import type { SignInReply } from '../src/platform/signIn.ts';
import { SubscriptionEntry, type SubscriptionReply } from '../src/platform/subscriptions.ts';
import { User } from '../src/platform/users.ts';

const token = z.optional(z.string());
const subscriptionReply: Schema<SubscriptionReply> = z.union([
  SubscriptionEntry,
  z.looseObject({ error: z.union([z.string(), z.looseObject({ message: z.optional(z.string()) })]) }),
]);

/** The schemas of endpoints that have only types, so that the pages before sign-in load no schemas. */
export const separateSchemas: Partial<
  Record<EndpointName, { query?: Schema<unknown>; body?: Schema<unknown>; reply?: Schema<unknown> }>
> = {
  'account.signIn': {
    body: accountBodies.signIn,
    reply: z.looseObject({
      token,
      tempPassword: z.optional(z.boolean()),
      tempResetToken: token,
    }) satisfies Schema<SignInReply>,
  },
  'account.signUp': {
    body: accountBodies.signUp,
    reply: z.looseObject({ token, mailError: z.optional(z.boolean()) }) satisfies Schema<SignUpReply>,
  },
  'account.forgotPassword': { body: accountBodies.forgotPassword },
  'account.resetPassword': { body: accountBodies.resetPassword },
  'account.verifyEmail': {
    reply: z.looseObject({ token: z.string() }) satisfies Schema<ReplyOf<typeof account.verifyEmail>>,
  },
  'account.checkEmail': {
    query: z.object({ email: z.string(), id: z.optional(z.string()) }) satisfies Schema<
      QueryOf<typeof account.checkEmail>
    >,
    reply: z.looseObject({ available: z.boolean() }) satisfies Schema<ReplyOf<typeof account.checkEmail>>,
  },
  'account.me': { reply: User },
  'subscriptions.create': { reply: subscriptionReply },
  'subscriptions.cancel': { reply: subscriptionReply },
  'subscriptions.resubscribe': { reply: subscriptionReply },
  'subscriptions.cancelOf': { reply: subscriptionReply },
  'subscriptions.resubscribeOf': { reply: subscriptionReply },
};
