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
const FOLLOWS = 100;
const NO_FIND = { counts: {}, places: 0, taken: 0, text: '' };

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
    get: standing,
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
  let asking = new AbortController();

  const now = (next: Partial<ReplaceProgress> = {}) => {
    clearTimeout(timer);
    timer = undefined;
    publish({ ...standing(), ...next, rows: order.flatMap(id => rows.get(id) ?? []) });
  };
  const soon = () => void (timer ??= setTimeout(now, FOLLOWS));
  const set = (source: ConfigOwner, next: Partial<ReplaceRow>) => {
    const before = rows.get(source.id) ?? { source, state: 'found', isChosen: true, ...NO_FIND };
    rows.set(source.id, { ...before, ...next });
    soon();
  };

  /**
   * Stops if the browser is offline or the platform limits requests, because all other requests would fail,
   * too.
   */
  const endAt = (error: unknown) => {
    if (!navigator.onLine || (error instanceof CallError && error.status === 429)) asking.abort();
  };

  /** Counts the matches in a text by document. */
  async function foundIn({ names }: ConfigOwner, text: string) {
    const { counts, skippedNames: taken } = await finder.find(
      text,
      toTextReplacement(standing().criteria!, names),
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
    asking = new AbortController();
    now({ phase, done: 0, total: sources.length, stopped: false });
    const ended = phase === 'reading' ? () => {} : group();
    await runBulk(
      [...sources],
      job,
      (source, { state }) => {
        if (state === 'running') return;
        standing().done += 1;
        if (state === 'skipped') skipped(source);
        soon();
      },
      () => asking.signal.aborted,
    );
    ended();
    now({ phase: 'still' });
  }

  const read = (sources: readonly ConfigOwner[]) => {
    const left: ConfigOwner[] = [];
    const job = async (source: ConfigOwner) => {
      try {
        const text = await source.read(asking.signal);
        const found = text === null ? NO_FIND : await foundIn(source, text);
        if (found.places || found.taken)
          set(source, { ...found, state: 'found', isChosen: found.places > 0, error: undefined });
        else {
          rows.delete(source.id);
          standing().without = [...standing().without, source];
        }
      } catch (error) {
        if (asking.signal.aborted) left.push(source);
        else set(source, { ...NO_FIND, state: 'unread', error });
        endAt(error);
      }
    };
    const others = standing().left.filter(source => !sources.includes(source));
    return run('reading', sources, job, source => left.push(source)).then(() =>
      now({ left: [...others, ...left] }),
    );
  };

  /** Writes a text once and returns the text that is stored afterwards. */
  async function written(source: ConfigOwner, text: string, before: string): Promise<string> {
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

  const replaced = async (source: ConfigOwner) => {
    set(source, { state: 'running', error: undefined });
    try {
      const { text } = rows.get(source.id)!;
      const before = await source.read();
      if (before !== text)
        return set(source, {
          ...(before === null ? NO_FIND : await foundIn(source, before)),
          state: 'changed',
        });
      const found = await finder.find(before, toTextReplacement(standing().criteria!, source.names));
      set(source, { text: await written(source, found.text, before), before, state: 'replaced' });
    } catch (error) {
      set(source, { state: 'failed', error });
      endAt(error);
    }
  };

  const takenBack = async (source: ConfigOwner) => {
    set(source, { state: 'running', error: undefined });
    try {
      const { text, before } = rows.get(source.id)!;
      const there = await source.read();
      if (there === null || !isSameDocument(there, text)) return set(source, { state: 'kept' });
      set(source, {
        text: await written(source, before!, there),
        before: undefined,
        state: 'undone',
        isChosen: false,
      });
    } catch (error) {
      set(source, { state: 'notUndone', error });
      endAt(error);
    }
  };

  return {
    subscribe,
    standing,
    /** Starts a dry run and discards the previous results. */
    look(sources: readonly ConfigOwner[], criteria: Criteria) {
      rows.clear();
      order = sources.map(({ id }) => id);
      now({ criteria, without: [], left: [] });
      return read(sources);
    },
    /** Repeats the dry run for some applications. */
    again: (sources: readonly ConfigOwner[]) => read(sources),
    choose(some: readonly ReplaceRow[], isChosen: boolean) {
      for (const { source } of some) set(source, { isChosen });
      now();
    },
    replace() {
      const next = standing()
        .rows.filter(isNext)
        .map(({ source }) => source);
      for (const source of next) set(source, { state: 'waiting' });
      return run('replacing', next, replaced, source => set(source, { state: 'skipped' }));
    },
    undo(some: readonly ReplaceRow[]) {
      const sources = some.filter(isUndoable).map(({ source }) => source);
      const before = new Map(some.map(({ source, state }) => [source, state]));
      for (const source of sources) set(source, { state: 'waiting' });
      return run('undoing', sources, takenBack, source => set(source, { state: before.get(source)! }));
    },
    /** Finishes the running write and starts no other. */
    stop() {
      asking.abort();
      if (standing().phase !== 'still') now({ stopped: true });
    },
    /** Returns the first matches of a row, in its text before the replacement. */
    async placesOf(
      { source, text, before }: Pick<ReplaceRow, 'source' | 'text' | 'before'>,
      most: number,
    ): Promise<TextMatch[]> {
      return (await finder.find(before ?? text, toTextReplacement(standing().criteria!, source.names), most))
        .matches;
    },
  };
}

export type Replacing = ReturnType<typeof startReplacing>;
