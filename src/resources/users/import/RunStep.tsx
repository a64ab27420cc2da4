import { useContext, useMemo, useState } from 'react';
import { useDataProvider } from 'react-admin';
import { ActivityContext } from '../../../activity/ActivityContext.ts';
import { RecordsIterator, SmallList, SmallPagination } from '../../../admin/index.ts';
import type { ConsoleDataProvider } from '../../../data/dataProvider.ts';
import { runBulk } from '../../../data/runBulk.ts';
import { users } from '../../../platform/users.ts';
import { useConfirm } from '../../../ui/dialog/ConfirmProvider.tsx';
import { failureText } from '../../../ui/failure/failureText.ts';
import { useNotifyText } from '../../../ui/failure/useNotifyText.ts';
import { count } from '../../../ui/formats.ts';
import { TextButton } from '../../../ui/TextButton.tsx';
import { useLeaveGuard } from '../../../ui/unsaved/useLeaveGuard.ts';
import { useText } from '../../../ui/useText.ts';
import type { ImportRow } from './columns.ts';
import type { RowOutcome } from './createRow.ts';
import styles from './import.module.css';
import type { RowMark } from './kept.ts';
import { saveRows } from './saveRows.ts';
import { useRun } from './useRun.ts';

const PAGE_SIZE = 24;

interface Props {
  name: string;
  rows: ImportRow[];
  marks?: RowMark[];
  left: { row: ImportRow; why: string }[];
  anew(): void;
}

/** How the import goes, and how it ended: a result for each row. */
export function RunStep({ name, rows, marks, left, anew }: Props) {
  const t = useText();
  const notifyText = useNotifyText();
  const { group } = useContext(ActivityContext);
  const confirm = useConfirm();
  const { call } = useDataProvider<ConsoleDataProvider>();
  const { outcomes, running, stopped, isKept, stop, retry } = useRun(name, rows, marks);
  const [deleted, setDeleted] = useState<ReadonlySet<string>>(new Set());
  const asks = useMemo(
    () => ({ title: t('userImport.run.leave.title'), text: t('userImport.run.leave.text') }),
    [t],
  );
  useLeaveGuard(running, true, { asks });

  const of = (...states: RowOutcome['state'][]) =>
    outcomes.filter(({ state }) => states.includes(state)).length;
  const [created, failed, skipped] = [of('created', 'found'), of('failed'), of('skipped')];
  const settled = created + failed + skipped;
  const said = ({ state, id, error, taken, mailError }: RowOutcome) => {
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

  const remove = async () => {
    const numbers = { smart_count: ids.length, count: count(ids.length) };
    await confirm({
      title: t('userImport.run.deleteAsk', numbers),
      text: t('userImport.run.deleteText', numbers),
      confirm: t('ui.delete'),
      danger: true,
      send: removeAll,
    });
  };
  const removeAll = async () => {
    const gone = new Set(deleted);
    let kept = 0;
    const ended = group();
    await runBulk(
      ids,
      id => call(users.remove, { path: { id } }),
      (id, { state }) => {
        if (state === 'done') gone.add(id);
        if (state === 'failed') kept += 1;
      },
      () => false,
    );
    ended();
    setDeleted(gone);
    const done = ids.length - kept;
    if (done) notifyText(t('userImport.run.deleted', { smart_count: done, count: count(done) }), 'success');
    if (kept) notifyText(t('userImport.run.deleteError', { smart_count: kept, count: count(kept) }), 'error');
  };
  const save = () =>
    saveRows('users-imported.csv', t, [
      ...results.map(({ row, outcome }) => ({ row, said: said(outcome) })),
      ...left.map(({ row, why }) => ({ row, said: why })),
    ]);
  const outcome = [
    t('userImport.run.created', { smart_count: created, count: count(created) }),
    failed ? t('bulk.failed', { count: count(failed) }) : '',
    skipped ? t('bulk.skipped', { count: count(skipped) }) : '',
  ];
  const title = running
    ? t('userImport.run.running', { done: count(settled), total: count(rows.length) })
    : outcome.filter(Boolean).join(', ');
  return (
    <SmallList
      records={running ? results : results.toSorted((a, b) => rank(a) - rank(b))}
      addressPrefix="row"
      perPage={PAGE_SIZE}
    >
      <div className="stack">
        <section className="panel" aria-label={t('userImport.run.results')} aria-busy={running}>
          <div className={`panel-head ${styles.head}`}>
            <h2>{title}</h2>
            <p role="status" className="visually-hidden">
              {running ? '' : title}
            </p>
          </div>
          {isKept ? null : <p className="note warn">{t('userImport.run.notKept')}</p>}
          {left.length && !running ? (
            <p className={styles.left}>
              {t('userImport.run.left', { smart_count: left.length, count: count(left.length) })}
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
                    {said(one)}
                  </span>
                </li>
              )}
            />
          </ul>
        </section>
        <SmallPagination />
        <div className={styles.buttons}>
          {running ? (
            <TextButton key="stop" pending={stopped} onClick={stop}>
              {t('userImport.run.stop')}
            </TextButton>
          ) : (
            <>
              {ids.length ? (
                <TextButton danger onClick={() => void remove()}>
                  {t('userImport.run.delete', { smart_count: ids.length, count: count(ids.length) })}
                </TextButton>
              ) : null}
              <TextButton onClick={anew}>{t('userImport.run.again')}</TextButton>
              {failed + skipped ? (
                <TextButton onClick={retry}>
                  {t('userImport.run.retry', {
                    smart_count: failed + skipped,
                    count: count(failed + skipped),
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
    </SmallList>
  );
}
