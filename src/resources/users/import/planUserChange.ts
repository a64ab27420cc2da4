import { referenceId } from '../../../data/dialect.ts';
import { formatPhone } from '../../../platform/formatPhone.ts';
import type { User } from '../../../platform/users.ts';
import { IMPORTED_USER_FIELDS, type ImportRow, type UserField } from './columns.ts';
import { foldName, importedValue, type KnownNames } from './validateRows.ts';

type FieldValues = Partial<Record<UserField, string>>;

/** A role in an application, both as IDs. */
export interface ImportedAssignment {
  application: string;
  role: string;
}

/** What a row changes of an existing user. */
export interface UserChange {
  id: string;
  /** The changed fields with the values that the user of the console has seen. */
  before: FieldValues;
  after: FieldValues;
  /** The role that the user gets. */
  assignment?: ImportedAssignment;
}

/** What the import does with a row. */
export type RowPlan = 'create' | 'unchanged' | 'notSelected' | UserChange;

export const isUserChange = (plan: RowPlan | undefined): plan is UserChange => typeof plan === 'object';
/** Whether the import sends something for the row. */
export const isTask = (plan: RowPlan) => plan === 'create' || isUserChange(plan);

/** The fields of an existing user that an import changes. The email identifies the user; the password is theirs. */
export const CHANGEABLE_USER_FIELDS = IMPORTED_USER_FIELDS.filter(field => field !== 'email');

const normalizeText = (field: UserField, value: unknown) => {
  const text = String(value ?? '').normalize();
  return (field === 'phone' ? formatPhone(text) : text).trim();
};

/** Returns whether the user has another value in this field. White space around it and the format of a phone number do not count. */
export const differsFrom = (user: User, field: UserField, value: string) =>
  normalizeText(field, user[field]) !== normalizeText(field, value);

export const hasAssignment = ({ rolesAssigned = [] }: User, { application, role }: ImportedAssignment) =>
  rolesAssigned.some(
    assigned => referenceId(assigned.role) === role && referenceId(assigned.application) === application,
  );

function findAssignment({ role, application }: ImportRow, names: KnownNames | undefined) {
  const [roleId, applicationId] = [
    names?.roles.get(foldName(role)),
    names?.applications.get(foldName(application)),
  ];
  return roleId && applicationId ? { application: applicationId, role: roleId } : undefined;
}

/** Returns what a row changes of an existing user, or undefined if nothing. Empty cells change nothing. */
export function planUserChange(
  row: ImportRow,
  user: User,
  names: KnownNames | undefined,
): UserChange | undefined {
  const fields = CHANGEABLE_USER_FIELDS.filter(
    field => row[field].trim() && differsFrom(user, field, row[field]),
  );
  const assignment = findAssignment(row, names);
  const isAssigned = !assignment || hasAssignment(user, assignment);
  if (!fields.length && isAssigned) return undefined;
  const valuesOf = (read: (field: UserField) => unknown): FieldValues =>
    Object.fromEntries(fields.map(field => [field, String(read(field) ?? '')]));
  return {
    id: user._id,
    before: valuesOf(field => user[field]),
    after: valuesOf(field => importedValue(row, field).trim()),
    ...(!isAssigned && { assignment }),
  };
}
