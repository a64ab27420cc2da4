import { monthsLater } from './cycles.ts';
import { seededUserId } from './demoAccounts.ts';
import { APPLICATION_NAMES, PLANS } from './demoNames.ts';
import type { RandomNumbers } from './random.ts';
import { applicationId, seededCardId, subscriptionId } from './seededIds.ts';
import {
  seededPlan,
  seededSubscription,
  withFailedCharge,
  type SubscriptionSeed,
} from './seededSubscription.ts';
import type { cardsTable } from './tables/cards.ts';
import type { usersTable } from './tables/users.ts';

type Card = typeof cardsTable.$inferInsert;
type Person = Pick<typeof usersTable.$inferInsert, 'firstName' | 'lastName'>;
const DAY = 86_400;

const [SOFIA, DANIEL, GRACE, WALTER, TOMAS, UMA, MEI, FELIX, CAROL] = [0, 1, 2, 3, 5, 6, 8, 9, 37] as const;
/** Users whose cards and subscriptions are fixed rather than random; some of them have none. */
const ARRANGED = new Set<number>([SOFIA, DANIEL, GRACE, WALTER, TOMAS, UMA, MEI, FELIX, CAROL]);
/** The application with many plans, and the index of the first of them. */
const [TAX_MAPS, ZONE] = [8, 3];
const OTHERS = APPLICATION_NAMES.map((_, app) => app).filter(app => app !== TAX_MAPS && seededPlan(app, 0));

/**
 * A user with a random subscription: its application, whether it has ended, and its plan in the old version.
 */
export interface Subscriber {
  n: number;
  app: number;
  archived: boolean;
  plan: number;
}
export const subscriber = (random: RandomNumbers, n: number, app: number): Subscriber => ({
  n,
  app,
  archived: random.oneIn(3),
  plan: random.below(PLANS.length),
});

/**
 * A random subscription: a cancelled year or a running month. If the application has no plans, only the name
 * of the plan is stored.
 */
function ofChance({ n, app, archived, plan }: Subscriber, today: number): SubscriptionSeed {
  const start = today - (archived ? 400 : 20) * DAY;
  const common = { id: n, user: n, app, start };
  if (seededPlan(app, 0))
    return seededSubscription(
      {
        ...common,
        plan: 1 + (plan % 2),
        option: archived ? 3 : 1,
        ...(archived ? { cancelled: today - 35 * DAY } : { card: n }),
      },
      today,
    );
  const endsAt = today + (archived ? -35 : 10) * DAY;
  const over = archived && { canceledAt: endsAt, endedAt: endsAt };
  return {
    id: subscriptionId(n),
    userId: seededUserId(n),
    applicationId: applicationId(app),
    planName: PLANS[plan]!,
    archived,
    startedAt: start,
    endsAt,
    ...over,
  };
}

const ARRANGED_CARD = 1_000;
/** The cards of the arranged users, in the order of their numbers; `expires` is in months from today. */
const wallets: {
  user: number;
  brand: string;
  last4: string;
  country?: string;
  expires: number;
  unpaid?: true;
}[] = [
  { user: GRACE, brand: 'Visa', last4: '4242', expires: 1 },
  { user: GRACE, brand: 'MasterCard', last4: '8210', expires: 30 },
  { user: DANIEL, brand: 'Visa', last4: '0341', expires: 20, unpaid: true },
  { user: UMA, brand: 'Discover', last4: '9424', expires: -2 },
  { user: MEI, brand: 'JCB', last4: '0505', country: 'JP', expires: 14 },
  { user: FELIX, brand: 'American Express', last4: '8431', country: 'DE', expires: 25 },
  { user: CAROL, brand: 'Diners Club', last4: '5904', expires: 40 },
];
const cardOf = (user: number) => ARRANGED_CARD + wallets.findIndex(card => card.user === user);

function arrangedCards(people: readonly Person[], today: number): Card[] {
  return wallets.map(({ user, brand, last4, country = 'US', expires, unpaid }, n) => {
    const until = new Date(monthsLater(today, expires) * 1000);
    const [isDefault, name] = [
      ARRANGED_CARD + n === cardOf(user),
      `${people[user]!.firstName} ${people[user]!.lastName}`,
    ];
    const source = `card_${unpaid ? 'unpaid_' : ''}seeded${n}`;
    return {
      id: seededCardId(ARRANGED_CARD + n),
      userId: seededUserId(user),
      source,
      brand,
      country,
      last4,
      expMonth: until.getUTCMonth() + 1,
      expYear: until.getUTCFullYear(),
      name,
      isDefault,
    };
  });
}

