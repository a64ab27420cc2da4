import { screen, within } from '@testing-library/react';
import { applicationId } from '../../mocks/db/seededIds.ts';
import { planId } from '../../mocks/db/seededPlans.ts';
import type { startPlatform } from './platform.ts';
import { visit } from './visit.tsx';

/** Larkspur sells Basic, Standard and Professional, and has the empty draft Intern. */
export const [LARKSPUR, MILLBROOK] = [applicationId(0), applicationId(1)];
export const [BASIC, STANDARD, PROFESSIONAL, INTERN] = [0, 1, 2, 3].map(n => planId(0, n)) as [
  string,
  string,
  string,
  string,
];
export const APPLICATIONS_ROUTE = 'GET /api/applications';
export const planUrl = (plan: string, hash = '') => `/subscription-plan/${plan}/edit${hash}`;
export const planReadRoute = (plan: string) => `GET /api/subscription-plans/${plan}`;
export const planUpdateRoute = (plan: string) => `PUT /api/subscription-plans/${plan}`;

type StandIn = ReturnType<typeof startPlatform>;

/** Opens the page of a plan, with everything loaded. */
export async function openPlan(
  standIn: StandIn,
  plan = STANDARD,
  { hash = '', name = 'superadmin', width = 1280 } = {},
) {
  const page = await visit(standIn, name, planUrl(plan, hash), { width });
  await page.settled();
  return page;
}
export const planPanel = (name: string) => screen.getByRole('region', { name, hidden: true });
export const details = () => planPanel('Details');
export const options = () => planPanel('Subscription options 4');
export const contents = () => planPanel('What the plan includes');
export interface StoredPlan {
  _id: string;
  name: string;
  description: string;
  application: string;
  periods: { _id: string; name: string; interval: string; intervalCount: number; price: number }[];
  purposes: string[];
  toolgroups: string[];
  tools: string[];
}
/** The stored plan, read by another user. */
export const readStoredPlan = async (standIn: StandIn, plan = STANDARD) =>
  (await standIn.as('second.superadmin')).ask<StoredPlan>('GET', `/api/subscription-plans/${plan}`);
/** Another user saves a whole plan with these changes. */
export async function saveAsOtherUser(standIn: StandIn, changes: object, plan = STANDARD) {
  const otherUser = await standIn.as('second.superadmin');
  await otherUser.ask('PUT', `/api/subscription-plans/${plan}`, {
    ...(await otherUser.ask('GET', `/api/subscription-plans/${plan}`)),
    ...changes,
  });
}
/** The texts of the rows of a table, cell by cell. */
export const cells = (container: HTMLElement) =>
  within(container)
    .getAllByRole('row')
    .slice(1)
    .map(row => [...row.children].map(cell => cell.textContent));
/** The names and other texts of the items of a list. */
export const listItems = (container: HTMLElement, name: string) =>
  within(within(container).getByRole('list', { name }))
    .getAllByRole('listitem')
    .map(item => [...item.querySelectorAll(':scope > span')].map(one => one.textContent));
