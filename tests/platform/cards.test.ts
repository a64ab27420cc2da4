import { describe, expect, test } from 'vitest';
import { ask, emittedEvents, limits, me, signInAs, standInClock, stored, withPlatform } from './standIn.ts';

withPlatform();
/** A user without a card. */
const as = 'keeper';
const WALTER = '5f3c2a100001000000000003';
const GRACE = '5f3c2a100001000000000002';
const ID = /^[0-9a-f]{24}$/;
const VISA = {
  name: 'Walter Amari',
  number: '4242424242424242',
  exp_month: '11',
  exp_year: '2030',
  cvc: '123',
};
const add = (card: object = {}, who: { as?: string; token?: string } = { as }) =>
  ask('POST /api/subscriptions/card', { ...who, body: { ...VISA, ...card } });
const wallet = async (who = as) => (await me(who)).subscriptions.stripeUser;

describe('POST /api/subscriptions/card', () => {
  test('adding a card returns its brand, country, last digits and expiry, and the first card is charged', async () => {
    const visa = await add({ number: '4242 4242 4242 4242', exp_year: '30' });
    expect(visa.status).toBe(200);
    expect(visa.body).toEqual({
      id: expect.stringMatching(ID),
      brand: 'Visa',
      type: 'Visa',
      country: 'US',
      last4: '4242',
      exp_month: 11,
      exp_year: 2030,
      name: 'Walter Amari',
    });
    expect(emittedEvents).toEqual([['users:save', WALTER]]);
    const canadian = (await add({ number: '4000001240000000' })).body;
    expect(canadian.country).toBe('CA');
    expect(await wallet()).toEqual({ cards: [visa.body, canadian], default_card: visa.body.id });
  });

  test.each([
    ['4000056655665556', 'Visa', '5556'],
    ['5555555555554444', 'MasterCard', '4444'],
    ['2223003122003222', 'MasterCard', '3222'],
    ['6011111111111117', 'Discover', '1117'],
    ['3566002020360505', 'JCB', '0505'],
    ['30569309025904', 'Diners Club', '5904'],
  ])('the test card number %s is accepted with the brand %s', async (number, brand, last4) => {
    expect(await add({ number })).toMatchObject({ status: 200, body: { brand, last4 } });
  });

  test('an American Express card needs a code of four digits', async () => {
    expect((await add({ number: '378282246310005' })).body).toEqual({
      param: 'cvc',
      message: "Your card's security code is invalid.",
    });
    expect((await add({ number: '378282246310005', cvc: '1234' })).body).toMatchObject({
      brand: 'American Express',
      last4: '0005',
    });
  });

  test.each([
    ['a wrong check digit', { number: '4242424242424241' }, 'number', 'Your card number is incorrect.'],
    ['too few digits', { number: '42424242' }, 'number', 'Your card number is incorrect.'],
    ['letters', { number: '4242x4242y4242z4242' }, 'number', 'Your card number is incorrect.'],
    ['no number', { number: '' }, 'number', 'Your card number is incorrect.'],
    ['an invalid month', { exp_month: '13' }, 'exp_month', "Your card's expiration month is invalid."],
    ['a month in words', { exp_month: '1e0' }, 'exp_month', "Your card's expiration month is invalid."],
    ['no month', { exp_month: '' }, 'exp_month', "Your card's expiration month is invalid."],
    [
      'a past month',
      { exp_month: '10', exp_year: '2026' },
      'exp_month',
      "Your card's expiration month is invalid.",
    ],
    ['a past year', { exp_year: '2025' }, 'exp_year', "Your card's expiration year is invalid."],
    [
      'a year too far in the future',
      { exp_year: '2099' },
      'exp_year',
      "Your card's expiration year is invalid.",
    ],
    ['an invalid year', { exp_year: '203' }, 'exp_year', "Your card's expiration year is invalid."],
    ['a short code', { cvc: '12' }, 'cvc', "Your card's security code is invalid."],
    ['a code of letters', { cvc: 'abc' }, 'cvc', "Your card's security code is invalid."],
    ['no name', { name: '  ' }, 'name', 'Please enter the name on the card.'],
    [
      'a number in the name',
      { name: 'Amari 4242-4242 4242-4242' },
      'name',
      'Please enter the name on the card.',
    ],
    ['a declined card', { number: '4000000000000002' }, 'number', 'Your card was declined.'],
    ['an expired card', { number: '4000000000000069' }, 'exp_month', 'Your card has expired.'],
    ['a wrong code', { number: '4000000000000127' }, 'cvc', "Your card's security code is incorrect."],
    [
      'an error of the processor',
      { number: '4000000000000119' },
      'card',
      'An error occurred while processing your card. Try again in a little bit.',
    ],
    [
      'a number that may be real',
      { number: '4111111111111111' },
      'number',
      'Your card was declined. This is a demo, and this is not one of its test numbers.',
    ],
  ])(
    'a card with %s is refused with 400 and the name of the wrong field',
    async (_, wrong, param, message) => {
      expect(await add(wrong)).toMatchObject({ status: 400, body: { param, message } });
      expect((await wallet()).cards).toEqual([]);
      expect(emittedEvents).toEqual([]);
    },
  );

  test('a card that expires at the end of this month is accepted', async () => {
    expect((await add({ exp_month: '11', exp_year: '26' })).status).toBe(200);
  });

  test('the same card is refused a second time, also for requests at the same time', async () => {
    const token = await signInAs(as);
    const replies = await Promise.all([add({}, { token }), add({}, { token }), add({}, { token })]);
    expect(replies.map(({ status: httpStatus }) => httpStatus).sort()).toEqual([200, 400, 400]);
    expect((await add()).body).toEqual({ param: 'number', message: 'This card has already been added.' });
    expect((await wallet()).cards).toHaveLength(1);
    expect((await add({ exp_year: '2031' })).status).toBe(200);
  });

  test('an incomplete card is refused without repeating its number in the reply', async () => {
    for (const body of [
      {},
      { ...VISA, number: 4242424242424242 },
      { ...VISA, cvc: null },
      [VISA],
      'VISA',
      null,
    ]) {
      const { status: httpStatus, text } = await ask('POST /api/subscriptions/card', { as, body });
      expect([400, 422]).toContain(httpStatus);
      expect(text).not.toContain('4242');
    }
  });

  test('adding cards is limited, whether or not a card is accepted', async () => {
    limits.cardsOfAccount = { free: 2, first: 60, longest: 900 };
    expect((await add({ number: '4000000000000002' })).status).toBe(400);
    expect((await add()).status).toBe(200);
    const paused = await add({ number: '5555555555554444' });
    expect([paused.status, paused.headers.get('Retry-After')]).toEqual([429, '60']);
    expect((await add({}, { as: 'user' })).status).toBe(200);
    standInClock.now = new Date(standInClock.now.getTime() + 60_000);
    expect((await add({ number: '5555555555554444' })).status).toBe(200);
  });
});

