import { useContext, useEffect, useRef, useState } from 'react';
import { useDataProvider, useEvent, type RaRecord } from 'react-admin';
import type { Action } from '../../activity/action.ts';
import { ActivityContext } from '../../activity/ActivityContext.ts';
import { performAction } from '../../activity/performAction.ts';
import type { ConsoleDataProvider } from '../../data/dataProvider.ts';
import { runBulk, type BulkResult } from '../../data/runBulk.ts';

type BulkPhase = 'asking' | 'running' | 'finished';

/** Runs an action for many records: its progress, a result for each, Stop, and Retry for those that failed. `inOrder`: each needs the one before. */
export function useBulkRun<T extends RaRecord>(action: Action<T>, inOrder = false) {
  const dataProvider = useDataProvider<ConsoleDataProvider>();
  const [phase, setPhase] = useState<BulkPhase>('asking');
  const [records, setRecords] = useState<T[]>([]);
  const [results, setResults] = useState<ReadonlyMap<T['id'], BulkResult>>(new Map<T['id'], BulkResult>());
  const [stopped, setStopped] = useState(false);
  const stop = useRef(false);
  const busy = useRef(false);

  // Left in the middle, what was done stays, and nothing is begun again by itself.
  useEffect(() => () => void (stop.current = true), []);
  const { group } = useContext(ActivityContext);
  useEffect(() => group(), [group]);

  const run = useEvent(async (some: T[]) => {
    if (busy.current) return;
    busy.current = true;
    stop.current = false;
    setStopped(false);
    setPhase('running');
    setResults(
      before =>
        new Map([...before, ...some.map(({ id }): [T['id'], BulkResult] => [id, { state: 'waiting' }])]),
    );
    await runBulk(
      some,
      record => performAction(action, record, dataProvider),
      (record, result) => setResults(before => new Map(before).set(record.id, result)),
      () => stop.current,
      inOrder,
    );
    busy.current = false;
    setPhase('finished');
  });

  const inState = (...states: BulkResult['state'][]) =>
    records.filter(({ id }) => states.some(state => state === results.get(id)?.state));
  return {
    phase,
    records,
    results,
    stopped,
    done: inState('done'),
    failed: inState('failed'),
    skipped: inState('skipped'),
    start(all: T[]) {
      setRecords(all);
      void run(all);
    },
    retry: () => void run(inState('failed', 'skipped')),
    stop() {
      stop.current = true;
      setStopped(true);
    },
  };
}
