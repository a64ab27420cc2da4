// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { readOfferedPlans } from '../../src/pages/subscriptions/planOffers.ts';

it('a period without a count is offered as one interval, and a period without a price is not offered', () => {
  const period = { _id: 'p', name: 'Monthly', interval: 'month', price: 5 };
  const periods = [
    period,
    { ...period, intervalCount: null },
    { ...period, intervalCount: 3 },
    { ...period, price: null },
  ];
  expect(
    readOfferedPlans({
      _id: 'a',
      subscriptionPlans: [{ _id: 'b', name: 'Basic', periods }, null],
    })[0]!.periods.map(({ times }) => times),
  ).toEqual([1, 1, 3]);
});
