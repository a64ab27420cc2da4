import { useContext, useEffect, useRef, useState } from 'react';
import { useDataProvider, useEvent, type RaRecord } from 'react-admin';
import type { Action } from '../../activity/action.ts';
import { ActivityContext } from '../../activity/ActivityContext.ts';
import { performAction } from '../../activity/performAction.ts';
import type { ConsoleDataProvider } from '../../data/dataProvider.ts';
import { runBulk, type BulkResult } from '../../data/runBulk.ts';

type BulkPhase = 'asking' | 'running' | 'finished';

/**
 * Runs an action for many records. Returns the progress, a result for each record, and functions to stop the run and to retry the records
 * that failed. With `inOrder` the records run one after the other.
 */
export function useBulkRun<T extends RaRecord>(action: Action<T>, inOrder = false) {
  const dataProvider = useDataProvider<ConsoleDataProvider>();
  const [phase, setPhase] = useState<BulkPhase>('asking');
  const [records, setRecords] = useState<T[]>([]);
  const [results, setResults] = useState<ReadonlyMap<T['id'], BulkResult>>(new Map<T['id'], BulkResult>());
  const [isStopping, setStopping] = useState(false);
  const stopRequested = useRef(false);
  const isRunning = useRef(false);

  // Unmounting stops the run. Changes that were made stay.
  useEffect(() => () => void (stopRequested.current = true), []);
  const { group } = useContext(ActivityContext);
  useEffect(() => group(), [group]);

  const run = useEvent(async (batch: T[]) => {
    if (isRunning.current) return;
    isRunning.current = true;
    stopRequested.current = false;
    setStopping(false);
    setPhase('running');
    setResults(
      before =>
        new Map([...before, ...batch.map(({ id }): [T['id'], BulkResult] => [id, { state: 'waiting' }])]),
    );
    await runBulk(
      batch,
      record => performAction(action, record, dataProvider),
      (record, result) => setResults(before => new Map(before).set(record.id, result)),
      () => stopRequested.current,
      inOrder,
    );
    isRunning.current = false;
    setPhase('finished');
  });

  const inState = (...states: BulkResult['state'][]) =>
    records.filter(({ id }) => states.some(state => state === results.get(id)?.state));
  return {
    phase,
    records,
    results,
    isStopping,
    done: inState('done'),
    failed: inState('failed'),
    skipped: inState('skipped'),
    start(all: T[]) {
      setRecords(all);
      void run(all);
    },
    retry: () => void run(inState('failed', 'skipped')),
    stop() {
      stopRequested.current = true;
      setStopping(true);
    },
  };
}
