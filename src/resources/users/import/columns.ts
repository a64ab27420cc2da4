import { withoutInvisible } from '../../../platform/invisible.ts';

/** What of a file can be imported. */
export const FIELDS = ['firstName', 'lastName', 'email', 'phone', 'password', 'role', 'application'] as const;
export type ImportField = (typeof FIELDS)[number];
export const NEEDED: readonly ImportField[] = ['firstName', 'lastName', 'email', 'phone'];

/** Which column of the file each field comes from. */
export type Mapping = Partial<Record<ImportField, number>>;
/** A row as it is imported: texts, empty where there is none. */
export type ImportRow = Record<ImportField, string>;

/** Heads by which a column is known, in both languages: letters and digits only. */
const heads: Record<ImportField, string[]> = {
  firstName: ['firstname', 'givenname', 'forename', 'nombre'],
  lastName: ['lastname', 'surname', 'familyname', 'apellidos', 'apellido'],
  email: ['email', 'emailaddress', 'mail', 'correo', 'correoelectronico'],
  phone: ['phone', 'phonenumber', 'telephone', 'telefono'],
  password: ['password', 'initialpassword', 'contrasena', 'contrasenainicial'],
  role: ['rolename', 'assignedrole', 'roleassigned', 'rolasignado', 'nombredelrol'],
  application: ['application', 'applicationname', 'organization', 'aplicacion', 'organizacion'],
};

const plain = (head: string) =>
  head
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');

/** The columns that are known by their heads. `Role` alone is the kind of user in an exported file: only beside an application does it name a role. */
export function knownColumns(of: string[]): Mapping {
  const names = of.map(plain);
  const mapping: Mapping = {};
  for (const field of FIELDS) {
    const at = names.findIndex(name => heads[field].includes(name));
    if (at >= 0) mapping[field] = at;
  }
  const role = names.findIndex(name => name === 'role' || name === 'rol');
  if (mapping.role === undefined && mapping.application !== undefined && role >= 0) mapping.role = role;
  return mapping;
}

/** What is read or typed for a field. Emails and phone numbers never contain invisible characters. */
export const cellOf = (field: ImportField, text: string) =>
  field === 'email' || field === 'phone' ? withoutInvisible(text).trim() : text;

export const rowsBy = (mapping: Mapping, rows: string[][]): ImportRow[] =>
  rows.map(
    row =>
      Object.fromEntries(
        FIELDS.map(field => [
          field,
          mapping[field] === undefined ? '' : cellOf(field, row[mapping[field]] ?? ''),
        ]),
      ) as ImportRow,
  );
