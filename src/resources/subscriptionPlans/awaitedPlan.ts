import type { PlanRecord } from './planForms.ts';

const three = ['1', '2', '3'];

/** Stands in for a plan that is still to be read. */
export const awaitedPlan: PlanRecord = {
  id: '',
  _id: '',
  name: '-',
  description: '-',
  periods: three.map(_id => ({ _id, name: '-', interval: 'month', intervalCount: 1, price: 0 })),
  purposes: three,
};
