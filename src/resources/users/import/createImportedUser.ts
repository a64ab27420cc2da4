import type { ConsoleDataProvider } from '../../../data/dataProvider.ts';
import { readList } from '../../../data/dialect.ts';
import { notFoundError } from '../../../data/failures.ts';
import { requireId } from '../../../data/requireId.ts';
import { verifiedWrite } from '../../../data/writes.ts';
import { account } from '../../../platform/account.ts';
import { roles } from '../../../platform/roles.ts';
import { users, type NewUser, type User } from '../../../platform/users.ts';
import { IMPORTED_USER_FIELDS, type ImportRow } from './columns.ts';
import { foldName, importedValue, type KnownNames } from './validateRows.ts';

export interface RowOutcome {
  state:
    | 'waiting'
    | 'running'
    | 'created'
    | 'found'
    | 'changed'
    | 'unchanged'
    | 'notSelected'
    | 'failed'
    | 'skipped';
  /** The id of the created user. */
  id?: string;
  /** Why the user was not created or changed, or, in the state `created` or `found`, why the role was not assigned. */
  error?: unknown;
  /** Another user has this email. */
  taken?: true;
  mailError?: true;
  /** The fields of the existing user have their new values, but the role was not assigned. */
  withoutRole?: true;
  /** Someone else has changed the existing user since the check, so that trying again is useless. */
  isConflict?: true;
  /** The request was sent, but its result is unknown. */
  sent?: true;
}

type Call = ConsoleDataProvider['call'];

/** Generates a password that satisfies the platform's rules; the welcome mail contains it. */
export function newPassword(): string {
  const characters = 'abcdefghijkmnpqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ23456789';
  const random = Array.from(
    crypto.getRandomValues(new Uint32Array(16)),
    number => characters[number % characters.length],
  );
  return `${random.join('')}A7`;
}

const isEmailTaken = async (call: Call, email: string) =>
  !(await call(account.checkEmail, { query: { email } })).available;

const findUserId = async (call: Call, email: string) =>
  readList<User>(await call(users.search, { query: { name: email } })).data.find(
    user => foldName(user.email) === foldName(email),
  )?._id;

/** The IDs of roles and applications by name, or the error of the request for them. */
export type NameLookup = Pick<KnownNames, 'roles' | 'applications'> | { error: unknown };

async function assignImportedRole(
  call: Call,
  id: string | undefined,
  { role, application }: ImportRow,
  names: NameLookup,
): Promise<{ error?: unknown }> {
  if (!role) return {};
  if ('error' in names) return names;
  const [roleId, applicationId] = [
    names.roles.get(foldName(role)),
    names.applications.get(foldName(application)),
  ];
  if (!id || !roleId || !applicationId) return { error: notFoundError() };
  try {
    await call(roles.assign, { body: { _id: id, roleData: { application: applicationId, role: roleId } } });
    return {};
  } catch (error) {
    return { error };
  }
}

/**
 * Creates a user and assigns the role. After an interruption `checkFirst` looks for the email before; `sent` says that an
 * earlier request may have created the user. When a response is lost, the write is verified and never sent again.
 */
export async function createImportedUser(
  { call, notifyPastWrite }: Pick<ConsoleDataProvider, 'call' | 'notifyPastWrite'>,
  row: ImportRow,
  names: NameLookup,
  { checkFirst, sent }: { checkFirst: boolean; sent: boolean },
): Promise<RowOutcome> {
  const { email } = row;
  const person = {
    ...Object.fromEntries(IMPORTED_USER_FIELDS.map(field => [field, importedValue(row, field)])),
    password: row.password || newPassword(),
  } as NewUser;
  const findId = () => findUserId(call, email).catch(() => undefined);
  const assignToExisting = async (id: string | undefined): Promise<RowOutcome> => ({
    state: 'found',
    ...(await assignImportedRole(call, id, row, names)),
  });
  try {
    if ((checkFirst || sent) && (await isEmailTaken(call, email))) {
      if (!sent) return { state: 'failed', taken: true };
      const id = await findId();
      await notifyPastWrite(users.create, { body: person }, id ? { _id: id } : {});
      return await assignToExisting(id);
    }
  } catch (error) {
    return { state: 'failed', error, ...(sent && { sent }) };
  }
  try {
    const outcome = await verifiedWrite(
      async () => requireId(await call(users.create, { body: person })),
      () => isEmailTaken(call, email),
    );
    if (outcome.status === 'confirmed') return await assignToExisting(await findId());
    if (outcome.status !== 'replied') return { state: 'failed', error: outcome.error, sent: true };
    const { reply } = outcome;
    return {
      state: 'created',
      id: reply._id,
      ...(reply.mailError && { mailError: true }),
      ...(await assignImportedRole(call, reply._id, row, names)),
    };
  } catch (error) {
    return { state: 'failed', error };
  }
}
