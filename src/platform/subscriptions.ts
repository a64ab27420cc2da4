import * as z from 'zod/mini';
import { endpoint, typeOnlySchema } from './endpoint.ts';
import { readError } from './errors.ts';
import { Ref } from './ref.ts';
import { isRecord } from './schema.ts';
import { isObject } from './shape.ts';
import { Period } from './subscriptionPlans.ts';
import { objectsIn } from './unchecked.ts';
import type { User } from './users.ts';

/** A stored card (docs/behaviour.md 1 §3). Its number and its code are never stored. */
export const SavedCard = z.looseObject({
  id: z.optional(z.string()),
  brand: z.optional(z.string()),
  type: z.optional(z.string()),
  country: z.optional(z.nullable(z.string())),
  last4: z.optional(z.string()),
  exp_month: z.optional(z.union([z.number(), z.string()])),
  exp_year: z.optional(z.union([z.number(), z.string()])),
  name: z.optional(z.nullable(z.string())),
});
export type SavedCard = z.infer<typeof SavedCard>;

/** Stripe calls the id of a card `id`. */
export const cardId = ({ id, _id }: Record<string, unknown>) => String(id ?? _id ?? '');

export const NewCard = z.object({
  name: z.string(),
  number: z.string(),
  exp_month: z.string(),
  exp_year: z.string(),
  cvc: z.string(),
});
export type NewCard = z.infer<typeof NewCard>;

/**
 * An event of a payment in Stripe's shape. `created` is in epoch seconds, `total` in the currency's smallest
 * unit.
 */
export const PaymentEvent = z.looseObject({
  type: z.optional(z.string()),
  created: z.optional(z.number()),
  data: z.optional(
    z.looseObject({
      object: z.optional(z.looseObject({ currency: z.optional(z.string()), total: z.optional(z.number()) })),
    }),
  ),
});
export type PaymentEvent = z.infer<typeof PaymentEvent>;

/** The type of a failed payment's event (docs/decisions/failed-payments.md). */
export const PAYMENT_FAILED = 'invoice.payment_failed';

/** A subscription (docs/behaviour.md 1 §3). Times are epoch seconds. References are IDs or objects. */
export const SubscriptionEntry = z.looseObject({
  _id: z.string(),
  application: z.optional(z.nullable(Ref)),
  plan: z.optional(
    z.nullable(
      z.union([z.string(), z.looseObject({ _id: z.optional(z.string()), name: z.optional(z.string()) })]),
    ),
  ),
  period: z.optional(z.nullable(z.union([z.string(), z.partial(Period)]))),
  noAutoRenew: z.optional(z.boolean()),
  stripeSubscription: z.optional(
    z.nullable(
      z.looseObject({
        status: z.optional(z.string()),
        plan: z.optional(z.nullable(z.looseObject({ name: z.optional(z.string()) }))),
        start: z.optional(z.nullable(z.number())),
        current_period_start: z.optional(z.nullable(z.number())),
        current_period_end: z.optional(z.nullable(z.number())),
        canceled_at: z.optional(z.nullable(z.number())),
        ended_at: z.optional(z.nullable(z.number())),
        cancel_at_period_end: z.optional(z.nullable(z.boolean())),
      }),
    ),
  ),
  events: z.optional(z.array(PaymentEvent)),
});
export type SubscriptionEntry = z.infer<typeof SubscriptionEntry>;

/** A subscription, or a refusal that came with a success status (docs/contract.md). */
export type SubscriptionReply = SubscriptionEntry | { error: { message?: string } | string };
const entryOrError = {
  reply: typeOnlySchema<SubscriptionReply>(),
  isValidReply: (answer: unknown) =>
    isRecord(answer) || (isObject(answer) && (isObject(answer.error) || typeof answer.error === 'string')),
};

/** Treats a refusal with a success status like one with status 400. */
export function throwIfRefused(reply: SubscriptionReply | undefined) {
  if (reply && 'error' in reply && reply.error) throw readError(400, reply);
}

const changes = ['subscriptions', 'users'] as const;

export const subscriptions = {
  addCard: endpoint('POST /api/subscriptions/card', {
    body: NewCard,
    reply: SavedCard,
    isValidReply: answer => isObject(answer) && (cardId(answer) !== '' || typeof answer.last4 === 'string'),
    changes,
  }),
  removeCard: endpoint('DELETE /api/subscriptions/card/{id}', { changes }),
  setDefaultCard: endpoint('POST /api/subscriptions/card/{id}/set-default', { changes }),
  create: endpoint('POST /api/subscriptions', {
    body: z.object({
      application: z.string(),
      plan: z.string(),
      period: z.string(),
      noAutoRenew: z.boolean(),
    }),
    ...entryOrError,
    changes,
  }),
  cancel: endpoint('DELETE /api/subscriptions/{id}', { ...entryOrError, changes }),
  resubscribe: endpoint('PUT /api/subscriptions/{id}/resubscribe', { ...entryOrError, changes }),
  cancelOf: endpoint('DELETE /api/subscriptions/{subId}/user/{userId}', { ...entryOrError, changes }),
  resubscribeOf: endpoint('PUT /api/subscriptions/{subId}/resubscribe/user/{userId}', {
    ...entryOrError,
    changes,
  }),
};

/** A user's cards and subscriptions, as in `GET /api/users/me` and in the user's info. */
export interface Subscriptions {
  cards: SavedCard[];
  /** The id of the card that is charged. */
  defaultCard: string | undefined;
  active: SubscriptionEntry[];
  archived: SubscriptionEntry[];
  /** The numbers of invalid rows that were left out. */
  skippedCounts: { cards: number; active: number; archived: number };
}

/** Returns the valid rows of a list and the number of invalid ones. */
function readRows<T>(value: unknown, isOne: (row: Record<string, unknown>) => boolean) {
  const rows = objectsIn(value).filter(isOne) as T[];
  return { rows, skippedCount: Array.isArray(value) ? value.length - rows.length : 0 };
}

/** Missing parts become empty and invalid rows are left out. Cards may also come as Stripe's list object. */
export function readSubscriptions(user: Pick<User, 'subscriptions'>): Subscriptions {
  const { stripeUser, activePlans, archivedPlans } = (user.subscriptions ?? {}) as Record<string, unknown>;
  const { cards, default_card: chosen } = (isObject(stripeUser) ? stripeUser : {}) as Record<string, unknown>;
  const cardRows = readRows<SavedCard>(isObject(cards) ? cards.data : cards, card => cardId(card) !== '');
  const active = readRows<SubscriptionEntry>(activePlans, isRecord);
  const archived = readRows<SubscriptionEntry>(archivedPlans, isRecord);
  return {
    cards: cardRows.rows,
    defaultCard: typeof chosen === 'string' ? chosen : isObject(chosen) ? cardId(chosen) : undefined,
    active: active.rows,
    archived: archived.rows,
    skippedCounts: {
      cards: cardRows.skippedCount,
      active: active.skippedCount,
      archived: archived.skippedCount,
    },
  };
}
