import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { Ref } from './ref.ts';
import { isObject } from './shape.ts';
import { User } from './users.ts';

/** The roles and subscriptions that a transfer from the old version (V4) would copy. */
export const TransferPreview = z.looseObject({
  roles: z.optional(
    z.array(
      z.looseObject({ application: z.optional(z.nullable(Ref)), roles: z.optional(z.array(z.unknown())) }),
    ),
  ),
  activeSubscriptions: z.optional(z.array(z.unknown())),
  archivedSubscriptions: z.optional(z.array(z.unknown())),
});
export type TransferPreview = z.infer<typeof TransferPreview>;

export const transfer = {
  /** Documented as POST, although it changes nothing. */
  preview: endpoint('POST /api/users/transfer-from-v4-get-details/{id}', {
    reply: TransferPreview,
    isValidReply: answer =>
      isObject(answer) && Object.keys(TransferPreview.shape).some(name => name in answer),
    shows: ['users'],
  }),
  confirm: endpoint('POST /api/users/transfer-from-v4/{id}', { reply: User, changes: ['users'] }),
};
