import type { ExportColumn } from '../../admin/export/exportReply.ts';
import { elapsed, moment } from '../../ui/formats.ts';
import type { TextKey } from '../../ui/useText.ts';
import type { UserRecord } from './userRecord.ts';

interface UserFileColumn extends Omit<ExportColumn<UserRecord>, 'head'> {
  field: string;
  label: TextKey;
  /** How a value is written, of a user or of the platform's own file; what it is not made for stays as it came. */
  write(value: unknown): string;
}

const plain = (value: unknown) => (value === null || value === undefined ? '' : String(value));
const isNumber = (value: unknown) => typeof value === 'number' || /^\d+(\.\d+)?$/.test(plain(value));
const duration = (value: unknown) => (isNumber(value) ? elapsed(Number(value)) : plain(value));
const yesOrNo = (value: unknown) => {
  const text = plain(value).trim().toLowerCase();
  if (/^(true|yes|1)$/.test(text)) return 'true';
  return /^(false|no|0)$/.test(text) ? 'false' : plain(value);
};
/** Epoch seconds or ISO; no time is nothing. */
const time = (value: unknown) => {
  if (isNumber(value)) return Number(value) ? moment(Number(value)) : '';
  const text = plain(value);
  return /^\d{4}-\d{2}-\d{2}T/.test(text) ? moment(Date.parse(text) / 1000) || text : text;
};

const column = (field: string, label: TextKey, write = plain): UserFileColumn => ({
  field,
  label,
  write,
  text: user => write(user[field]),
});

/** The columns of every file of users, in this order. */
export const exportColumns: UserFileColumn[] = [
  column('firstName', 'resources.users.fields.firstName'),
  column('lastName', 'resources.users.fields.lastName'),
  column('email', 'resources.users.fields.email'),
  column('phone', 'resources.users.fields.phone'),
  column('provider', 'resources.users.fields.provider'),
  column('role', 'resources.users.fields.role'),
  column('loginCount', 'resources.users.fields.loginCount'),
  column('averageTime', 'resources.users.fields.averageTime', duration),
  column('isActive', 'resources.users.fields.isActive', yesOrNo),
  column('lastLoggedIn', 'resources.users.filter.lastLoggedIn', time),
  column('lastLoggedOut', 'resources.users.filter.lastLoggedOut', time),
];

/** `First Name`, `first_name` and `firstName` are one head; `Active` is `isActive`. */
const nameOf = (head: string) =>
  head
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '')
    .replace(/^is(?=active$)/, '');

/**
 * The platform's own file with the columns of all files of users; what it has besides comes after them. A file without
 * any of them stays as it is.
 */
export function arranged(
  [heads = [], ...rows]: string[][],
  label: (column: UserFileColumn) => string,
): { heads: string[]; rows: string[][] } {
  const names = heads.map(nameOf);
  const places = exportColumns.map(({ field }) => names.indexOf(nameOf(field)));
  if (places.every(place => place < 0)) return { heads, rows };
  const width = rows.reduce((most, row) => Math.max(most, row.length), heads.length);
  const others = Array.from({ length: width }, (_, place) => place).filter(place => !places.includes(place));
  return {
    heads: [...exportColumns.map(label), ...others.map(place => heads[place] ?? '')],
    rows: rows.map(row => [
      ...exportColumns.map(({ write }, n) => write(row[places[n]!])),
      ...others.map(place => row[place] ?? ''),
    ]),
  };
}
