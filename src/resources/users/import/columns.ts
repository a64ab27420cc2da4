import { selectFields, type SourcesIn } from '../../../admin/field/defineFields.ts';
import { isRequiredRule } from '../../../admin/form/fieldRules.ts';
import type { FieldKind } from '../../../platform/fieldKind.ts';
import { withoutInvisible } from '../../../platform/rules.ts';
import { NewUser, User } from '../../../platform/users.ts';
import type { TextKey } from '../../../ui/useText.ts';
import { userFields } from '../userFields.ts';

export type UserField = SourcesIn<typeof userFields, 'import'>;
/** What of a file can be imported: fields of a new user, and the role that the user gets in an application. */
export type ImportField = UserField | 'role' | 'application';

/** Which column of the file each field comes from. */
export type Mapping = Partial<Record<ImportField, number>>;
/** A row as it is imported: texts, empty where there is none. */
export type ImportRow = Record<ImportField, string>;

interface ImportColumn {
  field: ImportField;
  label: TextKey;
  kind?: FieldKind | undefined;
  /** The headers that name it, in both languages: letters and digits only. */
  headers: readonly string[];
  isNeeded?: boolean;
}

/** The schemas of the fields of a new user. */
export const schemas = { ...User.shape, ...NewUser.shape };

const columns: ImportColumn[] = [
  ...selectFields(userFields, 'import').map(({ source, label, kind, import: headers = [] }) => ({
    field: source as UserField,
    // A user without a password gets a generated one.
    label: source === 'password' ? ('resources.users.create.password' as const) : label,
    isNeeded: source !== 'password' && isRequiredRule(schemas[source as UserField]),
    kind,
    headers,
  })),
  {
    field: 'role',
    label: 'resources.users.fields.role',
    headers: ['rolename', 'assignedrole', 'roleassigned', 'rolasignado', 'nombredelrol'],
  },
  {
    field: 'application',
    label: 'userImport.application',
    headers: ['application', 'applicationname', 'organization', 'aplicacion', 'organizacion'],
  },
];

/** The fields of the user themselves, without the password. */
export const IMPORTED_USER_FIELDS = selectFields(userFields, 'import')
  .map(({ source }) => source as UserField)
  .filter(source => source !== 'password');
export const IMPORT_FIELDS = columns.map(({ field }) => field);
export const NEEDED = columns.filter(({ isNeeded }) => isNeeded).map(({ field }) => field);

const byField = new Map(columns.map(column => [column.field, column]));
export const labelOf = (field: ImportField) => byField.get(field)!.label;

const plain = (head: string) =>
  head
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');

/** The columns that are known by their heads. `Role` alone is the kind of user in an exported file: only beside an application does it name a role. */
export function knownColumns(of: string[]): Mapping {
  const names = of.map(plain);
  const mapping: Mapping = {};
  for (const { field, headers } of columns) {
    const at = names.findIndex(name => headers.includes(name));
    if (at >= 0) mapping[field] = at;
  }
  const role = names.findIndex(name => name === 'role' || name === 'rol');
  if (mapping.role === undefined && mapping.application !== undefined && role >= 0) mapping.role = role;
  return mapping;
}

/** What is read or typed for a field. Emails and phone numbers never contain invisible characters. */
export const cellOf = (field: ImportField, text: string) =>
  ['email', 'phone'].includes(byField.get(field)?.kind ?? '') ? withoutInvisible(text).trim() : text;

export const rowsBy = (mapping: Mapping, rows: string[][]): ImportRow[] =>
  rows.map(
    row =>
      Object.fromEntries(
        IMPORT_FIELDS.map(field => [
          field,
          mapping[field] === undefined ? '' : cellOf(field, row[mapping[field]] ?? ''),
        ]),
      ) as ImportRow,
  );
