import FindReplaceIcon from '@mui/icons-material/FindReplaceOutlined';
import StopIcon from '@mui/icons-material/StopOutlined';
import UndoIcon from '@mui/icons-material/UndoOutlined';
import { useState } from 'react';
import { EmbeddedList, EmbeddedPagination, RecordsIterator, useStableRecords } from '../../../admin/index.ts';
import { useConfirm } from '../../../ui/dialog/ConfirmProvider.tsx';
import { formatCount } from '../../../ui/formats.ts';
import { REPLACE_PARAM } from '../../../ui/paths.ts';
import { State } from '../../../ui/State.tsx';
import { TextButton } from '../../../ui/TextButton.tsx';
import { useCountText } from '../../../ui/useCountText.ts';
import { useText } from '../../../ui/useText.ts';
import {
  countDoubtful,
  countIncluded,
  isNext,
  isReplaceable,
  isUndoable,
  type ConfigOwner,
  type ReplaceProgress,
  type ReplaceRow,
  type ResultRecord,
} from './replaceRow.ts';
import { ResultRow } from './ResultRow.tsx';
import styles from './Results.module.css';
import { ResultTableHead } from './ResultTableHead.tsx';
import { type Replacing } from './startReplacing.ts';
import tableStyles from './table.module.css';
import { DEFAULT_CONFIGS_ID } from './useConfigOwners.ts';

interface Props {
  replacing: Replacing;
  standing: ReplaceProgress;
  /** Whether the form contains other criteria than the results. */
  isStale: boolean;
}

const UNREPLACED_STATES: readonly ReplaceRow['state'][] = [
  'unread',
  'changed',
  'failed',
  'skipped',
  'kept',
  'notUndone',
];
const PAGE_SIZE = 40;

/** Counts the applications, without the default configs. */
const applicationsIn = (sources: readonly ConfigOwner[]) =>
  sources.filter(({ id }) => id !== DEFAULT_CONFIGS_ID).length;
const sumMatches = (
  rows: readonly ReplaceRow[],
  count: (row: ReplaceRow) => number = ({ matchCount }) => matchCount,
) => rows.reduce((total, row) => total + count(row), 0);

