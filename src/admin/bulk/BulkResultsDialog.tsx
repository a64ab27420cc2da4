import { useId, useLayoutEffect, useMemo, type ReactNode } from 'react';
import type { RaRecord } from 'react-admin';
import type { Action } from '../../activity/action.ts';
import { ModalDialog } from '../../ui/dialog/ModalDialog.tsx';
import { formatCount } from '../../ui/formats.ts';
import { guardPresses } from '../../ui/guardPresses.ts';
import { TextButton } from '../../ui/TextButton.tsx';
import { UnsavedContext, useUnsavedScope } from '../../ui/unsaved/unsaved.ts';
import { useAskToLeave } from '../../ui/unsaved/useAskToLeave.ts';
import { useLeaveGuard } from '../../ui/unsaved/useLeaveGuard.ts';
import { useText } from '../../ui/useText.ts';
import { submissionErrors } from '../form/fieldErrors.ts';
import { Form } from '../form/Form.tsx';
import type { SharedForm } from '../form/useSharedForm.ts';
import { BulkResults } from './BulkResults.tsx';
import styles from './BulkResultsDialog.module.css';
import { useBulkRun } from './useBulkRun.ts';
import { useBulkUndo, type BulkUndo } from './useBulkUndo.ts';

export interface BulkTexts {
  /** The label of the button, such as 'Deactivate'. */
  action: string;
  /** The question, such as 'Deactivate 30 users?'. */
  question: string;
  /** The title while it runs, such as 'Deactivating 11 of 30'. */
  running(done: string, total: string): string;
  /** Part of the title at the end, such as '28 deactivated'. */
  done(count: number): string;
}

interface Props<T extends RaRecord> {
  texts: BulkTexts;
  /** The records that the action changes. */
  records: T[];
  nameOf(record: T): string;
  /** They say how records will change, and which ones will not. */
  paragraphs: string[];
  /** The consequences in detail, shown below the paragraphs. */
  details?: ReactNode;
  /** The action takes away access or data. */
  danger?: boolean;
  /** A form that is filled in first. Closing it asks if it has unsaved input. */
  form?: SharedForm;
  /** The inputs of the form. */
  children?: ReactNode;
  /** The inputs are in panes beside each other. */
  wide?: 'panes';
  action: Action<T>;
  /** Runs records one after the other, because each depends on the one before. */
  inOrder?: boolean;
  undo?: BulkUndo<T>;
  /** A link to the result, shown at the end. */
  resultLink?: ReactNode;
  onClose(): void;
}

/**
 * Asks before an action for many records, runs it for four records at a time, shows the progress and a result for each record, and
 * offers Undo.
 */
export function BulkResultsDialog<T extends RaRecord>({
  texts,
  records,
  nameOf,
  paragraphs,
  details,
  danger = false,
  form,
  children,
  wide,
  action,
  inOrder = false,
  undo,
  resultLink,
  onClose,
}: Props<T>) {
  const t = useText();
  const formId = useId();
  const bulk = useBulkRun(action, inOrder);
  const offerUndo = useBulkUndo(nameOf);
  const { phase, done, failed, skipped } = bulk;
  // The second click of a double click must not press Stop or Close, which take the button's position in the next phase.
  useLayoutEffect(guardPresses, [phase]);
  const isAsking = phase === 'asking';
  const unsaved = useUnsavedScope();
  const askToLeave = useAskToLeave();
  const closeQuestion = async () => {
    if (await askToLeave(unsaved.parts())) onClose();
  };
  useLeaveGuard(
    phase === 'running',
    false,
    useMemo(() => ({ asks: { title: t('bulk.leave.title'), text: t('bulk.leave.text') } }), [t]),
  );
  const closeResult = () => {
    onClose();
    if (undo && done.length) offerUndo(done, undo);
  };
  const closePhase = { asking: () => void closeQuestion(), running: bulk.stop, finished: closeResult }[phase];
  const start = () => (records.length ? bulk.start(records) : submissionErrors());
  const settledCount = done.length + failed.length + skipped.length;
  const outcome = [
    // A run that was stopped before its first record says that 0 records were changed.
    done.length || skipped.length ? texts.done(done.length) : '',
    failed.length ? t('bulk.failed', { count: formatCount(failed.length) }) : '',
    skipped.length ? t('bulk.skipped', { count: formatCount(skipped.length) }) : '',
  ].filter(Boolean);
  const title = {
    asking: texts.question,
    running: texts.running(formatCount(settledCount), formatCount(bulk.records.length)),
    finished: outcome.join(', '),
  }[phase];
  const paragraphElements = paragraphs.map(line => <p key={line}>{line}</p>);
  return (
    <ModalDialog
      title={title}
      onClose={closePhase}
      {...(wide && { wide })}
      actions={
        <>
          {failed.length + skipped.length && phase === 'finished' ? (
            <TextButton onClick={bulk.retry}>{t('bulk.retry')}</TextButton>
          ) : null}
          {/* The key mounts a new button in each phase, so that it gets the focus. */}
          <TextButton
            key={phase}
            autoFocus={!isAsking || !form}
            pending={phase === 'running' && bulk.isStopping}
            onClick={closePhase}
          >
            {t(isAsking && records.length ? 'ui.cancel' : phase === 'running' ? 'bulk.stop' : 'ui.close')}
          </TextButton>
          {isAsking && (form || records.length) ? (
            <TextButton
              {...(form ? { type: 'submit', form: formId } : { onClick: start })}
              variant="primary"
              danger={danger && records.length > 0}
              pending={!records.length}
            >
              {texts.action}
            </TextButton>
          ) : null}
          {phase === 'finished' ? resultLink : null}
        </>
      }
    >
      {isAsking ? (
        <div>
          {form ? (
            <UnsavedContext value={unsaved}>
              <Form {...form} id={formId} className={styles.question} noValidate onSubmit={start}>
                {children}
                {paragraphElements}
                {details}
              </Form>
            </UnsavedContext>
          ) : (
            <div className={styles.question}>
              {paragraphElements}
              {details}
            </div>
          )}
        </div>
      ) : (
        <>
          <progress
            className={styles.progress}
            value={settledCount}
            max={bulk.records.length}
            aria-label={texts.action}
          />
          <p role="status" className="visually-hidden">
            {phase === 'finished' ? title : ''}
          </p>
          {/* The order changes only at the end, because rows must not move during the run. */}
          <BulkResults
            records={phase === 'finished' ? [...failed, ...skipped, ...done] : bulk.records}
            results={bulk.results}
            nameOf={nameOf}
          />
        </>
      )}
    </ModalDialog>
  );
}
