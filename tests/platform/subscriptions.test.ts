import { describe, expect, test } from 'vitest';
import { ask, emittedEvents, me, signInAs, standInClock, stored, withPlatform } from './standIn.ts';

withPlatform();
/** A user without cards and subscriptions. */
const as = 'keeper';
const WALTER = '5f3c2a100001000000000003';
const LARKSPUR = '5f3c2a100002000000000000';
const MILLBROOK = '5f3c2a100002000000000001';
const STANDARD = '5f3c2a10000d000000000001';
const MONTHLY = '5f3c2a10000e000000000065';
const BASIC = '5f3c2a10000d000000000000';
const [BASIC_MONTHLY, BASIC_ANNUAL] = ['5f3c2a10000e000000000000', '5f3c2a10000e000000000002'];
/** A plan that Harlan County offers for free. */
const [HARLAN, OPEN_HOUSE, ONE_WEEK] = [
  '5f3c2a100002000000000002',
  '5f3c2a10000d0000000007d3',
  '5f3c2a10000e000000030e6c',
];
const ID = /^[0-9a-f]{24}$/;
const DAY = 86_400_000;
const NOON = Date.parse('2026-11-20T12:00:00Z') / 1000;
const advanceClock = (days: number) =>
  void (standInClock.now = new Date(standInClock.now.getTime() + days * DAY));

const standard = { application: LARKSPUR, plan: STANDARD, period: MONTHLY, noAutoRenew: false };
const addCard = async (number = '4242424242424242', who = as): Promise<string> =>
  (
    await ask('POST /api/subscriptions/card', {
      as: who,
      body: { name: 'Walter Amari', number, exp_month: '11', exp_year: '2035', cvc: '123' },
    })
  ).body.id;
const subscribe = (body: object = {}, who: { as?: string; token?: string } = { as }) =>
  ask('POST /api/subscriptions', { ...who, body: { ...standard, ...body } });
const plansOf = async (who = as) => {
  const { activePlans, archivedPlans } = (await me(who)).subscriptions;
  return { active: activePlans, archived: archivedPlans };
};
const NOTHING = { active: [], archived: [] };

