import { sql } from 'drizzle-orm';
import { index, jsonb, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { emptyText, extraColumn, idsColumn, keyColumn, versionColumn } from '../columns.ts';
import { table } from '../table.ts';

type Loose = Record<string, unknown>;
const words = (name: string) => text(name).notNull().default(emptyText);

export const applicationsTable = table(
  'applications',
  {
    id: keyColumn('id').primaryKey(),
    /** The short name that staff give an application; not its `_id`. */
    applicationId: keyColumn('application_id').notNull(),
    applicationName: text('application_name').notNull(),
    applicationNameKey: keyColumn('application_name_key').notNull(),
    applicationDatabase: words('application_database'),
    applicationType: words('application_type'),
    productEdition: words('product_edition'),
    accessType: words('access_type'),
    description: words('description'),
    disclaimer: words('disclaimer'),
    applicationDomainName: words('application_domain_name'),
    editingServiceUrl: words('editing_service_url'),
    legacySiteURL: words('legacy_site_url'),
    gaKey: words('ga_key'),
    mobilegaKey: words('mobile_ga_key'),
    pmApiKey: words('pm_api_key'),
    pmSecretKey: words('pm_secret_key'),
    privatePmApiKey: words('private_pm_api_key'),
    privatePmSecretKey: words('private_pm_secret_key'),
    solrAPIKey: words('solr_api_key'),
    /** Null if the application has no county yet. */
    county: jsonb('county').$type<{ code?: string | undefined; links?: Loose[] | undefined }>(),
    paths: jsonb('paths').$type<Loose[]>().notNull().default([]),
    excludedQueryLayers: jsonb('excluded_query_layers').$type<string[]>().notNull().default([]),
    tools: idsColumn('tools'),
    roles: idsColumn('roles'),
    extra: extraColumn(),
    version: versionColumn(),
  },
  t => [
    uniqueIndex('applications_application_id').on(sql`lower(${t.applicationId})`),
    index('applications_name').on(t.applicationNameKey, t.id),
  ],
);

export const applicationReference = () =>
  keyColumn('application_id')
    .notNull()
    .references(() => applicationsTable.id, { onDelete: 'cascade' });
