import { useId, useLayoutEffect, useMemo, type ReactNode } from 'react';
import type { RaRecord } from 'react-admin';
import type { Action } from '../../activity/action.ts';
import { Modal } from '../../ui/dialog/Modal.tsx';
import { count } from '../../ui/formats.ts';
import { guardPresses } from '../../ui/pressGuard.ts';
import { TextButton } from '../../ui/TextButton.tsx';
import { UnsavedContext, useUnsavedWithin } from '../../ui/unsaved/unsaved.ts';
import { useAskToLeave } from '../../ui/unsaved/useAskToLeave.ts';
import { useLeaveGuard } from '../../ui/unsaved/useLeaveGuard.ts';
import { useText } from '../../ui/useText.ts';
import { notSaved } from '../form/fieldErrors.ts';
import { Form } from '../form/Form.tsx';
import type { SharedForm } from '../form/useSharedForm.ts';
import { BulkResults } from './BulkResults.tsx';
import styles from './BulkResultsDialog.module.css';
import { useBulkRun } from './useBulkRun.ts';
import { useBulkUndo, type BulkUndo } from './useBulkUndo.ts';

export interface BulkTexts {
  /** On the button, such as 'Deactivate'. */
  action: string;
  /** The question, such as 'Deactivate 30 users?'. */
  ask: string;
  /** The title while it runs, such as 'Deactivating 11 of 30'. */
  running(done: string, total: string): string;
  /** Of the title at the end, such as '28 deactivated'. */
  done(count: number): string;
}

interface Props<T extends RaRecord> {
  words: BulkTexts;
  /** The records that the action changes. */
  records: T[];
  nameOf(record: T): string;
  /** Paragraphs that say which records change how, and which stay. */
  lines: string[];
  /** The action takes something from people. */
  danger?: boolean;
  /** A form that is filled in first. Closing it asks if it has unsaved input. */
  form?: SharedForm;
  /** The inputs of the form. */
  children?: ReactNode;
  /** The inputs are in panes beside each other. */
  wide?: 'panes';
  action: Action<T>;
  /** Runs one record after the other, because each needs the one before. */
  inOrder?: boolean;
  undo?: BulkUndo<T>;
  /** A link to the result, shown at the end. */
  way?: ReactNode;
  close(): void;
}

/** Asks before an action for many records, runs it four at a time, shows its progress and a result for each record, and offers Undo. */
export function BulkResultsDialog<T extends RaRecord>({
  words,
  records,
  nameOf,
  lines,
  danger = false,
  form,
  children,
  wide,
  action,
  inOrder = false,
  undo,
  way,
  close,
}: Props<T>) {
  const t = useText();
  const formId = useId();
  const bulk = useBulkRun(action, inOrder);
  const offerUndo = useBulkUndo(nameOf);
  const { phase, done, failed, skipped } = bulk;
  // Where the button of one phase was, the next phase may have Stop or Close.
  useLayoutEffect(guardPresses, [phase]);
  const asking = phase === 'asking';
  const unsaved = useUnsavedWithin();
  const askToLeave = useAskToLeave();
  const leaveQuestion = async () => {
    if (await askToLeave(unsaved.parts())) close();
  };
  useLeaveGuard(
    phase === 'running',
    false,
    useMemo(() => ({ asks: { title: t('bulk.leave.title'), text: t('bulk.leave.text') } }), [t]),
  );
  const leaveResult = () => {
    close();
    if (undo && done.length) offerUndo(done, undo);
  };
  const leave = { asking: () => void leaveQuestion(), running: bulk.stop, finished: leaveResult }[phase];
  const start = () => (records.length ? bulk.start(records) : notSaved());
  const settled = done.length + failed.length + skipped.length;
  const outcome = [
    // What was stopped before anything was done says that, too.
    done.length || skipped.length ? words.done(done.length) : '',
    failed.length ? t('bulk.failed', { count: count(failed.length) }) : '',
    skipped.length ? t('bulk.skipped', { count: count(skipped.length) }) : '',
  ].filter(Boolean);
  const title = {
    asking: words.ask,
    running: words.running(count(settled), count(bulk.records.length)),
    finished: outcome.join(', '),
  }[phase];
  const paragraphs = lines.map(line => <p key={line}>{line}</p>);
  return (
    <Modal
      title={title}
      close={leave}
      {...(wide && { wide })}
      actions={
        <>
          {failed.length + skipped.length && phase === 'finished' ? (
            <TextButton onClick={bulk.retry}>{t('bulk.retry')}</TextButton>
          ) : null}
          {/* Each phase has a button of its own, so that the keyboard is where the next step is. */}
          <TextButton
            key={phase}
            autoFocus={!asking || !form}
            pending={phase === 'running' && bulk.stopped}
            onClick={leave}
          >
            {t(asking && records.length ? 'ui.cancel' : phase === 'running' ? 'bulk.stop' : 'ui.close')}
          </TextButton>
          {asking && (form || records.length) ? (
            <TextButton
              {...(form ? { type: 'submit', form: formId } : { onClick: start })}
              variant="primary"
              danger={danger}
              pending={!records.length}
            >
              {words.action}
            </TextButton>
          ) : null}
          {phase === 'finished' ? way : null}
        </>
      }
    >
      {asking ? (
        <div>
          {form ? (
            <UnsavedContext value={unsaved}>
              <Form {...form} id={formId} className={styles.question} noValidate onSubmit={start}>
                {children}
                {paragraphs}
              </Form>
            </UnsavedContext>
          ) : (
            <div className={styles.question}>{paragraphs}</div>
          )}
        </div>
      ) : (
        <>
          <progress
            className={styles.progress}
            value={settled}
            max={bulk.records.length}
            aria-label={words.action}
          />
          <p role="status" className="visually-hidden">
            {phase === 'finished' ? title : ''}
          </p>
          {/* What failed stands first once nothing moves any more. */}
          <BulkResults
            records={phase === 'finished' ? [...failed, ...skipped, ...done] : bulk.records}
            results={bulk.results}
            nameOf={nameOf}
          />
        </>
      )}
    </Modal>
  );
}
