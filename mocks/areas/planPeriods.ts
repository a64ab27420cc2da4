import { MAX_INTERVAL_COUNT, MAX_PRICE, type Period } from '../../src/platform/subscriptionPlans.ts';
import type { StoredPeriod } from '../db/tables/subscriptionPlans.ts';
import { invalid } from '../http/refusal.ts';
import { mergeExtra } from './extraFields.ts';

const KNOWN = new Set(['name', 'interval', 'intervalCount', 'price']);
/** Subscribers have agreed to these fields, so they cannot change after they are saved. */
const LOCKED = {
  interval: 'The interval of a saved option cannot be changed',
  intervalCount: 'The count of a saved option cannot be changed',
  price: 'The price of a saved option cannot be changed',
};
const MAX_NAME_LENGTH = 250;

const periodField = (period: Period, field: string) => {
  const name = period.name.trim();
  if (name.length > MAX_NAME_LENGTH)
    throw invalid({ [field]: `At most ${MAX_NAME_LENGTH} characters are allowed` });
  return name;
};

/** Throws if the interval count or the price exceeds its limit. */
export function newPeriod(_id: string, period: Period): StoredPeriod {
  const errors: Record<string, string> = {};
  if (period.intervalCount > MAX_INTERVAL_COUNT[period.interval])
    errors.intervalCount = `At most ${MAX_INTERVAL_COUNT[period.interval]} of this interval are allowed`;
  if (period.price > MAX_PRICE) errors.price = `At most ${MAX_PRICE} is allowed`;
  if (Object.keys(errors).length) throw invalid(errors);
  return storedPeriod(_id, period);
}

/** `field` is the path of the name in the request, for refusals. */
const storedPeriod = (_id: string, period: Period, field = 'name'): StoredPeriod => ({
  ...mergeExtra(period, KNOWN),
  _id,
  name: periodField(period, field),
  interval: period.interval,
  intervalCount: period.intervalCount,
  price: period.price,
});

/**
 * Changes the names and unknown fields of a plan's periods. Throws if a period is added, removed or changed
 * otherwise.
 */
export function changedPeriods(before: StoredPeriod[], periods: Period[]): StoredPeriod[] {
  const errors: Record<string, string> = {};
  const saved = new Map(before.map(period => [period._id, period]));
  const changed = periods.map((period, n) => {
    const _id = period._id ?? '';
    const savedPeriod = saved.get(_id);
    if (!savedPeriod) errors[`periods.${n}`] = 'A new option needs a request of its own';
    else
      for (const [field, sentence] of Object.entries(LOCKED))
        if (period[field] !== savedPeriod[field]) errors[`periods.${n}.${field}`] = sentence;
    saved.delete(_id);
    return storedPeriod(_id, period, `periods.${n}.name`);
  });
  if (saved.size) errors.periods = 'A saved option cannot be removed';
  if (Object.keys(errors).length) throw invalid(errors);
  return changed;
}

/** The fields of these periods that the platform does not know. */
export const unknownPeriodFields = (periods: StoredPeriod[]) =>
  periods.map(period => mergeExtra(period, KNOWN)).filter(extra => Object.keys(extra).length > 0);
