import { expect, it } from 'vitest';
import { fill, textOf } from '../../i18n/translate.ts';

const texts = { a: { b: 'deep' }, plain: 'text' };

it('A text is found by its dotted key.', () => {
  expect(textOf(texts, 'a.b')).toBe('deep');
  expect(textOf(texts, 'plain')).toBe('text');
});

it.each(['a', 'a.c', 'a.b.c', 'x.y', ''])('There is none under “%s”.', key =>
  expect(textOf(texts, key)).toBeUndefined(),
);

it('Gaps are filled in; an unknown gap stays to be seen.', () => {
  expect(fill('%{name} of %{total}', { name: 'Lee', total: 3 })).toBe('Lee of 3');
  expect(fill('%{name}', {})).toBe('%{name}');
});

it('What is filled in is not filled again.', () =>
  expect(fill('%{a}', { a: '%{b} $1 $&', b: 'x' })).toBe('%{b} $1 $&'));

it.each([
  [0, '0 users'],
  [1, '1 user'],
  [2, '2 users'],
])('%d is counted as “%s”.', (smart_count, text) =>
  expect(fill('%{smart_count} user |||| %{smart_count} users', { smart_count })).toBe(text),
);
