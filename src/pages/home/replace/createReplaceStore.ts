import { isHopeless } from '../../../data/failures.ts';
import { runBulk } from '../../../data/runBulk.ts';
import { createStore } from '../../../storage/createStore.ts';
import type { RecordUrl } from './recordUrls.ts';
import type { CheckedService, ConfigOwner, Phase, ReplaceProgress, ReplaceRow } from './replaceRow.ts';

/** The minimum interval of screen updates in milliseconds. */
const UPDATE_INTERVAL_MS = 100;
/** Discards what belongs to an earlier text. */
export const UNCHECKED: Pick<ReplaceRow, 'replies' | 'excluded'> = {
  replies: new Map(),
  excluded: new Set(),
};
export const NO_MATCHES = {
  ...UNCHECKED,
  counts: {},
  matchCount: 0,
  taken: 0,
  text: '',
  addresses: new Map<string, number>(),
};

/** Holds the progress of a replacement, and runs its phases one after the other. */
export function createReplaceStore() {
  const rows = new Map<string, ReplaceRow>();
  const services = new Map<string, CheckedService>();
  const unchanged = new Map<string, readonly RecordUrl[]>();
  const {
    get: getProgress,
    set: publish,
    subscribe,
  } = createStore<ReplaceProgress>({
    phase: 'none',
    owners: [],
    rows: [],
    done: 0,
    total: 0,
    stopped: false,
    without: [],
    left: [],
    services,
    unchanged,
  });
  let timer: ReturnType<typeof setTimeout> | undefined;
  let abortController = new AbortController();

  const publishNow = (next: Partial<ReplaceProgress> = {}) => {
    clearTimeout(timer);
    timer = undefined;
    const progress = { ...getProgress(), ...next };
    publish({
      ...progress,
      rows: progress.owners.flatMap(({ id }) => rows.get(id) ?? []),
      services: new Map(services),
      unchanged: new Map(unchanged),
    });
  };
  const publishSoon = () => void (timer ??= setTimeout(publishNow, UPDATE_INTERVAL_MS));
  return {
    rows,
    services,
    unchanged,
    getProgress,
    subscribe,
    publishNow,
    updateRow(source: ConfigOwner, next: Partial<ReplaceRow>) {
      const before = rows.get(source.id) ?? { source, state: 'found', isChosen: true, ...NO_MATCHES };
      rows.set(source.id, { ...before, ...next });
      publishSoon();
    },
    /** Runs a job for each item, a few at a time. Resolves with whether it was stopped. */
    async run<T>(
      phase: Phase,
      items: readonly T[],
      job: (item: T, signal: AbortSignal) => Promise<void>,
      skipped: (item: T) => void = () => {},
    ): Promise<boolean> {
      if (!items.length) return false;
      abortController = new AbortController();
      const { signal } = abortController;
      publishNow({ phase, done: 0, total: items.length, stopped: false });
      await runBulk(
        [...items],
        item => job(item, signal),
        (item, { state }) => {
          if (state === 'running') return;
          getProgress().done += 1;
          if (state === 'skipped') skipped(item);
          publishSoon();
        },
        () => signal.aborted,
      );
      return signal.aborted;
    },
    /** Finishes the running write and starts no other. */
    stop() {
      abortController.abort();
      if (getProgress().phase !== 'still') publishNow({ stopped: true });
    },
    abortIfHopeless(error: unknown) {
      if (isHopeless(error)) abortController.abort();
    },
  };
}

export type ReplaceStore = ReturnType<typeof createReplaceStore>;
