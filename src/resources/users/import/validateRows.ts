import { isAdminRole } from '../../../platform/adminRole.ts';
import { formatPhone } from '../../../platform/formatPhone.ts';
import { isPassword } from '../../../platform/password.ts';
import { stripInvisible } from '../../../platform/rules.ts';
import type { TextKey } from '../../../ui/useText.ts';
import {
  IMPORTED_USER_FIELDS,
  newUserSchemas,
  type ImportField,
  type ImportRow,
  type UserField,
} from './columns.ts';

export type RowProblems = Partial<Record<ImportField, TextKey>>;

/** IDs by folded name. The ID is undefined if several records have the name. */
export interface KnownNames {
  roles: ReadonlyMap<string, string | undefined>;
  applications: ReadonlyMap<string, string | undefined>;
  /** Whether the signed-in user may assign the role named Admin. */
  canGiveAdmin: boolean;
}

export const foldName = (text: string) => stripInvisible(text).normalize('NFKC').trim().toLowerCase();

/** IDs by folded name; undefined for a name that two records have. */
export function idsByName(records: { name: string; id: string }[]): Map<string, string | undefined> {
  const ids = new Map<string, string | undefined>();
  for (const { name, id } of records) ids.set(foldName(name), ids.has(foldName(name)) ? undefined : id);
  return ids;
}

/** Caches problems by row: a changed row is a new object, so only that one is validated again. */
const problemsByRow = new WeakMap<ImportRow, RowProblems>();

/** The value of a field in the request. */
export const importedValue = (row: ImportRow, field: UserField) =>
  field === 'phone' ? formatPhone(row.phone) : row[field];

/** Checks a row on its own against the rules of a new user (docs/behaviour.md 1 §5). */
function fieldProblems(row: ImportRow): RowProblems {
  const cached = problemsByRow.get(row);
  if (cached) return cached;
  const problems: RowProblems = {};
  problemsByRow.set(row, problems);
  for (const field of IMPORTED_USER_FIELDS) {
    const parsed = newUserSchemas[field].safeParse(importedValue(row, field));
    if (!parsed.success) problems[field] = parsed.error.issues[0]!.message as TextKey;
  }
  if (row.password && !isPassword(row.password)) problems.password = 'personRules.passwordWhole';
  return problems;
}

function roleProblems(
  { role, application }: ImportRow,
  { roles, applications, canGiveAdmin }: KnownNames,
): RowProblems {
  if (!role && !application) return {};
  const problems: RowProblems = {};
  const findProblem = (
    ids: ReadonlyMap<string, string | undefined>,
    name: string,
    missing: TextKey,
    unknown: TextKey,
    several: TextKey,
  ) =>
    !name
      ? missing
      : !ids.has(foldName(name))
        ? unknown
        : ids.get(foldName(name)) === undefined
          ? several
          : undefined;
  const roleProblem = findProblem(
    roles,
    role,
    'userImport.problem.noRole',
    'userImport.problem.unknownRole',
    'userImport.problem.severalRoles',
  );
  const applicationProblem = findProblem(
    applications,
    application,
    'userImport.problem.noApplication',
    'userImport.problem.unknownApplication',
    'userImport.problem.severalApplications',
  );
  if (roleProblem) problems.role = roleProblem;
  else if (!canGiveAdmin && isAdminRole({ roleName: role })) problems.role = 'userImport.problem.notYours';
  if (applicationProblem) problems.application = applicationProblem;
  return problems;
}

/** The problems of each row. `taken` holds the folded emails that the platform already has. */
export function validateRows(
  rows: ImportRow[],
  knownNames: KnownNames | undefined,
  taken: ReadonlySet<string>,
): RowProblems[] {
  const firstIndexes = new Map<string, number>();
  rows.forEach(({ email }, at) => {
    if (email && !firstIndexes.has(foldName(email))) firstIndexes.set(foldName(email), at);
  });
  return rows.map((row, at) => {
    const problems = { ...fieldProblems(row), ...(knownNames && roleProblems(row, knownNames)) };
    if (problems.email) return problems;
    if (firstIndexes.get(foldName(row.email)) !== at) problems.email = 'userImport.problem.twice';
    else if (taken.has(foldName(row.email))) problems.email = 'personRules.emailTaken';
    return problems;
  });
}

export const isValidRow = (problems: RowProblems) => Object.keys(problems).length === 0;
