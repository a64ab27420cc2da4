// @vitest-environment happy-dom
import { afterEach, describe, expect, it } from 'vitest';
import {
  matchRank,
  sortByRelevance,
  toRecordId,
  withoutRepeatedLinks,
  type SearchMatch,
} from '../../src/layout/search/searchMatches.ts';
import { recents } from '../../src/storage/recents.ts';

const matchIn = (group: string, label: string): SearchMatch => ({
  key: label,
  kind: 'page',
  group,
  label,
  to: '/',
});

describe('order of search results', () => {
  it('an equal name comes first, then one that begins alike, a word that does, and any part', () =>
    expect(
      ['Harbor', 'Har', 'Port Harmon', 'Sharing', 'Tags'].map(label => matchRank(label, ' har')),
    ).toEqual([1, 0, 2, 3, 4]));

  it('groups are ordered by their best match, and within each group the best match is first', () =>
    expect(
      sortByRelevance(
        [
          matchIn('People', 'O’Hara'),
          matchIn('People', 'Ruth Harlow'),
          matchIn('Places', 'Port Harmon'),
          matchIn('Places', 'Harlan'),
        ],
        'har',
      ).map(({ label }) => label),
    ).toEqual(['Harlan', 'Port Harmon', 'Ruth Harlow', 'O’Hara']));

  it('a record whose ID is the query comes before equal names', () =>
    expect(
      sortByRelevance(
        [matchIn('Tags', 'har'), { ...matchIn('Application with this ID', 'Port Harmon'), isExact: true }],
        'har',
      ).map(({ label }) => label),
    ).toEqual(['Port Harmon', 'har']));

  it('of matches with the same link only the first stays, and matches without a link stay', () =>
    expect(
      withoutRepeatedLinks([
        matchIn('Recent', 'Harlan'),
        matchIn('Places', 'Harlan County'),
        { ...matchIn('Places', 'Harmon'), to: '/harmon' },
        { key: 'tag', kind: 'act', group: 'Actions', label: 'New tag', create: 'tags' },
        { key: 'role', kind: 'act', group: 'Actions', label: 'New role', create: 'roles' },
      ]).map(({ label }) => label),
    ).toEqual(['Harlan', 'Harmon', 'New tag', 'New role']));
});

describe('the format of an ID', () => {
  it.each([
    ['5f3c2a100001000000000002', '5f3c2a100001000000000002'],
    ['\t5F3C2A100001000000000002 \u200b', '5f3c2a100001000000000002'],
    ['3F2504E0-4F89-41D3-9A0C-0305E82C3301', '3f2504e0-4f89-41d3-9a0c-0305e82c3301'],
  ])('%j is the ID %s', (typed, id) => expect(toRecordId(typed)).toBe(id));

  it.each([
    '',
    '5f3c2a10000100000000000',
    '5f3c2a1000010000000000022',
    '5f3c2a10000100000000000g',
    '5f3c2a10 0001000000000002',
    '3f2504e04f8941d39a0c0305e82c3301',
    '3f2504e0-4f89-41d3-9a0c-0305e82c330',
  ])('%j is not an ID', typed => expect(toRecordId(typed)).toBeUndefined());
});

describe('recently opened records', () => {
  afterEach(() => localStorage.clear());
  const opened = () => recents.list('me').map(({ label }) => label);

  it('recent records are listed newest first, each once with its latest name, at most twelve', () => {
    for (let n = 1; n <= 14; n += 1) recents.add('me', { to: `/tag/${n}/info`, label: `Tag ${n}` });
    recents.add('me', { to: '/tag/9/info', label: 'Ninth' });
    expect(opened()).toEqual(['Ninth', ...[14, 13, 12, 11, 10, 8, 7, 6, 5, 4, 3].map(n => `Tag ${n}`)]);
  });

  it('recent records belong to one user', () => {
    recents.add('you', { to: '/tag/1/info', label: 'Tag' });
    expect(opened()).toEqual([]);
  });

  it('a deleted record is removed from the recent records', () => {
    recents.add('me', { to: '/tag/1/info', label: 'Tag' });
    recents.remove('me', '/tag/1/info');
    expect(opened()).toEqual([]);
  });

  it.each([
    '{',
    '5',
    '[null, {"to":"https://elsewhere.example","label":"x"}, {"to":"//elsewhere.example","label":"x"}, {"to":"/tags"}]',
  ])('no recent record is read from the damaged storage %s', text => {
    localStorage.setItem('recent:me', text);
    expect(opened()).toEqual([]);
  });
});
