import { describe, expect, it } from 'vitest';
import { readEntry } from '../../src/domain/billing/entry.ts';
import { readEvents, unpaid } from '../../src/domain/billing/payments.ts';
import { actionsOf, statusOf, subscriptionState } from '../../src/domain/billing/states.ts';
import type { SubscriptionEntry } from '../../src/platform/subscriptions.ts';

const read = (entry: object) => readEntry({ _id: 's1', ...entry } as SubscriptionEntry);
const event = (type: string, created?: unknown, object: object = {}) => ({ type, created, data: { object } });
const FAILED = 'invoice.payment_failed';
const PAID = 'invoice.payment_succeeded';

describe('a subscription is read', () => {
  it('as the platform documents it', () => {
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
      'something else',
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
      'other things still',
      { plan: ['x'], period: { interval: 3 }, stripeSubscription: 'active', events: [null, 'paid', 7] },
    ],
  ])('where all of it is %s', (_, entry) => {
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

  it('with the name of its plan where the card processor gives none', () => {
    expect(read({ plan: { _id: 'p1', name: 'Standard' }, stripeSubscription: { plan: null } }).planName).toBe(
      'Standard',
    );
  });

  it('with the price that the card processor charges where its period is an id', () => {
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
    'to end with its cycle where cancel_at_period_end is %s and noAutoRenew %s: %s',
    (cancel_at_period_end, noAutoRenew, ends) => {
      expect(read({ noAutoRenew, stripeSubscription: { cancel_at_period_end } }).ends).toBe(ends);
    },
  );
});

describe('the state of a subscription', () => {
  const cycle = { current_period_start: 20, current_period_end: 30 };
  const state = (stripe: object, events: object[] = []) => {
    const entry = read({ stripeSubscription: { ...cycle, ...stripe }, events });
    return [subscriptionState(entry), statusOf(entry)];
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
  ])('of %o is %s, shown as %s', (stripe, is, shown) => expect(state(stripe)).toEqual([is, shown]));

  it('is owing where a payment failed, and cancelled where it is cancelled all the same', () => {
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
  ])('%s %o allows %o', (subscriptionStatus, stripe, actions) =>
    expect(actionsOf(read({ stripeSubscription: { status: subscriptionStatus, ...stripe } }))).toEqual(
      actions,
    ),
  );

  it('has its end from cancel_at, else from its cycle', () => {
    const endsAt = (stripe: object) => read({ stripeSubscription: { ...cycle, ...stripe } }).endsAt;
    expect(endsAt({ cancel_at: 77, cancel_at_period_end: false })).toBe(77);
    expect(endsAt({ cancel_at: null, cancel_at_period_end: true })).toBe(30);
    expect(endsAt({ cancel_at: null, cancel_at_period_end: false })).toBeUndefined();
  });

  it('has its cycle from its items where they have it, the one that ends first', () => {
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

describe('payments are read', () => {
  it.each([
    ['oldest', [event('a', 1), event('b', 2), event('c', 2), event('d', 3)]],
    ['newest', [event('d', 3), event('c', 2), event('b', 2), event('a', 1)]],
  ])('with the newest first where the %s comes first, also those of one second', (_, events) => {
    expect(readEvents(events).map(({ type }) => type)).toEqual(['d', 'c', 'b', 'a']);
  });

  it.each([
    ['usd', 48000, 480],
    ['JPY', 48000, 48000],
    ['kwd', 48000, 48],
    ['usd', 0, 0],
    ['usd', undefined, undefined],
    ['usd', '48000', undefined],
  ])('with a total in %s of %s as %s', (currency, total, is) =>
    expect(readEvents([event(PAID, 1, { currency, total })])[0]!.total).toBe(is),
  );

  it.each([
    ['its id', 'card_1'],
    ['an object', { id: 'card_1', brand: 'Visa' }],
  ])('with their card where it is %s', (_, default_source) =>
    expect(readEvents([event(FAILED, 1, { default_source })])[0]!.card).toBe('card_1'),
  );

  it('with nothing of what an event does not have', () => {
    expect(readEvents([{}])).toEqual([
      {
        key: ' 0',
        type: '',
        at: undefined,
        total: undefined,
        currency: '',
        card: '',
        nextTry: undefined,
        reason: '',
      },
    ]);
  });
});

describe('a payment is owed', () => {
  const owed = (...events: object[]) => unpaid(readEvents(events))?.at;
  it('where the newest one failed', () => {
    expect(
      owed(event(PAID, 1), event(FAILED, 2), event(FAILED, 3), event('customer.subscription.updated', 4)),
    ).toBe(3);
  });
  it.each([PAID, 'invoice.paid'])('no longer where %s came later', type =>
    expect(owed(event(FAILED, 2), event(type, 3))).toBeUndefined(),
  );
  it('no longer where it came later in the same second', () =>
    expect(owed(event(PAID, 1), event(FAILED, 2), event(PAID, 2))).toBeUndefined());
  it('still where only an earlier one succeeded, in whichever order they come', () => {
    expect(owed(event(PAID, 1), event(FAILED, 2))).toBe(2);
    expect(owed(event(FAILED, 2), event(PAID, 1))).toBe(2);
  });
  it('nowhere without events', () => expect(owed()).toBeUndefined());
});