function arranged(today: number): SubscriptionSeed[] {
  const ago = (months: number, days = 0) => monthsLater(today - days * DAY, -months);
  let made = ARRANGED_CARD;
  const one = (
    user: number,
    [app, plan, option]: [number, number, number],
    start: number,
    more: Partial<Parameters<typeof seededSubscription>[0]> = {},
  ) => seededSubscription({ id: made++, user, app, plan, option, start, card: cardOf(user), ...more }, today);
  const yen = (n: number) => (n < 3 ? { total: 7_350, currency: 'jpy' } : undefined);
  return [
    // In order: a price that has risen, a failed payment, one that will end, and two that have ended, the
    // second of which is paid for months ahead.
    one(GRACE, [0, 1, 3], ago(24, 40), { paid: n => (n === 0 ? { total: 42_000 } : undefined) }),
    withFailedCharge(one(GRACE, [4, 2, 1], ago(5, 1)), 1, today, 'Your card has insufficient funds.'),
    one(GRACE, [1, 0, 1], ago(2), { noAutoRenew: true }),
    one(GRACE, [0, 0, 0], ago(14), { cancelled: ago(11) + 5 * DAY }),
    one(GRACE, [TAX_MAPS, ZONE + 2, 2], ago(7), { cancelled: ago(1) }),
    withFailedCharge(one(DANIEL, [0, 1, 1], ago(3, 7)), 3, today, 'Your card was declined.'),
    one(UMA, [5, 0, 2], ago(3), { noAutoRenew: true }),
    one(MEI, [2, 1, 1], ago(5, 10), { paid: yen }),
    one(FELIX, [1, 2, 1], ago(1, 5)),
    one(FELIX, [3, 1, 0], ago(2), { noAutoRenew: true, cancelled: ago(2) + DAY - 60 }),
    // Forty subscriptions with five payments each.
    ...Array.from({ length: 30 }, (_, n) => one(CAROL, [TAX_MAPS, ZONE + n, 0], ago(4, n % 20) - 3_600)),
    ...OTHERS.slice(0, 10).map(app =>
      one(CAROL, [app, 0, 0], ago(12, 1), { cancelled: ago(8, 1) + 3 * DAY }),
    ),
  ];
}

export function seededSubscriptions(
  people: readonly Person[],
  subscribers: readonly Subscriber[],
  today: number,
): { cards: Card[]; subscriptions: SubscriptionSeed[] } {
  const chosen = subscribers.filter(({ n }) => !ARRANGED.has(n));
  const cards = chosen
    .filter(({ archived }) => !archived)
    .map(({ n }) => ({
      id: seededCardId(n),
      userId: seededUserId(n),
      source: `card_seeded_of${n}`,
      brand: 'Visa',
      country: 'US',
      last4: '1881',
      expMonth: 1 + (n % 12),
      expYear: new Date(today * 1000).getUTCFullYear() + 2,
      name: `${people[n]!.firstName} ${people[n]!.lastName}`,
      isDefault: true,
    }));
  return {
    cards: [...arrangedCards(people, today), ...cards],
    subscriptions: [...arranged(today), ...chosen.map(one => ofChance(one, today))],
  };
}

/** The plan and the option that replace each plan of the old version. */
const OF_V4: readonly [plan: number, option: number][] = [
  [2, 1],
  [2, 3],
  [1, 0],
  [1, 1],
  [2, 2],
];

/** A plan of the old version, with the plan that replaces it; null if the application sells none. */
export function planOfV4(
  app: number,
  plan: number,
): Required<Pick<SubscriptionSeed, 'planName' | 'planId' | 'period'>> {
  const [ours, option] = OF_V4[plan % PLANS.length]!;
  const row = seededPlan(app, ours);
  return {
    planName: PLANS[plan % PLANS.length]!,
    planId: row?.id ?? null,
    period: row?.periods[option] ?? null,
  };
}
