import { describe, expect, it } from 'vitest';
import { displayGroupDate, readGroupDate } from '../../src/platform/groupDate.ts';

describe('dates of notification groups', () => {
  it.each([
    ['3/16/2019', '3/16/2019'],
    [' 03/06/2019 ', '3/6/2019'],
    ['3-16-2019', '3/16/2019'],
    ['3.16.2019', '3/16/2019'],
    ['2/29/2024', '2/29/2024'],
    ['2019-03-16', '3/16/2019'],
    ['2019/3/16', '3/16/2019'],
    ['2019-03-16T23:30:00', '3/16/2019'],
    ['2019-03-16T23:30:00-05:00', '3/17/2019'],
    ['1552694400', '3/16/2019'],
    ['1552694400000', '3/16/2019'],
    [1552694400, '3/16/2019'],
    [1552694400000, '3/16/2019'],
  ])('the date of a notification group %j is read as %s', (date, day) =>
    expect(readGroupDate(date)).toBe(day),
  );

  it.each([
    '13/45/2019',
    '2/29/2023',
    '2019-02-30',
    '16/3/2019',
    '0/1/2019',
    '3/16/19',
    '3/16/0019',
    'Spring 2020',
    '',
    null,
    Number.NaN,
    Infinity,
    1e300,
    {},
  ])('the date of a notification group %j is refused', date => expect(readGroupDate(date)).toBeUndefined());

  it.each([
    ['Spring 2020', 'Spring 2020'],
    ['13/45/2019', '13/45/2019'],
    [null, ''],
    [{}, ''],
    [1552694400, '3/16/2019'],
  ])('the date of a notification group %j is shown as %j', (date, shown) =>
    expect(displayGroupDate(date)).toBe(shown),
  );
});
