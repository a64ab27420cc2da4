import { describe, expect, it } from 'vitest';
import { findUnpaid, readPayments } from '../../src/domain/billing/payments.ts';
import { readSubscription } from '../../src/domain/billing/subscription.ts';
import {
  displayedStatus,
  getAllowedActions,
  getSubscriptionState,
} from '../../src/domain/billing/subscriptionStates.ts';
import type { SubscriptionEntry } from '../../src/platform/subscriptions.ts';

const read = (entry: object) => readSubscription({ _id: 's1', ...entry } as SubscriptionEntry);
const event = (type: string, created?: unknown, object: object = {}) => ({ type, created, data: { object } });
const FAILED = 'invoice.payment_failed';
const PAID = 'invoice.payment_succeeded';

describe('subscriptions as the platform sends them', () => {
  it('a subscription is read in the documented form', () => {
    expect(
      read({
        application: 'a1',
        plan: { _id: 'p1', name: 'Professional today' },
        period: { _id: 'd1', name: 'Annual', interval: 'year', intervalCount: 1, price: 480 },
        noAutoRenew: false,
        stripeSubscription: {
          status: 'past_due',
          plan: { name: 'Professional' },
          start: 10,
          current_period_start: 20,
          current_period_end: 30,
          canceled_at: null,
          ended_at: null,
          cancel_at_period_end: false,
        },
        events: [],
      }),
    ).toMatchObject({
      application: 'a1',
      planName: 'Professional',
      term: { name: 'Annual', interval: 'year', times: 1, price: 480, currency: undefined },
      status: 'past_due',
      start: 10,
      from: 20,
      to: 30,
      canceledAt: undefined,
      endedAt: undefined,
      ends: false,
      payments: [],
    });
  });

  it.each([
    ['nothing', {}],
    ['null', { application: null, plan: null, period: null, stripeSubscription: null, events: null }],
    [
      'another value',
      {
        application: 7,
        plan: 7,
        period: 7,
        noAutoRenew: 'no',
        stripeSubscription: { plan: 'x', status: {}, start: '10', cancel_at_period_end: 'no' },
        events: { data: [] },
      },
    ],
    [
      'further values',
      { plan: ['x'], period: { interval: 3 }, stripeSubscription: 'active', events: [null, 'paid', 7] },
    ],
  ])('a subscription whose values are all %s is read as empty', (_, entry) => {
    expect(read(entry)).toMatchObject({
      planName: '',
      term: undefined,
      status: '',
      start: undefined,
      from: undefined,
      to: undefined,
      ends: false,
      payments: [],
    });
  });

  it('a subscription has the name of its plan if the card processor does not name it', () => {
    expect(read({ plan: { _id: 'p1', name: 'Standard' }, stripeSubscription: { plan: null } }).planName).toBe(
      'Standard',
    );
  });

  it('a subscription has the price of the card processor where its period is an id', () => {
    const { term } = read({
      period: 'd1',
      stripeSubscription: { plan: { amount: 12000, currency: 'usd', interval: 'month', interval_count: 3 } },
    });
    expect(term).toEqual({ name: '', interval: 'month', times: 3, price: 120, currency: 'usd' });
  });

  it.each([
    [true, undefined, true],
    [false, true, false],
    [undefined, true, true],
    [undefined, undefined, false],
  ])(
    'a subscription with cancel_at_period_end %s and noAutoRenew %s ends with its cycle: %s',
    (cancel_at_period_end, noAutoRenew, ends) => {
      expect(read({ noAutoRenew, stripeSubscription: { cancel_at_period_end } }).ends).toBe(ends);
    },
  );
});

