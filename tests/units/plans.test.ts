import { describe, expect, it } from 'vitest';
import { getLowestPrice, plansOfApplication, type Period } from '../../src/platform/subscriptionPlans.ts';
import {
  comparePlans,
  countPlanTools,
  mergeComparedIds,
} from '../../src/resources/subscriptionPlans/comparePlans.ts';
import { contentIds, mergeIds } from '../../src/resources/subscriptionPlans/contents.ts';
import { hasLowestPrice } from '../../src/resources/subscriptionPlans/periods.ts';

const period = (interval: Period['interval'], intervalCount: number, price: number): Period => ({
  name: '',
  interval,
  intervalCount,
  price,
});
const [month, year] = [period('month', 1, 10), period('year', 1, 120)];

describe('contents of a plan', () => {
  it.each([
    ['added records', ['a'], ['a'], ['a', 'b'], ['a', 'b']],
    ['removed records', ['a', 'b'], ['a', 'b'], ['b'], ['b']],
    ['both, with changes of other users', ['b', 'c', 'd'], ['a', 'b', 'c'], ['a', 'c', 'e'], ['c', 'd', 'e']],
    ['records that others added, too, once', ['a', 'b'], ['a'], ['a', 'b'], ['a', 'b']],
    ['nothing if nothing changed', ['x'], ['a'], ['a'], ['x']],
  ])('changes to the contents of a plan are merged: %s', (_, now, from, to, merged) =>
    expect(mergeIds(now, from, to)).toEqual(merged),
  );

  it('changes to the contents of a plan are undone by merging them in reverse', () => {
    expect(mergeIds(mergeIds(['a', 'b'], ['a', 'b'], ['b', 'c']), ['b', 'c'], ['a', 'b']).toSorted()).toEqual(
      ['a', 'b'],
    );
  });

  it('the contents of a plan are read by id, each once, and missing contents are empty', () => {
    expect(contentIds({ tools: ['a', { _id: 'b' }, 'a'] }, 'tools')).toEqual(['a', 'b']);
    expect(contentIds({}, 'tools')).toEqual([]);
  });
});

describe('monthly price of a plan', () => {
  it('the monthly price of a plan is its lowest, and unknown without periods', () => {
    expect(getLowestPrice([month, period('year', 1, 96)])).toBe(8);
    expect(getLowestPrice([])).toBeUndefined();
  });
  it('the lowest monthly price is marked where several periods differ by a cent or more', () => {
    expect([month, period('year', 1, 96)].map((one, _, all) => hasLowestPrice(one, all))).toEqual([
      false,
      true,
    ]);
    expect([month, year].map((one, _, all) => hasLowestPrice(one, all))).toEqual([false, false]);
    expect(hasLowestPrice(month, [month])).toBe(false);
    expect([month, year, period('day', 1, 1)].map((one, _, all) => hasLowestPrice(one, all))).toEqual([
      true,
      true,
      false,
    ]);
  });
});

describe('plans of an application', () => {
  const plan = (_id: string, contents = {}) => ({ _id, name: _id, ...contents });
  it('entries of an application that are no plans are ignored', () => {
    expect(plansOfApplication({ subscriptionPlans: [plan('a'), 'b', null, {}] })).toEqual([plan('a')]);
    expect(plansOfApplication({})).toEqual([]);
    expect(plansOfApplication({ subscriptionPlans: null })).toEqual([]);
  });
  it('a comparison of plans shows the open plan as edited, even if the list does not have it yet', () => {
    const describeComparison = (plans: ReturnType<typeof comparePlans>) =>
      plans.map(({ id, isCurrent, has }) => [id, isCurrent, [...has.tools]]);
    expect(
      describeComparison(
        comparePlans([plan('a', { tools: ['x'] }), plan('b', { tools: ['x'] })], plan('b', { tools: ['y'] })),
      ),
    ).toEqual([
      ['a', false, ['x']],
      ['b', true, ['y']],
    ]);
    expect(describeComparison(comparePlans([plan('a')], plan('b')))).toEqual([
      ['a', false, []],
      ['b', true, []],
    ]);
  });
  it('plans are compared by everything that any of them contains or will contain', () => {
    const plans = comparePlans(
      [plan('a', { tools: ['x'] }), plan('b', { tools: ['x', 'y'] })],
      plan('b', { tools: ['x', 'y'] }),
    );
    expect(mergeComparedIds(plans, 'tools', ['z', 'x'])).toEqual(['x', 'y', 'z']);
  });
  it('the tools of a plan count once, whether from the plan, a toolgroup or a purpose', () => {
    const [one] = comparePlans([], plan('a', { purposes: ['p'], toolgroups: ['g', 'h'], tools: ['x', 'z'] }));
    const groups: Record<string, string[]> = { g: ['x', 'y'], h: ['y'], i: ['w'] };
    expect(countPlanTools(one!, { groupsIn: () => ['g', 'i'], toolsIn: group => groups[group]! })).toBe(4);
  });
});
