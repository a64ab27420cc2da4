import { describe, expect, it } from 'vitest';
import { reformatCardNumber } from '../../src/pages/subscriptions/reformatCardNumber.ts';
import {
  CARD_BRANDS,
  cardBrand,
  cardExpiry,
  cvcLength,
  formatCardNumber,
  fullYear,
  isCardNumber,
  isCvc,
  isLuhn,
  parseCardBrand,
} from '../../src/platform/cards.ts';

describe('the brand of a card number', () => {
  it.each([
    ['4', 'Visa'],
    ['34', 'American Express'],
    ['37', 'American Express'],
    ['51', 'MasterCard'],
    ['55', 'MasterCard'],
    ['2221', 'MasterCard'],
    ['2720', 'MasterCard'],
    ['6011', 'Discover'],
    ['644', 'Discover'],
    ['65', 'Discover'],
    ['3528', 'JCB'],
    ['3589', 'JCB'],
    ['300', 'Diners Club'],
    ['305', 'Diners Club'],
    ['3095', 'Diners Club'],
    ['36', 'Diners Club'],
    ['38', 'Diners Club'],
    ['3 8-4', 'Diners Club'],
  ])('the brand of a card is known from its first digits: %s is %s', (digits, brand) =>
    expect(cardBrand(digits)).toBe(brand),
  );

  it.each(['', '3', '5', '2', '50', '56', '2220', '2721', '60', '643', '3527', '3590', '306', '9', '١٢'])(
    'the card number “%s” has no known brand',
    digits => expect(cardBrand(digits)).toBeUndefined(),
  );

  it.each([
    ['mastercard', 'MasterCard'],
    ['AMERICAN EXPRESS', 'American Express'],
    ['diners_club', 'Diners Club'],
    ['UnionPay', 'UnionPay'],
    [' ', undefined],
    [null, undefined],
  ])('the brand of a card is shown by its documented name: %s', (name, called) =>
    expect(parseCardBrand(name)).toBe(called),
  );

  it('there are six card brands', () => expect(CARD_BRANDS).toHaveLength(6));
});

describe('card numbers', () => {
  it.each([
    '4242424242424242',
    '4222222222222',
    '5555555555554444',
    '378282246310005',
    '6011111111111117',
    '3566002020360505',
    '30569309025904',
    '3782 822463 10005',
    '4242-4242-4242-4242',
  ])('the card number %s is accepted', number => expect(isCardNumber(number)).toBe(true));
  it.each([
    ['with a wrong check digit', '4242424242424241'],
    ['with two digits exchanged', '5555555555545444'],
    ['of a length that its brand does not allow', '3782822463100054'],
    ['too short for any brand', '9999999'],
    ['with letters', '4242x4242424242424'],
    ['that is no number', ''],
  ])('a card number %s is rejected', (_, number) => expect(isCardNumber(number)).toBe(false));

  it('a card number of an unknown brand is judged by its check digit and length', () => {
    expect(isCardNumber('9999999999999995')).toBe(true);
    expect(isCardNumber('99999999999')).toBe(false);
  });

  it.each([
    ['0', true],
    ['18', true],
    ['17', false],
    ['', false],
  ])('the digits “%s” have the right check digit: %s', (number, right) => expect(isLuhn(number)).toBe(right));

  it.each([
    ['4242424242424242', '4242 4242 4242 4242'],
    ['4242424242424242424', '4242 4242 4242 4242 424'],
    ['424242424242424242424', '4242 4242 4242 4242 424 24'],
    ['378282246310005', '3782 822463 10005'],
    ['3056930902', '3056 930902'],
    ['42424', '4242 4'],
    ['4242 ', '4242'],
    ['a', ''],
  ])('the card number %s is shown as “%s”', (number, parts) => expect(formatCardNumber(number)).toBe(parts));
});

describe('card security codes', () => {
  it.each([
    ['123', '4242', true],
    ['1234', '4242', false],
    ['1234', '378', true],
    ['123', '378', false],
    ['12a', '4242', false],
    ['123', '', true],
    ['', '4242', false],
  ])('the security code %s for the card %s is right: %s', (code, number, right) =>
    expect(isCvc(code, number)).toBe(right),
  );

  it('a security code has as many digits as its brand prints', () =>
    expect([cvcLength('American Express'), cvcLength('Visa'), cvcLength(undefined)]).toEqual([4, 3, 3]));
});

describe('the expiry of a card', () => {
  const now = new Date(2026, 10, 30, 23, 59);
  it.each([
    [10, 2026, 'expired'],
    [11, 2025, 'expired'],
    [11, 2026, 'expiring'],
    [12, 2026, 'expiring'],
    [1, 2027, 'valid'],
    ['08', '28', 'valid'],
    ['8', '25', 'expired'],
  ] as const)('a card with the expiry %s/%s is on 30 November 2026 %s', (month, year, expiry) =>
    expect(cardExpiry(month, year, now)).toBe(expiry),
  );

  it.each([
    [0, 2027],
    [13, 2027],
    ['', 2027],
    ['x', 2027],
    [1, undefined],
    [1, '202'],
    [1.5, 2027],
  ])('a card cannot expire in month “%s” of year “%s”', (month, year) =>
    expect(cardExpiry(month, year, now)).toBeUndefined(),
  );

  it.each([
    ['26', 2026],
    ['2026', 2026],
    ['026', undefined],
    ['2O26', undefined],
    ['', undefined],
  ])('the typed year %s is read as %s', (typed, year) => expect(fullYear(typed)).toBe(year));
});

describe('the caret in the card number field', () => {
  it.each([
    ['stays at the end', '', '4', 1, false, '4', 1],
    ['goes over a gap with the digit typed behind it', '4242', '42424', 5, false, '4242 4', 6],
    ['stays behind the digit typed in the middle', '4242 4242', '42942 4242', 3, false, '4294 2424 2', 3],
    ['stays behind what was pasted', '42', '44242-42422', 9, false, '4424 2424 22', 9],
    ['stays where a character was refused', '4242 4242', '4242 4x242', 7, false, '4242 4242', 6],
    ['takes the digit before a gap that was deleted', '4242 1111', '42421111', 4, false, '4241 111', 3],
    [
      'takes the digit behind a gap that was deleted forwards',
      '4242 1111',
      '42421111',
      4,
      true,
      '4242 111',
      4,
    ],
    ['stays at the beginning', '4242', '242', 0, true, '242', 0],
    [
      'stays behind the same digit where the brand, and with it the parts, change',
      '3782 822463',
      '782 822463',
      0,
      true,
      '7828 2246 3',
      0,
    ],
  ])('the caret of the card number field %s', (_, before, text, caret, forward, next, at) =>
    expect(reformatCardNumber(before, { text, caret }, forward)).toEqual({ text: next, caret: at }),
  );
});
