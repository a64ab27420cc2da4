import { sql } from 'drizzle-orm';
import { boolean, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { empty, extra, ids, key, seconds, version } from './columns.ts';

export const users = pgTable(
  'users',
  {
    id: key('id').primaryKey(),
    firstName: text('first_name').notNull(),
    lastName: text('last_name').notNull(),
    email: text('email').notNull(),
    phone: key('phone').notNull().default(empty),
    passwordHash: text('password_hash').notNull().default(empty),
    passwordIsTemporary: boolean('password_is_temporary').notNull().default(false),
    provider: key('provider').notNull().default('local'),
    role: key('role').notNull().default('user'),
    loginCount: integer('login_count').notNull().default(0),
    averageTime: integer('average_time').notNull().default(0),
    isActive: boolean('is_active').notNull().default(true),
    isLoggedinYet: boolean('is_loggedin_yet').notNull().default(false),
    migratedFromV4: boolean('migrated_from_v4').notNull().default(false),
    productEmailSubscription: boolean('product_email_subscription').notNull().default(false),
    emailVerified: boolean('email_verified').notNull().default(false),
    /** Epoch seconds; 0 = never. */
    lastLoggedIn: seconds('last_logged_in'),
    lastLoggedOut: seconds('last_logged_out'),
    /** The admin who created this user sees him before any application does. */
    createdBy: key('created_by'),
    /** Folded copies of what people sort and search by. */
    firstNameKey: key('first_name_key').notNull(),
    lastNameKey: key('last_name_key').notNull(),
    emailKey: key('email_key').notNull(),
    searchText: key('search_text').notNull(),
    extra: extra(),
    version: version(),
  },
  t => [
    uniqueIndex('users_email').on(t.emailKey),
    index('users_first_name').on(t.firstNameKey, t.id),
    index('users_last_name').on(t.lastNameKey, t.id),
    index('users_phone').on(t.phone, t.id),
    index('users_provider').on(t.provider, t.id),
    index('users_role').on(t.role, t.id),
    index('users_login_count').on(t.loginCount, t.id),
    index('users_average_time').on(t.averageTime, t.id),
    index('users_last_logged_in').on(t.lastLoggedIn, t.id),
    index('users_last_logged_out').on(t.lastLoggedOut, t.id),
    index('users_created_by').on(t.createdBy),
    // Short texts have no trigram: they are looked for in this index from end to end, which is a third of the table and says whom it found.
    index('users_found').on(t.searchText, t.id),
    index('users_search').using('gin', t.searchText.op('gin_trgm_ops')),
  ],
);

type Loose = Record<string, unknown>;
const words = (name: string) => text(name).notNull().default(empty);

export const applications = pgTable(
  'applications',
  {
    id: key('id').primaryKey(),
    /** The short name that people give an application; not its `_id`. */
    applicationId: key('application_id').notNull(),
    applicationName: text('application_name').notNull(),
    applicationNameKey: key('application_name_key').notNull(),
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
    /** None: it has no county yet. */
    county: jsonb('county').$type<{ code?: string | undefined; links?: Loose[] | undefined }>(),
    paths: jsonb('paths').$type<Loose[]>().notNull().default([]),
    excludedQueryLayers: jsonb('excluded_query_layers').$type<string[]>().notNull().default([]),
    tools: ids('tools'),
    roles: ids('roles'),
    extra: extra(),
    version: version(),
  },
  t => [
    uniqueIndex('applications_application_id').on(sql`lower(${t.applicationId})`),
    index('applications_name').on(t.applicationNameKey, t.id),
  ],
);

export const roles = pgTable(
  'roles',
  {
    id: key('id').primaryKey(),
    roleName: text('role_name').notNull(),
    roleNameKey: key('role_name_key').notNull(),
    roleDescription: text('role_description').notNull().default(empty),
    extra: extra(),
    version: version(),
  },
  t => [uniqueIndex('roles_name').on(t.roleNameKey)],
);

export const ofUser = () =>
  key('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' });
export const ofApplication = () =>
  key('application_id')
    .notNull()
    .references(() => applications.id, { onDelete: 'cascade' });
export const ofRole = () =>
  key('role_id')
    .notNull()
    .references(() => roles.id, { onDelete: 'cascade' });
