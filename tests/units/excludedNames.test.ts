import { expect, it } from 'vitest';
import {
  changed,
  excludedName,
  groupNamesByParent,
  listChanges,
  readExcluded,
} from '../../src/resources/applications/layers/excludedNames.ts';

it.each([
  ['Utilities@Valves', 'Utilities', 'Valves'],
  ['Utilities@a@b', 'Utilities', 'a@b'],
  ['@Valves', '', 'Valves'],
  ['Valves', '', 'Valves'],
])('the excluded layer %s has its parent before the first @', (name, parent, layer) =>
  expect(readExcluded(name)).toEqual({ parent, layer }),
);

it('the name of an excluded layer is saved without spaces around its parts', () =>
  expect(excludedName({ parent: ' Utilities ', layer: ' Valves ' })).toBe('Utilities@Valves'));

it('excluded layers are grouped by parent in their stored order', () =>
  expect(groupNamesByParent(['B@1', 'A@1', 'B@2'])).toEqual([
    { parent: 'B', names: ['B@1', 'B@2'] },
    { parent: 'A', names: ['A@1'] },
  ]));

it('added and removed excluded layers are applied to the latest stored list', () => {
  const changes = listChanges(['a', 'b'], ['b', 'c']);
  expect(changes).toEqual({ added: ['c'], removed: ['a'] });
  expect(changed(['theirs', 'a', 'b', 'c'], changes)).toEqual(['theirs', 'b', 'c']);
});
