import AutorenewIcon from '@mui/icons-material/AutorenewOutlined';
import CheckCircleIcon from '@mui/icons-material/CheckCircleOutlined';
import ChevronRightIcon from '@mui/icons-material/ChevronRightOutlined';
import ErrorIcon from '@mui/icons-material/ErrorOutlineOutlined';
import HelpIcon from '@mui/icons-material/HelpOutlineOutlined';
import ScheduleIcon from '@mui/icons-material/ScheduleOutlined';
import UndoIcon from '@mui/icons-material/UndoOutlined';
import { memo, useState, type ReactNode } from 'react';
import { useRecordContext } from '../../../admin/index.ts';
import { DOCUMENT_PARTS } from '../../../domain/documents/configs/storedParts.ts';
import { failureText } from '../../../ui/failure/failureText.ts';
import { EMPTY, formatCount } from '../../../ui/formats.ts';
import { IconAction } from '../../../ui/IconAction.tsx';
import { paths } from '../../../ui/paths.ts';
import { TextButton } from '../../../ui/TextButton.tsx';
import { useText } from '../../../ui/useText.ts';
import { MatchList } from './MatchList.tsx';
import { NewTabLink } from './NewTabLink.tsx';
import {
  countIncluded,
  isReplaceable,
  isUndoable,
  type ReplaceRow,
  type ResultRecord,
} from './replaceRow.ts';
import { type Replacing } from './startReplacing.ts';
import styles from './table.module.css';
import { DEFAULT_CONFIGS_ID } from './useConfigOwners.ts';

interface Props {
  replacing: Replacing;
  /** Whether a read or write is running, so that no other can start. */
  isRunning: boolean;
  isUndoing: boolean;
}

const TICKABLE_STATES: readonly ReplaceRow['state'][] = [
  'found',
  'waiting',
  'running',
  'replaced',
  'failed',
  'skipped',
  'undone',
];
const LOCKED_STATES: readonly ReplaceRow['state'][] = ['waiting', 'running', 'replaced'];

/**
 * Shows the number of matches in one application by config, the matches on demand, and the result of the replacement.
 */
export const ResultRow = memo(function ResultRow({ replacing, isRunning, isUndoing }: Props) {
  const t = useText();
  const { row } = useRecordContext<ResultRecord>()!;
  const [isOpen, setOpen] = useState(false);
  const { source, state, isChosen, counts, matchCount, taken } = row;
  const { id, name } = source;
  const renderAction = (label: string, about: string, doing: () => unknown, icon?: ReactNode) => (
    <TextButton
      variant="link"
      aria-label={about}
      data-act={label}
      pending={isRunning}
      onClick={() => isRunning || void doing()}
    >
      {icon}
      {label}
    </TextButton>
  );
  return (
    <>
      <tr className={styles.row}>
        <td className={styles.tick}>
          {TICKABLE_STATES.includes(state) && matchCount ? (
            <input
              type="checkbox"
              className="checkbox"
              aria-label={t('bulk.select', { name })}
              checked={isChosen}
              disabled={isRunning || LOCKED_STATES.includes(state)}
              ref={box => void (box && (box.indeterminate = isChosen && countIncluded(row) < matchCount))}
              onChange={() => replacing.choose([row], !isChosen)}
            />
          ) : null}
        </td>
        <th scope="row">
          <span className={styles.name}>
            {matchCount ? (
              <IconAction
                small
                label={t('replace.show', { name })}
                aria-expanded={isOpen}
                className={styles.show!}
                onClick={() => setOpen(!isOpen)}
              >
                <ChevronRightIcon />
              </IconAction>
            ) : null}
            <NewTabLink
              to={
                id === DEFAULT_CONFIGS_ID
                  ? `${paths.home}#defaults`
                  : `${paths.applications.edit(id)}#configs`
              }
            >
              {name}
            </NewTabLink>
          </span>
        </th>
        {DOCUMENT_PARTS.map(part => (
          <td
            key={part}
            className={styles.number}
            data-label={t(`configs.ofApplication.${part}`)}
            {...(!counts[part] && { 'data-none': true })}
          >
            {counts[part] ? formatCount(counts[part]) : EMPTY}
          </td>
        ))}
        <td className={`${styles.number} ${styles.matches}`} data-label={t('replace.matches')}>
          {matchCount ? formatCount(matchCount) : EMPTY}
        </td>
        <td className={styles.result}>
          <Outcome isUndoing={isUndoing} />
          {isReplaceable(row) ? <Replies /> : null}
          {taken ? <span className="secondary">{t('replace.taken', { smart_count: taken })}</span> : null}
        </td>
        <td className={styles.act}>
          {state === 'unread'
            ? renderAction(t('failure.retry'), t('replace.retryOf', { name }), () =>
                replacing.again([source]),
              )
            : null}
          {state === 'changed'
            ? renderAction(t('ui.checkAgain'), t('replace.lookAgainOf', { name }), async () => {
                await replacing.again([source]);
                setOpen(true);
              })
            : null}
          {isUndoable(row) && state !== 'running' && state !== 'waiting'
            ? renderAction(
                t('ui.undo'),
                t('replace.undoOf', { name }),
                () => replacing.undo([row]),
                <UndoIcon />,
              )
            : null}
        </td>
      </tr>
      {isOpen && matchCount ? (
        <tr className={styles.below}>
          <td colSpan={3 + DOCUMENT_PARTS.length + 2}>
            <MatchList replacing={replacing} isRunning={isRunning} />
          </td>
        </tr>
      ) : null}
    </>
  );
});

