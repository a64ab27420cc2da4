import { describe, expect, it } from 'vitest';
import { plansOfApplication, type Period } from '../../src/platform/subscriptionPlans.ts';
import {
  comparedIds,
  comparedPlans,
  differentTools,
} from '../../src/resources/subscriptionPlans/comparison.ts';
import { contentIds, mergedIds } from '../../src/resources/subscriptionPlans/contents.ts';
import { isLowest, lowest } from '../../src/resources/subscriptionPlans/periods.ts';

const period = (interval: Period['interval'], intervalCount: number, price: number): Period => ({
  name: '',
  interval,
  intervalCount,
  price,
});
const [month, year] = [period('month', 1, 10), period('year', 1, 120)];

describe('what belongs to a plan', () => {
  it.each([
    ['what was added', ['a'], ['a'], ['a', 'b'], ['a', 'b']],
    ['what was taken away', ['a', 'b'], ['a', 'b'], ['b'], ['b']],
    [
      'both, beside what others added and took away',
      ['b', 'c', 'd'],
      ['a', 'b', 'c'],
      ['a', 'c', 'e'],
      ['c', 'd', 'e'],
    ],
    ['what others have added, too, once', ['a', 'b'], ['a'], ['a', 'b'], ['a', 'b']],
    ['nothing where nothing was changed', ['x'], ['a'], ['a'], ['x']],
  ])('is merged: %s', (_, now, from, to, merged) => expect(mergedIds(now, from, to)).toEqual(merged));

  it('is taken back by the same the other way round', () => {
    expect(
      mergedIds(mergedIds(['a', 'b'], ['a', 'b'], ['b', 'c']), ['b', 'c'], ['a', 'b']).toSorted(),
    ).toEqual(['a', 'b']);
  });

  it('is read by id however it came, each once, and missing is nothing', () => {
    expect(contentIds({ tools: ['a', { _id: 'b' }, 'a'] }, 'tools')).toEqual(['a', 'b']);
    expect(contentIds({}, 'tools')).toEqual([]);
  });
});

describe('what a plan costs by the month', () => {
  it('is the least of its periods; without any it is unknown', () => {
    expect(lowest([month, period('year', 1, 96)])).toBe(8);
    expect(lowest([])).toBeUndefined();
  });
  it('is marked where it is the lowest of several, to the cent', () => {
    expect([month, period('year', 1, 96)].map((one, _, all) => isLowest(one, all))).toEqual([false, true]);
    expect([month, year].map((one, _, all) => isLowest(one, all))).toEqual([false, false]);
    expect(isLowest(month, [month])).toBe(false);
    expect([month, year, period('day', 1, 1)].map((one, _, all) => isLowest(one, all))).toEqual([
      true,
      true,
      false,
    ]);
  });
});

describe('the plans of an application', () => {
  const plan = (_id: string, contents = {}) => ({ _id, name: _id, ...contents });
  it('are those that are plans, whatever else came', () => {
    expect(plansOfApplication({ subscriptionPlans: [plan('a'), 'b', null, {}] })).toEqual([plan('a')]);
    expect(plansOfApplication({})).toEqual([]);
    expect(plansOfApplication({ subscriptionPlans: null })).toEqual([]);
  });
  it('have the one that is looked at as it is here, also where their list does not know it yet', () => {
    const describeComparison = (plans: ReturnType<typeof comparedPlans>) =>
      plans.map(({ id, isCurrent, has }) => [id, isCurrent, [...has.tools]]);
    expect(
      describeComparison(
        comparedPlans(
          [plan('a', { tools: ['x'] }), plan('b', { tools: ['x'] })],
          plan('b', { tools: ['y'] }),
        ),
      ),
    ).toEqual([
      ['a', false, ['x']],
      ['b', true, ['y']],
    ]);
    expect(describeComparison(comparedPlans([plan('a')], plan('b')))).toEqual([
      ['a', false, []],
      ['b', true, []],
    ]);
  });
  it('are compared by everything that any of them has, or is to have', () => {
    const plans = comparedPlans(
      [plan('a', { tools: ['x'] }), plan('b', { tools: ['x', 'y'] })],
      plan('b', { tools: ['x', 'y'] }),
    );
    expect(comparedIds(plans, 'tools', ['z', 'x'])).toEqual(['x', 'y', 'z']);
  });
  it('open tools by themselves, by groups and by purposes, each counted once', () => {
    const [one] = comparedPlans(
      [],
      plan('a', { purposes: ['p'], toolgroups: ['g', 'h'], tools: ['x', 'z'] }),
    );
    const groups: Record<string, string[]> = { g: ['x', 'y'], h: ['y'], i: ['w'] };
    expect(differentTools(one!, { groupsIn: () => ['g', 'i'], toolsIn: group => groups[group]! })).toBe(4);
  });
});
