import { expect, it } from 'vitest';
import { mergeOrder, movedTo } from '../../src/domain/catalogue/children/useChildOrder.ts';

it('A wanted order leaves out what is gone by now, and puts what has come meanwhile behind', () => {
  expect(mergeOrder(['a', 'x', 'b', 'c'], ['c', 'gone', 'a', 'b'])).toEqual(['c', 'a', 'b', 'x']);
});

it.each([
  ['a', 2, ['b', 'c', 'a']],
  ['c', 0, ['c', 'a', 'b']],
  ['b', 1, ['a', 'b', 'c']],
] as const)('%s goes to %i', (id, to, order) => {
  expect(movedTo(['a', 'b', 'c'], id, to)).toEqual(order);
});
