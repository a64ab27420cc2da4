import { screen, within } from '@testing-library/react';
import { seededUserId } from '../../mocks/db/demoAccounts.ts';
import type { startPlatform } from './platform.ts';
import { visit } from './visit.tsx';

type StandIn = ReturnType<typeof startPlatform>;

export const GRACE = seededUserId(2);

/** The epoch seconds of a local day and time. */
export const at = (year: number, month: number, day: number, hour = 9, minute = 7) =>
  new Date(year, month - 1, day, hour, minute).getTime() / 1000;

/** A subscription as the platform documents it. */
export const documentedSubscription = ({
  stripe = {},
  ...over
}: Record<string, unknown> & { stripe?: object } = {}) => ({
  _id: 's1',
  application: { _id: 'a1', applicationName: 'Alder County' },
  plan: { _id: 'p1', name: 'Professional' },
  period: { _id: 'd1', name: 'Annual', interval: 'year', intervalCount: 1, price: 480 },
  noAutoRenew: false,
  stripeSubscription: {
    status: 'active',
    plan: { name: 'Professional' },
    start: at(2024, 11, 18),
    current_period_start: at(2026, 11, 18),
    current_period_end: at(2099, 11, 18),
    canceled_at: null,
    ended_at: null,
    cancel_at_period_end: false,
    ...stripe,
  },
  events: [] as object[],
  ...over,
});

export const subscriptionEvent = (type: string, created: number, object: object = {}) => ({
  type,
  created,
  data: { object: { currency: 'usd', total: 48000, ...object } },
});

export const VISA = { id: 'c1', brand: 'Visa', last4: '4242', exp_month: 8, exp_year: 2098, country: 'US' };
export const MASTERCARD = {
  id: 'c2',
  brand: 'MasterCard',
  last4: '5100',
  exp_month: 8,
  exp_year: 2098,
  country: 'US',
};

interface Kept {
  cards?: object[];
  chosen?: string | null;
  active?: unknown;
  archived?: unknown;
}

/** The platform's reply about Grace, with these cards and subscriptions. */
export const graceWith = ({ cards = [], chosen = null, active = [], archived = [] }: Kept) => ({
  _id: GRACE,
  firstName: 'Grace',
  lastName: 'Lindqvist',
  email: 'user@map.example',
  role: 'user',
  provider: 'local',
  isActive: true,
  emailVerification: { verified: true },
  subscriptions: {
    stripeUser: { cards, default_card: chosen },
    activePlans: active,
    archivedPlans: archived,
  },
});

/** Replies to a call with the cards and subscriptions of Grace. */
export const replyAboutGrace = (standIn: StandIn, match: string) => (kept: Kept) =>
  standIn.fault({ match, status: 200, body: graceWith(kept) });

interface Subscriber {
  subscriptions: Record<
    'activePlans' | 'archivedPlans',
    { _id: string; application: { applicationName: string } }[]
  >;
}
/** The ID of Grace's subscription in an application. */
export async function subscriptionIdOfGrace(standIn: StandIn, application: string) {
  const { ask } = await standIn.as('superadmin');
  const { subscriptions } = await ask<Subscriber>('GET', `/api/users/detail/${GRACE}/info`);
  const all = [...subscriptions.activePlans, ...subscriptions.archivedPlans];
  return all.find(entry => entry.application.applicationName === application)!._id;
}

/** Opens the subscriptions of the signed-in user, with everything loaded. */
export async function openOwnSubscriptions(
  standIn: StandIn,
  address = '/subscriptions',
  options: { width?: number } = {},
) {
  const page = await visit(standIn, 'user', address, options);
  await page.settled();
  return page;
}

export const subscriptionPanel = (name: 'Active' | 'Cancelled' | 'Activas') =>
  screen.getByRole('region', { name });

const text = (container: ParentNode, of: string) => container.querySelector(of)?.textContent ?? '';

/** The texts of the rows of a panel: application, plan, marks, price, facts. */
export const subscriptionRowsIn = (container: HTMLElement) =>
  [...container.querySelectorAll(':scope > ul > li')].map(row => ({
    application: text(row, 'h3'),
    plan: text(row, 'h3 + p'),
    marks: [...row.querySelectorAll('.chip')].map(chip => chip.textContent),
    price: text(row, '[class*=price]'),
    facts: [...row.querySelectorAll('dd')].map(fact => fact.textContent),
    warning: text(row, '.note'),
  }));

/** The texts of the rows of a table, cell by cell, except their buttons. */
export const cellsIn = (container: HTMLElement) =>
  [...container.querySelectorAll('tbody tr')].map(row =>
    [...row.children].slice(0, -1).map(cell => cell.textContent),
  );

/** The open payments: event, notes, time and amount. */
export const paymentsIn = (container: HTMLElement) =>
  [...container.querySelectorAll('ol > li')].map(row => [
    text(row, '[class*=event]'),
    text(row, '[class*=notes]'),
    text(row, '[class*=at]'),
    text(row, '[class*=total]'),
  ]);

export const buttonsIn = (container: HTMLElement) =>
  within(container)
    .queryAllByRole('button')
    .map(button => button.getAttribute('aria-label') ?? button.textContent);
