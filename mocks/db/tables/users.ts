import { boolean, index, integer, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { emptyText, extraColumn, keyColumn, secondsColumn, versionColumn } from '../columns.ts';
import { table } from '../table.ts';

export const usersTable = table(
  'users',
  {
    id: keyColumn('id').primaryKey(),
    firstName: text('first_name').notNull(),
    lastName: text('last_name').notNull(),
    email: text('email').notNull(),
    phone: keyColumn('phone').notNull().default(emptyText),
    passwordHash: text('password_hash').notNull().default(emptyText),
    passwordIsTemporary: boolean('password_is_temporary').notNull().default(false),
    provider: keyColumn('provider').notNull().default('local'),
    role: keyColumn('role').notNull().default('user'),
    loginCount: integer('login_count').notNull().default(0),
    averageTime: integer('average_time').notNull().default(0),
    isActive: boolean('is_active').notNull().default(true),
    isLoggedinYet: boolean('is_loggedin_yet').notNull().default(false),
    migratedFromV4: boolean('migrated_from_v4').notNull().default(false),
    productEmailSubscription: boolean('product_email_subscription').notNull().default(false),
    emailVerified: boolean('email_verified').notNull().default(false),
    /** Epoch seconds; 0 = never. */
    lastLoggedIn: secondsColumn('last_logged_in'),
    lastLoggedOut: secondsColumn('last_logged_out'),
    /** The admin who created the user, who can see them even if they have no application in common. */
    createdBy: keyColumn('created_by'),
    /** Folded copies for sorting and searching. */
    firstNameKey: keyColumn('first_name_key').notNull(),
    lastNameKey: keyColumn('last_name_key').notNull(),
    emailKey: keyColumn('email_key').notNull(),
    searchText: keyColumn('search_text').notNull(),
    extra: extraColumn(),
    version: versionColumn(),
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
    // Short texts have no trigram. A search for them scans this whole index, which is a third of the table
    // and contains the IDs.
    index('users_found').on(t.searchText, t.id),
    index('users_search').using('gin', t.searchText.op('gin_trgm_ops')),
  ],
);

export const userReference = () =>
  keyColumn('user_id')
    .notNull()
    .references(() => usersTable.id, { onDelete: 'cascade' });
