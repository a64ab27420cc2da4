import { describe, expect, it } from 'vitest';
import { fractionDigits, fromMinorUnits, monthlyPrice } from '../../src/platform/money.ts';

describe('an amount in the smallest unit of its currency', () => {
  it.each([
    [48000, 'usd', 480],
    [1, 'USD', 0.01],
    [0, 'usd', 0],
    [-500, 'eur', -5],
    [48000, 'jpy', 48000],
    [48000, 'KRW', 48000],
    [48000, 'kwd', 48],
  ])('an amount of %i in the smallest unit of %s is %d', (total, currency, amount) =>
    expect(fromMinorUnits(total, currency)).toBe(amount),
  );

  it('a currency has its own number of decimal places', () =>
    expect(['usd', 'JPY', 'bhd', 'xyz'].map(fractionDigits)).toEqual([2, 0, 3, 2]));
});

describe('the price of a period by the month', () => {
  it.each([
    [{ price: 480, interval: 'year', intervalCount: 1 }, 40],
    [{ price: 49, interval: 'month', intervalCount: 1 }, 49],
    [{ price: 49, interval: 'month' }, 49],
    [{ price: 129, interval: 'month', intervalCount: 3 }, 43],
    [{ price: 12, interval: 'day', intervalCount: 1 }, 365.25],
    [{ price: 28, interval: 'week', intervalCount: 2 }, 60.875],
    [{ price: 0, interval: 'week', intervalCount: 1 }, 0],
  ])('the monthly price of the period %j is %d', (period, price) =>
    expect(monthlyPrice(period)).toBeCloseTo(price, 10),
  );

  it.each([
    { price: 1, interval: 'quarter' },
    { price: 1, interval: 'toString' },
    { price: '1', interval: 'month' },
    { price: 1, interval: 'month', intervalCount: 0 },
    { interval: 'month' },
    {},
  ])('the period %j has no monthly price', period => expect(monthlyPrice(period)).toBeUndefined());
});
