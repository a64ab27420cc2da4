import { cycleAt, cycleEnd } from './cycles.ts';
import { seededUserId } from './demoAccounts.ts';
import { APPLICATION_NAMES, ROLES } from './demoNames.ts';
import { seededId } from './ids.ts';
import { applicationId } from './seededIds.ts';
import { planOfV4 } from './seededSubscriptions.ts';
import type { v4UsersTable } from './tables/v4Users.ts';

type V4Seed = typeof v4UsersTable.$inferInsert;
const DAY = 86_400;

/**
 * The transfers that wait in V4: a usual one, an empty one, one that V4 refuses, and one with everything.
 * Other users are unknown in V4.
 */
export function seededV4(today: number): V4Seed[] {
  let made = 0;
  const plan = (app: number, name: number, archived: boolean) => {
    const [ours, startedAt] = [planOfV4(app, name), today - (archived ? 900 : 12) * DAY];
    const endsAt = archived
      ? today - 535 * DAY
      : ours.period
        ? cycleEnd(startedAt, ours.period, cycleAt(startedAt, ours.period, today))
        : today + 18 * DAY;
    return {
      id: seededId(10, made++),
      applicationId: applicationId(app),
      ...ours,
      archived,
      startedAt,
      endsAt,
    };
  };
  const names = (app: number) => ROLES.slice(app + 1, app + 6).map(([name]) => name);
  return [
    {
      userId: seededUserId(2),
      roles: [
        { applicationId: applicationId(0), roleNames: ['Assessor', 'Legacy Map Reader'] },
        { applicationId: applicationId(4), roleNames: ['Public'] },
      ],
      subscriptions: [plan(0, 1, false), plan(4, 2, true)],
    },
    { userId: seededUserId(8) },
    {
      userId: seededUserId(9),
      roles: [{ applicationId: applicationId(1), roleNames: ['Planner'] }],
      subscriptions: [plan(1, 3, false)],
      refusal: 'The subscription in V4 is past due and cannot be transferred',
    },
    {
      userId: seededUserId(15),
      roles: APPLICATION_NAMES.map((_, app) => ({
        applicationId: applicationId(app),
        roleNames: names(app),
      })),
      subscriptions: APPLICATION_NAMES.map((_, app) => plan(app, app, app % 3 !== 0)),
    },
  ];
}
