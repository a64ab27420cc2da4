// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { getTreeMove } from '../../src/domain/catalogue/tree/getTreeMove.ts';
import {
  buildCatalogueIndex,
  expandMatches,
  getVisibleRows,
  searchTree,
  type CatalogueRows,
} from '../../src/domain/catalogue/tree/tree.ts';

const rowsOf = (rows: { _id: string; [field: string]: unknown }[]) =>
  new Map(rows.map(row => [row._id, row]));
const rows: CatalogueRows = {
  purposes: rowsOf([
    {
      _id: 'p2',
      purposeName: 'Research',
      helpInfo: 'At the counter',
      toolgroups: ['g1', { _id: 'g2' }, 'gone'],
    },
    { _id: 'p1', purposeName: 'Permits', toolgroups: ['g1'] },
    { _id: 'p3', purposeName: 'Empty' },
  ]),
  toolgroups: rowsOf([
    { _id: 'g1', toolGroupName: 'Measure', tools: ['t1', 't2', 't1'] },
    { _id: 'g2', toolGroupName: 'Notices', tools: ['t1'] },
    { _id: 'g3', toolGroupName: 'Buffers nobody uses', tools: ['t2'] },
  ]),
  tools: rowsOf([
    { _id: 't1', toolName: 'Buffer', helpInfo: 'Rings' },
    { _id: 't2', toolName: 'Distance' },
  ]),
};
const index = buildCatalogueIndex(rows);
const lines = (typed: string, openIds: string[]) =>
  getVisibleRows(index, searchTree(index, typed), new Set(openIds)).map(({ key, name, found }) => [
    key,
    name,
    found,
  ]);

describe('the tree of purposes', () => {
  it('the tree shows purposes by name, and open purposes with their toolgroups and tools in stored order', () => {
    expect(lines('', []).map(([, name]) => name)).toEqual(['Empty', 'Permits', 'Research']);
    expect(lines('', ['p2', 'p2/g1'])).toEqual([
      ['p3', 'Empty', 0],
      ['p1', 'Permits', 0],
      ['p2', 'Research', 0],
      ['p2/g1', 'Measure', 0],
      ['p2/g1/t1', 'Buffer', 0],
      ['p2/g1/t2', 'Distance', 0],
      ['p2/g2', 'Notices', 0],
      ['p2/gone', 'gone', 0],
    ]);
  });

  it('the tree knows the position, the number of tools and the other parents of each node', () => {
    const rows = getVisibleRows(index, undefined, new Set(['p2', 'p2/g2']));
    const of = (key: string) => rows.find(row => row.key === key)!;
    expect([
      of('p2').level,
      of('p2').position,
      of('p2').siblingCount,
      of('p2').childIds.length,
      of('p2').tools,
    ]).toEqual([1, 3, 3, 3, 2]);
    expect([
      of('p2/g1').parentCount,
      of('p2/g1').tools,
      of('p2/g2').parentCount,
      of('p2/g2/t1').parentCount,
    ]).toEqual([2, 2, 1, 2]);
  });

  it('a search in the tree matches part of a name, counts hidden matches and hides purposes without any', () => {
    expect(lines('BUFF', ['p2'])).toEqual([
      ['p1', 'Permits', 1],
      ['p2', 'Research', 2],
      ['p2/g1', 'Measure', 1],
      ['p2/g2', 'Notices', 1],
      ['p2/gone', 'gone', 0],
    ]);
    const found = searchTree(index, 'buff')!;
    expect([found.nodeCount, found.occurrenceCount]).toEqual([1, 3]);
    expect(searchTree(index, ' ')).toBeUndefined();
    expect(lines('nowhere', [])).toEqual([]);
  });

  it('a search in the tree ignores accents and case, and names are ordered as in the console’s language', () => {
    const named = buildCatalogueIndex({
      purposes: rowsOf([
        { _id: 'z', purposeName: 'Zoning' },
        { _id: 'a', purposeName: 'A\u0301rea' },
        { _id: 'o', purposeName: 'Ødegård' },
        { _id: 'b', purposeName: 'İSTANBUL' },
      ]),
      toolgroups: new Map(),
      tools: new Map(),
    });
    const matchedPurposes = (typed: string) => [...searchTree(named, typed)!.matchingIds.purposes];
    expect(named.purposes.map(({ id }) => id)).toEqual(['a', 'b', 'o', 'z']);
    expect([
      matchedPurposes('area'),
      matchedPurposes('Área'),
      matchedPurposes('odegard'),
      matchedPurposes('istanbul'),
    ]).toEqual([['a'], ['a'], ['o'], ['b']]);
  });

  it('a search opens the nodes that lead to a match, unless there are too many', () => {
    const found = searchTree(index, 'buff')!;
    expect([...expandMatches(index, found, 100)].sort()).toEqual(['p1', 'p1/g1', 'p2', 'p2/g1', 'p2/g2']);
    expect(expandMatches(index, found, 3).size).toBe(0);
  });

  it.each([
    ['ArrowDown', 'p2', 'p2/g1'],
    ['ArrowUp', 'p2/g2', 'p2/g1'],
    ['Home', 'p2/g2', 'p3'],
    ['End', 'p3', 'p2/gone'],
    ['ArrowRight', 'p2', 'p2/g1'],
    ['ArrowLeft', 'p2/g1', 'p2'],
    ['r', 'p3', 'p2'],
  ])('the key %s moves in the tree from %s to %s', (key, from, to) => {
    const rows = getVisibleRows(index, undefined, new Set(['p2']));
    expect(
      getTreeMove(
        rows,
        rows.find(row => row.key === from)!,
        key,
      )?.to?.key,
    ).toBe(to);
  });

  it('the right arrow opens a node, the left one closes it, and * opens all its siblings', () => {
    const rows = getVisibleRows(index, undefined, new Set(['p2']));
    const of = (key: string) => rows.find(row => row.key === key)!;
    expect([
      getTreeMove(rows, of('p1'), 'ArrowRight'),
      getTreeMove(rows, of('p2'), 'ArrowLeft'),
      getTreeMove(rows, of('p3'), 'ArrowRight'),
    ]).toEqual([{ toggle: 'p1' }, { toggle: 'p2' }, {}]);
    expect(getTreeMove(rows, of('p3'), '*')).toEqual({ open: ['p1', 'p2'] });
    expect([getTreeMove(rows, of('p3'), 'Tab'), getTreeMove(rows, of('p3'), ' ')]).toEqual([
      undefined,
      undefined,
    ]);
  });

  it('a tree of 200 purposes and 5,000 tools is searched and draws at most 200 rows', () => {
    const many = (count: number, name: string, row: (n: number) => object) =>
      rowsOf(Array.from({ length: count }, (_, n) => ({ _id: `${name}${n}`, ...row(n) })));
    const large = buildCatalogueIndex({
      purposes: many(200, 'p', n => ({
        purposeName: `P ${n}`,
        toolgroups: Array.from({ length: 20 }, (_, i) => `g${(n * 7 + i) % 500}`),
      })),
      toolgroups: many(500, 'g', n => ({
        toolGroupName: `G ${n}`,
        tools: Array.from({ length: 30 }, (_, i) => `t${(n * 13 + i) % 5000}`),
      })),
      tools: many(5000, 't', n => ({ toolName: `T ${n}` })),
    });
    const found = searchTree(large, 't 49')!;
    expect(found.occurrenceCount).toBeGreaterThan(1000);
    expect(getVisibleRows(large, found, new Set()).length).toBeLessThanOrEqual(200);
  });
});
