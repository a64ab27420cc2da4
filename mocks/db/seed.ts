import { chance } from './chance.ts';
import { DEMO_PASSWORD, demoAccounts, TEMPORARY_PASSWORD } from './demoAccounts.ts';
import { fold } from './folding.ts';
import { seededId } from './ids.ts';
import { independent } from './independent.ts';
import type { Db } from './open.ts';
import { hashPassword, type PasswordCost } from './passwords.ts';
import { APPLICATIONS, DESKS, MORE_APPLICATIONS, ROLES } from './places.ts';
import * as t from './schema.ts';
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

const PEOPLE = 140;
const DAY = 86_400;

/** Rows that belong to the seeded people: roles and administrators per application, sessions, subscribers, keys. */
function belongings(people: (typeof t.users.$inferInsert)[]) {
  const random = chance(7);
  const rows = {
    roleAssignments: [] as (typeof t.roleAssignments.$inferInsert)[],
    applicationAdmins: [] as (typeof t.applicationAdmins.$inferInsert)[],
    sessions: [] as (typeof t.sessions.$inferInsert)[],
    subscribers: [] as Subscriber[],
    apiKeys: [] as (typeof t.apiKeys.$inferInsert)[],
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
function administration(
  people: (typeof t.users.$inferInsert)[],
): (typeof t.applicationAdmins.$inferInsert)[] {
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
  const layers = seededLayers();
  const direct = seededDirectRoles();
  const parts = seededParts(
    people.map(({ id }) => id),
    today,
  );
  const money = seededMoney(people, rows.subscribers, today);
  await db.transaction(async tx => {
    await tx.insert(t.applications).values(seededApplications());
    await tx.insert(t.roles).values(
      ROLES.map(([roleName, roleDescription], n) => ({
        id: roleId(n),
        roleName,
        roleNameKey: fold(roleName),
        roleDescription,
      })),
    );
    for (const { seed } of independent) await seed(tx);
    await tx.insert(t.users).values(people);
    await tx.insert(t.roleAssignments).values(withArranged(rows.roleAssignments)).onConflictDoNothing();
    await tx
      .insert(t.applicationAdmins)
      .values([...rows.applicationAdmins, ...administration(people)])
      .onConflictDoNothing();
    await tx.insert(t.tools).values(seededTools());
    await tx.insert(t.toolgroups).values(seededToolgroups());
    await tx.insert(t.purposes).values(seededPurposes());
    await tx.insert(t.purposeRoles).values(seededPurposeRoles()).onConflictDoNothing();
    await tx.insert(t.toolgroupRoles).values(direct.toolgroups).onConflictDoNothing();
    await tx.insert(t.toolRoles).values(direct.tools).onConflictDoNothing();
    await tx.insert(t.toolConfigs).values(seededToolConfigs());
    await tx.insert(t.subscriptionPlans).values(seededPlans());
    await tx.insert(t.protectedLayers).values(layers.layers);
    await tx.insert(t.userProtectedLayers).values(layers.users);
    await tx.insert(t.applicationUsers).values(parts.used);
    await tx.insert(t.subscriptionOverrides).values(parts.overridden);
    await tx.insert(t.departments).values(parts.departments);
    await tx.insert(t.departmentMembers).values(parts.members).onConflictDoNothing();
    await tx.insert(t.layers).values(parts.layers);
    await tx.insert(t.fieldApps).values(parts.fieldApps);
    await tx.insert(t.configs).values(seededConfigs(parts.layers));
    await tx.insert(t.defaultConfigs).values(seededDefaultConfigs());
    await tx.insert(t.dailyImports).values(seededImports());
    await tx.insert(t.dailyImportVersions).values(seededImportVersions(today));
    await tx.insert(t.notificationGroups).values(seededNews(people, today, chance(23)));
    await tx.insert(t.v4People).values(seededV4(today));
    await tx.insert(t.sessions).values(rows.sessions);
    await tx.insert(t.cards).values(money.cards);
    await tx.insert(t.subscriptions).values(money.subscriptions);
    await tx.insert(t.apiKeys).values(rows.apiKeys);
  });
}

export const isEmpty = async (db: Db) =>
  (await db.select({ id: t.users.id }).from(t.users).limit(1)).length === 0;
