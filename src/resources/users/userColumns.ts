import type { RaRecord } from 'react-admin';
import type { ColumnOf } from '../../lists/columns.ts';
import type { User } from '../../platform/users.ts';
import { count, elapsed } from '../../ui/formats.ts';

export type UserRecord = User & RaRecord;
type UserColumn = ColumnOf<'resources.users', UserRecord>;

const firstName: UserColumn = { source: 'firstName', text: user => user.firstName ?? '', width: 14 };
const email: UserColumn = {
  source: 'email',
  text: user => user.email ?? '',
  width: 26,
  quiet: true,
  address: true,
};
const phone: UserColumn = { source: 'phone', text: user => user.phone ?? '', width: 18 };
const role: UserColumn = { source: 'role', text: user => user.role ?? 'user', width: 15, shown: 'wide' };
const provider: UserColumn = {
  source: 'provider',
  text: user => user.provider ?? '',
  width: 10,
  shown: 'chosen',
};
const loginCount: UserColumn = {
  source: 'loginCount',
  text: user => count(user.loginCount ?? 0),
  width: 10,
  numeric: true,
};
const averageTime: UserColumn = {
  source: 'averageTime',
  text: user => elapsed(user.averageTime),
  width: 12,
  numeric: true,
  shown: 'chosen',
};

/** The documented columns, first name, last name, email, login count and phone, the role, and two that can be chosen. */
export const userColumns: UserColumn[] = [
  firstName,
  { source: 'lastName', text: user => user.lastName ?? '', width: 15 },
  email,
  role,
  provider,
  loginCount,
  averageTime,
  phone,
];

/** What a card shows (spec 1 §2), and the role. */
export const userCardFields = ['email', 'role', 'phone', 'provider', 'loginCount', 'averageTime'] as const;
