import { useEffect, useRef, useState } from 'react';
import { useEvent } from 'react-admin';
import { isHopeless } from '../../../data/failures.ts';
import { runBulk } from '../../../data/runBulk.ts';

/** The state of a run. It checks items one by one, after it has read the list of them. */
export interface CheckRun<Item, Finding> {
  phase: 'none' | 'listing' | 'checking' | 'finished';
  /** The items that were checked. */
  checked: number;
  total: number;
  findings: Finding[];
  /** The items that could not be read. */
  failed: Item[];
  /** The items that were not started. */
  left: Item[];
  /** Why the list or the first failed item could not be read. */
  error?: unknown;
}

interface Check<Item, Finding> {
  list(signal: AbortSignal): Promise<Item[]>;
  check(item: Item, signal: AbortSignal): Promise<Finding[]>;
}

/**
 * Runs a check for many items, a few at a time. Only one run is active; leaving the page stops it. Items that
 * failed or were not started can be checked later.
 */
export function useCheckRun<Item, Finding>() {
  const [run, setRun] = useState<CheckRun<Item, Finding>>({
    phase: 'none',
    checked: 0,
    total: 0,
    findings: [],
    failed: [],
    left: [],
  });
  const abort = useRef<AbortController>(undefined);
  const current = useRef<Check<Item, Finding>>(undefined);
  useEffect(() => () => abort.current?.abort(), []);

  const checkItems = async (items: Item[], controller: AbortController, before: CheckRun<Item, Finding>) => {
    const { signal } = controller;
    const next = { ...before, phase: 'checking' as const, failed: [] as Item[], left: [] as Item[] };
    delete next.error;
    setRun(next);
    await runBulk(
      items,
      async item => {
        const found = await current.current!.check(item, signal);
        next.findings = [...next.findings, ...found];
      },
      (item, { state, error }) => {
        if (state === 'running') return;
        if (state === 'done') next.checked += 1;
        else if (state === 'skipped' || signal.aborted) next.left = [...next.left, item];
        else {
          next.failed = [...next.failed, item];
          next.error ??= error;
          if (isHopeless(error)) controller.abort();
        }
        setRun({ ...next });
      },
      () => signal.aborted,
    );
    setRun({ ...next, phase: 'finished' });
  };

  const runOnce = async (job: (controller: AbortController) => Promise<void>) => {
    if (abort.current) return;
    const controller = (abort.current = new AbortController());
    await job(controller);
    abort.current = undefined;
  };

  const start = (check: Check<Item, Finding>) =>
    runOnce(async controller => {
      const empty = { checked: 0, total: 0, findings: [], failed: [], left: [] };
      current.current = check;
      setRun({ ...empty, phase: 'listing' });
      try {
        const items = await check.list(controller.signal);
        await checkItems(items, controller, { ...empty, phase: 'checking', total: items.length });
      } catch (error) {
        setRun({ ...empty, phase: controller.signal.aborted ? 'none' : 'finished', error });
      }
    });

  const resume = useEvent(() =>
    runOnce(controller => checkItems([...run.failed, ...run.left], controller, run)),
  );
  return { run, start, resume, cancel: () => abort.current?.abort() };
}