describe('POST /api/subscriptions', () => {
  test('subscribing charges the default card at once and returns the subscription', async () => {
    const card = await addCard();
    emittedEvents.length = 0;
    const { status: httpStatus, body } = await subscribe();
    expect(httpStatus).toBe(200);
    expect(body).toEqual({
      _id: expect.stringMatching(ID),
      application: { _id: LARKSPUR, applicationName: 'Larkspur County Assessor' },
      plan: { _id: STANDARD, name: 'Standard' },
      period: { _id: MONTHLY, name: 'Monthly', interval: 'month', intervalCount: 1, price: 49 },
      noAutoRenew: false,
      stripeSubscription: {
        status: 'active',
        plan: { name: 'Standard' },
        start: NOON,
        current_period_start: NOON,
        current_period_end: Date.parse('2026-12-20T12:00:00Z') / 1000,
        canceled_at: null,
        ended_at: null,
        cancel_at_period_end: false,
      },
      events: [
        {
          id: expect.stringMatching(/^evt_/),
          type: 'invoice.payment_succeeded',
          created: NOON,
          data: {
            object: {
              object: 'invoice',
              subscription: body._id,
              currency: 'usd',
              total: 4_900,
              paid: true,
              attempt_count: 1,
              next_payment_attempt: null,
              default_source: card,
            },
          },
        },
      ],
    });
    expect(await plansOf()).toEqual({ active: [body], archived: [] });
    expect(emittedEvents).toEqual([
      ['subscriptions:save', body._id],
      ['users:save', WALTER],
    ]);
  });

  test('a subscription without renewal ends with its period', async () => {
    await addCard();
    expect((await subscribe({ noAutoRenew: true })).body).toMatchObject({
      noAutoRenew: true,
      stripeSubscription: { status: 'active', cancel_at_period_end: true },
    });
  });

  test('subscribing without a card returns 200 with an error and adds no subscription', async () => {
    const { status: httpStatus, body } = await subscribe();
    expect([httpStatus, body]).toEqual([200, { error: { message: 'Please add a card first.' } }]);
    expect(await plansOf()).toEqual(NOTHING);
    expect(emittedEvents).toEqual([]);
  });

  test('subscribing to a free plan needs no card', async () => {
    expect((await subscribe({ application: HARLAN, plan: OPEN_HOUSE, period: ONE_WEEK })).body).toMatchObject(
      { plan: { name: 'Open House' }, events: [{ data: { object: { total: 0, default_source: null } } }] },
    );
  });

  test('subscribing with a failing card returns 400 with the reason and adds no subscription', async () => {
    await addCard('4000000000000341');
    const { status: httpStatus, body } = await subscribe();
    expect([httpStatus, body]).toEqual([400, { error: { message: 'Your card was declined.' } }]);
    expect(await plansOf()).toEqual(NOTHING);
  });

  test.each([
    ['a plan of another application', { application: MILLBROOK }, 'This application has no such plan.'],
    ['no plan', { plan: 'none' }, 'This application has no such plan.'],
    ['a period of another plan', { period: BASIC_MONTHLY }, 'This plan has no such duration.'],
    ['no period', { period: '' }, 'This plan has no such duration.'],
  ])('subscribing to %s is refused with 400 and charges nothing', async (_, wrong, message) => {
    await addCard();
    const { status: httpStatus, body } = await subscribe(wrong);
    expect([httpStatus, body]).toEqual([400, { error: { message } }]);
    expect(await plansOf()).toEqual(NOTHING);
  });

  test('subscribing to an active plan again is refused, and five simultaneous requests charge once', async () => {
    await addCard();
    const token = await signInAs(as);
    const replies = await Promise.all(Array.from({ length: 5 }, () => subscribe({}, { token })));
    expect(replies.filter(({ body }) => body._id)).toHaveLength(1);
    const refused = replies.filter(({ body }) => !body._id);
    expect(new Set(refused.map(({ status: httpStatus }) => httpStatus))).toEqual(new Set([200]));
    expect(refused.map(({ body }) => body)).toEqual(
      Array.from({ length: 4 }, () => ({
        error: { message: 'There is already an active subscription to this plan.' },
      })),
    );
    const { active } = await plansOf();
    expect(active).toHaveLength(1);
    expect(active[0].events).toHaveLength(1);
    expect((await subscribe({ plan: BASIC, period: BASIC_ANNUAL })).body._id).toMatch(ID);
  });

  test('subscribing returns 422 for an incomplete body', async () => {
    for (const body of [
      {},
      { ...standard, noAutoRenew: undefined },
      { ...standard, plan: 7 },
      { ...standard, noAutoRenew: 'no' },
      [],
      null,
    ])
      expect([400, 422]).toContain((await ask('POST /api/subscriptions', { as, body })).status);
  });
});

describe('DELETE /api/subscriptions/{id}', () => {
  test('cancelling archives a subscription at once, and a second time changes nothing', async () => {
    await addCard();
    const { _id } = (await subscribe()).body;
    advanceClock(3);
    const now = NOON + 3 * 86_400;
    const { status: httpStatus, body } = await ask(`DELETE /api/subscriptions/${_id}`, { as });
    expect([httpStatus, body.stripeSubscription]).toMatchObject([
      200,
      { status: 'canceled', canceled_at: now, ended_at: now },
    ]);
    expect(await plansOf()).toEqual({ active: [], archived: [body] });
    advanceClock(1);
    emittedEvents.length = 0;
    expect((await ask(`DELETE /api/subscriptions/${_id}`, { as })).body).toEqual(body);
    expect(emittedEvents).toEqual([]);
  });

  test('cancelling or resuming an unknown subscription, or that of another user, returns 404', async () => {
    const [{ _id }] = (await plansOf('user')).active;
    for (const who of [as, 'admin', 'superadmin'])
      for (const call of [
        `DELETE /api/subscriptions/${_id}`,
        `PUT /api/subscriptions/${_id}/resubscribe`,
        'DELETE /api/subscriptions/none',
      ])
        expect((await ask(call, { as: who })).status).toBe(404);
    expect((await plansOf('user')).active[0]._id).toBe(_id);
  });
});

