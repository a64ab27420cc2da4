import { useQueryClient } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import { IDENTITY_KEY, identityOf, userOf, type Identity } from '../../auth/identity.ts';
import { useIdentity } from '../../auth/useIdentity.ts';
import type { ConsoleDataProvider } from '../../dataProvider/dataProvider.ts';
import { useSaveRecord } from '../../forms/useSaveRecord.tsx';
import { ownAccount } from '../../platform/ownAccount.ts';
import { profileForm } from './profileForm.ts';

/** The banner of an updated profile stays longer than others (spec 1 §9), milliseconds. */
const BANNER = 5000;

type Values = Record<string, unknown>;
const trimmed = (values: Values) =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, typeof value === 'string' ? value.trim() : value]),
  );

/** Saves the own profile as a whole user. It is read through the one call that is open to everybody signed in. */
export function useSaveProfile() {
  const me = useIdentity();
  const { call } = useDataProvider<ConsoleDataProvider>();
  const queryClient = useQueryClient();
  const save = useSaveRecord(profileForm, {
    saved: 'profile.saved',
    error: 'error.saveUser',
    record: userOf(me),
    read: () => call(ownAccount.me, {}),
    banner: BANNER,
  });
  return async (values: unknown, typed: Values, opened: Values) => {
    const changes = trimmed(typed);
    const saved = await save(values, changes, opened);
    // The greeting and this form show it at once; what the platform made of it follows.
    if (saved === true)
      queryClient.setQueryData<Identity>(IDENTITY_KEY, me => me && identityOf({ ...userOf(me), ...changes }));
    return saved;
  };
}