describe('the state of a subscription', () => {
  const cycle = { current_period_start: 20, current_period_end: 30 };
  const state = (stripe: object, events: object[] = []) => {
    const entry = read({ stripeSubscription: { ...cycle, ...stripe }, events });
    return [getSubscriptionState(entry), displayedStatus(entry)];
  };
  it.each([
    [{ status: 'active' }, 'active', 'active'],
    [{ status: 'trialing' }, 'active', 'trialing'],
    [{ status: 'active', cancel_at_period_end: true }, 'ends', 'active'],
    [{ status: 'active', cancel_at: 30, cancel_at_period_end: false }, 'ends', 'active'],
    [{ status: 'active', pause_collection: { behavior: 'void', resumes_at: 40 } }, 'paused', 'paused'],
    [{ status: 'active', pause_collection: null }, 'active', 'active'],
    [{ status: 'paused' }, 'paused', 'paused'],
    [{ status: 'past_due' }, 'owing', 'past_due'],
    [{ status: 'unpaid' }, 'owing', 'unpaid'],
    [{ status: 'incomplete' }, 'incomplete', 'incomplete'],
    [{ status: 'incomplete_expired' }, 'cancelled', 'incomplete_expired'],
    [{ status: 'canceled' }, 'cancelled', 'canceled'],
    [{ status: 'on_probation' }, 'other', 'on_probation'],
  ])('a subscription with %o is %s, shown as %s', (stripe, is, shown) =>
    expect(state(stripe)).toEqual([is, shown]),
  );

  it('a subscription with a failed payment has a payment due, unless it is cancelled', () => {
    expect(state({ status: 'active' }, [event(FAILED, 2)])).toEqual(['owing', 'active']);
    expect(state({ status: 'canceled' }, [event(FAILED, 2)])).toEqual(['cancelled', 'canceled']);
  });

  it.each([
    ['active', {}, { cancel: true, resubscribe: false }],
    ['active', { cancel_at_period_end: true }, { cancel: true, resubscribe: true }],
    ['active', { cancel_at: 25 }, { cancel: true, resubscribe: true }],
    ['paused', {}, { cancel: true, resubscribe: false }],
    ['past_due', {}, { cancel: true, resubscribe: false }],
    ['canceled', {}, { cancel: false, resubscribe: true }],
    ['incomplete_expired', {}, { cancel: false, resubscribe: false }],
  ])('a subscription with the status %s %o allows the actions %o', (subscriptionStatus, stripe, actions) =>
    expect(
      getAllowedActions(read({ stripeSubscription: { status: subscriptionStatus, ...stripe } })),
    ).toEqual(actions),
  );

  it('a subscription ends at cancel_at, or otherwise with its cycle', () => {
    const endsAt = (stripe: object) => read({ stripeSubscription: { ...cycle, ...stripe } }).endsAt;
    expect(endsAt({ cancel_at: 77, cancel_at_period_end: false })).toBe(77);
    expect(endsAt({ cancel_at: null, cancel_at_period_end: true })).toBe(30);
    expect(endsAt({ cancel_at: null, cancel_at_period_end: false })).toBeUndefined();
  });

  it('a subscription takes its cycle from its items, from the one that ends first', () => {
    const items = (...data: unknown[]) => {
      const { from, to } = read({ stripeSubscription: { status: 'active', items: { data } } });
      return [from, to];
    };
    const cycleOf = (from: number, to: number) => ({ current_period_start: from, current_period_end: to });
    expect(items(cycleOf(1, 9))).toEqual([1, 9]);
    expect(items(cycleOf(1, 9), cycleOf(2, 5))).toEqual([2, 5]);
    expect(items(null, {}, cycleOf(2, 5))).toEqual([2, 5]);
    expect(items()).toEqual([undefined, undefined]);
  });
});

describe('payments', () => {
  it.each([
    ['oldest', [event('a', 1), event('b', 2), event('c', 2), event('d', 3)]],
    ['newest', [event('d', 3), event('c', 2), event('b', 2), event('a', 1)]],
  ])('payments are listed newest first although the %s comes first, also within one second', (_, events) => {
    expect(readPayments(events).map(({ type }) => type)).toEqual(['d', 'c', 'b', 'a']);
  });

  it.each([
    ['usd', 48000, 480],
    ['JPY', 48000, 48000],
    ['kwd', 48000, 48],
    ['usd', 0, 0],
    ['usd', undefined, undefined],
    ['usd', '48000', undefined],
  ])('a payment in %s with the total %s has the amount %s', (currency, total, is) =>
    expect(readPayments([event(PAID, 1, { currency, total })])[0]!.total).toBe(is),
  );

  it.each([
    ['its id', 'card_1'],
    ['an object', { id: 'card_1', brand: 'Visa' }],
  ])('a payment is matched with its card where the card is %s', (_, default_source) =>
    expect(readPayments([event(FAILED, 1, { default_source })])[0]!.card).toBe('card_1'),
  );

  it('an empty payment event has empty values', () => {
    expect(readPayments([{}])).toEqual([
      {
        key: ' 0',
        type: '',
        at: undefined,
        total: undefined,
        currency: '',
        card: '',
        nextAttempt: undefined,
        reason: '',
      },
    ]);
  });
});

describe('due payments', () => {
  const owed = (...events: object[]) => findUnpaid(readPayments(events))?.at;
  it('a payment is due where the newest one failed', () => {
    expect(
      owed(event(PAID, 1), event(FAILED, 2), event(FAILED, 3), event('customer.subscription.updated', 4)),
    ).toBe(3);
  });
  it.each([PAID, 'invoice.paid'])('no payment is due where %s came later', type =>
    expect(owed(event(FAILED, 2), event(type, 3))).toBeUndefined(),
  );
  it('no payment is due where a payment succeeded later in the same second', () =>
    expect(owed(event(PAID, 1), event(FAILED, 2), event(PAID, 2))).toBeUndefined());
  it('a payment is still due where only an earlier one succeeded, in either order of the events', () => {
    expect(owed(event(PAID, 1), event(FAILED, 2))).toBe(2);
    expect(owed(event(FAILED, 2), event(PAID, 1))).toBe(2);
  });
  it('no payment is due without events', () => expect(owed()).toBeUndefined());
});
