import { useCallback } from 'react';
import { useDataProvider } from 'react-admin';
import type { ConsoleDataProvider } from '../../data/dataProvider.ts';
import type { UserRecord } from './userRecord.ts';

/** Whether somebody may sign in; who is not said to be inactive is active. */
export const isActive = (user: UserRecord) => user.isActive !== false;

/**
 * Saves the whole user as he is now, but for whether he is active; where he is so already, nothing. `user` is as he was
 * last read: what is not said of him now is as it was. Answers him as he then is.
 */
export function useSetActive() {
  const dataProvider = useDataProvider<ConsoleDataProvider>();
  return useCallback(
    async (user: UserRecord, active: boolean): Promise<UserRecord> => {
      const { id } = user;
      const { data: now } = await dataProvider.getOne<UserRecord>('users', { id });
      const whole = { ...user, ...now };
      if (isActive(whole) !== active)
        await dataProvider.replace('users', { id, data: { ...now, isActive: active }, previousData: whole });
      return { ...whole, isActive: active };
    },
    [dataProvider],
  );
}
