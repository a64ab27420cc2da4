import { runBulk } from '../../../data/runBulk.ts';
import { verifiedWriteOrThrow } from '../../../data/writes.ts';
import { DOCUMENT_PARTS, type StoredNames } from '../../../domain/documents/configs/storedParts.ts';
import { isSameDocument } from '../../../editors/json/changes.ts';
import type { TextMatch, TextMatches, TextReplacement } from '../../../editors/json/findAndReplace.ts';
import { CallError } from '../../../platform/errors.ts';
import { createStore } from '../../../storage/createStore.ts';
import type { Criteria } from './criteria.ts';
import {
  isNext,
  isUndoable,
  type ConfigOwner,
  type Phase,
  type ReplaceProgress,
  type ReplaceRow,
} from './replaceRow.ts';

interface Finder {
  find(text: string, wanted: TextReplacement, most?: number): Promise<TextMatches>;
}

/** The minimum interval of screen updates in milliseconds. */
const UPDATE_INTERVAL_MS = 100;
const NO_MATCHES = { counts: {}, places: 0, taken: 0, text: '' };

export const toTextReplacement = (
  { find: searched, instead, parts, options }: Criteria,
  names: StoredNames,
): TextReplacement => ({
  search: searched,
  replacement: instead,
  scope: parts.map(part => names[part]),
  matchCase: options.includes('case'),
  matchWhole: options.includes('whole'),
  addressesOnly: options.includes('addresses'),
  includeNames: options.includes('names'),
});

/**
 * Replaces a text in the configs of many applications. A dry run searches all of them. The replacement then
 * applies to the current text of the selected ones, and skips those that have changed since the dry run. It
 * can be undone while this object exists. Writes within `group` are one entry of the journal.
 */
