import { useCallback } from 'react';
import { useDataProvider } from 'react-admin';
import type { ConsoleDataProvider } from '../../data/dataProvider.ts';
import type { UserRecord } from './userRecord.ts';

/** A user without the field `isActive` is active. */
export const isActive = (user: UserRecord) => user.isActive !== false;

/**
 * Reads the user again and saves the whole record with another `isActive`, unless it already has that value. Fields that
 * the response lacks are taken from `user`. Resolves to the changed user.
 */
export function useSetActive() {
  const dataProvider = useDataProvider<ConsoleDataProvider>();
  return useCallback(
    async (user: UserRecord, active: boolean): Promise<UserRecord> => {
      const { id } = user;
      const { data: freshUser } = await dataProvider.getOne<UserRecord>('users', { id });
      const currentUser = { ...user, ...freshUser };
      if (isActive(currentUser) !== active)
        await dataProvider.replace('users', {
          id,
          data: { ...freshUser, isActive: active },
          previousData: currentUser,
        });
      return { ...currentUser, isActive: active };
    },
    [dataProvider],
  );
}
