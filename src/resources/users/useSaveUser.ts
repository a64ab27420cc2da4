import { useSaveRecord } from '../../ui/form/useSaveRecord.tsx';
import type { UserRecord } from './userColumns.ts';
import { userFieldLabels } from './userFields.ts';

/** Saves what an admin changed of a user; an empty password means none was typed. */
export function useSaveUser(user: UserRecord) {
  const save = useSaveRecord('users', { saved: 'users.saved', error: 'users.saveError', labels: userFieldLabels });
  return (_: unknown, { password, ...changes }: Record<string, unknown>) => save(user, password ? { ...changes, password } : changes);
}
