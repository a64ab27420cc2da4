import AutorenewIcon from '@mui/icons-material/AutorenewOutlined';
import CheckIcon from '@mui/icons-material/CheckOutlined';
import ErrorIcon from '@mui/icons-material/ErrorOutlineOutlined';
import RadioButtonUncheckedIcon from '@mui/icons-material/RadioButtonUncheckedOutlined';
import type { FormEvent, ReactNode } from 'react';
import { useTranslate, type RaRecord } from 'react-admin';
import { Button } from '../../ui/Button.tsx';
import { causeOf } from '../../calls/useTellFailure.ts';
import { Foot } from '../../ui/dialog/Foot.tsx';
import { Modal } from '../../ui/dialog/Modal.tsx';
import { useText } from '../../ui/useText.ts';
import styles from './BulkDialog.module.css';
import { useBulk } from './useBulk.ts';

interface Props<T extends RaRecord> {
  /** What will be done, such as 'Activate'. */
  action: string;
  /** What is asked before, and what follows from it. */
  title: string;
  text: string;
  records: T[];
  nameOf(record: T): string;
  /** What has to be chosen first. */
  choice?: ReactNode;
  /** Whether enough is chosen; tells what is missing where it is not. */
  ready?(): boolean;
  job(record: T): Promise<unknown>;
  close(): void;
}

const signs = { waiting: RadioButtonUncheckedIcon, running: AutorenewIcon, done: CheckIcon, failed: ErrorIcon, skipped: RadioButtonUncheckedIcon };

/** A deed for many records: asked, run four at a time with its progress, and a result for each. */
export function BulkDialog<T extends RaRecord>({ action, title, text, records, nameOf, choice, ready, job, close }: Props<T>) {
  const t = useText();
  const translate = useTranslate();
  const bulk = useBulk(records, job);
  const running = bulk.phase === 'running';
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (bulk.phase === 'asking' && (ready?.() ?? true)) void bulk.start();
  };
  return (
    <Modal title={title} close={running ? bulk.cancel : close}>
      <form className="stack" noValidate onSubmit={submit}>
        {bulk.phase === 'asking' ? (
          <>
            <p className="secondary">{text}</p>
            {choice}
          </>
        ) : (
          <>
            <progress className={styles.progress} value={bulk.settled} max={records.length} aria-label={action} />
            <p role="status" className="numbers">
              {running
                ? t('bulk.running', { done: bulk.settled, total: records.length })
                : t('bulk.finished', { done: bulk.done, total: records.length })}
              {!running && bulk.cancelled ? ` ${t('bulk.cancelled')}` : ''}
            </p>
            <ul className={styles.results} aria-label={t('bulk.results')} tabIndex={0}>
              {records.map(record => {
                const { state, error } = bulk.results.get(record.id) ?? { state: 'waiting' as const };
                const Sign = signs[state];
                return (
                  <li key={record.id} className={styles[state]}>
                    <Sign />
                    <span>{nameOf(record)}</span>
                    <span className={styles.result}>{state === 'failed' ? causeOf(translate, error) : t(`bulk.result.${state}`)}</span>
                  </li>
                );
              })}
            </ul>
          </>
        )}
        <Foot
          primary={
            bulk.phase === 'asking' ? (
              <Button type="submit" variant="primary">
                {action}
              </Button>
            ) : bulk.phase === 'finished' && bulk.failed.length ? (
              <Button variant="primary" onClick={() => void bulk.retry()}>
                {t('bulk.retry')}
              </Button>
            ) : null
          }
        >
          <Button onClick={running ? bulk.cancel : close}>
            {t(bulk.phase === 'finished' ? 'bulk.close' : 'bulk.cancel')}
          </Button>
        </Foot>
      </form>
    </Modal>
  );
}
