import { standInAreas } from '../areas/index.ts';
import { DEMO_PASSWORD, demoAccounts, TEMPORARY_PASSWORD } from './demoAccounts.ts';
import { APPLICATION_NAMES, DESKS, MORE_APPLICATIONS, ROLES } from './demoNames.ts';
import { foldForIndex } from './folding.ts';
import { seededId } from './ids.ts';
import type { Db } from './open.ts';
import { hashPassword, type PasswordCost } from './passwords.ts';
import { createRandom } from './random.ts';
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
import { seededNotifications } from './seededNotifications.ts';
import { seededParts } from './seededParts.ts';
import { seededPlans } from './seededPlans.ts';
import { seededLayers, withDemoAssignments } from './seededRights.ts';
import { seededSubscriptions, subscriber, type Subscriber } from './seededSubscriptions.ts';
import { seededUsers } from './seededUsers.ts';
import { seededV4 } from './seededV4.ts';
import { apiKeysTable } from './tables/apiKeys.ts';
import { applicationAdminsTable } from './tables/applicationAdmins.ts';
import { applicationsTable } from './tables/applications.ts';
import { applicationUsers, subscriptionOverrides } from './tables/applicationUsers.ts';
import { cardsTable } from './tables/cards.ts';
import { configsTable } from './tables/configs.ts';
import { dailyImportsTable, dailyImportVersionsTable } from './tables/dailyImport.ts';
import { defaultConfigsTable } from './tables/defaultConfigs.ts';
import { fieldAppsTable } from './tables/fieldApps.ts';
import { layersTable } from './tables/layers.ts';
import { notificationGroupsTable } from './tables/notifications.ts';
import { protectedLayersTable, userProtectedLayersTable } from './tables/protectedLayers.ts';
import { purposeRoles, purposesTable } from './tables/purposes.ts';
import { roleAssignmentsTable } from './tables/roleAssignments.ts';
import { rolesTable } from './tables/roles.ts';
import { sessionsTable } from './tables/sessions.ts';
import { subscriptionPlansTable } from './tables/subscriptionPlans.ts';
import { subscriptionsTable } from './tables/subscriptions.ts';
import { toolgroupRoles, toolgroupsTable } from './tables/toolgroups.ts';
import { toolConfigsTable, toolRoles, toolsTable } from './tables/tools.ts';
import { usersTable } from './tables/users.ts';
import { v4UsersTable } from './tables/v4Users.ts';
import { departmentMembersTable, departmentsTable } from './tables/workOrders.ts';

const PEOPLE = 140;
const DAY = 86_400;

/**
 * Rows that belong to the seeded users: roles and administrators per application, sessions, subscribers,
 * keys.
 */
