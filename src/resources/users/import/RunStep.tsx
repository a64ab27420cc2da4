import { useContext, useMemo, useState } from 'react';
import { useDataProvider } from 'react-admin';
import { ActivityContext } from '../../../activity/ActivityContext.ts';
import { EmbeddedList, EmbeddedPagination, RecordsIterator } from '../../../admin/index.ts';
import type { ConsoleDataProvider } from '../../../data/dataProvider.ts';
import { runBulk } from '../../../data/runBulk.ts';
import { users } from '../../../platform/users.ts';
import { useConfirm } from '../../../ui/dialog/ConfirmProvider.tsx';
import { failureText } from '../../../ui/failure/failureText.ts';
import { useNotifyText } from '../../../ui/failure/useNotifyText.ts';
import { formatCount } from '../../../ui/formats.ts';
import { TextButton } from '../../../ui/TextButton.tsx';
import { useLeaveGuard } from '../../../ui/unsaved/useLeaveGuard.ts';
import { useText } from '../../../ui/useText.ts';
import type { ImportRow } from './columns.ts';
import type { RowOutcome } from './createImportedUser.ts';
import styles from './import.module.css';
import type { RowMark } from './importDraft.ts';
import { saveImportRows } from './saveImportRows.ts';
import { useUserImport } from './useUserImport.ts';

const PAGE_SIZE = 24;

interface Props {
  name: string;
  rows: ImportRow[];
  marks?: RowMark[];
  rejected: { row: ImportRow; reason: string }[];
  onRestart(): void;
}

