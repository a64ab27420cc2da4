import { isPhone } from '../../src/platform/rules.ts';
import { users } from '../db/tables/users.ts';
import { invalid } from '../http/refusal.ts';
import { PHONE_RULE } from '../http/sentences.ts';

type Column = (typeof users)['_']['columns'][keyof (typeof users)['_']['columns']];

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
export const userFields = {
  firstName: { column: users.firstName, edited: true, sort: users.firstNameKey, header: 'First Name' },
  lastName: { column: users.lastName, edited: true, sort: users.lastNameKey, header: 'Last Name' },
  email: { column: users.email, edited: true, sort: users.emailKey, header: 'Email' },
  phone: { column: users.phone, edited: true, sort: users.phone, header: 'Phone' },
  provider: { column: users.provider, sort: users.provider, header: 'Provider' },
  role: { column: users.role, sort: users.role, header: 'Role' },
  loginCount: { column: users.loginCount, sort: users.loginCount, header: 'Login Count' },
  averageTime: { column: users.averageTime, sort: users.averageTime, header: 'Average Time' },
  isActive: { column: users.isActive, header: 'Active' },
  isLoggedinYet: { column: users.isLoggedinYet },
  migratedFromV4: { column: users.migratedFromV4 },
  productEmailSubscription: { column: users.productEmailSubscription },
  lastLoggedIn: {
    column: users.lastLoggedIn,
    sort: users.lastLoggedIn,
    header: 'Last Logged In',
    time: true,
  },
  lastLoggedOut: {
    column: users.lastLoggedOut,
    sort: users.lastLoggedOut,
    header: 'Last Logged Out',
    time: true,
  },
} as const satisfies { [Name in keyof typeof users.$inferSelect]?: UserField };

type Fields = typeof userFields;
type Name = keyof Fields;

const all: [Name, UserField][] = Object.entries(userFields) as [Name, UserField][];

/** What users fill in, ready to be stored. */
export type Details = Record<{ [N in Name]: Fields[N] extends { edited: true } ? N : never }[Name], string>;

const LONGEST = 250;

/** The texts that users fill in, trimmed and checked. */
export function detailsOf(body: { [N in keyof Details]?: string | undefined }): Details {
  const given: Record<string, string | undefined> = body;
  const details = Object.fromEntries(
    all.flatMap(([name, { edited }]) => (edited ? [[name, (given[name] ?? '').trim()]] : [])),
  ) as Details;
  const faults: Record<string, string> = {};
  for (const [field, text] of Object.entries(details))
    if (text.length > LONGEST) faults[field] = `At most ${LONGEST} characters are allowed`;
  if (details.phone && !isPhone(details.phone)) faults.phone = PHONE_RULE;
  if (Object.keys(faults).length) throw invalid(faults);
  return details;
}

type Row = Pick<typeof users.$inferSelect, Name>;
type Reply = { [N in Name]: Fields[N] extends { time: true } ? number | null : Row[N] };

/** The fields of a user in a reply. */
export const replyFields = (row: Row) =>
  Object.fromEntries(all.map(([name, { time }]) => [name, time ? row[name] || null : row[name]])) as Reply;

/** The columns that lists are sorted by, by field. */
export const sortColumns: Partial<Record<string, Column>> = Object.fromEntries(
  all.flatMap(([name, { sort }]) => (sort ? [[name, sort]] : [])),
);

const plain = String;
const instant = (epochSeconds: unknown) =>
  epochSeconds ? new Date(Number(epochSeconds) * 1000).toISOString() : '';

/** The columns of the exported file. */
export const exportColumns = all.flatMap(([, { column, header, time }]) =>
  header ? [{ header, column, write: time ? instant : plain }] : [],
);

/** The fields that the platform keeps itself. Others that clients send are stored beside them. */
export const USER_FIELDS = new Set([...Object.keys(userFields), 'protectedLayers', 'subscriptions']);
