import { useMemo } from 'react';
import { EmbeddedList, EmbeddedPagination, RecordsIterator } from '../../../admin/index.ts';
import { formatCount } from '../../../ui/formats.ts';
import { TextButton } from '../../../ui/TextButton.tsx';
import { useLeaveGuard } from '../../../ui/unsaved/useLeaveGuard.ts';
import { useText } from '../../../ui/useText.ts';
import type { ImportRow } from './columns.ts';
import type { RowOutcome } from './createImportedUser.ts';
import styles from './import.module.css';
import type { RowMark } from './importDraft.ts';
import { isTask, isUserChange, type RowPlan } from './planUserChange.ts';
import { saveImportRows } from './saveImportRows.ts';
import { useDeleteCreated } from './useDeleteCreated.ts';
import { useOutcomeText } from './useOutcomeText.ts';
import { useUserImport } from './useUserImport.ts';

const PAGE_SIZE = 24;
/** The order of results that are neither failures nor successes. */
const LATE_RANKS: Partial<Record<RowOutcome['state'], number>> = { skipped: 2, unchanged: 4, notSelected: 4 };

interface Props {
  name: string;
  rows: ImportRow[];
  plans: RowPlan[];
  marks?: RowMark[];
  rejected: { row: ImportRow; reason: string }[];
  onRestart(): void;
}

/** The progress and the results of an import, one result per row. */
export function RunStep({ name, rows, plans, marks, rejected, onRestart }: Props) {
  const t = useText();
  const {
    outcomes,
    running: isRunning,
    stopped: isStopping,
    isKept: isSaved,
    stop: onStop,
    retry,
  } = useUserImport(name, rows, plans, marks);
  const { deleted, confirmDelete } = useDeleteCreated();
  const describeOutcome = useOutcomeText(deleted);
  const asks = useMemo(
    () => ({ title: t('userImport.run.leave.title'), text: t('userImport.run.leave.text') }),
    [t],
  );
  useLeaveGuard(isRunning, true, { asks });

  const countStates = (...states: RowOutcome['state'][]) =>
    outcomes.filter(({ state }) => states.includes(state)).length;
  const [created, changed, failed, skipped] = [
    countStates('created', 'found'),
    countStates('changed'),
    countStates('failed'),
    countStates('skipped'),
  ];
  const [unchanged, notSelected] = [countStates('unchanged'), countStates('notSelected')];
  const total = plans.filter(isTask).length;
  const changesUsers = plans.some(isUserChange);
  const settled = outcomes.filter(
    ({ state }, at) => isTask(plans[at]!) && state !== 'waiting' && state !== 'running',
  ).length;
  const retryable = failed + skipped - outcomes.filter(({ isConflict }) => isConflict).length;
  const results = rows.map((row, at) => ({ id: at, row, plan: plans[at]!, outcome: outcomes[at]! }));
  const rank = ({ outcome: { state, error } }: (typeof results)[number]) =>
    state === 'failed' ? 0 : error ? 1 : (LATE_RANKS[state] ?? 3);
  const ids = outcomes.flatMap(({ state, id }) =>
    state === 'created' && id && !deleted.has(id) ? [id] : [],
  );

  const save = () =>
    saveImportRows('users-imported.csv', t, [
      ...results.map(({ row, plan, outcome }) => ({ row, reason: describeOutcome(plan, outcome) })),
      ...rejected.map(({ row, reason }) => ({ row, reason })),
    ]);
  const outcome = [
    plans.includes('create')
      ? t('userImport.run.created', { smart_count: created, count: formatCount(created) })
      : '',
    changesUsers ? t('userImport.run.changed', { smart_count: changed, count: formatCount(changed) }) : '',
    unchanged ? t('userImport.run.unchanged', { count: formatCount(unchanged) }) : '',
    notSelected ? t('userImport.run.notSelected', { count: formatCount(notSelected) }) : '',
    failed ? t('bulk.failed', { count: formatCount(failed) }) : '',
    skipped ? t('bulk.skipped', { count: formatCount(skipped) }) : '',
  ];
  const title = isRunning
    ? t(changesUsers ? 'userImport.run.importing' : 'userImport.run.running', {
        done: formatCount(settled),
        total: formatCount(total),
      })
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
          {changed && !isRunning ? <p className={styles.left}>{t('userImport.run.undo')}</p> : null}
          <div className={styles.progress}>
            <progress value={settled} max={total} aria-label={t('userImport.steps.run')} />
          </div>
          <ul className={styles.results} aria-label={t('userImport.run.results')}>
            <RecordsIterator<(typeof results)[number]>
              render={({ row, plan, outcome: one }) => (
                <li>
                  <span>
                    {row.firstName} {row.lastName}
                  </span>
                  <span className="secondary">{row.email}</span>
                  <span
                    className={
                      one.state === 'failed'
                        ? styles.wrong
                        : ['created', 'found', 'changed'].includes(one.state) && !deleted.has(one.id ?? '')
                          ? styles.fine
                          : 'secondary'
                    }
                  >
                    {describeOutcome(plan, one)}
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
                <TextButton danger onClick={() => void confirmDelete(ids)}>
                  {t('userImport.run.delete', { smart_count: ids.length, count: formatCount(ids.length) })}
                </TextButton>
              ) : null}
              <TextButton onClick={onRestart}>{t('userImport.run.again')}</TextButton>
              {retryable ? (
                <TextButton onClick={retry}>
                  {t('userImport.run.retry', { smart_count: retryable, count: formatCount(retryable) })}
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