/** The progress and the results of an import, one result per row. */
export function RunStep({ name, rows, marks, rejected, onRestart }: Props) {
  const t = useText();
  const notifyText = useNotifyText();
  const { group } = useContext(ActivityContext);
  const confirmDialog = useConfirm();
  const { call } = useDataProvider<ConsoleDataProvider>();
  const {
    outcomes,
    running: isRunning,
    stopped: isStopping,
    isKept: isSaved,
    stop: onStop,
    retry,
  } = useUserImport(name, rows, marks);
  const [deleted, setDeleted] = useState<ReadonlySet<string>>(new Set());
  const asks = useMemo(
    () => ({ title: t('userImport.run.leave.title'), text: t('userImport.run.leave.text') }),
    [t],
  );
  useLeaveGuard(isRunning, true, { asks });

  const countStates = (...states: RowOutcome['state'][]) =>
    outcomes.filter(({ state }) => states.includes(state)).length;
  const [created, failed, skipped] = [
    countStates('created', 'found'),
    countStates('failed'),
    countStates('skipped'),
  ];
  const settled = created + failed + skipped;
  const describeOutcome = ({ state, id, error, taken, mailError }: RowOutcome) => {
    if (state === 'failed')
      return t('userImport.run.result.failed', {
        reason: taken ? t('personRules.emailTaken') : failureText(t, error),
      });
    if (id && deleted.has(id)) return t('userImport.run.result.deleted');
    if (error) return t('userImport.run.noRole', { reason: failureText(t, error) });
    if (mailError) return t('userImport.run.noMail');
    return t(
      state === 'waiting' || state === 'skipped' ? `bulk.result.${state}` : `userImport.run.result.${state}`,
    );
  };
  const results = rows.map((row, at) => ({ id: at, row, outcome: outcomes[at]! }));
  const rank = ({ outcome: { state, error } }: (typeof results)[number]) =>
    state === 'failed' ? 0 : error ? 1 : state === 'skipped' ? 2 : 3;
  const ids = outcomes.flatMap(({ state, id }) =>
    state === 'created' && id && !deleted.has(id) ? [id] : [],
  );

  const confirmDelete = async () => {
    const numbers = { smart_count: ids.length, count: formatCount(ids.length) };
    await confirmDialog({
      title: t('userImport.run.deleteAsk', numbers),
      text: t('userImport.run.deleteText', numbers),
      confirmLabel: t('ui.delete'),
      danger: true,
      send: deleteCreated,
    });
  };
  const deleteCreated = async () => {
    const deletedIds = new Set(deleted);
    let failedCount = 0;
    const endGroup = group();
    await runBulk(
      ids,
      id => call(users.remove, { path: { id } }),
      (id, { state }) => {
        if (state === 'done') deletedIds.add(id);
        if (state === 'failed') failedCount += 1;
      },
      () => false,
    );
    endGroup();
    setDeleted(deletedIds);
    const done = ids.length - failedCount;
    if (done)
      notifyText(t('userImport.run.deleted', { smart_count: done, count: formatCount(done) }), 'success');
    if (failedCount)
      notifyText(
        t('userImport.run.deleteError', { smart_count: failedCount, count: formatCount(failedCount) }),
        'error',
      );
  };
  const save = () =>
    saveImportRows('users-imported.csv', t, [
      ...results.map(({ row, outcome }) => ({ row, reason: describeOutcome(outcome) })),
      ...rejected.map(({ row, reason }) => ({ row, reason })),
    ]);
  const outcome = [
    t('userImport.run.created', { smart_count: created, count: formatCount(created) }),
    failed ? t('bulk.failed', { count: formatCount(failed) }) : '',
    skipped ? t('bulk.skipped', { count: formatCount(skipped) }) : '',
  ];
  const title = isRunning
    ? t('userImport.run.running', { done: formatCount(settled), total: formatCount(rows.length) })
    : outcome.filter(Boolean).join(', ');
  return (
    <EmbeddedList
      records={isRunning ? results : results.toSorted((a, b) => rank(a) - rank(b))}
      addressPrefix="row"
      perPage={PAGE_SIZE}
    >
      <div className="stack">
        <section className="panel" aria-label={t('userImport.run.results')} aria-busy={isRunning}>
          <div className={`panel-head ${styles.head}`}>
            <h2>{title}</h2>
            <p role="status" className="visually-hidden">
              {isRunning ? '' : title}
            </p>
          </div>
          {isSaved ? null : <p className="note warn">{t('userImport.run.notKept')}</p>}
          {rejected.length && !isRunning ? (
            <p className={styles.left}>
              {t('userImport.run.left', {
                smart_count: rejected.length,
                count: formatCount(rejected.length),
              })}
            </p>
          ) : null}
          <div className={styles.progress}>
            <progress value={settled} max={rows.length} aria-label={t('userImport.steps.run')} />
          </div>
          <ul className={styles.results} aria-label={t('userImport.run.results')}>
            <RecordsIterator<(typeof results)[number]>
              render={({ row, outcome: one }) => (
                <li>
                  <span>
                    {row.firstName} {row.lastName}
                  </span>
                  <span className="secondary">{row.email}</span>
                  <span
                    className={
                      one.state === 'failed'
                        ? styles.wrong
                        : (one.state === 'created' || one.state === 'found') && !deleted.has(one.id ?? '')
                          ? styles.fine
                          : 'secondary'
                    }
                  >
                    {describeOutcome(one)}
                  </span>
                </li>
              )}
            />
          </ul>
        </section>
        <EmbeddedPagination />
        <div className={styles.buttons}>
          {isRunning ? (
            <TextButton key="stop" pending={isStopping} onClick={onStop}>
              {t('userImport.run.stop')}
            </TextButton>
          ) : (
            <>
              {ids.length ? (
                <TextButton danger onClick={() => void confirmDelete()}>
                  {t('userImport.run.delete', { smart_count: ids.length, count: formatCount(ids.length) })}
                </TextButton>
              ) : null}
              <TextButton onClick={onRestart}>{t('userImport.run.again')}</TextButton>
              {failed + skipped ? (
                <TextButton onClick={retry}>
                  {t('userImport.run.retry', {
                    smart_count: failed + skipped,
                    count: formatCount(failed + skipped),
                  })}
                </TextButton>
              ) : null}
              <TextButton variant="primary" autoFocus onClick={() => void save()}>
                {t('userImport.run.save')}
              </TextButton>
            </>
          )}
        </div>
      </div>
    </EmbeddedList>
  );
}
