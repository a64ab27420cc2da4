import type { RaRecord } from 'react-admin';
import type { User } from '../../platform/users.ts';
import { count, elapsed } from '../../ui/formats.ts';
import type { ColumnOf } from '../../lists/columns.ts';

export type UserRecord = User & RaRecord;
type UserColumn = ColumnOf<'users', UserRecord>;

const firstName: UserColumn = { source: 'firstName', text: user => user.firstName ?? '', width: 16 };
const email: UserColumn = { source: 'email', text: user => user.email ?? '', width: 26, quiet: true };
const phone: UserColumn = { source: 'phone', text: user => user.phone ?? '', width: 15 };
const role: UserColumn = { source: 'role', text: user => user.role ?? 'user', width: 11, optional: true };
const provider: UserColumn = { source: 'provider', text: user => user.provider ?? '', width: 10, optional: true };
const loginCount: UserColumn = {
  source: 'loginCount',
 
  text: user => count(user.loginCount ?? 0),
  width: 11,
  numeric: true,
};
const averageTime: UserColumn = {
  source: 'averageTime',
 
  text: user => elapsed(user.averageTime),
  width: 12,
  numeric: true,
  optional: true,
};

/** The documented columns, first name, last name, email, login count and phone, and three that can be chosen. */
export const userColumns: UserColumn[] = [
  firstName,
  { source: 'lastName', text: user => user.lastName ?? '', width: 17 },
  email,
  role,
  provider,
  loginCount,
  averageTime,
  phone,
];

/** What a card shows (spec 1 §2). */
export const userCardFields = [email, phone, provider, loginCount, averageTime];
