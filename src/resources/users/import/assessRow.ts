import type { User } from '../../../platform/users.ts';
import type { ImportRow } from './columns.ts';
import { CHANGEABLE_USER_FIELDS, planUserChange, type UserChange } from './planUserChange.ts';
import { foldName, isValidRow, type KnownNames, type RowProblems } from './validateRows.ts';

/** A row with its problems as a new user, or with what it changes of an existing one. */
export interface AssessedRow {
  problems: RowProblems;
  /** The user with the email of the row, if the signed-in user may edit them. Without problems, the row can change this user. */
  user?: User | undefined;
  /** Undefined if the user already has the values of the row. */
  change?: UserChange | undefined;
}

/** A row of the file as the record of a table row. */
export interface CheckedRow extends AssessedRow {
  /** The index of the row. */
  id: number;
  row: ImportRow;
  /** Cells beyond the header, unless the user dropped them. */
  extraCells: readonly string[] | undefined;
  /** `existing`: the row can change an existing user, or has nothing to change. */
  verdict: 'invalid' | 'new' | 'existing';
  /** Whether the row will change its existing user. */
  isSelected: boolean;
}

interface ExistingUsers {
  /** Users by folded email. Null if no visible user has it. */
  users: ReadonlyMap<string, User | null>;
  knownNames: KnownNames | undefined;
  canEdit(user: User): boolean;
}

/** The problems of a row of an existing user: an empty cell and the password change nothing. */
function changeProblems(row: ImportRow, problems: RowProblems): RowProblems {
  const ignored = new Set<string>(['email', 'password']);
  for (const field of CHANGEABLE_USER_FIELDS) if (!row[field].trim()) ignored.add(field);
  return Object.fromEntries(Object.entries(problems).filter(([field]) => !ignored.has(field)));
}

/** Assesses a row whose email may be taken. A row with an invalid cell keeps all its problems. */
export function assessRow(
  row: ImportRow,
  problems: RowProblems,
  { users, knownNames, canEdit }: ExistingUsers,
): AssessedRow {
  const user = problems.email === 'personRules.emailTaken' ? users.get(foldName(row.email)) : undefined;
  if (user === undefined) return { problems };
  if (!user) return { problems: { email: 'userImport.problem.unseenUser' } };
  if (!canEdit(user)) return { problems: { email: 'userImport.problem.protectedUser' } };
  return isValidRow(changeProblems(row, problems))
    ? { problems: {}, user, change: planUserChange(row, user, knownNames) }
    : { problems, user };
}
