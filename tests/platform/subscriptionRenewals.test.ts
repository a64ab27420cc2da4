import { describe, expect, test } from 'vitest';
import { cycleAt, cycleEnd } from '../../mocks/db/cycles.ts';
import { ask, emittedEvents, me, signInAs, standInClock, stored, withPlatform } from './standIn.ts';

withPlatform();
/** A user without cards and subscriptions. */
const as = 'keeper';
const LARKSPUR = '5f3c2a100002000000000000';
const STANDARD = '5f3c2a10000d000000000001';
const [DAY_PASS, MONTHLY, ANNUAL] = [
  '5f3c2a10000e000000000064',
  '5f3c2a10000e000000000065',
  '5f3c2a10000e000000000067',
];
const GRACE = '5f3c2a100001000000000002';
const instant = (text: string) => Date.parse(text) / 1000;
const at = (text: string) => void (standInClock.now = new Date(text));

const addCard = async (
  number = '4242424242424242',
  expires: object = { exp_month: '12', exp_year: '2035' },
): Promise<string> =>
  (
    await ask('POST /api/subscriptions/card', {
      as,
      body: { name: 'Walter Amari', number, ...expires, cvc: '123' },
    })
  ).body.id;
const subscribe = async (period = MONTHLY, noAutoRenew = false): Promise<string> =>
  (
    await ask('POST /api/subscriptions', {
      as,
      body: { application: LARKSPUR, plan: STANDARD, period, noAutoRenew },
    })
  ).body._id;
const plansOf = async (who = as) => {
  const { activePlans, archivedPlans } = (await me(who)).subscriptions;
  return { active: activePlans, archived: archivedPlans };
};
/** The only subscription, active or archived. */
const only = async () => {
  const { active, archived } = await plansOf();
  expect([...active, ...archived]).toHaveLength(1);
  return [...active, ...archived][0];
};
const created = ({ events }: { events: { created: number }[] }) =>
  events.map(event => new Date(event.created * 1000).toISOString().slice(0, 10));

describe('cycles of subscriptions', () => {
  test.each([
    [
      'ends on the last day of a month that is too short',
      '2026-01-31T12:00:00Z',
      'month',
      1,
      1,
      '2026-02-28T12:00:00Z',
    ],
    ['returns to its day in the next month', '2026-01-31T12:00:00Z', 'month', 1, 2, '2026-03-31T12:00:00Z'],
    ['respects leap years', '2027-12-31T12:00:00Z', 'month', 1, 2, '2028-02-29T12:00:00Z'],
    ['of a quarter is three months', '2026-11-30T00:00:00Z', 'month', 3, 1, '2027-02-28T00:00:00Z'],
    [
      'of a year from a leap day ends the day before',
      '2028-02-29T23:59:59Z',
      'year',
      1,
      1,
      '2029-02-28T23:59:59Z',
    ],
    ['of four years ends on the leap day', '2028-02-29T23:59:59Z', 'year', 1, 4, '2032-02-29T23:59:59Z'],
    ['is as long where clocks go forward in it', '2026-03-07T12:00:00Z', 'day', 1, 1, '2026-03-08T12:00:00Z'],
    ['is as long where clocks go back in it', '2026-10-24T12:00:00Z', 'week', 1, 1, '2026-10-31T12:00:00Z'],
    ['of two weeks is fourteen days', '2026-12-25T00:00:00Z', 'week', 2, 1, '2027-01-08T00:00:00Z'],
    [
      'ends at the largest time at the latest',
      '2026-11-20T12:00:00Z',
      'year',
      1_000_000_000,
      1,
      '2038-01-19T03:14:07Z',
    ],
  ] as const)('a subscription cycle %s', (_, start, interval, intervalCount, n, end) => {
    expect(cycleEnd(instant(start), { interval, intervalCount }, n)).toBe(instant(end));
  });

  test.each([
    ['2026-01-31T12:00:00Z', 1],
    ['2026-02-28T11:59:59Z', 1],
    ['2026-02-28T12:00:00Z', 2],
    ['2036-01-31T11:59:59Z', 120],
  ])('the subscription cycle at %s has the number %i', (moment, n) => {
    expect(
      cycleAt(instant('2026-01-31T12:00:00Z'), { interval: 'month', intervalCount: 1 }, instant(moment)),
    ).toBe(n);
  });
});

