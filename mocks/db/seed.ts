import { areas } from '../areas/index.ts';
import { chance } from './chance.ts';
import { DEMO_PASSWORD, demoAccounts, TEMPORARY_PASSWORD } from './demoAccounts.ts';
import { fold } from './folding.ts';
import { seededId } from './ids.ts';
import type { Db } from './open.ts';
import { hashPassword, type PasswordCost } from './passwords.ts';
import { APPLICATIONS, DESKS, MORE_APPLICATIONS, ROLES } from './places.ts';
import { seededApplications } from './seededApplications.ts';
import {
  seededDirectRoles,
  seededPurposeRoles,
  seededPurposes,
  seededToolConfigs,
  seededToolgroups,
  seededTools,
} from './seededCatalogue.ts';
import { seededConfigs, seededDefaultConfigs } from './seededConfigs.ts';
import { applicationId, roleId } from './seededIds.ts';
import { seededImports, seededImportVersions } from './seededImport.ts';
import { seededMoney, subscriber, type Subscriber } from './seededMoney.ts';
import { seededNews } from './seededNews.ts';
import { seededParts } from './seededParts.ts';
import { seededPeople } from './seededPeople.ts';
import { seededPlans } from './seededPlans.ts';
import { seededLayers, withArranged } from './seededRights.ts';
import { seededV4 } from './seededV4.ts';
import { apiKeys } from './tables/apiKeys.ts';
import { applicationAdmins } from './tables/applicationAdmins.ts';
import { applications } from './tables/applications.ts';
import { applicationUsers, subscriptionOverrides } from './tables/applicationUsers.ts';
import { cards } from './tables/cards.ts';
import { configs } from './tables/configs.ts';
import { dailyImports, dailyImportVersions } from './tables/dailyImport.ts';
import { defaultConfigs } from './tables/defaultConfigs.ts';
import { fieldApps } from './tables/fieldApps.ts';
import { layers } from './tables/layers.ts';
import { notificationGroups } from './tables/notifications.ts';
import { protectedLayers, userProtectedLayers } from './tables/protectedLayers.ts';
import { purposeRoles, purposes } from './tables/purposes.ts';
import { roleAssignments } from './tables/roleAssignments.ts';
import { roles } from './tables/roles.ts';
import { sessions } from './tables/sessions.ts';
import { subscriptionPlans } from './tables/subscriptionPlans.ts';
import { subscriptions } from './tables/subscriptions.ts';
import { toolgroupRoles, toolgroups } from './tables/toolgroups.ts';
import { toolConfigs, toolRoles, tools } from './tables/tools.ts';
import { users } from './tables/users.ts';
import { v4People } from './tables/v4People.ts';
import { departmentMembers, departments } from './tables/workOrders.ts';

const PEOPLE = 140;
const DAY = 86_400;

/** Rows that belong to the seeded people: roles and administrators per application, sessions, subscribers, keys. */
function belongings(people: (typeof users.$inferInsert)[]) {
  const random = chance(7);
  const rows = {
    roleAssignments: [] as (typeof roleAssignments.$inferInsert)[],
    applicationAdmins: [] as (typeof applicationAdmins.$inferInsert)[],
    sessions: [] as (typeof sessions.$inferInsert)[],
    subscribers: [] as Subscriber[],
    apiKeys: [] as (typeof apiKeys.$inferInsert)[],
  };
  people.forEach(({ id: userId, role, lastLoggedIn = 0 }, n) => {
    const first = random.below(APPLICATIONS.length);
    for (let i = 0; i < 1 + random.below(3); i++)
      rows.roleAssignments.push({
        userId,
        applicationId: applicationId((first + i) % APPLICATIONS.length),
        roleId: roleId(1 + random.below(DESKS.length - 1)),
      });
    const administered = demoAccounts[n]
      ? (demoAccounts[n].administers ?? 0)
      : role === 'admin'
        ? 1 + random.below(2)
        : 0;
    for (let i = 0; i < administered; i++)
      rows.applicationAdmins.push({
        userId,
        applicationId: applicationId(demoAccounts[n] ? i : (first + i) % APPLICATIONS.length),
      });
    if (lastLoggedIn)
      for (let i = 0; i < (n < 3 ? 34 : 1 + random.below(6)); i++) {
        const loginTime = lastLoggedIn - i * DAY - random.below(DAY);
        const open = i === 0 && random.oneIn(6);
        rows.sessions.push({
          id: seededId(5, rows.sessions.length),
          userId,
          applicationId: random.oneIn(5) ? null : applicationId((first + i) % APPLICATIONS.length),
          loginTime,
          logoutTime: open ? null : loginTime + 120 + random.below(9_000),
        });
      }
    if (random.oneIn(4)) rows.subscribers.push(subscriber(random, n, first));
    if (n < 3)
      rows.apiKeys.push({
        id: seededId(7, n),
        userId,
        key: `demo-key-${String(n).padStart(4, '0')}-7f3a9c51e2`,
      });
  });
  return rows;
}

