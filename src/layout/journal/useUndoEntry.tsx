import { useState } from 'react';
import { useDataProvider, useNotificationContext } from 'react-admin';
import { journalEntries } from '../../activity/journal/journalEntries.ts';
import type { Inverse, JournalEntry } from '../../activity/journal/journalEntry.ts';
import { registeredUndo, undoEntries } from '../../activity/journal/recorder.ts';
import {
  acceptCurrent,
  conflictingFields,
  DOCUMENT_CHANGED,
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
import { formatOptional } from '../../ui/formats.ts';
import { useText } from '../../ui/useText.ts';
import { useJournalSentence } from './useJournalSentence.ts';

type RecordValues = Record<string, unknown>;
const isGone = (error: unknown) => error instanceof CallError && error.status === 404;
const toPlainText = (value: unknown) =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : undefined;
const readableSteps = (steps: UndoStep[]) => steps.filter(({ error }) => error === undefined);

/**
 * How an entry can be undone: by its stored calls, by the undo that its screen registered (`offer`), or not at all. The registered
 * undo reverses all writes of an act. The stored calls detect conflicts, so they are preferred for a single save.
 */
export const undoMethod = (entry: JournalEntry, all: JournalEntry[]) => {
  const offered = registeredUndo(entry.act);
  const isOnlyEntryOfAct = all.every(one => one.act !== entry.act || one.key === entry.key);
  // Earlier versions are restored on their own page.
  if (entry.undone || entry.never === 'versions') return undefined;
  if (
    entry.back.length &&
    (!offered || (isOnlyEntryOfAct && entry.back.every(({ left, piece }) => left || piece)))
  )
    return 'calls';
  return offered ? 'offer' : undefined;
};

/** Undoes an entry and notifies of the result. It asks before overwriting newer changes and before deleting. */
export function useUndoEntry() {
  const t = useText();
  const notifyText = useNotifyText();
  const confirmDialog = useConfirm();
  const me = useIdentity();
  const { sentence, fieldName } = useJournalSentence();
  const dataProvider = useDataProvider<ConsoleDataProvider>();
  const { setNotifications } = useNotificationContext();
  const [busyKey, setBusyKey] = useState<string>();

  const performAll = async (steps: UndoStep[]) => {
    for (const step of readableSteps(steps))
      await performStep(step, dataProvider).catch((error: unknown) => (step.error = error));
    return steps;
  };

  /** Reads and performs the steps. It asks before overwriting newer changes and before deleting, and returns no steps if cancelled. */
  const attempt = async (entry: JournalEntry, inverses: Inverse[]): Promise<UndoStep[]> => {
    const steps: UndoStep[] = [];
    for (const inverse of inverses)
      steps.push(await readStep(inverse, dataProvider).catch((error: unknown) => ({ inverse, error })));
    const conflicts = readableSteps(steps).filter(step => conflictingFields(step).length);
    if (conflicts.length)
      return (await confirmOverwrite(entry, conflicts, () => attempt(entry, steps.map(acceptCurrent)))) || [];
    if (!readableSteps(steps).some(({ inverse }) => inverse.removes)) return performAll(steps);
    const done = await confirmDialog({
      title: t('journal.remove.title'),
      text: t('journal.remove.text', { did: sentence(entry) }),
      confirmLabel: t('ui.delete'),
      danger: true,
      send: () => performAll(steps),
    });
    return done || [];
  };

  const confirmOverwrite = (entry: JournalEntry, conflicts: UndoStep[], send: () => Promise<UndoStep[]>) =>
    confirmDialog({
      title: t('journal.moved.title'),
      text: (
        <>
          <p>{t('journal.moved.text', { did: sentence(entry), smart_count: conflicts.length })}</p>
          <ul>
            {conflicts.slice(0, 5).flatMap(step =>
              conflictingFields(step).map(name => {
                const [now, back] = [toPlainText(step.now![name]), toPlainText(step.inverse.before?.[name])];
                const field = fieldName(entry, name);
                return (
                  <li key={`${step.inverse.id} ${name}`}>
                    {now === undefined && back === undefined
                      ? field
                      : t('journal.moved.field', {
                          field,
                          now: formatOptional(now),
                          back: formatOptional(back),
                        })}
                  </li>
                );
              }),
            )}
          </ul>
        </>
      ),
      confirmLabel: t('journal.moved.confirm'),
      send,
    });

  /** Performs the calls one by one in reverse order, because they may change the same list. */
  const undoByCalls = async (entry: JournalEntry): Promise<boolean> => {
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
          .flatMap(({ id, ask: args }) => [
            id,
            ...Object.values(args?.path ?? {}),
            (args?.body as RecordValues | undefined)?._id,
          ])
          .filter(id => typeof id === 'string'),
      ),
    );
    const failed = steps.filter(({ error }) => error !== undefined);
    if (failed.length) {
      const allGone = failed.every(step => isGone(step.error));
      // The failed calls stay in the entry, so that they can be tried again.
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

  async function perform({ entry, method }: { entry: JournalEntry; method: 'calls' | 'offer' }) {
    setBusyKey(entry.key);
    try {
      const offer = registeredUndo(entry.act);
      const done = method === 'offer' ? await offer?.() : await undoByCalls(entry);
      // Removes the banner that offers the same Undo.
      if (done && offer)
        setNotifications(all =>
          all.filter(
            ({ notificationOptions }) => (notificationOptions as UndoAction | undefined)?.undo !== offer,
          ),
        );
    } finally {
      setBusyKey(undefined);
    }
  }
  const { run } = useAction({ perform, key: () => '' });
  return { undoEntry: (entry: JournalEntry, method: 'calls' | 'offer') => run({ entry, method }), busyKey };
}
