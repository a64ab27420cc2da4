import { useState } from 'react';
import { useDataProvider, useNotificationContext } from 'react-admin';
import { journalEntries } from '../../activity/journal/journalEntries.ts';
import type { Inverse, JournalEntry } from '../../activity/journal/journalEntry.ts';
import { offeredUndo, undoEntries } from '../../activity/journal/recorder.ts';
import {
  acceptCurrent,
  DOCUMENT_CHANGED,
  conflictingFields,
  performStep,
  readStep,
  type UndoStep,
} from '../../activity/journal/undoSteps.ts';
import { useAction } from '../../activity/useAction.ts';
import type { UndoAction } from '../../activity/useUndoOffer.ts';
import { useIdentity } from '../../auth/useIdentity.ts';
import type { ConsoleDataProvider } from '../../data/dataProvider.ts';
import { CallError } from '../../platform/errors.ts';
import { useConfirm } from '../../ui/dialog/ConfirmProvider.tsx';
import { failureText } from '../../ui/failure/failureText.ts';
import { useNotifyText } from '../../ui/failure/useNotifyText.ts';
import { orEmpty } from '../../ui/formats.ts';
import { useText } from '../../ui/useText.ts';
import { useJournalSentence } from './useSentence.ts';

type Values = Record<string, unknown>;
const isGone = (error: unknown) => error instanceof CallError && error.status === 404;
const plain = (value: unknown) =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : undefined;
const ready = (steps: UndoStep[]) => steps.filter(({ error }) => error === undefined);

/** What the screen itself offered takes back all of an act; what asks first where somebody else changed something is better where it is one change. */
export const howOf = (entry: JournalEntry, all: JournalEntry[]) => {
  const offered = offeredUndo(entry.act);
  const alone = all.every(one => one.act !== entry.act || one.key === entry.key);
  // A version before is chosen among those that are kept.
  if (entry.undone || entry.never === 'versions') return undefined;
  if (entry.back.length && (!offered || (alone && entry.back.every(({ left, piece }) => left || piece))))
    return 'calls';
  return offered ? 'offer' : undefined;
};

/** Takes an entry back, asking first where somebody else changed it since or something is deleted; says how it went. */
export function useTakeBack() {
  const t = useText();
  const notifyText = useNotifyText();
  const confirm = useConfirm();
  const me = useIdentity();
  const { sentence, fieldName } = useJournalSentence();
  const dataProvider = useDataProvider<ConsoleDataProvider>();
  const { setNotifications } = useNotificationContext();
  const [busy, setBusy] = useState<string>();

  const performAll = async (steps: UndoStep[]) => {
    for (const step of ready(steps))
      await performStep(step, dataProvider).catch((error: unknown) => (step.error = error));
    return steps;
  };

  /** Performs the steps as they stand now; asks first where that replaces changes of others, or deletes. Answers no steps if the person did not agree. */
  const attempt = async (entry: JournalEntry, inverses: Inverse[]): Promise<UndoStep[]> => {
    const steps: UndoStep[] = [];
    for (const inverse of inverses)
      steps.push(await readStep(inverse, dataProvider).catch((error: unknown) => ({ inverse, error })));
    const moved = ready(steps).filter(step => conflictingFields(step).length);
    if (moved.length) return (await askMoved(entry, moved, () => attempt(entry, steps.map(acceptCurrent)))) || [];
    if (!ready(steps).some(({ inverse }) => inverse.removes)) return performAll(steps);
    const done = await confirm({
      title: t('journal.remove.title'),
      text: t('journal.remove.text', { did: sentence(entry) }),
      confirm: t('ui.delete'),
      danger: true,
      send: () => performAll(steps),
    });
    return done || [];
  };

  const askMoved = (entry: JournalEntry, moved: UndoStep[], send: () => Promise<UndoStep[]>) =>
    confirm({
      title: t('journal.moved.title'),
      text: (
        <>
          <p>{t('journal.moved.text', { did: sentence(entry), smart_count: moved.length })}</p>
          <ul>
            {moved.slice(0, 5).flatMap(step =>
              conflictingFields(step).map(name => {
                const [now, back] = [plain(step.now![name]), plain(step.inverse.before?.[name])];
                const field = fieldName(entry, name);
                return (
                  <li key={`${step.inverse.id} ${name}`}>
                    {now === undefined && back === undefined
                      ? field
                      : t('journal.moved.field', { field, now: orEmpty(now), back: orEmpty(back) })}
                  </li>
                );
              }),
            )}
          </ul>
        </>
      ),
      confirm: t('journal.moved.confirm'),
      send,
    });

  /** One after the other, the last change first: what they change may be the same list. */
  const byCalls = async (entry: JournalEntry): Promise<boolean> => {
    let steps: UndoStep[] = [];
    const done = await undoEntries(
      me._id,
      entry.key,
      async () => {
        steps = await attempt(entry, [...entry.back].reverse());
        return steps.length > 0 && steps.every(({ error }) => error === undefined);
      },
      new Set(
        entry.back
          .flatMap(({ id, ask: asked }) => [
            id,
            ...Object.values(asked?.path ?? {}),
            (asked?.body as Values | undefined)?._id,
          ])
          .filter(id => typeof id === 'string'),
      ),
    );
    const failed = steps.filter(({ error }) => error !== undefined);
    if (failed.length) {
      const allGone = failed.every(step => isGone(step.error));
      // What is left can be tried again.
      journalEntries.change(
        me._id,
        [entry.key],
        allGone ? { back: [], gone: true } : { back: failed.map(({ inverse }) => inverse).reverse() },
      );
      const [{ error }] = failed as [UndoStep];
      notifyText(
        allGone
          ? t('journal.isGone', { did: sentence(entry) })
          : error === DOCUMENT_CHANGED
            ? t('journal.isChanged', { did: sentence(entry) })
            : `${t('journal.notUndone', { did: sentence(entry) })} ${failureText(t, error)}`,
        'error',
      );
    }
    if (done) notifyText(t('journal.done', { did: sentence(entry) }), 'success');
    return done;
  };

  async function perform({ entry, how }: { entry: JournalEntry; how: 'calls' | 'offer' }) {
    setBusy(entry.key);
    try {
      const offer = offeredUndo(entry.act);
      const done = how === 'offer' ? await offer?.() : await byCalls(entry);
      // The banner that offered the same has nothing to offer any more.
      if (done && offer)
        setNotifications(all =>
          all.filter(
            ({ notificationOptions }) => (notificationOptions as UndoAction | undefined)?.undo !== offer,
          ),
        );
    } finally {
      setBusy(undefined);
    }
  }
  const { run } = useAction({ perform, key: () => '' });
  return { undoEntries: (entry: JournalEntry, how: 'calls' | 'offer') => run({ entry, how }), busy };
}
