import { eq } from 'drizzle-orm';
import { applicationAdminsTable } from '../db/tables/applicationAdmins.ts';
import { applicationsTable } from '../db/tables/applications.ts';
import { configsTable } from '../db/tables/configs.ts';
import { dailyImportsTable } from '../db/tables/dailyImport.ts';
import { fieldAppsTable } from '../db/tables/fieldApps.ts';
import { layersTable } from '../db/tables/layers.ts';
import { protectedLayersTable } from '../db/tables/protectedLayers.ts';
import { purposeRoles } from '../db/tables/purposes.ts';
import { roleAssignmentsTable } from '../db/tables/roleAssignments.ts';
import { subscriptionPlansTable } from '../db/tables/subscriptionPlans.ts';
import { subscriptionsTable } from '../db/tables/subscriptions.ts';
import { toolgroupRoles } from '../db/tables/toolgroups.ts';
import { toolConfigsTable, toolRoles } from '../db/tables/tools.ts';
import { departmentsTable } from '../db/tables/workOrders.ts';
import type { Environment } from '../http/environment.ts';
import { notFound } from '../http/refusal.ts';
import { reportUserChanges } from './userChanges.ts';

/** Deletes an application with everything that belongs to it, and reports every other record that changes. */
export async function removeApplication(env: Environment, id: string) {
  const affected = await env.db.transaction(async tx => {
    const of = (table: typeof applicationAdminsTable | typeof roleAssignmentsTable) =>
      tx
        .select({ userId: table.userId, applicationId: table.applicationId })
        .from(table)
        .where(eq(table.applicationId, id));
    const people = [...(await of(applicationAdminsTable)), ...(await of(roleAssignmentsTable))];
    const plans = await tx
      .select({ id: subscriptionPlansTable.id })
      .from(subscriptionPlansTable)
      .where(eq(subscriptionPlansTable.applicationId, id));
    const bought = await tx
      .select({ id: subscriptionsTable.id, userId: subscriptionsTable.userId })
      .from(subscriptionsTable)
      .where(eq(subscriptionsTable.applicationId, id));
    const belonging = (
      table:
        typeof protectedLayersTable | typeof layersTable | typeof fieldAppsTable | typeof departmentsTable,
    ) => tx.select({ id: table.id }).from(table).where(eq(table.applicationId, id));
    const documents = (table: typeof configsTable | typeof dailyImportsTable) =>
      tx.select({ id: table.applicationId }).from(table).where(eq(table.applicationId, id));
    const belongings = {
      protectedLayers: await belonging(protectedLayersTable),
      layers: await belonging(layersTable),
      field: await belonging(fieldAppsTable),
      workOrderDepartments: await belonging(departmentsTable),
      configs: await documents(configsTable),
      'daily-import': await documents(dailyImportsTable),
    };
    const ofTools = await tx
      .select({ id: toolConfigsTable.toolId })
      .from(toolConfigsTable)
      .where(eq(toolConfigsTable.applicationId, id));
    const carried = (table: typeof purposeRoles | typeof toolgroupRoles | typeof toolRoles) =>
      tx.selectDistinct({ id: table.recordId }).from(table).where(eq(table.applicationId, id));
    const [purposes, toolgroups, tools] = [
      await carried(purposeRoles),
      await carried(toolgroupRoles),
      await carried(toolRoles),
    ];
    const gone = await tx
      .delete(applicationsTable)
      .where(eq(applicationsTable.id, id))
      .returning({ id: applicationsTable.id });
    if (!gone.length) throw notFound('There is no such application');
    return { people, plans, bought, belongings, purposes, toolgroups, tools: [...ofTools, ...tools] };
  });
  env.emitChange('applications', 'remove', id);
  for (const plan of affected.plans)
    env.emitChange('subscription-plans', 'remove', plan.id, { application: id });
  for (const { id: subscription, userId } of affected.bought)
    env.emitChange('subscriptions', 'remove', subscription, { userId });
  for (const entity of [
    'protectedLayers',
    'layers',
    'field',
    'workOrderDepartments',
    'configs',
    'daily-import',
  ] as const)
    for (const one of affected.belongings[entity])
      env.emitChange(entity, 'remove', one.id, { application: id });
  for (const entity of ['purposes', 'toolgroups', 'tools'] as const)
    for (const one of new Set(affected[entity].map(({ id }) => id))) env.emitChange(entity, 'save', one);
  reportUserChanges(env, affected.people);
}
