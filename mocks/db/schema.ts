import { sql } from 'drizzle-orm';
import { boolean, customType, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';

/** Text ordered byte by byte, the same on every database; ids and sort keys use it. */
const key = customType<{ data: string }>({ dataType: () => 'text COLLATE "C"' });
const empty = sql`''`;
const seconds = (name: string) => integer(name).notNull().default(0);

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
    /** What clients sent along and the platform itself does not know. */
    extra: jsonb('extra').$type<Record<string, unknown>>().notNull().default({}),
    version: integer('version').notNull().default(0),
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
    // Short texts have no trigram: they are looked for in this index from end to end, which is a third of the table.
    index('users_search_text').on(t.searchText),
    index('users_search').using('gin', t.searchText.op('gin_trgm_ops')),
  ],
);

export const applications = pgTable(
  'applications',
  {
    id: key('id').primaryKey(),
    /** The short name that people give an application; not its `_id`. */
    applicationId: key('application_id').notNull(),
    applicationName: text('application_name').notNull(),
    applicationNameKey: key('application_name_key').notNull(),
  },
  t => [uniqueIndex('applications_application_id').on(t.applicationId), index('applications_name').on(t.applicationNameKey, t.id)],
);

export const roles = pgTable(
  'roles',
  {
    id: key('id').primaryKey(),
    roleName: text('role_name').notNull(),
    roleNameKey: key('role_name_key').notNull(),
    roleDescription: text('role_description').notNull().default(empty),
    extra: jsonb('extra').$type<Record<string, unknown>>().notNull().default({}),
    version: integer('version').notNull().default(0),
  },
  t => [uniqueIndex('roles_name').on(t.roleNameKey)],
);

const ofUser = () =>
  key('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' });
const ofApplication = () =>
  key('application_id')
    .notNull()
    .references(() => applications.id, { onDelete: 'cascade' });
const ofRole = () =>
  key('role_id')
    .notNull()
    .references(() => roles.id, { onDelete: 'cascade' });

export const roleAssignments = pgTable(
  'role_assignments',
  {
    userId: ofUser(),
    /** None: the role is tied to no application. */
    applicationId: key('application_id').references(() => applications.id, { onDelete: 'cascade' }),
    roleId: ofRole(),
  },
  t => [
    uniqueIndex('role_assignments_once').on(t.userId, sql`coalesce(${t.applicationId}, '')`, t.roleId),
    index('role_assignments_application').on(t.applicationId, t.userId),
    index('role_assignments_role').on(t.roleId, t.userId),
  ],
);

export const applicationAdmins = pgTable(
  'application_admins',
  { userId: ofUser(), applicationId: ofApplication() },
  t => [
    primaryKey({ columns: [t.userId, t.applicationId] }),
    index('application_admins_application').on(t.applicationId, t.userId),
  ],
);

export const protectedLayers = pgTable(
  'protected_layers',
  {
    id: key('id').primaryKey(),
    applicationId: ofApplication(),
    groupName: text('group_name').notNull(),
    groupNameKey: key('group_name_key').notNull(),
    groupIndex: integer('group_index').notNull(),
    layerNames: jsonb('layer_names').$type<{ layerName: string; layerIndex: number }[]>().notNull().default([]),
    extra: jsonb('extra').$type<Record<string, unknown>>().notNull().default({}),
    version: integer('version').notNull().default(0),
  },
  t => [index('protected_layers_application').on(t.applicationId, t.groupIndex)],
);

/** The protected layers that a user may see; the layer says in which application. */
export const userProtectedLayers = pgTable(
  'user_protected_layers',
  {
    userId: ofUser(),
    layerId: key('layer_id')
      .notNull()
      .references(() => protectedLayers.id, { onDelete: 'cascade' }),
  },
  t => [primaryKey({ columns: [t.userId, t.layerId] }), index('user_protected_layers_layer').on(t.layerId)],
);

export const purposes = pgTable('purposes', {
  id: key('id').primaryKey(),
  purposeName: text('purpose_name').notNull(),
  helpInfo: text('help_info').notNull().default(empty),
});

export const purposeRoles = pgTable(
  'purpose_roles',
  {
    purposeId: key('purpose_id')
      .notNull()
      .references(() => purposes.id, { onDelete: 'cascade' }),
    applicationId: ofApplication(),
    roleId: ofRole(),
  },
  t => [primaryKey({ columns: [t.purposeId, t.applicationId, t.roleId] }), index('purpose_roles_role').on(t.roleId, t.applicationId)],
);

export const subscriptions = pgTable(
  'subscriptions',
  {
    id: key('id').primaryKey(),
    userId: ofUser(),
    applicationId: ofApplication(),
    planName: text('plan_name').notNull(),
    archived: boolean('archived').notNull().default(false),
    startedAt: seconds('started_at'),
    endsAt: seconds('ends_at'),
  },
  t => [index('subscriptions_user').on(t.userId, t.archived)],
);

/** What waits in the old version (V4) for a user: roles by their names there, subscriptions as they will be here. */
export const v4People = pgTable('v4_people', {
  userId: ofUser().primaryKey(),
  roles: jsonb('roles').$type<{ applicationId: string; roleNames: string[] }[]>().notNull().default([]),
  subscriptions: jsonb('subscriptions').$type<Omit<typeof subscriptions.$inferSelect, 'userId'>[]>().notNull().default([]),
  /** Why V4 will not hand this person over. */
  refusal: text('refusal'),
});

/** A sign-in with its token, which counts until `logoutTime`; and visits of an application. Times are epoch seconds. */
export const sessions = pgTable(
  'sessions',
  {
    id: key('id').primaryKey(),
    userId: ofUser(),
    applicationId: key('application_id').references(() => applications.id, { onDelete: 'set null' }),
    loginTime: integer('login_time').notNull(),
    logoutTime: integer('logout_time'),
  },
  t => [index('sessions_user').on(t.userId, t.loginTime)],
);

export const apiKeys = pgTable(
  'api_keys',
  { id: key('id').primaryKey(), userId: ofUser(), key: text('key').notNull().unique() },
  t => [index('api_keys_user').on(t.userId)],
);

export const tags = pgTable(
  'tags',
  {
    id: key('id').primaryKey(),
    tagName: text('tag_name').notNull(),
    tagNameKey: key('tag_name_key').notNull(),
    helpInfo: text('help_info').notNull().default(empty),
    numberOfMapsTagged: integer('number_of_maps_tagged').notNull().default(0),
    extra: jsonb('extra').$type<Record<string, unknown>>().notNull().default({}),
    version: integer('version').notNull().default(0),
  },
  t => [uniqueIndex('tags_name').on(t.tagNameKey)],
);

/** Links sent by mail, each good for one purpose and once. Only a digest of the secret is kept. */
export const mailedLinks = pgTable('mailed_links', {
  digest: key('digest').primaryKey(),
  userId: ofUser(),
  purpose: text('purpose').$type<'reset' | 'verify'>().notNull(),
  expiresAt: integer('expires_at').notNull(),
});

export const mails = pgTable('mails', {
  id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
  to: text('to').notNull(),
  subject: text('subject').notNull(),
  lines: jsonb('lines').$type<string[]>().notNull(),
  /** Path of the link inside the console. */
  link: text('link'),
  sentAt: integer('sent_at').notNull(),
});

export const settings = pgTable('settings', { name: key('name').primaryKey(), value: text('value').notNull() });
