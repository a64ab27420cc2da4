import { describe, expect, it } from 'vitest';
import { listInvisibleCharacters } from '../../src/domain/people/useInvisibleCharacterProps.ts';
import { formatPhone } from '../../src/platform/formatPhone.ts';
import { isPassword, passwordStrength } from '../../src/platform/password.ts';
import { isEmail, isOneLine, isPhone, stripInvisible } from '../../src/platform/rules.ts';

describe('email addresses', () => {
  it.each(['a@b.co', 'first.last+tag@sub.domain.example', 'ü@ö.de'])(
    'the text %s is an email address',
    text => expect(isEmail(text)).toBe(true),
  );
  it.each(['', 'a', 'a@', '@b.co', 'a@b', 'a b@c.de', 'a@b..co', 'a@.co', 'a@@b.co', 'a@b.co '])(
    'the text “%s” is not an email address',
    text => expect(isEmail(text)).toBe(false),
  );
  it.each(['a@b.co\u200B', '\u202Aa@b.co', 'a\u00AD@b.co', 'a@b\uFEFF.co'])(
    'the email address %j is valid only without its invisible character',
    text => expect([isEmail(text), isEmail(stripInvisible(text))]).toEqual([false, true]),
  );
});

describe('texts of one line', () => {
  it.each(['', 'Ada', '\u202Egnp.exe', '👩🏽‍🌾', 'שמאי', 'a\u00A0b', 'zero\u200Bwidth'])(
    'the text %j is one line',
    text => expect(isOneLine(text)).toBe(true),
  );
  it.each([
    'a\nb',
    'a\rb',
    'a\tb',
    'a\0b',
    'a\u000Bb',
    'a\u007Fb',
    'a\u0085b',
    'a\u009Fb',
    'a\u2028b',
    'a\u2029b',
  ])('the text %j is not one line', text => expect(isOneLine(text)).toBe(false));
});

it.each([
  ['a@b.co\u200B', 'U+200B'],
  ['\u202A503\u202C\u202A', 'U+202A, U+202C'],
  ['\u{E0020}', 'U+E0020'],
  ['a@b.co', ''],
])('the invisible characters of %j are named', (text, names) =>
  expect(listInvisibleCharacters(text)).toBe(names),
);

describe('phone numbers', () => {
  it.each(['(555) 123-4567'])('the phone number %s has the documented format', text =>
    expect(isPhone(text)).toBe(true),
  );
  it.each(['', '555 123-4567', '(555)123-4567', '(555) 123-45678', ' (555) 123-4567', '(٥٥٥) ١٢٣-٤٥٦٧'])(
    'the phone number “%s” does not have the documented format',
    text => expect(isPhone(text)).toBe(false),
  );
  it.each([
    ['5551234567', '(555) 123-4567'],
    ['555.123.4567', '(555) 123-4567'],
    ['+1 555 123 4567', '(555) 123-4567'],
    ['(555) 123-4567', '(555) 123-4567'],
    ['555123', '555123'],
    ['555-123-4567 ext 9', '555-123-4567 ext 9'],
    ['call me', 'call me'],
    ['\u202A(503) 555-0100\u202C', '(503) 555-0100'],
    ['1 (503) 555\u20110100', '(503) 555-0100'],
    ['503\u2013555\u20130100', '(503) 555-0100'],
    ['503\u2212555\u20120100', '(503) 555-0100'],
    ['555123\u200B', '555123'],
  ])('the typed phone number “%s” becomes “%s”', (typed, shown) => expect(formatPhone(typed)).toBe(shown));
});

describe('passwords', () => {
  it.each([
    ['Abcdefg1', true],
    ['Abcdef1', false],
    ['abcdefg1', false],
    ['Abcdefgh', false],
  ])('the password %s is valid: %s', (text, right) => expect(isPassword(text)).toBe(right));
  it.each([
    ['', 0],
    ['abcdefgh', 0],
    ['abcdefghi', 10],
    ['Abcdefgh', 10],
    ['Abcdefg1', 20],
    ['Abcdefgh1', 30],
    ['Abcdefg1!', 40],
    ['Abcdefg 1', 30],
  ])('the password “%s” has %d points for its strength', (text, points) =>
    expect(passwordStrength(text)).toBe(points),
  );
});
