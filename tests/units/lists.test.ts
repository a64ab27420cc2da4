// @vitest-environment happy-dom
import { afterEach, describe, expect, it } from 'vitest';
import { dayRange, listQuery, listSearch, listState, PAGE_SIZES } from '../../src/platform/lists.ts';
import { layerDefinition } from '../../src/resources/applications/layers/list/LayerList.tsx';
import { formatEpochDate } from '../../src/ui/formats.ts';

const users = (search: string) => listState('users', new URLSearchParams(search));

describe('the list in the address', () => {
  it('the plain address shows users by 8 and tags by 24', () => {
    expect(users('')).toEqual({
      q: '',
      page: 1,
      pageSize: 8,
      sortBy: 'firstName',
      sortDirection: 'asc',
      view: 'table',
      filters: {},
    });
    expect(listState('tags', new URLSearchParams())).toMatchObject({ pageSize: 24, view: 'cards' });
  });

  it.each([
    'q=lee&filter=admin&provider=google&page=3',
    'sortBy=loginCount&sortDirection=desc&pageSize=40&view=cards',
    'lastLoggedIn=2026-11-01%2C2026-11-20',
    'activeUserPercent=5',
  ])('the list parameters “%s” are read and written back the same', search =>
    expect(listSearch('users', users(search)).toString()).toBe(search),
  );

  it.each([
    'page=0',
    'page=-2',
    'page=1e9',
    'page=x',
    'pageSize=7',
    'pageSize=1000',
    'sortDirection=up',
    'view=tree',
    'activeUserPercent=0',
    'unknown=1',
    'filter=owner',
    'provider=maybe',
    'provider=all',
    'subscriptionFilter=past',
    'lastLoggedIn=yesterday',
    'lastLoggedIn=2026-11-20%2C2026-11-01',
    'lastLoggedOut=2026-02-30%2C2026-03-01',
    'activeUserPercent=many',
    'sortBy=password&sortDirection=desc',
    'sortDirection=desc&sortBy=',
  ])('the invalid list parameters “%s” give the plain list', search =>
    expect(users(search)).toEqual(users('')),
  );

  it.each(['geometryType=Circle', 'geometryType=all', 'editable=maybe', 'sortBy=_id'])(
    'the invalid layer parameters “%s” give the plain list of layers',
    search =>
      expect(listState(layerDefinition, new URLSearchParams(search))).toEqual(
        listState(layerDefinition, new URLSearchParams()),
      ),
  );

  it.each(PAGE_SIZES)('a page size of %d is accepted', size =>
    expect(users(`pageSize=${size}`).pageSize).toBe(size),
  );

  it('the top active users appear on one page by login count, highest first', () => {
    expect(users('activeUserPercent=5&pageSize=40&sortBy=email&sortDirection=asc')).toMatchObject({
      pageSize: 5,
      sortBy: 'loginCount',
      sortDirection: 'desc',
    });
  });
});

describe('requests of a list', () => {
  it('a list requests search, paging, sort and filters by their documented names', () => {
    expect(listQuery('users', users('q=lee&filter=admin&page=2'))).toMatchObject({
      query: 'lee',
      filter: 'admin',
      page: 2,
      pageSize: 8,
      sortBy: 'firstName',
      sortDirection: 'asc',
    });
    expect(listQuery('users', users(''))).toMatchObject({ query: undefined });
  });

  it('a range of days begins at 00:00:00 and ends at 23:59:59 local time', () => {
    const range = dayRange('2026-11-01,2026-11-20')!
      .split(',')
      .map(text => new Date(text));
    expect(
      range.map(date => [date.getDate(), date.getHours(), date.getMinutes(), date.getSeconds()]),
    ).toEqual([
      [1, 0, 0, 0],
      [20, 23, 59, 59],
    ]);
  });

  describe('a day in another time zone', () => {
    const { TZ } = process.env;
    afterEach(() => {
      if (TZ === undefined) delete process.env.TZ;
      else process.env.TZ = TZ;
    });

    it.each([
      ['America/Los_Angeles', '2026-11-20T23:30:00Z', '2026-11-20'],
      ['Europe/Berlin', '2026-11-20T23:30:00Z', '2026-11-21'],
      ['America/Los_Angeles', '2026-12-01T00:00:00Z', '2026-11-30'],
      ['Europe/Berlin', '2026-12-01T00:00:00Z', '2026-12-01'],
      ['Asia/Tokyo', '2026-11-20T15:00:00Z', '2026-11-21'],
      ['America/New_York', '2026-11-02T04:59:59Z', '2026-11-01'],
      ['America/Santiago', '2026-04-05T03:59:59Z', '2026-04-04'],
      ['America/Santiago', '2026-09-06T04:00:00Z', '2026-09-06'],
    ])('in %s, the time %s is found by the day that is shown for it, and by no other', (zone, utc, day) => {
      process.env.TZ = zone;
      const seconds = Date.parse(utc) / 1000;
      const [year, month, number] = day.split('-');
      expect(formatEpochDate(seconds)).toBe(`${month}/${number}/${year}`);
      const isFoundBy = (offset: number) => {
        const isoDay = new Date(Date.parse(day) + offset * 86_400_000).toISOString().slice(0, 10);
        const [from, to] = dayRange(`${isoDay},${isoDay}`)!.split(',').map(Date.parse) as [number, number];
        return from <= seconds * 1000 && seconds * 1000 <= to;
      };
      expect([-1, 0, 1].map(isFoundBy)).toEqual([false, true, false]);
    });
  });

  it.each([
    '',
    '2026-11-01',
    '2026-13-01,2026-11-20',
    '2026-02-30,2026-11-20',
    '2026-11-20,2026-11-01',
    '2026-11-01,2026-11-20,2026-11-21',
    'a,b',
    ',',
  ])('the days “%s” request no range', days => expect(dayRange(days)).toBeUndefined());
});
