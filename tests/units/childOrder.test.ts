import { expect, it } from 'vitest';
import { mergeOrder, moveId } from '../../src/domain/catalogue/children/useChildOrder.ts';

it('a saved order drops removed items and puts new items at the end', () => {
  expect(mergeOrder(['a', 'x', 'b', 'c'], ['c', 'gone', 'a', 'b'])).toEqual(['c', 'a', 'b', 'x']);
});

it.each([
  ['a', 2, ['b', 'c', 'a']],
  ['c', 0, ['c', 'a', 'b']],
  ['b', 1, ['a', 'b', 'c']],
] as const)('the item %s moves to position %i', (id, to, order) => {
  expect(moveId(['a', 'b', 'c'], id, to)).toEqual(order);
});