export function startReplacing(finder: Finder, group: () => () => void = () => () => {}) {
  const rows = new Map<string, ReplaceRow>();
  const {
    get: getProgress,
    set: publish,
    subscribe,
  } = createStore<ReplaceProgress>({
    phase: 'none',
    rows: [],
    done: 0,
    total: 0,
    stopped: false,
    without: [],
    left: [],
  });
  let order: readonly string[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  let abortController = new AbortController();

  const publishNow = (next: Partial<ReplaceProgress> = {}) => {
    clearTimeout(timer);
    timer = undefined;
    publish({ ...getProgress(), ...next, rows: order.flatMap(id => rows.get(id) ?? []) });
  };
  const publishSoon = () => void (timer ??= setTimeout(publishNow, UPDATE_INTERVAL_MS));
  const updateRow = (source: ConfigOwner, next: Partial<ReplaceRow>) => {
    const before = rows.get(source.id) ?? { source, state: 'found', isChosen: true, ...NO_MATCHES };
    rows.set(source.id, { ...before, ...next });
    publishSoon();
  };

  /**
   * Stops if the browser is offline or the platform limits requests, because all other requests would fail,
   * too.
   */
  const abortIfHopeless = (error: unknown) => {
    if (!navigator.onLine || (error instanceof CallError && error.status === 429)) abortController.abort();
  };

  /** Counts the matches in a text by document. */
  async function findMatches({ names }: ConfigOwner, text: string) {
    const { counts, skippedNames: taken } = await finder.find(
      text,
      toTextReplacement(getProgress().criteria!, names),
    );
    const own = Object.fromEntries(DOCUMENT_PARTS.map(part => [part, counts[names[part]] ?? 0]));
    return { counts: own, places: Object.values(own).reduce((sum, one) => sum + one, 0), taken, text };
  }

  async function run(
    phase: Phase,
    sources: readonly ConfigOwner[],
    job: (source: ConfigOwner) => Promise<void>,
    skipped: (source: ConfigOwner) => void,
  ) {
    abortController = new AbortController();
    publishNow({ phase, done: 0, total: sources.length, stopped: false });
    const ended = phase === 'reading' ? () => {} : group();
    await runBulk(
      [...sources],
      job,
      (source, { state }) => {
        if (state === 'running') return;
        getProgress().done += 1;
        if (state === 'skipped') skipped(source);
        publishSoon();
      },
      () => abortController.signal.aborted,
    );
    ended();
    publishNow({ phase: 'still' });
  }

  const read = (sources: readonly ConfigOwner[]) => {
    const left: ConfigOwner[] = [];
    const job = async (source: ConfigOwner) => {
      try {
        const text = await source.read(abortController.signal);
        const found = text === null ? NO_MATCHES : await findMatches(source, text);
        if (found.places || found.taken)
          updateRow(source, { ...found, state: 'found', isChosen: found.places > 0, error: undefined });
        else {
          rows.delete(source.id);
          getProgress().without = [...getProgress().without, source];
        }
      } catch (error) {
        if (abortController.signal.aborted) left.push(source);
        else updateRow(source, { ...NO_MATCHES, state: 'unread', error });
        abortIfHopeless(error);
      }
    };
    const others = getProgress().left.filter(source => !sources.includes(source));
    return run('reading', sources, job, source => left.push(source)).then(() =>
      publishNow({ left: [...others, ...left] }),
    );
  };

  /** Writes a text once and returns the text that is stored afterwards. */
  async function writeConfigs(source: ConfigOwner, text: string, before: string): Promise<string> {
    let there: string | null = null;
    const { reply, confirmed } = await verifiedWriteOrThrow(
      () => source.write(text, before),
      async () => {
        there = await source.read();
        return there !== null && isSameDocument(there, text);
      },
    );
    return confirmed ? there! : (reply ?? text);
  }

  const replaceConfigs = async (source: ConfigOwner) => {
    updateRow(source, { state: 'running', error: undefined });
    try {
      const { text } = rows.get(source.id)!;
      const before = await source.read();
      if (before !== text)
        return updateRow(source, {
          ...(before === null ? NO_MATCHES : await findMatches(source, before)),
          state: 'changed',
        });
      const found = await finder.find(before, toTextReplacement(getProgress().criteria!, source.names));
      updateRow(source, { text: await writeConfigs(source, found.text, before), before, state: 'replaced' });
    } catch (error) {
      updateRow(source, { state: 'failed', error });
      abortIfHopeless(error);
    }
  };

  const undoConfigs = async (source: ConfigOwner) => {
    updateRow(source, { state: 'running', error: undefined });
    try {
      const { text, before } = rows.get(source.id)!;
      const there = await source.read();
      if (there === null || !isSameDocument(there, text)) return updateRow(source, { state: 'kept' });
      updateRow(source, {
        text: await writeConfigs(source, before!, there),
        before: undefined,
        state: 'undone',
        isChosen: false,
      });
    } catch (error) {
      updateRow(source, { state: 'notUndone', error });
      abortIfHopeless(error);
    }
  };

  return {
    subscribe,
    standing: getProgress,
    /** Starts a dry run and discards the previous results. */
    look(sources: readonly ConfigOwner[], criteria: Criteria) {
      rows.clear();
      order = sources.map(({ id }) => id);
      publishNow({ criteria, without: [], left: [] });
      return read(sources);
    },
    /** Repeats the dry run for some applications. */
    again: (sources: readonly ConfigOwner[]) => read(sources),
    choose(some: readonly ReplaceRow[], isChosen: boolean) {
      for (const { source } of some) updateRow(source, { isChosen });
      publishNow();
    },
    replace() {
      const next = getProgress()
        .rows.filter(isNext)
        .map(({ source }) => source);
      for (const source of next) updateRow(source, { state: 'waiting' });
      return run('replacing', next, replaceConfigs, source => updateRow(source, { state: 'skipped' }));
    },
    undo(some: readonly ReplaceRow[]) {
      const sources = some.filter(isUndoable).map(({ source }) => source);
      const before = new Map(some.map(({ source, state }) => [source, state]));
      for (const source of sources) updateRow(source, { state: 'waiting' });
      return run('undoing', sources, undoConfigs, source =>
        updateRow(source, { state: before.get(source)! }),
      );
    },
    /** Finishes the running write and starts no other. */
    stop() {
      abortController.abort();
      if (getProgress().phase !== 'still') publishNow({ stopped: true });
    },
    /** Returns the first matches of a row, in its text before the replacement. */
    async placesOf(
      { source, text, before }: Pick<ReplaceRow, 'source' | 'text' | 'before'>,
      most: number,
    ): Promise<TextMatch[]> {
      return (
        await finder.find(before ?? text, toTextReplacement(getProgress().criteria!, source.names), most)
      ).matches;
    },
  };
}

export type Replacing = ReturnType<typeof startReplacing>;