describe('PUT /api/subscriptions/{id}/resubscribe', () => {
  const cancelled = async (body: object = {}) => {
    const { _id } = (await subscribe(body)).body;
    return (await ask(`DELETE /api/subscriptions/${_id}`, { as })).body;
  };
  const resubscribe = (_id: string, who: object = { as }) =>
    ask(`PUT /api/subscriptions/${_id}/resubscribe`, who);

  test('resuming within the paid period clears the cancellation and charges nothing', async () => {
    await addCard();
    const before = await cancelled({ noAutoRenew: true });
    advanceClock(10);
    const { status: httpStatus, body } = await resubscribe(before._id);
    expect(httpStatus).toBe(200);
    const stripeSubscription = {
      ...before.stripeSubscription,
      status: 'active',
      canceled_at: null,
      ended_at: null,
      cancel_at_period_end: false,
    };
    expect(body).toEqual({ ...before, noAutoRenew: false, stripeSubscription });
    expect(await plansOf()).toEqual({ active: [body], archived: [] });
  });

  test('resuming after the paid period starts and charges a new cycle, once for two requests', async () => {
    await addCard();
    const before = await cancelled();
    advanceClock(40);
    const token = await signInAs(as);
    const [first, second] = await Promise.all([
      resubscribe(before._id, { token }),
      resubscribe(before._id, { token }),
    ]);
    const start = NOON + 40 * 86_400;
    expect(first!.body.stripeSubscription).toMatchObject({
      status: 'active',
      start,
      current_period_start: start,
      current_period_end: Date.parse('2027-01-30T12:00:00Z') / 1000,
      canceled_at: null,
      ended_at: null,
    });
    expect(first!.body.events.map(({ created }: { created: number }) => created)).toEqual([NOON, start]);
    expect(second!.body).toEqual(first!.body);
  });

  test('resuming with a failing card leaves the subscription cancelled', async () => {
    const good = await addCard();
    const before = await cancelled();
    await addCard('4000000000000341');
    await ask(`DELETE /api/subscriptions/card/${good}`, { as });
    advanceClock(40);
    const { status: httpStatus, body } = await resubscribe(before._id);
    expect([httpStatus, body]).toEqual([400, { error: { message: 'Your card was declined.' } }]);
    expect(await plansOf()).toEqual({ active: [], archived: [before] });
  });

  test('resuming is refused while another subscription to the same plan is active', async () => {
    await addCard();
    const before = await cancelled();
    await subscribe();
    expect(await resubscribe(before._id)).toMatchObject({
      status: 200,
      body: { error: { message: 'There is already an active subscription to this plan.' } },
    });
    expect((await plansOf()).archived).toEqual([before]);
  });

  test('resuming an active subscription turns its renewal on', async () => {
    await addCard();
    const before = (await subscribe({ noAutoRenew: true })).body;
    expect((await resubscribe(before._id)).body).toEqual({
      ...before,
      noAutoRenew: false,
      stripeSubscription: { ...before.stripeSubscription, cancel_at_period_end: false },
    });
  });

  test('resuming is refused after the paid period if the plan is no longer offered', async () => {
    const MIGUEL = '5f3c2a10000100000000000f';
    const { archivedPlans } = (await ask(`POST /api/users/transfer-from-v4/${MIGUEL}`, { as: 'superadmin' }))
      .body.subscriptions;
    const old = archivedPlans.find(
      ({ application }: { application: { applicationName: string } }) =>
        application.applicationName === 'Ottawa Bend Planning',
    );
    expect(old).toMatchObject({ period: null, stripeSubscription: { status: 'canceled' } });
    expect(
      await ask(`PUT /api/subscriptions/${old._id}/resubscribe/user/${MIGUEL}`, { as: 'superadmin' }),
    ).toMatchObject({
      status: 200,
      body: { error: { message: 'This plan is no longer offered. Please choose another one.' } },
    });
  });
});

