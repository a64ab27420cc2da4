import { isPhone } from '../../src/platform/rules.ts';
import { usersTable } from '../db/tables/users.ts';
import { invalid } from '../http/refusal.ts';
import { PHONE_RULE } from '../http/ruleTexts.ts';

type Column = (typeof usersTable)['_']['columns'][keyof (typeof usersTable)['_']['columns']];

interface UserField {
  column: Column;
  /** A text that users can edit. */
  edited?: true;
  /** Lists can be sorted by this column. It has an index that ends in the id, so that every page has one order. */
  sort?: Column;
  /** The header of its column in the exported file. */
  header?: string;
  /** A time in epoch seconds. A missing time is 0 in the database, null in replies and empty in the exported file. */
  time?: true;
}

/** The fields of a user that the platform knows, each in one line, in the order of the exported file. */
export const storedUserFields = {
  firstName: {
    column: usersTable.firstName,
    edited: true,
    sort: usersTable.firstNameKey,
    header: 'First Name',
  },
  lastName: { column: usersTable.lastName, edited: true, sort: usersTable.lastNameKey, header: 'Last Name' },
  email: { column: usersTable.email, edited: true, sort: usersTable.emailKey, header: 'Email' },
  phone: { column: usersTable.phone, edited: true, sort: usersTable.phone, header: 'Phone' },
  provider: { column: usersTable.provider, sort: usersTable.provider, header: 'Provider' },
  role: { column: usersTable.role, sort: usersTable.role, header: 'Role' },
  loginCount: { column: usersTable.loginCount, sort: usersTable.loginCount, header: 'Login Count' },
  averageTime: { column: usersTable.averageTime, sort: usersTable.averageTime, header: 'Average Time' },
  isActive: { column: usersTable.isActive, header: 'Active' },
  isLoggedinYet: { column: usersTable.isLoggedinYet },
  migratedFromV4: { column: usersTable.migratedFromV4 },
  productEmailSubscription: { column: usersTable.productEmailSubscription },
  lastLoggedIn: {
    column: usersTable.lastLoggedIn,
    sort: usersTable.lastLoggedIn,
    header: 'Last Logged In',
    time: true,
  },
  lastLoggedOut: {
    column: usersTable.lastLoggedOut,
    sort: usersTable.lastLoggedOut,
    header: 'Last Logged Out',
    time: true,
  },
} as const satisfies { [Name in keyof typeof usersTable.$inferSelect]?: UserField };

type Fields = typeof storedUserFields;
type Name = keyof Fields;

const all: [Name, UserField][] = Object.entries(storedUserFields) as [Name, UserField][];

/** The columns that users fill in. */
export type UserDetailColumns = Record<
  { [N in Name]: Fields[N] extends { edited: true } ? N : never }[Name],
  string
>;

const LONGEST = 250;

/** Trims and checks the texts that users fill in. Throws if one is invalid. */
export function detailsOf(body: { [N in keyof UserDetailColumns]?: string | undefined }): UserDetailColumns {
  const given: Record<string, string | undefined> = body;
  const details = Object.fromEntries(
    all.flatMap(([name, { edited }]) => (edited ? [[name, (given[name] ?? '').trim()]] : [])),
  ) as UserDetailColumns;
  const faults: Record<string, string> = {};
  for (const [field, text] of Object.entries(details))
    if (text.length > LONGEST) faults[field] = `At most ${LONGEST} characters are allowed`;
  if (details.phone && !isPhone(details.phone)) faults.phone = PHONE_RULE;
  if (Object.keys(faults).length) throw invalid(faults);
  return details;
}

type UserFieldsRow = Pick<typeof usersTable.$inferSelect, Name>;
type Reply = { [N in Name]: Fields[N] extends { time: true } ? number | null : UserFieldsRow[N] };

export const replyFields = (row: UserFieldsRow) =>
  Object.fromEntries(all.map(([name, { time }]) => [name, time ? row[name] || null : row[name]])) as Reply;

/** The columns that lists are sorted by, by field. */
export const sortColumns: Partial<Record<string, Column>> = Object.fromEntries(
  all.flatMap(([name, { sort }]) => (sort ? [[name, sort]] : [])),
);

const plain = String;
const instant = (epochSeconds: unknown) =>
  epochSeconds ? new Date(Number(epochSeconds) * 1000).toISOString() : '';

export const exportedColumns = all.flatMap(([, { column, header, time }]) =>
  header ? [{ header, column, write: time ? instant : plain }] : [],
);

/** Other fields that clients send are stored in `extra`. */
export const KNOWN_USER_FIELDS = new Set([
  ...Object.keys(storedUserFields),
  'protectedLayers',
  'subscriptions',
]);
