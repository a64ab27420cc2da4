import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import {
  purposeRoles,
  purposes,
  toolConfigs,
  toolgroupRoles,
  toolgroups,
  toolRoles,
  tools,
} from './catalogueTables.ts';
import { empty, extra, key, version } from './columns.ts';
import { configs, dailyImports, dailyImportVersions, defaultConfigs } from './documentTables.ts';
import { applications, ofApplication, ofRole, ofUser, roles, users } from './mainTables.ts';
import {
  cards,
  subscriptionPlans,
  subscriptions,
  type StoredEvent,
  type StoredPeriod,
} from './moneyTables.ts';
import { notificationGroups } from './newsTables.ts';
import {
  applicationUsers,
  departmentMembers,
  departments,
  fieldApps,
  layers,
  subscriptionOverrides,
} from './partTables.ts';
import { attempts, takenRoles } from './passingTables.ts';

export {
  applicationUsers,
  applications,
  attempts,
  cards,
  configs,
  dailyImportVersions,
  dailyImports,
  defaultConfigs,
  departmentMembers,
  departments,
  fieldApps,
  layers,
  notificationGroups,
  purposeRoles,
  purposes,
  roles,
  subscriptionOverrides,
  subscriptionPlans,
  subscriptions,
  takenRoles,
  toolConfigs,
  toolRoles,
  toolgroupRoles,
  toolgroups,
  tools,
  users,
};
export type { StoredEvent, StoredPeriod };

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

/** The lists that editions and access types of applications are chosen from; one that was never changed is not here. */
export const applicationProperties = pgTable('application_properties', {
  name: key('name').primaryKey(),
  choices: jsonb('choices').$type<string[]>().notNull(),
});

export const protectedLayers = pgTable(
  'protected_layers',
  {
    id: key('id').primaryKey(),
    applicationId: ofApplication(),
    groupName: text('group_name').notNull(),
    groupNameKey: key('group_name_key').notNull(),
    groupIndex: integer('group_index').notNull(),
    layerNames: jsonb('layer_names')
      .$type<{ layerName: string; layerIndex: number }[]>()
      .notNull()
      .default([]),
    extra: extra(),
    version: version(),
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

/** A subscription as V4 has it: its plan by name there, and the plan and option that stand for it here. */
type V4Subscription = Pick<
  typeof subscriptions.$inferSelect,
  'id' | 'applicationId' | 'planName' | 'archived' | 'startedAt' | 'endsAt'
> &
  Partial<Pick<typeof subscriptions.$inferSelect, 'planId' | 'period'>>;

/** What waits in the old version (V4) for a user: roles by their names there, subscriptions as they will be here. */
export const v4People = pgTable('v4_people', {
  userId: ofUser().primaryKey(),
  roles: jsonb('roles').$type<{ applicationId: string; roleNames: string[] }[]>().notNull().default([]),
  subscriptions: jsonb('subscriptions').$type<V4Subscription[]>().notNull().default([]),
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
    extra: extra(),
    version: version(),
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

export const settings = pgTable('settings', {
  name: key('name').primaryKey(),
  value: text('value').notNull(),
});
