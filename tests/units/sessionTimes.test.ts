import { describe, expect, it } from 'vitest';
import { gridLines, groupSessions, sessionDuration } from '../../src/resources/users/sessionTimes.ts';

const at = (year: number, month: number, day: number, hour = 12) =>
  new Date(year, month - 1, day, hour).getTime() / 1000;
const session = (_id: string, loginTime: number | undefined, seconds?: number) => ({
  _id,
  loginTime,
  ...(seconds !== undefined && loginTime !== undefined && { logoutTime: loginTime + seconds }),
});

describe('sessions over time', () => {
  it('sessions are grouped by the day they began on, including the days between them', () => {
    const { unit, buckets: spans } = groupSessions([
      session('c', at(2026, 11, 4), 60),
      session('a', at(2026, 11, 1, 23), 7200),
      session('b', at(2026, 11, 4, 1), 30),
    ]);
    expect(unit).toBe('day');
    expect(
      spans.map(({ from, sessions, seconds }) => [
        new Date(from).getDate(),
        sessions.map(({ _id }) => _id),
        seconds,
      ]),
    ).toEqual([
      [1, ['a'], 7200],
      [2, [], 0],
      [3, [], 0],
      [4, ['b', 'c'], 90],
    ]);
  });

  it.each([
    [at(2026, 2, 14), 'day', 45],
    [at(2026, 2, 15), 'week', 7],
    [at(2027, 1, 31), 'month', 13],
    [at(2066, 1, 1), 'year', 41],
  ] as const)(
    'sessions are grouped by the smallest unit that leaves few enough columns',
    (last, unit, columns) => {
      const groups = groupSessions([session('a', at(2026, 1, 1), 1), session('b', last, 1)]);
      expect([groups.unit, groups.buckets.length]).toEqual([unit, columns]);
      expect(groups.buckets.flatMap(({ sessions }) => sessions.map(({ _id }) => _id))).toEqual(['a', 'b']);
    },
  );

  it('weeks of sessions begin on Monday', () => {
    const { buckets: spans } = groupSessions([
      session('a', at(2026, 1, 4), 1),
      session('b', at(2026, 4, 1), 1),
    ]);
    expect(spans.every(({ from }) => new Date(from).getDay() === 1 && new Date(from).getHours() === 0)).toBe(
      true,
    );
  });

  it('sessions without a login time are only counted, and an open session has no length', () => {
    const groups = groupSessions([session('a', undefined), session('b', at(2026, 1, 1))]);
    expect([groups.undated, groups.buckets.length, groups.buckets[0]!.seconds]).toEqual([1, 1, 0]);
    expect(sessionDuration({ _id: 'c', loginTime: 10, logoutTime: 5 })).toBeUndefined();
  });
});

describe('axis of session lengths', () => {
  it.each([
    [0, [0, 60]],
    [59, [0, 60]],
    [61, [0, 60, 120]],
    [6246, [0, 1800, 3600, 5400, 7200]],
    [200 * 3600, [0, 3 * 86_400, 6 * 86_400, 9 * 86_400]],
  ])('the axis of session lengths has at most five lines, up to above the longest (%i s)', (longest, lines) =>
    expect(gridLines(longest)).toEqual(lines),
  );
});
