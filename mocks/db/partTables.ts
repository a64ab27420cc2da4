import { boolean, index, json, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { UserType } from '../../src/platform/workOrders.ts';
import { empty, extra, ids, key, version } from './columns.ts';
import { ofApplication, ofUser } from './mainTables.ts';

type Loose = Record<string, unknown>;

/** Who uses an application, and who does so without a subscription. */
const peopleOf = (name: string) =>
  pgTable(name, { userId: ofUser(), applicationId: ofApplication() }, t => [
    primaryKey({ columns: [t.applicationId, t.userId] }),
    index(`${name}_user`).on(t.userId),
  ]);
export const applicationUsers = peopleOf('application_users');
export const subscriptionOverrides = peopleOf('subscription_overrides');

export const departments = pgTable(
  'work_order_departments',
  {
    id: key('id').primaryKey(),
    applicationId: ofApplication(),
    department: text('department').notNull(),
    departmentKey: key('department_key').notNull(),
  },
  t => [index('work_order_departments_application').on(t.applicationId, t.departmentKey)],
);
export const departmentMembers = pgTable(
  'work_order_members',
  {
    departmentId: key('department_id')
      .notNull()
      .references(() => departments.id, { onDelete: 'cascade' }),
    userId: ofUser(),
    type: key('type').$type<UserType>().notNull(),
  },
  t => [
    primaryKey({ columns: [t.departmentId, t.userId, t.type] }),
    index('work_order_members_user').on(t.userId),
  ],
);

export const layers = pgTable(
  'layers',
  {
    id: key('id').primaryKey(),
    applicationId: ofApplication(),
    /** Its number or name in the map, as it came. */
    layerId: json('layer_id').$type<string | number | null>(),
    name: text('name').notNull(),
    nameKey: key('name_key').notNull(),
    geometryType: text('geometry_type').notNull().default(empty),
    description: text('description').notNull().default(empty),
    url: text('url').notNull().default(empty),
    editable: boolean('editable').notNull().default(false),
    extra: extra(),
    version: version(),
  },
  t => [index('layers_application').on(t.applicationId, t.nameKey)],
);

export const fieldApps = pgTable(
  'field_apps',
  {
    id: key('id').primaryKey(),
    applicationId: ofApplication(),
    fieldAppName: text('field_app_name').notNull(),
    readUsers: ids('read_users'),
    writeUsers: ids('write_users'),
    /** `json`, not `jsonb`: what people wrote keeps its order. */
    services: json('services').$type<Loose[]>().notNull(),
    tilePackages: json('tile_packages').$type<Loose[]>().notNull(),
    extra: extra(),
    version: version(),
  },
  t => [index('field_apps_application').on(t.applicationId)],
);
