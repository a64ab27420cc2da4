import { expect, it } from 'vitest';
import { maskedBody } from '../../mocks/masking.ts';
import { isSecretName, maskedUrl } from '../../src/platform/secrets.ts';

it.each([
  [
    'a token in the path',
    { route: 'GET /auth/local/mail/reset-password/{token}', path: { token: 'abc' } },
    'GET /auth/local/mail/reset-password/***',
  ],
  [
    'a token in the query',
    { route: 'GET /api/users/download', query: { access_token: 'abc', page: '2' } },
    'GET /api/users/download?access_token=***&page=2',
  ],
  [
    'nothing secret',
    { route: 'GET /api/users/detail/{id}/info', path: { id: 'u 1' } },
    'GET /api/users/detail/u%201/info',
  ],
])('a call with %s is logged without its secrets', (_, requestBody, written) => {
  expect(maskedUrl({ ...requestBody, at: 0 })).toBe(written);
});

/** An unused Visa number: fourteen digits after the 4, and the check digit. */
const visa = (n: number) => {
  const digits = `4${String(n).padStart(14, '0')}`;
  const sum = [...digits].reduce(
    (all, digit, at) => all + (at % 2 ? Number(digit) : [0, 2, 4, 6, 8, 1, 3, 5, 7, 9][Number(digit)]!),
    0,
  );
  return `${digits}${(10 - (sum % 10)) % 10}`;
};

it('the log of a body masks 60,000 card numbers and keeps other numbers', () => {
  const numbers = Array.from({ length: 60_000 }, (_, n) => visa(n));
  const note = (words: string[]) => ({ note: `Cards: ${words.join(', ')}, and the parcel 123456789012.` });
  expect(maskedBody(JSON.stringify(note(numbers)), '/api/tags')).toEqual(note(numbers.map(() => '***')));
});

it('names that only look like secrets, such as gaKey, are not masked', () => {
  expect(['gaKey', 'mobilegaKey', 'key', 'keyField', 'Assmnt_JoinKey'].filter(isSecretName)).toEqual([]);
});
