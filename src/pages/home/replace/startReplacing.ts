import { verifiedWriteOrThrow } from '../../../data/writes.ts';
import { DOCUMENT_PARTS } from '../../../domain/documents/configs/storedParts.ts';
import { isSameDocument } from '../../../editors/json/changes.ts';
import type { TextMatch, TextMatches, TextReplacement } from '../../../editors/json/findAndReplace.ts';
import { createReplaceStore, NO_MATCHES, UNCHECKED } from './createReplaceStore.ts';
import { createUrlCheck, type RequestService } from './createUrlCheck.ts';
import { toTextReplacement, type Criteria } from './criteria.ts';
import {
  countIncluded,
  isNext,
  isReplaceable,
  isUndoable,
  type ConfigOwner,
  type Phase,
  type ReplaceRow,
} from './replaceRow.ts';

interface Finder {
  find(text: string, wanted: TextReplacement, most?: number): Promise<TextMatches>;
}

/**
 * Replaces a text in the configs of many applications. A dry run searches all of them, and requests the
 * services at their new URLs if it searches only URLs. The replacement then applies to the current text of
 * the selected ones, and skips those that have changed since the dry run. It can be undone while this object
 * exists. Writes within `group` are one entry of the journal.
 */
export function startReplacing(
  finder: Finder,
  requestService: RequestService,
  group: () => () => void = () => () => {},
) {
  const store = createReplaceStore();
  const { rows, getProgress, publishNow, updateRow, run, abortIfHopeless } = store;
  const checkUrls = createUrlCheck(store, requestService);

  /** Counts the matches in a text by document. */
  async function findMatches({ names }: ConfigOwner, text: string) {
    const {
      counts,
      skippedNames: taken,
      addresses,
    } = await finder.find(text, toTextReplacement(getProgress().criteria!, names));
    const own = Object.fromEntries(DOCUMENT_PARTS.map(part => [part, counts[names[part]] ?? 0]));
    const matchCount = Object.values(own).reduce((sum, one) => sum + one, 0);
    return { ...UNCHECKED, counts: own, matchCount, taken, addresses, text };
  }

  /** Writes configs as one entry of the journal. */
  async function write(
    phase: Phase,
    sources: readonly ConfigOwner[],
    job: (source: ConfigOwner) => Promise<void>,
    skipped: (source: ConfigOwner) => void,
  ) {
    const ended = group();
    await run(phase, sources, job, skipped);
    ended();
    publishNow({ phase: 'still' });
  }

  const read = async (sources: readonly ConfigOwner[]) => {
    const left: ConfigOwner[] = [];
    const job = async (source: ConfigOwner, signal: AbortSignal) => {
      try {
        const text = await source.read(signal);
        const found = text === null ? NO_MATCHES : await findMatches(source, text);
        if (found.matchCount || found.taken)
          updateRow(source, { ...found, state: 'found', isChosen: found.matchCount > 0, error: undefined });
        else {
          rows.delete(source.id);
          getProgress().without = [...getProgress().without, source];
        }
      } catch (error) {
        if (signal.aborted) left.push(source);
        else updateRow(source, { ...NO_MATCHES, state: 'unread', error });
        abortIfHopeless(error);
      }
    };
    const others = getProgress().left.filter(source => !sources.includes(source));
    const isStopped = await run('reading', sources, job, source => left.push(source));
    getProgress().left = [...others, ...left];
    if (!isStopped) await checkUrls(false);
    publishNow({ phase: 'still' });
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
      const { text, excluded } = rows.get(source.id)!;
      const before = await source.read();
      if (before !== text)
        return updateRow(source, {
          ...(before === null ? NO_MATCHES : await findMatches(source, before)),
          state: 'changed',
        });
      const found = await finder.find(before, {
        ...toTextReplacement(getProgress().criteria!, source.names),
        excluded: [...excluded],
      });
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
    subscribe: store.subscribe,
    standing: getProgress,
    /** Starts a dry run and discards the previous results. */
    look(sources: readonly ConfigOwner[], criteria: Criteria) {
      for (const results of [rows, store.services, store.unchanged]) results.clear();
      publishNow({ criteria, owners: sources, without: [], left: [] });
      return read(sources);
    },
    /** Repeats the dry run for some applications. */
    again: (sources: readonly ConfigOwner[]) => read(sources),
    /** Checks the new URLs again, except for services that responded. */
    async checkAgain() {
      await checkUrls(true);
      publishNow({ phase: 'still' });
    },
    /** Selects rows, including all matches of a row that has no selected one. */
    choose(some: readonly ReplaceRow[], isChosen: boolean) {
      for (const row of some)
        updateRow(row.source, {
          isChosen,
          ...(isChosen && !countIncluded(row) && { excluded: UNCHECKED.excluded }),
        });
      publishNow();
    },
    /** Selects the matches of some URLs by row. */
    chooseAddresses(some: ReadonlyMap<ReplaceRow, readonly string[]>, isChosen: boolean) {
      for (const [row, addresses] of some) {
        if (!isReplaceable(row)) continue;
        const excluded = new Set(row.isChosen ? row.excluded : row.addresses.keys());
        for (const address of addresses)
          if (isChosen) excluded.delete(address);
          else excluded.add(address);
        updateRow(row.source, { excluded, isChosen: countIncluded({ ...row, excluded }) > 0 });
      }
      publishNow();
    },
    replace() {
      const next = getProgress()
        .rows.filter(isNext)
        .map(({ source }) => source);
      for (const source of next) updateRow(source, { state: 'waiting' });
      return write('replacing', next, replaceConfigs, source => updateRow(source, { state: 'skipped' }));
    },
    undo(some: readonly ReplaceRow[]) {
      const sources = some.filter(isUndoable).map(({ source }) => source);
      const before = new Map(some.map(({ source, state }) => [source, state]));
      for (const source of sources) updateRow(source, { state: 'waiting' });
      return write('undoing', sources, undoConfigs, source =>
        updateRow(source, { state: before.get(source)! }),
      );
    },
    stop: store.stop,
    /** Returns the first matches of a row, in its text before the replacement. */
    async findMatches(
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
