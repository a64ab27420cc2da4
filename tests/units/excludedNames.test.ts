import { expect, it } from 'vitest';
import {
  byParent,
  changed,
  excludedName,
  listChanges,
  readExcluded,
} from '../../src/resources/applications/layers/excludedNames.ts';

it.each([
  ['Utilities@Valves', 'Utilities', 'Valves'],
  ['Utilities@a@b', 'Utilities', 'a@b'],
  ['@Valves', '', 'Valves'],
  ['Valves', '', 'Valves'],
])('The excluded layer %s has its parent before the first @', (name, parent, layer) =>
  expect(readExcluded(name)).toEqual({ parent, layer }),
);

it('A name is written without the blanks around its parts', () =>
  expect(excludedName({ parent: ' Utilities ', layer: ' Valves ' })).toBe('Utilities@Valves'));

it('Names stand by their parents, in the order in which they came', () =>
  expect(byParent(['B@1', 'A@1', 'B@2'])).toEqual([
    { parent: 'B', names: ['B@1', 'B@2'] },
    { parent: 'A', names: ['A@1'] },
  ]));

it('What was put in and taken out is done to the list as it is by then', () => {
  const changes = listChanges(['a', 'b'], ['b', 'c']);
  expect(changes).toEqual({ added: ['c'], removed: ['a'] });
  expect(changed(['theirs', 'a', 'b', 'c'], changes)).toEqual(['theirs', 'b', 'c']);
});
