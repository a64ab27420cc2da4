import type { ConsoleDataProvider } from '../../data/dataProvider.ts';
import { notFoundError } from '../../data/failures.ts';
import type { Application } from '../../platform/applications.ts';
import { plansOfApplication } from '../../platform/subscriptionPlans.ts';
import { findApplicationOfPlan } from './findApplicationOfPlan.ts';

export const planIdsOf = (application: Application) =>
  new Set(plansOfApplication(application).map(({ _id }) => _id));

/** Returns the ID of a plan with this name that did not exist before, or undefined if it is not found. */
export async function findNewPlan(
  call: ConsoleDataProvider['call'],
  { _id: id, applicationName: name }: Application,
  plan: string,
  before: ReadonlySet<string>,
) {
  const now = await findApplicationOfPlan(call, { id, name });
  if (!now) throw notFoundError();
  return plansOfApplication(now).findLast(one => one.name?.trim() === plan.trim() && !before.has(one._id))
    ?._id;
}
