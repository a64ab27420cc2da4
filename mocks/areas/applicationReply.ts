import { asc, eq, inArray, sql } from 'drizzle-orm';
import type { Application, WholeApplication } from '../../src/platform/applications.ts';
import type { Db } from '../db/open.ts';
import { applicationAdminsTable } from '../db/tables/applicationAdmins.ts';
import { applicationsTable } from '../db/tables/applications.ts';
import { rolesTable } from '../db/tables/roles.ts';
import { toolsTable } from '../db/tables/tools.ts';
import { usersTable } from '../db/tables/users.ts';
import { requireAdministeredApplication, type Caller } from '../http/access.ts';
import { notFound } from '../http/refusal.ts';
import { plansByApplication } from './planReply.ts';

export type ApplicationRow = typeof applicationsTable.$inferSelect;

/** The text fields of an application, except its id and name. */
export const TEXTS = [
  'applicationDatabase',
  'applicationType',
  'productEdition',
  'accessType',
  'description',
  'disclaimer',
  'applicationDomainName',
  'editingServiceUrl',
  'legacySiteURL',
  'gaKey',
  'mobilegaKey',
  'pmApiKey',
  'pmSecretKey',
  'privatePmApiKey',
  'privatePmSecretKey',
  'solrAPIKey',
] as const;

export async function findApplicationRow(db: Db, id: string): Promise<ApplicationRow> {
  const [row] = await db.select().from(applicationsTable).where(eq(applicationsTable.id, id));
  if (!row) throw notFound('There is no such application');
  return row;
}

/** Throws if the caller may not change the application. */
export async function findAdministeredApplication(
  db: Db,
  caller: Caller,
  id: string,
): Promise<ApplicationRow> {
  const application = await findApplicationRow(db, id);
  requireAdministeredApplication(caller, application.id);
  return application;
}

export const namedReply = ({
  id,
  applicationId,
  applicationName,
}: Pick<ApplicationRow, 'id' | 'applicationId' | 'applicationName'>): Application => ({
  _id: id,
  applicationId,
  applicationName,
});

/** Lists read only these columns. */
export const LIST_COLUMNS = {
  id: applicationsTable.id,
  applicationId: applicationsTable.applicationId,
  applicationName: applicationsTable.applicationName,
  applicationType: applicationsTable.applicationType,
  productEdition: applicationsTable.productEdition,
  accessType: applicationsTable.accessType,
  applicationDomainName: applicationsTable.applicationDomainName,
  county: applicationsTable.county,
  adminUsers: sql<
    string[]
  >`(select coalesce(json_agg(${applicationAdminsTable.userId} order by ${applicationAdminsTable.userId}), '[]') from ${applicationAdminsTable} where ${applicationAdminsTable.applicationId} = ${applicationsTable.id})`,
};
type ListedApplicationRow = Pick<ApplicationRow, Exclude<keyof typeof LIST_COLUMNS, 'adminUsers'>> & {
  adminUsers: string[];
};

/** An application in a list for staff, without its texts, keys and links. */
export const listedReply = (row: ListedApplicationRow): Application => {
  const { applicationType, productEdition, accessType, applicationDomainName, county, adminUsers } = row;
  return {
    ...namedReply(row),
    applicationType,
    productEdition,
    accessType,
    applicationDomainName,
    county: county && { code: county.code },
    adminUsers,
  };
};

/** The application's own fields, including those that the platform does not know. */
export const fieldsReply = (row: ApplicationRow) => ({
  ...row.extra,
  applicationId: row.applicationId,
  applicationName: row.applicationName,
  ...(Object.fromEntries(TEXTS.map(name => [name, row[name]])) as Record<(typeof TEXTS)[number], string>),
  ...(row.county && { county: row.county }),
  paths: row.paths,
  excludedQueryLayers: row.excludedQueryLayers,
});

export async function withPlans(
  db: Db,
  rows: ListedApplicationRow[],
  reply: (row: ListedApplicationRow) => Application,
): Promise<Application[]> {
  const plans = await plansByApplication(
    db,
    rows.map(({ id }) => id),
  );
  return rows.map(row => ({ ...reply(row), subscriptionPlans: plans(row.id) }));
}

export const adminIds = async (db: Db, applicationId: string) => {
  const rows = await db
    .select({ id: applicationAdminsTable.userId })
    .from(applicationAdminsTable)
    .where(eq(applicationAdminsTable.applicationId, applicationId))
    .orderBy(asc(applicationAdminsTable.userId));
  return rows.map(({ id }) => id);
};

/** Leaves out IDs without a row. */
function inOrder<T extends { _id: string }>(ids: string[], rows: T[]) {
  const known = new Map(rows.map(row => [row._id, row]));
  return ids.flatMap(id => known.get(id) ?? []);
}

/**
 * An application with its tools, roles and administrators by name, and its plans by id or, if expanded,
 * whole.
 */
export async function wholeReply(db: Db, row: ApplicationRow, expand?: string): Promise<WholeApplication> {
  const admins = await adminIds(db, row.id);
  const people = await db
    .select({
      _id: usersTable.id,
      firstName: usersTable.firstName,
      lastName: usersTable.lastName,
      email: usersTable.email,
    })
    .from(usersTable)
    .where(inArray(usersTable.id, admins));
  const toolRows = await db
    .select({ _id: toolsTable.id, toolName: toolsTable.toolName, helpInfo: toolsTable.helpInfo })
    .from(toolsTable)
    .where(inArray(toolsTable.id, row.tools));
  const roleRows = await db
    .select({
      _id: rolesTable.id,
      roleName: rolesTable.roleName,
      roleDescription: rolesTable.roleDescription,
    })
    .from(rolesTable)
    .where(inArray(rolesTable.id, row.roles));
  const plans = (await plansByApplication(db, [row.id]))(row.id) as { _id: string }[];
  return {
    ...fieldsReply(row),
    _id: row.id,
    tools: inOrder(row.tools, toolRows),
    roles: inOrder(row.roles, roleRows),
    adminUsers: inOrder(admins, people),
    subscriptionPlans: expand === 'subscriptionPlans' ? plans : plans.map(({ _id }) => _id),
    __v: row.version,
  };
}
