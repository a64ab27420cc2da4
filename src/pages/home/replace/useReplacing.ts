import { useContext, useEffect, useState } from 'react';
import { ActivityContext } from '../../../activity/ActivityContext.ts';
import { startSearching } from '../../../editors/json/startSearching.ts';
import { useStoreValue } from '../../../storage/useStoreValue.ts';
import { startReplacing } from './startReplacing.ts';

/** Keeps the replacement while the page is open. Leaving the page stops it. */
export function useReplacing() {
  const { group } = useContext(ActivityContext);
  const [{ finding, replacing }] = useState(() => {
    const finding = startSearching();
    return { finding, replacing: startReplacing(finding, group) };
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