test('card numbers and codes are not stored and do not appear in the request log', async () => {
  await add({ number: '378282246310005', cvc: '9173' });
  await add({ number: '4242-4242-4242-4241' });
  await add({ name: '4000056655665556' });
  await ask('PUT /api/users/me', { as, body: { note: 'My card is 4000 0566 5566 5556.' } });
  const tables = await stored();
  expect(tables.cards!.filter(({ userId }) => userId === WALTER)).toEqual([
    {
      id: expect.stringMatching(ID),
      userId: WALTER,
      source: expect.stringMatching(/^card_[0-9a-f]{24}$/),
      brand: 'American Express',
      country: 'US',
      last4: '0005',
      expMonth: 11,
      expYear: 2030,
      name: 'Walter Amari',
      isDefault: true,
    },
  ]);
  expect(JSON.stringify(tables)).not.toMatch(/378282246310005|4000056655665556/);
  const calls = (await ask('GET /demo/calls')).body.filter(
    ({ method }: { method: string }) => method !== 'GET',
  );
  expect(calls.map(({ body }: { body: unknown }) => body).slice(1)).toMatchObject([
    { ...VISA, number: '***', cvc: '***' },
    {},
    { number: '***', cvc: '***' },
    {},
    { name: '***' },
    {},
    { note: 'My card is ***.' },
  ]);
  expect(JSON.stringify(calls)).not.toMatch(/378282246310005|4242[ -]?4242|4000[ -]?0566|9173/);
});

describe('POST /api/subscriptions/card/{id}/set-default', () => {
  test('another card can be made the one that is charged', async () => {
    const [, second] = [await add(), (await add({ number: '5555555555554444' })).body];
    emittedEvents.length = 0;
    expect((await ask(`POST /api/subscriptions/card/${second.id}/set-default`, { as })).status).toBe(200);
    expect((await wallet()).default_card).toBe(second.id);
    expect(emittedEvents).toEqual([['users:save', WALTER]]);
    expect(
      (await stored()).cards!.filter(({ userId, isDefault }) => userId === WALTER && isDefault),
    ).toHaveLength(1);
  });
});

describe('DELETE /api/subscriptions/card/{id}', () => {
  test('when the charged card is removed, another card becomes the charged one', async () => {
    const [visa, master] = [(await add()).body, (await add({ number: '5555555555554444' })).body];
    expect((await ask(`DELETE /api/subscriptions/card/${visa.id}`, { as })).status).toBe(200);
    expect(await wallet()).toEqual({ cards: [master], default_card: master.id });
    expect((await ask(`DELETE /api/subscriptions/card/${visa.id}`, { as })).status).toBe(404);
    expect((await ask(`DELETE /api/subscriptions/card/${master.id}`, { as })).status).toBe(200);
    expect(await wallet()).toEqual({ cards: [], default_card: null });
  });

  test('removing another card leaves the charged card', async () => {
    const [visa, master] = [(await add()).body, (await add({ number: '5555555555554444' })).body];
    await ask(`DELETE /api/subscriptions/card/${master.id}`, { as });
    expect(await wallet()).toEqual({ cards: [visa], default_card: visa.id });
  });
});

describe('cards of other users', () => {
  test('the card of another user cannot be changed, even by a superadmin', async () => {
    const before = await wallet('user');
    const other = before.cards[1].id;
    for (const who of [as, 'superadmin']) {
      expect((await ask(`DELETE /api/subscriptions/card/${other}`, { as: who })).status).toBe(404);
      expect((await ask(`POST /api/subscriptions/card/${other}/set-default`, { as: who })).status).toBe(404);
    }
    expect(await wallet('user')).toEqual(before);
  });

  test('the cards of a user are shown to a superadmin, but not to an admin', async () => {
    const grace = await me('user');
    await ask('POST /api/users/add/role', {
      as: 'superadmin',
      body: {
        _id: GRACE,
        roleData: { application: '5f3c2a100002000000000000', role: '5f3c2a100003000000000001' },
      },
    });
    const visibleCards = async (who: string) =>
      (await ask(`GET /api/users/detail/${GRACE}/info`, { as: who })).body.subscriptions;
    expect(await visibleCards('superadmin')).toEqual(grace.subscriptions);
    expect(await visibleCards('user')).toEqual(grace.subscriptions);
    expect(await visibleCards('admin')).toEqual({
      ...grace.subscriptions,
      stripeUser: { cards: [], default_card: null },
    });
  });
});