describe('renewed subscriptions', () => {
  test('a subscription is charged at the end of each cycle, on its own day of the month', async () => {
    at('2027-01-31T12:00:00Z');
    await addCard();
    const _id = await subscribe();
    at('2027-02-28T11:59:59Z');
    expect(created(await only())).toEqual(['2027-01-31']);
    at('2027-04-01T00:00:00Z');
    emittedEvents.length = 0;
    const entry = await only();
    expect(created(entry)).toEqual(['2027-01-31', '2027-02-28', '2027-03-31']);
    expect(
      entry.events.map(({ type, data }: { type: string; data: { object: { total: number } } }) => [
        type,
        data.object.total,
      ]),
    ).toEqual(Array.from({ length: 3 }, () => ['invoice.payment_succeeded', 4_900]));
    expect(entry.stripeSubscription).toMatchObject({
      status: 'active',
      start: instant('2027-01-31T12:00:00Z'),
      current_period_start: instant('2027-03-31T12:00:00Z'),
      current_period_end: instant('2027-04-30T12:00:00Z'),
    });
    expect(emittedEvents.filter(([event]) => event === 'subscriptions:save')).toEqual([
      ['subscriptions:save', _id],
    ]);
  });

  test('a renewal is charged once, even if several calls arrive at the same time', async () => {
    await addCard();
    await subscribe();
    at('2026-12-21T12:00:00Z');
    const token = await signInAs(as);
    await Promise.all(Array.from({ length: 5 }, () => ask('GET /api/users/me', { token })));
    expect(created(await only())).toEqual(['2026-11-20', '2026-12-20']);
  });

  test('a subscription that was not read for years is up to date with its latest payments only', async () => {
    await addCard();
    await subscribe(DAY_PASS);
    at('2030-11-20T18:00:00Z');
    const entry = await only();
    expect(entry.stripeSubscription).toMatchObject({
      status: 'active',
      current_period_start: instant('2030-11-20T12:00:00Z'),
      current_period_end: instant('2030-11-21T12:00:00Z'),
    });
    expect(created(entry).slice(0, 2)).toEqual(['2026-11-20', '2026-11-21']);
    expect(created(entry).at(-1)).toBe('2030-11-20');
    expect(entry.events.length).toBeLessThan(50);
  });
});

test('a subscription without renewal ends with its period, and not before', async () => {
  await addCard();
  await subscribe(ANNUAL, true);
  at('2027-11-20T11:59:59Z');
  expect((await plansOf()).active).toHaveLength(1);
  at('2028-01-01T00:00:00Z');
  const end = instant('2027-11-20T12:00:00Z');
  const { active, archived } = await plansOf();
  expect(active).toEqual([]);
  expect(archived).toMatchObject([
    { noAutoRenew: true, stripeSubscription: { status: 'canceled', canceled_at: end, ended_at: end } },
  ]);
  expect(archived[0].events).toHaveLength(1);
});

