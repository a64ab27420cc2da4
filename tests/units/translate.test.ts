import { expect, it } from 'vitest';
import { fill, textOf } from '../../i18n/translate.ts';
import type { TextKey, TranslateText } from '../../src/ui/useText.ts';

const texts = { a: { b: 'deep' }, plain: 'text' };

it('a text is found by its dotted key', () => {
  expect(textOf(texts, 'a.b')).toBe('deep');
  expect(textOf(texts, 'plain')).toBe('text');
});

it.each(['a', 'a.c', 'a.b.c', 'x.y', ''])('there is no text under the key “%s”', key =>
  expect(textOf(texts, key)).toBeUndefined(),
);

it('variables in a text are replaced, and an unknown variable stays visible', () => {
  expect(fill('%{name} of %{total}', { name: 'Lee', total: 3 })).toBe('Lee of 3');
  expect(fill('%{name}', {})).toBe('%{name}');
});

it('a replaced value in a text is not replaced again', () =>
  expect(fill('%{a}', { a: '%{b} $1 $&', b: 'x' })).toBe('%{b} $1 $&'));

it.each([
  [0, '0 users'],
  [1, '1 user'],
  [2, '2 users'],
])('the number %d is written “%s”', (smart_count, text) =>
  expect(fill('%{smart_count} user |||| %{smart_count} users', { smart_count })).toBe(text),
);

it('a text without all its variables does not compile', () => {
  const t = ((key: string) => key) as TranslateText;
  const key = 'ui.copy' as TextKey;
  const translated = [
    t('ui.save'),
    t('ui.copy', { name: 'Lee' }),
    t('journal.remove.text', { did: 'Role created' }),
    t('views.named'),
    // Keys that are known only at runtime are not checked.
    t(key),
    // @ts-expect-error: nothing fills %{did}
    t('journal.remove.text'),
    // @ts-expect-error: nothing fills %{name}
    t('ui.copy', { did: 'Role created' }),
    // @ts-expect-error: a counted text wants its number
    t('journal.fields', { count: '3' }),
  ];
  expect(translated).toHaveLength(8);
});
