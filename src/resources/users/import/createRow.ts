import type { ConsoleDataProvider } from '../../../data/dataProvider.ts';
import { readList } from '../../../data/dialect.ts';
import { gone } from '../../../data/failures.ts';
import { withId } from '../../../data/withId.ts';
import { verifiedWrite } from '../../../data/writes.ts';
import { account } from '../../../platform/account.ts';
import { roles } from '../../../platform/roles.ts';
import { users, type NewUser, type User } from '../../../platform/users.ts';
import { IMPORTED_USER_FIELDS, type ImportRow } from './columns.ts';
import { foldName, importedValue, type KnownNames } from './verdicts.ts';

export interface RowOutcome {
  state: 'waiting' | 'running' | 'created' | 'found' | 'failed' | 'skipped';
  /** Of the user that was created. */
  id?: string;
  /** Why it failed; of one that was created, why the role could not be assigned. */
  error?: unknown;
  /** The address is somebody's already. */
  taken?: true;
  mailError?: true;
  /** It may have been created: nobody knows. */
  sent?: true;
}

type Call = ConsoleDataProvider['call'];

/** Long enough, with each kind of sign that is asked for; the welcome mail carries it. */
export function newPassword(): string {
  const signs = 'abcdefghijkmnpqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ23456789';
  const random = Array.from(
    crypto.getRandomValues(new Uint32Array(16)),
    number => signs[number % signs.length],
  );
  return `${random.join('')}A7`;
}

const isTaken = async (call: Call, email: string) =>
  !(await call(account.checkEmail, { query: { email } })).available;

const find = async (call: Call, email: string) =>
  readList<User>(await call(users.search, { query: { name: email } })).data.find(
    user => foldName(user.email) === foldName(email),
  )?._id;

/** Roles and applications by their names; or why they could not be read. */
export type NameLookup = Pick<KnownNames, 'roles' | 'applications'> | { error: unknown };

async function assign(
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
  if (!id || !roleId || !applicationId) return { error: gone() };
  try {
    await call(roles.assign, { body: { _id: id, roleData: { application: applicationId, role: roleId } } });
    return {};
  } catch (error) {
    return { error };
  }
}

/**
 * Creates one user and gives him his role. `careful`, after an interruption: his address is looked into before; `sent`: he
 * may have been created by the time before. A lost answer is looked into, never sent again.
 */
export async function createRow(
  { call, emitPastWrite }: Pick<ConsoleDataProvider, 'call' | 'emitPastWrite'>,
  row: ImportRow,
  names: NameLookup,
  { careful, sent }: { careful: boolean; sent: boolean },
): Promise<RowOutcome> {
  const { email } = row;
  const person = {
    ...Object.fromEntries(IMPORTED_USER_FIELDS.map(field => [field, importedValue(row, field)])),
    password: row.password || newPassword(),
  } as NewUser;
  const findId = () => find(call, email).catch(() => undefined);
  const found = async (id: string | undefined): Promise<RowOutcome> => ({
    state: 'found',
    ...(await assign(call, id, row, names)),
  });
  try {
    if ((careful || sent) && (await isTaken(call, email))) {
      if (!sent) return { state: 'failed', taken: true };
      const id = await findId();
      await emitPastWrite(users.create, { body: person }, id ? { _id: id } : {});
      return await found(id);
    }
  } catch (error) {
    return { state: 'failed', error, ...(sent && { sent }) };
  }
  try {
    const outcome = await verifiedWrite(
      async () => withId(await call(users.create, { body: person })),
      () => isTaken(call, email),
    );
    if (outcome.is === 'confirmed') return await found(await findId());
    if (outcome.is !== 'replied') return { state: 'failed', error: outcome.error, sent: true };
    const { reply } = outcome;
    return {
      state: 'created',
      id: reply._id,
      ...(reply.mailError && { mailError: true }),
      ...(await assign(call, reply._id, row, names)),
    };
  } catch (error) {
    return { state: 'failed', error };
  }
}
