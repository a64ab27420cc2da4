import { useCallback } from 'react';
import { useDataProvider } from 'react-admin';
import type { ConsoleDataProvider } from '../dataProvider/dataProvider.ts';
import { ownAccount } from '../platform/ownAccount.ts';
import { subscriptionsOf } from '../platform/subscriptions.ts';

/** After a lost answer (decision 22): reads the own cards and subscriptions as they are now; undefined where that fails too. */
export function useReadOwn() {
  const { call } = useDataProvider<ConsoleDataProvider>();
  return useCallback(() => call(ownAccount.me, {}).then(subscriptionsOf, () => undefined), [call]);
}