describe('failed charges', () => {
  const RENEWAL = instant('2026-12-20T12:00:00Z');
  const DAY = 86_400;
  /** A subscription that was paid with a good card, and now has only a card that cannot be charged. */
  const withBadCard = async () => {
    const good = await addCard();
    const _id = await subscribe();
    const bad = await addCard('4000000000000341');
    await ask(`DELETE /api/subscriptions/card/${good}`, { as });
    return { _id, bad };
  };

  test('a failed charge is an event in the shape of Stripe, and makes the subscription past due', async () => {
    const { _id, bad } = await withBadCard();
    at('2026-12-20T12:00:00Z');
    const { events, stripeSubscription } = await only();
    expect(events.at(-1)).toEqual({
      id: expect.stringMatching(/^evt_/),
      type: 'invoice.payment_failed',
      created: RENEWAL,
      data: {
        object: {
          object: 'invoice',
          subscription: _id,
          currency: 'usd',
          total: 4_900,
          paid: false,
          attempt_count: 1,
          next_payment_attempt: RENEWAL + 3 * DAY,
          default_source: bad,
          last_payment_error: { message: 'Your card was declined.' },
        },
      },
    });
    expect(stripeSubscription).toMatchObject({
      status: 'past_due',
      current_period_start: RENEWAL,
      canceled_at: null,
      ended_at: null,
    });
  });

  test('a failed charge is repeated every three days, and the fourth failure cancels the subscription', async () => {
    await withBadCard();
    at('2026-12-26T12:00:00Z');
    expect((await only()).stripeSubscription.status).toBe('past_due');
    at('2027-06-01T12:00:00Z');
    const { events, stripeSubscription } = await only();
    const attempts = events
      .slice(1)
      .map(
        ({
          created: time,
          data: { object },
        }: {
          created: number;
          data: { object: Record<string, unknown> };
        }) => [time, object.attempt_count, object.next_payment_attempt],
      );
    expect(attempts).toEqual([
      [RENEWAL, 1, RENEWAL + 3 * DAY],
      [RENEWAL + 3 * DAY, 2, RENEWAL + 6 * DAY],
      [RENEWAL + 6 * DAY, 3, RENEWAL + 9 * DAY],
      [RENEWAL + 9 * DAY, 4, null],
    ]);
    expect(stripeSubscription).toMatchObject({
      status: 'canceled',
      canceled_at: RENEWAL + 9 * DAY,
      ended_at: RENEWAL + 9 * DAY,
    });
    expect((await plansOf()).active).toEqual([]);
  });

  test('a failed charge succeeds with another card at the next attempt', async () => {
    await withBadCard();
    at('2026-12-21T12:00:00Z');
    const master = await addCard('5555555555554444');
    await ask(`POST /api/subscriptions/card/${master}/set-default`, { as });
    at('2026-12-23T11:00:00Z');
    expect((await only()).stripeSubscription.status).toBe('past_due');
    at('2026-12-24T12:00:00Z');
    const { events, stripeSubscription } = await only();
    expect(events.at(-1)).toMatchObject({
      type: 'invoice.payment_succeeded',
      created: RENEWAL + 3 * DAY,
      data: { object: { attempt_count: 2, default_source: master } },
    });
    expect(stripeSubscription).toMatchObject({
      status: 'active',
      current_period_start: RENEWAL,
      current_period_end: instant('2027-01-20T12:00:00Z'),
    });
  });

  test('a day pass that is paid late begins at its payment', async () => {
    const good = await addCard();
    await subscribe(DAY_PASS);
    await ask(`DELETE /api/subscriptions/card/${good}`, { as });
    at('2026-11-21T12:00:00Z');
    expect((await only()).events.at(-1)).toMatchObject({
      type: 'invoice.payment_failed',
      data: { object: { default_source: null, last_payment_error: { message: 'Please add a card first.' } } },
    });
    await addCard();
    at('2026-11-24T13:00:00Z');
    const { events, stripeSubscription } = await only();
    expect(events).toHaveLength(3);
    expect(stripeSubscription).toMatchObject({
      status: 'active',
      start: instant('2026-11-24T12:00:00Z'),
      current_period_end: instant('2026-11-25T12:00:00Z'),
    });
  });

  test('a charge of an expired card fails', async () => {
    await addCard('4242424242424242', { exp_month: '11', exp_year: '2026' });
    await subscribe();
    at('2026-12-20T12:00:00Z');
    expect((await only()).events.at(-1)).toMatchObject({
      type: 'invoice.payment_failed',
      data: { object: { last_payment_error: { message: 'Your card has expired.' } } },
    });
  });

  test('a failed charge must be paid before the subscription can be resumed', async () => {
    const { _id } = await withBadCard();
    at('2026-12-21T12:00:00Z');
    await ask(`DELETE /api/subscriptions/${_id}`, { as });
    const refused = await ask(`PUT /api/subscriptions/${_id}/resubscribe`, { as });
    expect([refused.status, refused.body]).toEqual([400, { error: { message: 'Your card was declined.' } }]);
    await ask(`POST /api/subscriptions/card/${await addCard('5555555555554444')}/set-default`, { as });
    const { body } = await ask(`PUT /api/subscriptions/${_id}/resubscribe`, { as });
    expect(body.stripeSubscription).toMatchObject({
      status: 'active',
      current_period_start: instant('2026-12-21T12:00:00Z'),
    });
    expect(body.events.at(-1).type).toBe('invoice.payment_succeeded');
  });
});

