import type { RaRecord } from 'react-admin';
import type { User } from '../../platform/users.ts';
import { count, elapsed } from '../../ui/formats.ts';
import type { Column } from '../../lists/columns.ts';

export type UserRecord = User & RaRecord;

const firstName: Column<UserRecord> = { source: 'firstName', label: 'users.field.firstName', text: user => user.firstName ?? '', width: 16 };
const email: Column<UserRecord> = { source: 'email', label: 'users.field.email', text: user => user.email ?? '', width: 26, quiet: true };
const phone: Column<UserRecord> = { source: 'phone', label: 'users.field.phone', text: user => user.phone ?? '', width: 15 };
const role: Column<UserRecord> = { source: 'role', label: 'users.field.role', text: user => user.role ?? 'user', width: 11, optional: true };
const provider: Column<UserRecord> = { source: 'provider', label: 'users.field.provider', text: user => user.provider ?? '', width: 10, optional: true };
const loginCount: Column<UserRecord> = {
  source: 'loginCount',
  label: 'users.field.loginCount',
  text: user => count(user.loginCount ?? 0),
  width: 11,
  numeric: true,
};
const averageTime: Column<UserRecord> = {
  source: 'averageTime',
  label: 'users.field.averageTime',
  text: user => elapsed(user.averageTime),
  width: 12,
  numeric: true,
  optional: true,
};

/** The documented columns, first name, last name, email, login count and phone, and three that can be chosen. */
export const userColumns: Column<UserRecord>[] = [
  firstName,
  { source: 'lastName', label: 'users.field.lastName', text: user => user.lastName ?? '', width: 17 },
  email,
  role,
  provider,
  loginCount,
  averageTime,
  phone,
];

/** What a card shows (spec 1 §2). */
export const userCardFields = [email, phone, provider, loginCount, averageTime];