function belongings(people: (typeof usersTable.$inferInsert)[]) {
  const random = createRandom(7);
  const rows = {
    roleAssignments: [] as (typeof roleAssignmentsTable.$inferInsert)[],
    applicationAdmins: [] as (typeof applicationAdminsTable.$inferInsert)[],
    sessions: [] as (typeof sessionsTable.$inferInsert)[],
    subscribers: [] as Subscriber[],
    apiKeys: [] as (typeof apiKeysTable.$inferInsert)[],
  };
  people.forEach(({ id: userId, role, lastLoggedIn = 0 }, n) => {
    const first = random.below(APPLICATION_NAMES.length);
    for (let i = 0; i < 1 + random.below(3); i++)
      rows.roleAssignments.push({
        userId,
        applicationId: applicationId((first + i) % APPLICATION_NAMES.length),
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
        applicationId: applicationId(demoAccounts[n] ? i : (first + i) % APPLICATION_NAMES.length),
      });
    if (lastLoggedIn)
      for (let i = 0; i < (n < 3 ? 34 : 1 + random.below(6)); i++) {
        const loginTime = lastLoggedIn - i * DAY - random.below(DAY);
        const isOpenSession = i === 0 && random.oneIn(6);
        rows.sessions.push({
          id: seededId(5, rows.sessions.length),
          userId,
          applicationId: random.oneIn(5) ? null : applicationId((first + i) % APPLICATION_NAMES.length),
          loginTime,
          logoutTime: isOpenSession ? null : loginTime + 120 + random.below(9_000),
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

/** These applications have no administrator. */
const LEFT_ALONE = [20, 26, 41, 48, 59];

/** One or two invented admins administer each of MORE_APPLICATIONS. */
function administration(
  people: (typeof usersTable.$inferInsert)[],
): (typeof applicationAdminsTable.$inferInsert)[] {
  const random = createRandom(9);
  const admins = people.slice(demoAccounts.length).filter(({ role }) => role === 'admin');
  return MORE_APPLICATIONS.flatMap((_, more) => {
    const n = APPLICATION_NAMES.length + more;
    if (LEFT_ALONE.includes(n)) return [];
    return Array.from({ length: 1 + random.below(2) }, (_, i) => ({
      userId: admins[(n + 5 * i) % admins.length]!.id,
      applicationId: applicationId(n),
    }));
  });
}

/** Fills an empty database with the same users and applications every time. Dates are up to `now`. */
export async function seed(db: Db, options: { now: Date; cost: PasswordCost }) {
  const today = Math.floor(options.now.getTime() / 1000);
  const [password, temporary] = await Promise.all([
    hashPassword(DEMO_PASSWORD, options.cost),
    hashPassword(TEMPORARY_PASSWORD, options.cost),
  ]);
  const people = seededUsers(PEOPLE, createRandom(1), { password, temporary }, today);
  const rows = belongings(people);
  const restricted = seededLayers();
  const direct = seededDirectRoles();
  const parts = seededParts(
    people.map(({ id }) => id),
    today,
  );
  const money = seededSubscriptions(people, rows.subscribers, today);
  await db.transaction(async tx => {
    await tx.insert(applicationsTable).values(seededApplications());
    await tx.insert(rolesTable).values(
      ROLES.map(([roleName, roleDescription], n) => ({
        id: roleId(n),
        roleName,
        roleNameKey: foldForIndex(roleName),
        roleDescription,
      })),
    );
    for (const area of Object.values(standInAreas)) await area.seed?.(tx);
    await tx.insert(usersTable).values(people);
    await tx
      .insert(roleAssignmentsTable)
      .values(withDemoAssignments(rows.roleAssignments))
      .onConflictDoNothing();
    await tx
      .insert(applicationAdminsTable)
      .values([...rows.applicationAdmins, ...administration(people)])
      .onConflictDoNothing();
    await tx.insert(toolsTable).values(seededTools());
    await tx.insert(toolgroupsTable).values(seededToolgroups());
    await tx.insert(purposesTable).values(seededPurposes());
    await tx.insert(purposeRoles).values(seededPurposeRoles()).onConflictDoNothing();
    await tx.insert(toolgroupRoles).values(direct.toolgroups).onConflictDoNothing();
    await tx.insert(toolRoles).values(direct.tools).onConflictDoNothing();
    await tx.insert(toolConfigsTable).values(seededToolConfigs());
    await tx.insert(subscriptionPlansTable).values(seededPlans());
    await tx.insert(protectedLayersTable).values(restricted.layers);
    await tx.insert(userProtectedLayersTable).values(restricted.users);
    await tx.insert(applicationUsers).values(parts.used);
    await tx.insert(subscriptionOverrides).values(parts.overridden);
    await tx.insert(departmentsTable).values(parts.departments);
    await tx.insert(departmentMembersTable).values(parts.members).onConflictDoNothing();
    await tx.insert(layersTable).values(parts.layers);
    await tx.insert(fieldAppsTable).values(parts.fieldApps);
    await tx.insert(configsTable).values(seededConfigs(parts.layers));
    await tx.insert(defaultConfigsTable).values(seededDefaultConfigs());
    await tx.insert(dailyImportsTable).values(seededImports());
    await tx.insert(dailyImportVersionsTable).values(seededImportVersions(today));
    await tx.insert(notificationGroupsTable).values(seededNotifications(people, today, createRandom(23)));
    await tx.insert(v4UsersTable).values(seededV4(today));
    await tx.insert(sessionsTable).values(rows.sessions);
    await tx.insert(cardsTable).values(money.cards);
    await tx.insert(subscriptionsTable).values(money.subscriptions);
    await tx.insert(apiKeysTable).values(rows.apiKeys);
  });
}

export const isUnseeded = async (db: Db) =>
  (await db.select({ id: usersTable.id }).from(usersTable).limit(1)).length === 0;
