// @vitest-environment happy-dom
import { afterEach, describe, expect, it } from 'vitest';
import { matchRank, sortByRelevance, type SearchMatch } from '../../src/layout/search/searchMatches.ts';
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