describe('subscriptions of another user', () => {
  const GRACE = '5f3c2a100001000000000002';
  const other = (method: string, sub: string, user = GRACE) =>
    method === 'DELETE'
      ? `DELETE /api/subscriptions/${sub}/user/${user}`
      : `PUT /api/subscriptions/${sub}/resubscribe/user/${user}`;

  test('a superadmin cancels and resumes the subscription of another user', async () => {
    const [entry] = (await plansOf('user')).active;
    const gone = await ask(other('DELETE', entry._id), { as: 'superadmin' });
    expect(gone).toMatchObject({
      status: 200,
      body: { _id: entry._id, stripeSubscription: { status: 'canceled', canceled_at: NOON } },
    });
    expect((await plansOf('user')).archived).toContainEqual(gone.body);
    expect(emittedEvents).toEqual([
      ['subscriptions:save', entry._id],
      ['users:save', GRACE],
    ]);
    expect((await ask(other('PUT', entry._id), { as: 'superadmin' })).body.stripeSubscription).toMatchObject({
      status: 'active',
      canceled_at: null,
      ended_at: null,
    });
  });

  test('a superadmin cannot change a subscription under the id of another user', async () => {
    const [entry] = (await plansOf('user')).active;
    for (const method of ['DELETE', 'PUT']) {
      expect((await ask(other(method, entry._id, WALTER), { as: 'superadmin' })).status).toBe(404);
      expect((await ask(other(method, entry._id, 'nobody'), { as: 'superadmin' })).status).toBe(404);
    }
    expect((await plansOf('user')).active).toContainEqual(entry);
  });
});

describe('other calls with subscriptions', () => {
  test('the subscription filter of the users list follows each change', async () => {
    const isIn = async (filter: string) =>
      (await ask(`GET /api/users?query=keeper@&subscriptionFilter=${filter}`, { as: 'superadmin' })).body
        .pagingMeta.totalRecords;
    const filters = async () => [await isIn('active'), await isIn('archive')];
    expect(await filters()).toEqual([0, 0]);
    await addCard();
    const { _id } = (await subscribe()).body;
    expect(await filters()).toEqual([1, 0]);
    await ask(`DELETE /api/subscriptions/${_id}`, { as });
    expect(await filters()).toEqual([0, 1]);
  });

  test('updating a user ignores subscriptions and cards in its body', async () => {
    await addCard();
    const before = (await subscribe()).body;
    const user = await me(as);
    const forged = {
      ...user,
      subscriptions: {
        stripeUser: { cards: [{ id: 'x', last4: '0000' }], default_card: 'x' },
        activePlans: [],
        archivedPlans: [before],
      },
    };
    expect((await ask(`PUT /api/users/${WALTER}`, { as: 'superadmin', body: forged })).status).toBe(200);
    expect((await me(as)).subscriptions).toEqual(user.subscriptions);
    expect((await stored()).users!.find(({ id }) => id === WALTER)).toMatchObject({ extra: {} });
  });

  test.each([
    ['ids', LARKSPUR, STANDARD, MONTHLY],
    ['populated', { _id: LARKSPUR }, { _id: STANDARD, name: 'Standard' }, { _id: MONTHLY, price: 49 }],
  ])('the references of a subscription are returned as %s', async (refs, application, plan, period) => {
    await addCard();
    await ask('POST /demo/refs', { body: { refs } });
    expect((await subscribe()).body).toMatchObject({
      application,
      plan,
      period,
      stripeSubscription: { plan: { name: 'Standard' } },
    });
    expect((await plansOf()).active).toMatchObject([{ application, plan, period }]);
  });
});