const outcomeLine = (icon: ReactNode, kind: string, words: string) => (
  <span className={`${styles.outcome} ${kind}`}>
    {icon}
    <span>{words}</span>
  </span>
);

/** Says that new URLs of the row do not respond or could not be checked. */
function Replies() {
  const t = useText();
  const replies = [...useRecordContext<ResultRecord>()!.row.replies.values()];
  const [silent, unknown] = (['silent', 'unknown'] as const).map(
    state => replies.filter(reply => reply === state).length,
  );
  return (
    <>
      {silent
        ? outcomeLine(<ErrorIcon />, styles.wrong!, t('replace.silent', { smart_count: silent }))
        : null}
      {unknown
        ? outcomeLine(<HelpIcon />, styles.doubtful!, t('replace.unknown', { smart_count: unknown }))
        : null}
    </>
  );
}

function Outcome({ isUndoing }: { isUndoing: boolean }) {
  const t = useText();
  const { row } = useRecordContext<ResultRecord>()!;
  const { state, isChosen, matchCount, error, text } = row;
  const included = countIncluded(row);
  const [ok, wrong, quiet] = [styles.ok!, styles.wrong!, styles.quiet!];
  switch (state) {
    case 'found':
      if (isChosen && included < matchCount)
        return outcomeLine(null, quiet, t('replace.excluded', { count: formatCount(matchCount - included) }));
      return isChosen || !matchCount ? null : outcomeLine(null, quiet, t('replace.state.leftOut'));
    case 'waiting':
      return outcomeLine(<ScheduleIcon />, quiet, t('replace.state.waiting'));
    case 'running':
      return outcomeLine(
        <AutorenewIcon />,
        styles.running!,
        t(isUndoing ? 'replace.state.undoing' : 'replace.state.replacing'),
      );
    case 'replaced':
      return outcomeLine(
        <CheckCircleIcon />,
        ok,
        t('replace.state.replaced', { count: formatCount(included), smart_count: included }),
      );
    case 'undone':
      return outcomeLine(<UndoIcon />, quiet, t('replace.state.undone'));
    case 'skipped':
      return outcomeLine(null, quiet, t('replace.state.skipped'));
    case 'changed':
      return outcomeLine(<ErrorIcon />, wrong, t(text ? 'replace.state.changed' : 'replace.state.gone'));
    case 'kept':
      return outcomeLine(<ErrorIcon />, wrong, t('replace.state.kept'));
    case 'notUndone':
      return outcomeLine(
        <ErrorIcon />,
        wrong,
        t('replace.state.notUndone', { cause: failureText(t, error) }),
      );
    case 'unread':
    case 'failed':
      return outcomeLine(<ErrorIcon />, wrong, failureText(t, error));
  }
}