/** Shows the results of the dry run, and replaces or restores them. */
export function Results({ replacing, standing, isStale }: Props) {
  const t = useText();
  const askConfirmation = useConfirm();
  const countText = useCountText();
  const [isOnly, setOnly] = useState(false);
  const { phase, rows, done, total, stopped, without, left, criteria } = standing;
  const isRunning = phase !== 'still';
  const unreplaced = rows.filter(({ state }) => UNREPLACED_STATES.includes(state));
  const records = useStableRecords(
    (isOnly && unreplaced.length ? unreplaced : rows).map((row): ResultRecord => ({
      id: row.source.id,
      row,
    })),
  );

  const matchCountText = (matchCount: number) =>
    t('replace.matchCount', { smart_count: matchCount, count: formatCount(matchCount) });
  const includedIn = (some: readonly ReplaceRow[]) => matchCountText(sumMatches(some, countIncluded));
  const countOf = (own: number) => countText('applications', own);
  const applications = (some: readonly ReplaceRow[]) => {
    const own = applicationsIn(some.map(({ source }) => source));
    if (own === some.length) return countOf(own);
    return own ? t('replace.withDefault', { applications: countOf(own) }) : t('replace.inDefault');
  };
  const lacking = applicationsIn(without);
  const inState = (...states: ReplaceRow['state'][]) => rows.filter(({ state }) => states.includes(state));
  const next = rows.filter(isNext);
  const undoable = rows.filter(isUndoable);
  const withMatches = rows.filter(row => row.matchCount);
  const replaceable = rows.filter(isReplaceable);
  const choosable = replaceable.filter(row => countIncluded(row) > 0);
  const namesSentence = (key: 'replaced' | 'changed' | 'undone' | 'unread', some: readonly ReplaceRow[]) =>
    some.length ? t(`replace.${key}`, { smart_count: some.length }) : '';
  const failed = inState('failed', 'notUndone').length;
  const skipped = inState('skipped').length;
  const outcome = [
    namesSentence('replaced', inState('replaced')),
    failed ? t('bulk.failed', { count: formatCount(failed) }) : '',
    namesSentence('changed', inState('changed', 'kept')),
    skipped ? t('bulk.skipped', { count: formatCount(skipped) }) : '',
    namesSentence('undone', inState('undone')),
    namesSentence('unread', inState('unread')),
  ].filter(Boolean);
  const isDone = rows.some(({ state }) => !['found', 'unread'].includes(state));
  const found = t('replace.found', {
    matches: matchCountText(sumMatches(withMatches)),
    applications: applications(withMatches),
  });
  const title =
    phase !== 'still' && phase !== 'none'
      ? t(`replace.${phase}`, { done: formatCount(done), total: formatCount(total) })
      : isDone
        ? outcome.join(', ')
        : [found, namesSentence('unread', inState('unread'))].filter(Boolean).join(', ');
  const selectedRows = withMatches.filter(({ isChosen }) => isChosen);
  const isFoundInTitle = phase === 'still' && !isDone;
  const about =
    sumMatches(selectedRows, countIncluded) === sumMatches(withMatches)
      ? isFoundInTitle
        ? ''
        : t('replace.allFound', { found })
      : t(isFoundInTitle ? 'replace.chosen' : 'replace.foundAndChosen', {
          found,
          matches: includedIn(selectedRows),
          applications: applications(selectedRows),
        });

  const replace = async () => {
    if (isStale || !next.length) return;
    const { find: searched, instead } = criteria!;
    const doubtful = sumMatches(next, countDoubtful);
    const text = t(instead ? 'replace.text' : 'replace.textEmpty', { find: searched, instead });
    const yes = await askConfirmation({
      title: t('replace.ask', { matches: includedIn(next), applications: applications(next) }),
      text: doubtful
        ? `${text} ${t('replace.doubtful', { smart_count: doubtful, count: formatCount(doubtful) })}`
        : text,
      confirmLabel: t('replace.replace', { matches: includedIn(next) }),
    });
    if (yes) void replacing.replace();
  };

  const unread = inState('unread').map(({ source }) => source);
  return (
    <EmbeddedList<ResultRecord>
      records={records}
      isFetching={phase === 'reading'}
      addressPrefix={REPLACE_PARAM}
      perPage={PAGE_SIZE}
    >
      <div className={styles.head}>
        <h2>{title}</h2>
        <span className={`secondary numbers ${styles.about}`}>{about}</span>
        <div className={styles.acts}>
          {isRunning ? (
            <TextButton small pending={stopped} onClick={replacing.stop}>
              <StopIcon />
              {t(stopped ? 'replace.stopping' : 'bulk.stop')}
            </TextButton>
          ) : (
            <>
              {left.length ? (
                <TextButton small onClick={() => void replacing.again(left)}>
                  {t('replace.others', { count: formatCount(left.length) })}
                </TextButton>
              ) : null}
              {unread.length > 1 ? (
                <TextButton small onClick={() => void replacing.again(unread)}>
                  {t('bulk.retry')}
                </TextButton>
              ) : null}
              {undoable.length ? (
                <TextButton small onClick={() => void replacing.undo(undoable)}>
                  <UndoIcon />
                  {t('replace.undoAll', { count: formatCount(sumMatches(undoable, countIncluded)) })}
                </TextButton>
              ) : null}
              {replaceable.length && (next.length || !isDone) ? (
                <TextButton
                  variant="primary"
                  small
                  pending={isStale || !next.length}
                  onClick={() => void replace()}
                >
                  <FindReplaceIcon />
                  {t('replace.replace', { matches: includedIn(next) })}
                </TextButton>
              ) : null}
            </>
          )}
        </div>
      </div>
      <progress
        className={styles.progress}
        value={isRunning ? done : 0}
        max={total || 1}
        aria-label={title}
        aria-hidden={!isRunning}
      />
      {rows.length ? (
        <table className={tableStyles.table} aria-label={t('replace.results')}>
          <ResultTableHead replacing={replacing} rows={choosable} isRunning={isRunning} />
          <tbody>
            <RecordsIterator<ResultRecord>>
              <ResultRow replacing={replacing} isRunning={isRunning} isUndoing={phase === 'undoing'} />
            </RecordsIterator>
          </tbody>
        </table>
      ) : phase === 'reading' ? null : (
        <State
          kind="rows"
          title={t('replace.none.title')}
          text={t('replace.none.text', { smart_count: lacking })}
        />
      )}
      <div className={styles.foot}>
        {unreplaced.length && rows.length > PAGE_SIZE ? (
          <label className="check">
            <input type="checkbox" className="checkbox" checked={isOnly} onChange={() => setOnly(!isOnly)} />
            {t('replace.only')}
          </label>
        ) : null}
        <EmbeddedPagination />
        {rows.length && !isRunning ? (
          <p className="secondary">
            {undoable.length ? `${t('replace.foot')} ` : ''}
            {lacking ? t('replace.without', { smart_count: lacking, count: countOf(lacking) }) : ''}
          </p>
        ) : null}
      </div>
      <p className="visually-hidden" role="status">
        {isRunning ? '' : title}
      </p>
    </EmbeddedList>
  );
}
