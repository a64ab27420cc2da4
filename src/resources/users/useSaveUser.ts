import { useSaveRecord } from '../../forms/useSaveRecord.tsx';
import type { UserRecord } from './userColumns.ts';
import { userFieldLabels } from './userFields.ts';

type Values = Record<string, unknown>;

/** Saves what an admin changed of a user; an empty password means none was typed. */
export function useSaveUser(user: UserRecord) {
  const save = useSaveRecord('users', { saved: 'users.saved', error: 'users.saveError', labels: userFieldLabels, record: user });
  return (_: Values, { password, ...changes }: Values, opened: Values) =>
    save(user.id, password ? { ...changes, password } : changes, opened);
}
