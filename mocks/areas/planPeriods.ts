import { MAX_INTERVAL_COUNT, MAX_PRICE, type Period } from '../../src/platform/subscriptionPlans.ts';
import type { StoredPeriod } from '../db/tables/subscriptionPlans.ts';
import { invalid } from '../http/refusal.ts';
import { extraOf } from './extra.ts';

const KNOWN = new Set(['name', 'interval', 'intervalCount', 'price']);
/** What people pay by is agreed: it stays as it was saved. */
const LOCKED = {
  interval: 'The interval of a saved option cannot be changed',
  intervalCount: 'The count of a saved option cannot be changed',
  price: 'The price of a saved option cannot be changed',
};
const LONGEST = 250;

const periodField = (period: Period, field: string) => {
  const name = period.name.trim();
  if (name.length > LONGEST) throw invalid({ [field]: `At most ${LONGEST} characters are allowed` });
  return name;
};

/** A period as it is first saved. */
export function newPeriod(_id: string, period: Period): StoredPeriod {
  const faults: Record<string, string> = {};
  if (period.intervalCount > MAX_INTERVAL_COUNT[period.interval])
    faults.intervalCount = `At most ${MAX_INTERVAL_COUNT[period.interval]} of this interval are allowed`;
  if (period.price > MAX_PRICE) faults.price = `At most ${MAX_PRICE} is allowed`;
  if (Object.keys(faults).length) throw invalid(faults);
  return storedPeriod(_id, period);
}

/** A period as it is stored; `field` is where its name stands in what was sent. */
const storedPeriod = (_id: string, period: Period, field = 'name'): StoredPeriod => ({
  ...extraOf(period, KNOWN),
  _id,
  name: periodField(period, field),
  interval: period.interval,
  intervalCount: period.intervalCount,
  price: period.price,
});

/** What a change of the whole plan makes of its periods: each has its name and what the platform does not know; none comes, none goes. */
export function changedPeriods(before: StoredPeriod[], periods: Period[]): StoredPeriod[] {
  const faults: Record<string, string> = {};
  const saved = new Map(before.map(period => [period._id, period]));
  const changed = periods.map((period, n) => {
    const _id = period._id ?? '';
    const was = saved.get(_id);
    if (!was) faults[`periods.${n}`] = 'An option is added by a call of its own';
    else
      for (const [field, sentence] of Object.entries(LOCKED))
        if (period[field] !== was[field]) faults[`periods.${n}.${field}`] = sentence;
    saved.delete(_id);
    return storedPeriod(_id, period, `periods.${n}.name`);
  });
  if (saved.size) faults.periods = 'A saved option cannot be removed';
  if (Object.keys(faults).length) throw invalid(faults);
  return changed;
}

/** What the platform does not know of any of these periods. */
export const unknownOf = (periods: StoredPeriod[]) =>
  periods.map(period => extraOf(period, KNOWN)).filter(extra => Object.keys(extra).length > 0);
