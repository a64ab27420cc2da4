import { useContext, useEffect, useState } from 'react';
import { useDataProvider } from 'react-admin';
import { ActivityContext } from '../../../activity/ActivityContext.ts';
import type { ConsoleDataProvider } from '../../../data/dataProvider.ts';
import { readServiceReply } from '../../../domain/organizations/readServiceReply.ts';
import { startSearching } from '../../../editors/json/startSearching.ts';
import { useStoreValue } from '../../../storage/useStoreValue.ts';
import { startReplacing } from './startReplacing.ts';

/** Keeps the replacement while the page is open. Leaving the page stops it. */
export function useReplacing() {
  const { group } = useContext(ActivityContext);
  const { call } = useDataProvider<ConsoleDataProvider>();
  const [{ finding, replacing }] = useState(() => {
    const finding = startSearching();
    const requestService = (url: string, signal: AbortSignal) => readServiceReply(call, url, signal);
    return { finding, replacing: startReplacing(finding, requestService, group) };
  });
  useEffect(
    () => () => {
      replacing.stop();
      finding.end();
    },
    [finding, replacing],
  );
  return { replacing, standing: useStoreValue({ get: replacing.standing, subscribe: replacing.subscribe }) };
}
