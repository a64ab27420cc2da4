import { isAdminRole } from '../../../platform/adminRole.ts';
import { asPhone } from '../../../platform/asPhone.ts';
import { isPassword } from '../../../platform/password.ts';
import { withoutInvisible } from '../../../platform/rules.ts';
import type { TextKey } from '../../../ui/useText.ts';
import {
  IMPORTED_USER_FIELDS,
  schemas,
  type ImportField,
  type ImportRow,
  type UserField,
} from './columns.ts';

export type RowProblems = Partial<Record<ImportField, TextKey>>;

/** What is known to check roles by: ids by folded names; a name that several have, or none may give, has none. */
export interface KnownNames {
  roles: ReadonlyMap<string, string | undefined>;
  applications: ReadonlyMap<string, string | undefined>;
  /** May give the role named Admin. */
  givesAdmin: boolean;
}

export const foldName = (text: string) => withoutInvisible(text).normalize('NFKC').trim().toLowerCase();

/** Ids by names; a name that two have stands for neither. */
export function idsByName(records: { name: string; id: string }[]): Map<string, string | undefined> {
  const ids = new Map<string, string | undefined>();
  for (const { name, id } of records) ids.set(foldName(name), ids.has(foldName(name)) ? undefined : id);
  return ids;
}

/** A row that is changed is another object: the others are not judged again for each key. */
const judgedBefore = new WeakMap<ImportRow, RowProblems>();

/** The value of a field as it is sent. */
export const importedValue = (row: ImportRow, field: UserField) =>
  field === 'phone' ? asPhone(row.phone) : row[field];

/** What of a row breaks the rules of a new user (docs/behaviour.md 1 §5), by itself. */
function ownProblems(row: ImportRow): RowProblems {
  const before = judgedBefore.get(row);
  if (before) return before;
  const problems: RowProblems = {};
  judgedBefore.set(row, problems);
  for (const field of IMPORTED_USER_FIELDS) {
    const judged = schemas[field].safeParse(importedValue(row, field));
    if (!judged.success) problems[field] = judged.error.issues[0]!.message as TextKey;
  }
  if (row.password && !isPassword(row.password)) problems.password = 'personRules.passwordWhole';
  return problems;
}

function roleProblems(
  { role, application }: ImportRow,
  { roles, applications, givesAdmin }: KnownNames,
): RowProblems {
  if (!role && !application) return {};
  const problems: RowProblems = {};
  const find = (
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
  const ofRole = find(
    roles,
    role,
    'userImport.problem.noRole',
    'userImport.problem.unknownRole',
    'userImport.problem.severalRoles',
  );
  const ofApplication = find(
    applications,
    application,
    'userImport.problem.noApplication',
    'userImport.problem.unknownApplication',
    'userImport.problem.severalApplications',
  );
  if (ofRole) problems.role = ofRole;
  else if (!givesAdmin && isAdminRole({ roleName: role })) problems.role = 'userImport.problem.notYours';
  if (ofApplication) problems.application = ofApplication;
  return problems;
}

/** What is wrong with each row; `taken` has the folded e-mails that the platform knows already. */
export function verdicts(
  rows: ImportRow[],
  known: KnownNames | undefined,
  taken: ReadonlySet<string>,
): RowProblems[] {
  const first = new Map<string, number>();
  rows.forEach(({ email }, at) => {
    if (email && !first.has(foldName(email))) first.set(foldName(email), at);
  });
  return rows.map((row, at) => {
    const problems = { ...ownProblems(row), ...(known && roleProblems(row, known)) };
    if (problems.email) return problems;
    if (first.get(foldName(row.email)) !== at) problems.email = 'userImport.problem.twice';
    else if (taken.has(foldName(row.email))) problems.email = 'personRules.emailTaken';
    return problems;
  });
}

export const isFine = (problems: RowProblems) => Object.keys(problems).length === 0;
