import { eq } from 'drizzle-orm';
import { applicationAdmins } from '../db/tables/applicationAdmins.ts';
import { applications } from '../db/tables/applications.ts';
import { configs } from '../db/tables/configs.ts';
import { dailyImports } from '../db/tables/dailyImport.ts';
import { fieldApps } from '../db/tables/fieldApps.ts';
import { layers } from '../db/tables/layers.ts';
import { protectedLayers } from '../db/tables/protectedLayers.ts';
import { purposeRoles } from '../db/tables/purposes.ts';
import { roleAssignments } from '../db/tables/roleAssignments.ts';
import { subscriptionPlans } from '../db/tables/subscriptionPlans.ts';
import { subscriptions } from '../db/tables/subscriptions.ts';
import { toolgroupRoles } from '../db/tables/toolgroups.ts';
import { toolConfigs, toolRoles } from '../db/tables/tools.ts';
import { departments } from '../db/tables/workOrders.ts';
import type { Environment } from '../http/environment.ts';
import { notFound } from '../http/refusal.ts';
import { tellUsers } from './userChanges.ts';

/** Deletes an application with all that belongs to it, and tells of everything that is another's because of it. */
export async function removeApplication(env: Environment, id: string) {
  const told = await env.db.transaction(async tx => {
    const of = (table: typeof applicationAdmins | typeof roleAssignments) =>
      tx
        .select({ userId: table.userId, applicationId: table.applicationId })
        .from(table)
        .where(eq(table.applicationId, id));
    const people = [...(await of(applicationAdmins)), ...(await of(roleAssignments))];
    const plans = await tx
      .select({ id: subscriptionPlans.id })
      .from(subscriptionPlans)
      .where(eq(subscriptionPlans.applicationId, id));
    const bought = await tx
      .select({ id: subscriptions.id, userId: subscriptions.userId })
      .from(subscriptions)
      .where(eq(subscriptions.applicationId, id));
    const belonging = (
      table: typeof protectedLayers | typeof layers | typeof fieldApps | typeof departments,
    ) => tx.select({ id: table.id }).from(table).where(eq(table.applicationId, id));
    const documents = (table: typeof configs | typeof dailyImports) =>
      tx.select({ id: table.applicationId }).from(table).where(eq(table.applicationId, id));
    const belongings = {
      protectedLayers: await belonging(protectedLayers),
      layers: await belonging(layers),
      field: await belonging(fieldApps),
      workOrderDepartments: await belonging(departments),
      configs: await documents(configs),
      'daily-import': await documents(dailyImports),
    };
    const ofTools = await tx
      .select({ id: toolConfigs.toolId })
      .from(toolConfigs)
      .where(eq(toolConfigs.applicationId, id));
    const carried = (table: typeof purposeRoles | typeof toolgroupRoles | typeof toolRoles) =>
      tx.selectDistinct({ id: table.recordId }).from(table).where(eq(table.applicationId, id));
    const [purposes, toolgroups, tools] = [
      await carried(purposeRoles),
      await carried(toolgroupRoles),
      await carried(toolRoles),
    ];
    const gone = await tx
      .delete(applications)
      .where(eq(applications.id, id))
      .returning({ id: applications.id });
    if (!gone.length) throw notFound('There is no such application');
    return { people, plans, bought, belongings, purposes, toolgroups, tools: [...ofTools, ...tools] };
  });
  env.changed('applications', 'remove', id);
  for (const plan of told.plans) env.changed('subscription-plans', 'remove', plan.id, { application: id });
  for (const { id: subscription, userId } of told.bought)
    env.changed('subscriptions', 'remove', subscription, { person: userId });
  for (const entity of [
    'protectedLayers',
    'layers',
    'field',
    'workOrderDepartments',
    'configs',
    'daily-import',
  ] as const)
    for (const one of told.belongings[entity]) env.changed(entity, 'remove', one.id, { application: id });
  for (const entity of ['purposes', 'toolgroups', 'tools'] as const)
    for (const one of new Set(told[entity].map(({ id }) => id))) env.changed(entity, 'save', one);
  tellUsers(env, told.people);
}