/** Of the applications kept for others these have nobody who administers them. */
const LEFT_ALONE = [20, 26, 41, 48, 59];

/** The applications kept for others are administered by one or two of the invented admins each. */
function administration(people: (typeof users.$inferInsert)[]): (typeof applicationAdmins.$inferInsert)[] {
  const random = chance(9);
  const admins = people.slice(demoAccounts.length).filter(({ role }) => role === 'admin');
  return MORE_APPLICATIONS.flatMap((_, more) => {
    const n = APPLICATIONS.length + more;
    if (LEFT_ALONE.includes(n)) return [];
    return Array.from({ length: 1 + random.below(2) }, (_, i) => ({
      userId: admins[(n + 5 * i) % admins.length]!.id,
      applicationId: applicationId(n),
    }));
  });
}

/** Fills an empty database with a county assessor's world: the same people and places every time, dated up to `now`. */
export async function seed(db: Db, options: { now: Date; cost: PasswordCost }) {
  const today = Math.floor(options.now.getTime() / 1000);
  const [password, temporary] = await Promise.all([
    hashPassword(DEMO_PASSWORD, options.cost),
    hashPassword(TEMPORARY_PASSWORD, options.cost),
  ]);
  const people = seededPeople(PEOPLE, chance(1), { password, temporary }, today);
  const rows = belongings(people);
  const restricted = seededLayers();
  const direct = seededDirectRoles();
  const parts = seededParts(
    people.map(({ id }) => id),
    today,
  );
  const money = seededMoney(people, rows.subscribers, today);
  await db.transaction(async tx => {
    await tx.insert(applications).values(seededApplications());
    await tx.insert(roles).values(
      ROLES.map(([roleName, roleDescription], n) => ({
        id: roleId(n),
        roleName,
        roleNameKey: fold(roleName),
        roleDescription,
      })),
    );
    for (const area of Object.values(areas)) await area.seed?.(tx);
    await tx.insert(users).values(people);
    await tx.insert(roleAssignments).values(withArranged(rows.roleAssignments)).onConflictDoNothing();
    await tx
      .insert(applicationAdmins)
      .values([...rows.applicationAdmins, ...administration(people)])
      .onConflictDoNothing();
    await tx.insert(tools).values(seededTools());
    await tx.insert(toolgroups).values(seededToolgroups());
    await tx.insert(purposes).values(seededPurposes());
    await tx.insert(purposeRoles).values(seededPurposeRoles()).onConflictDoNothing();
    await tx.insert(toolgroupRoles).values(direct.toolgroups).onConflictDoNothing();
    await tx.insert(toolRoles).values(direct.tools).onConflictDoNothing();
    await tx.insert(toolConfigs).values(seededToolConfigs());
    await tx.insert(subscriptionPlans).values(seededPlans());
    await tx.insert(protectedLayers).values(restricted.layers);
    await tx.insert(userProtectedLayers).values(restricted.users);
    await tx.insert(applicationUsers).values(parts.used);
    await tx.insert(subscriptionOverrides).values(parts.overridden);
    await tx.insert(departments).values(parts.departments);
    await tx.insert(departmentMembers).values(parts.members).onConflictDoNothing();
    await tx.insert(layers).values(parts.layers);
    await tx.insert(fieldApps).values(parts.fieldApps);
    await tx.insert(configs).values(seededConfigs(parts.layers));
    await tx.insert(defaultConfigs).values(seededDefaultConfigs());
    await tx.insert(dailyImports).values(seededImports());
    await tx.insert(dailyImportVersions).values(seededImportVersions(today));
    await tx.insert(notificationGroups).values(seededNews(people, today, chance(23)));
    await tx.insert(v4People).values(seededV4(today));
    await tx.insert(sessions).values(rows.sessions);
    await tx.insert(cards).values(money.cards);
    await tx.insert(subscriptions).values(money.subscriptions);
    await tx.insert(apiKeys).values(rows.apiKeys);
  });
}

export const isEmpty = async (db: Db) =>
  (await db.select({ id: users.id }).from(users).limit(1)).length === 0;
