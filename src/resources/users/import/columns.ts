import { selectFields, type SourcesIn } from '../../../admin/field/defineFields.ts';
import { isRequiredRule } from '../../../admin/form/fieldRules.ts';
import type { FieldKind } from '../../../platform/fieldKind.ts';
import { stripInvisible } from '../../../platform/rules.ts';
import { NewUser, User } from '../../../platform/users.ts';
import type { TextKey } from '../../../ui/useText.ts';
import { userFields } from '../userFields.ts';

export type UserField = SourcesIn<typeof userFields, 'import'>;
/** The fields that can be imported: those of a new user, and the role that the user gets in an application. */
export type ImportField = UserField | 'role' | 'application';

/** The index of the file's column for each field. */
export type ColumnMapping = Partial<Record<ImportField, number>>;
/** The texts of a row by field; an empty string if there is no cell. */
export type ImportRow = Record<ImportField, string>;

interface ImportColumn {
  field: ImportField;
  label: TextKey;
  kind?: FieldKind | undefined;
  /** Known headers in both languages, reduced to letters and digits. */
  headers: readonly string[];
  isRequired?: boolean;
}

/** The schemas of the fields of a new user. */
export const newUserSchemas = { ...User.shape, ...NewUser.shape };

const columns: ImportColumn[] = [
  ...selectFields(userFields, 'import').map(({ source, label, kind, import: headers = [] }) => ({
    field: source as UserField,
    // A user without a password gets a generated one.
    label: source === 'password' ? ('resources.users.create.password' as const) : label,
    isRequired: source !== 'password' && isRequiredRule(newUserSchemas[source as UserField]),
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
export const REQUIRED_IMPORT_FIELDS = columns
  .filter(({ isRequired }) => isRequired)
  .map(({ field }) => field);

const columnsByField = new Map(columns.map(column => [column.field, column]));
export const importFieldLabel = (field: ImportField) => columnsByField.get(field)!.label;

const normalizeHeader = (head: string) =>
  head
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');

/** Finds the columns with known headers. In an exported file `Role` is the user's privilege; it names a role only if there is a column for the application. */
export function matchColumns(headerRow: string[]): ColumnMapping {
  const names = headerRow.map(normalizeHeader);
  const mapping: ColumnMapping = {};
  for (const { field, headers } of columns) {
    const at = names.findIndex(name => headers.includes(name));
    if (at >= 0) mapping[field] = at;
  }
  const role = names.findIndex(name => name === 'role' || name === 'rol');
  if (mapping.role === undefined && mapping.application !== undefined && role >= 0) mapping.role = role;
  return mapping;
}

/** Cleans the text of a cell: emails and phone numbers never contain invisible characters. */
export const cleanCell = (field: ImportField, text: string) =>
  ['email', 'phone'].includes(columnsByField.get(field)?.kind ?? '') ? stripInvisible(text).trim() : text;

export const toImportRows = (mapping: ColumnMapping, rows: string[][]): ImportRow[] =>
  rows.map(
    row =>
      Object.fromEntries(
        IMPORT_FIELDS.map(field => [
          field,
          mapping[field] === undefined ? '' : cleanCell(field, row[mapping[field]] ?? ''),
        ]),
      ) as ImportRow,
  );
