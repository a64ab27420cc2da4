import { isAdminRole } from '../../../platform/adminRole.ts';
import { asPhone } from '../../../platform/asPhone.ts';
import { isPassword } from '../../../platform/password.ts';
import { withoutInvisible } from '../../../platform/rules.ts';
import type { TextKey } from '../../../ui/useText.ts';
import { schemas, USER_FIELDS, type ImportField, type ImportRow, type UserField } from './columns.ts';

export type Problems = Partial<Record<ImportField, TextKey>>;

/** What is known to check roles by: ids by folded names; a name that several have, or none may give, has none. */
export interface Known {
  roles: ReadonlyMap<string, string | undefined>;
  applications: ReadonlyMap<string, string | undefined>;
  /** May give the role named Admin. */
  givesAdmin: boolean;
}

export const fold = (text: string) => withoutInvisible(text).normalize('NFKC').trim().toLowerCase();

/** Ids by names; a name that two have stands for neither. */
export function byName(records: { name: string; id: string }[]): Map<string, string | undefined> {
  const ids = new Map<string, string | undefined>();
  for (const { name, id } of records) ids.set(fold(name), ids.has(fold(name)) ? undefined : id);
  return ids;
}

/** A row that is changed is another object: the others are not judged again for each key. */
const judgedBefore = new WeakMap<ImportRow, Problems>();

/** The value of a field as it is sent. */
export const valueOf = (row: ImportRow, field: UserField) =>
  field === 'phone' ? asPhone(row.phone) : row[field];

/** What of a row breaks the rules of a new user (docs/behaviour.md 1 §5), by itself. */
function ownProblems(row: ImportRow): Problems {
  const before = judgedBefore.get(row);
  if (before) return before;
  const problems: Problems = {};
  judgedBefore.set(row, problems);
  for (const field of USER_FIELDS) {
    const judged = schemas[field].safeParse(valueOf(row, field));
    if (!judged.success) problems[field] = judged.error.issues[0]!.message as TextKey;
  }
  if (row.password && !isPassword(row.password)) problems.password = 'personRules.passwordWhole';
  return problems;
}

function roleProblems(
  { role, application }: ImportRow,
  { roles, applications, givesAdmin }: Known,
): Problems {
  if (!role && !application) return {};
  const problems: Problems = {};
  const find = (
    ids: ReadonlyMap<string, string | undefined>,
    name: string,
    missing: TextKey,
    unknown: TextKey,
    several: TextKey,
  ) =>
    !name
      ? missing
      : !ids.has(fold(name))
        ? unknown
        : ids.get(fold(name)) === undefined
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
  known: Known | undefined,
  taken: ReadonlySet<string>,
): Problems[] {
  const first = new Map<string, number>();
  rows.forEach(({ email }, at) => {
    if (email && !first.has(fold(email))) first.set(fold(email), at);
  });
  return rows.map((row, at) => {
    const problems = { ...ownProblems(row), ...(known && roleProblems(row, known)) };
    if (problems.email) return problems;
    if (first.get(fold(row.email)) !== at) problems.email = 'userImport.problem.twice';
    else if (taken.has(fold(row.email))) problems.email = 'personRules.emailTaken';
    return problems;
  });
}

export const isFine = (problems: Problems) => Object.keys(problems).length === 0;