describe('subscriptions as time passes', () => {
  test('the details of a user show subscriptions that have ended since', async () => {
    const info = async () =>
      (await ask(`GET /api/users/detail/${GRACE}/info`, { as: 'superadmin' })).body.subscriptions;
    const ending = (await info()).activePlans.find(
      ({ noAutoRenew }: { noAutoRenew: boolean }) => noAutoRenew,
    );
    at('2027-01-05T12:00:00Z');
    const { activePlans, archivedPlans } = await info();
    expect(archivedPlans.map(({ _id }: { _id: string }) => _id)).toContain(ending._id);
    expect(activePlans.map(({ _id }: { _id: string }) => _id)).not.toContain(ending._id);
  });

  test('the subscription filter of the users list finds subscriptions that have ended since', async () => {
    const findUsers = async (filter: string) =>
      (await ask(`GET /api/users?query=keeper@&subscriptionFilter=${filter}`, { as: 'superadmin' })).body
        .pagingMeta.totalRecords;
    await addCard();
    await subscribe(MONTHLY, true);
    expect([await findUsers('active'), await findUsers('archive')]).toEqual([1, 0]);
    at('2026-12-21T12:00:00Z');
    expect([await findUsers('active'), await findUsers('archive')]).toEqual([0, 1]);
  });

  test('a subscription without a price ends with its period', async () => {
    const old = (await stored()).subscriptions!.find(({ period, archived }) => !period && !archived)!;
    at('2026-12-20T12:00:00Z');
    const { archivedPlans } = (
      await ask(`GET /api/users/detail/${String(old.userId)}/info`, { as: 'superadmin' })
    ).body.subscriptions;
    expect(archivedPlans).toMatchObject([
      { _id: old.id, period: null, stripeSubscription: { status: 'canceled', ended_at: old.endsAt } },
    ]);
  });
});

describe('POST /demo/clock', () => {
  test('POST /demo/clock moves the time for subscriptions, and users stay signed in', async () => {
    const token = await signInAs(as);
    await ask('POST /api/subscriptions/card', {
      token,
      body: {
        name: 'Walter Amari',
        number: '4242424242424242',
        exp_month: '12',
        exp_year: '2035',
        cvc: '123',
      },
    });
    await subscribe();
    expect((await ask('POST /demo/clock', { body: { days: 20 } })).body).toEqual({
      now: '2026-12-10T12:00:00.000Z',
    });
    expect((await ask('POST /demo/clock', { body: { days: 11 } })).body).toEqual({
      now: '2026-12-21T12:00:00.000Z',
    });
    const { status: httpStatus, body } = await ask('GET /api/users/me', { token });
    expect(httpStatus).toBe(200);
    expect(created(body.subscriptions.activePlans[0])).toEqual(['2026-11-20', '2026-12-20']);
    await ask('POST /demo/reset');
    expect((await ask('POST /demo/clock', { body: { days: 0 } })).body).toEqual({
      now: '2026-11-20T12:00:00.000Z',
    });
  });

  test('POST /demo/clock only moves forward, and not beyond 2037', async () => {
    for (const days of [-1, 4_000, '1', null])
      expect((await ask('POST /demo/clock', { body: { days } })).status).toBe(422);
    const token = await signInAs(as);
    const pass = (days: number) => ask('POST /demo/clock', { body: { days } });
    expect((await pass(3_650)).status).toBe(200);
    expect(await pass(3_650)).toMatchObject({
      status: 422,
      body: { errors: { days: { message: 'The clock ends in 2037' } } },
    });
    expect((await pass(408)).body).toEqual({ now: '2037-12-30T12:00:00.000Z' });
    expect(
      (await Promise.all([pass(1), pass(1)])).map(({ status: httpStatus }) => httpStatus).sort(),
    ).toEqual([200, 422]);
    expect((await ask('GET /api/users/me', { token })).status).toBe(200);
  });
});
