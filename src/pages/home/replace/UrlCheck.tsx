import CheckIcon from '@mui/icons-material/CheckOutlined';
import ErrorIcon from '@mui/icons-material/ErrorOutlineOutlined';
import HelpIcon from '@mui/icons-material/HelpOutlineOutlined';
import LayersIcon from '@mui/icons-material/LayersOutlined';
import LinkOffIcon from '@mui/icons-material/LinkOffOutlined';
import { useId, useMemo, type ReactNode } from 'react';
import { failureText } from '../../../ui/failure/failureText.ts';
import { formatCount } from '../../../ui/formats.ts';
import { TextButton } from '../../../ui/TextButton.tsx';
import { useJoinNames } from '../../../ui/useJoinNames.ts';
import { useText } from '../../../ui/useText.ts';
import { listNewUrls, type NewUrl } from './newUrls.ts';
import { isReplaceable, listUnread, type ReplaceProgress } from './replaceRow.ts';
import type { Replacing } from './startReplacing.ts';
import { UnchangedUrls } from './UnchangedUrls.tsx';
import styles from './UrlCheck.module.css';

/** How many entries of a group are listed. */
const MAX_LISTED = 100;

const ICONS = {
  answers: <CheckIcon />,
  silent: <ErrorIcon />,
  unknown: <HelpIcon />,
  unchecked: <LinkOffIcon />,
  unchanged: <LayersIcon />,
};
type Group = keyof typeof ICONS;
const REPLIES = ['answers', 'silent', 'unknown', 'unchecked'] as const;

interface Props {
  replacing: Replacing;
  standing: ReplaceProgress;
}

/** Shows which new URLs respond, and which layers and field apps keep their URLs. */
export default function UrlCheck({ replacing, standing }: Props) {
  const t = useText();
  const joinNames = useJoinNames();
  const titleId = useId();
  const { rows, services, unchanged, criteria, owners, phase } = standing;
  const isRunning = phase !== 'still';
  const newUrls = useMemo(() => listNewUrls(rows, criteria!), [rows, criteria]);
  const replyOf = ({ key, isService }: NewUrl) =>
    (isService ? services.get(key)?.reply : undefined) ?? 'unchecked';
  const unchangedUrls = owners.flatMap(({ id, name }) =>
    (unchanged.get(id) ?? []).map(entry => ({ ...entry, applicationId: id, applicationName: name })),
  );
  const unread = newUrls.length ? listUnread(standing).length : 0;
  const isIncomplete =
    unread > 0 || newUrls.some(newUrl => newUrl.isService && replyOf(newUrl) !== 'answers');

  const explain = ({ key, isService }: NewUrl) => {
    if (!isService) return t('urlCheck.noService');
    const checked = services.get(key);
    if (!checked) return t('urlCheck.waiting');
    return checked.error ? failureText(t, checked.error) : '';
  };
  const renderSelection = ({ url, addresses }: NewUrl) => {
    const selection = [...addresses].flatMap(([row, some]) =>
      some.map(address => row.isChosen && !row.excluded.has(address)),
    );
    const isSelected = selection.every(Boolean);
    return (
      <input
        type="checkbox"
        className="checkbox"
        aria-label={t('bulk.select', { name: url })}
        checked={isSelected}
        disabled={isRunning || ![...addresses.keys()].some(isReplaceable)}
        ref={box => void (box && (box.indeterminate = !isSelected && selection.some(Boolean)))}
        onChange={() => replacing.chooseAddresses(addresses, !isSelected)}
      />
    );
  };
  const renderUrl = (newUrl: NewUrl) => (
    <li key={newUrl.key} className={replyOf(newUrl) === 'silent' ? styles.selectable : undefined}>
      {replyOf(newUrl) === 'silent' ? renderSelection(newUrl) : null}
      <span className="mono" dir="auto">
        {newUrl.url}
      </span>
      <span className="secondary">
        {[
          t('replace.found', {
            matches: t('replace.matchCount', {
              smart_count: newUrl.matchCount,
              count: formatCount(newUrl.matchCount),
            }),
            applications: joinNames([...newUrl.addresses.keys()].map(({ source }) => source.name)),
          }),
          explain(newUrl),
        ]
          .filter(Boolean)
          .join(' · ')}
      </span>
    </li>
  );
  const renderGroup = (group: Group, count: number, entries: ReactNode, hint?: string) => {
    const line = (
      <>
        <span className={`${styles.label} ${count ? (styles[group] ?? '') : 'secondary'}`}>
          {ICONS[group]}
          {t(`urlCheck.${group}`)}
        </span>
        <span className={styles.count}>{formatCount(count)}</span>
      </>
    );
    if (!count)
      return (
        <div key={group} className={styles.line}>
          {line}
        </div>
      );
    return (
      <details key={group} className={styles.group}>
        <summary className={styles.line}>{line}</summary>
        <div className={styles.entries}>
          {hint ? <p className="secondary">{hint}</p> : null}
          <ul tabIndex={0} aria-label={t(`urlCheck.${group}`)}>
            {entries}
          </ul>
          {count > MAX_LISTED ? (
            <p className="secondary">{t('urlCheck.shown', { count: formatCount(MAX_LISTED) })}</p>
          ) : null}
        </div>
      </details>
    );
  };
  const countOf = (group: Group) =>
    group === 'unchanged' ? unchangedUrls.length : newUrls.filter(one => replyOf(one) === group).length;
  const summary = (['silent', 'unknown', 'unchanged'] as const)
    .filter(countOf)
    .map(group => `${t(`urlCheck.${group}`)}: ${formatCount(countOf(group))}`);
  return (
    <section className={`panel ${styles.check}`} aria-labelledby={titleId}>
      <div className="panel-head">
        <h2 id={titleId}>{t('urlCheck.title')}</h2>
        {isIncomplete ? (
          <TextButton
            small
            className={styles.again!}
            pending={isRunning}
            onClick={() => isRunning || void replacing.checkAgain()}
          >
            {t('ui.checkAgain')}
          </TextButton>
        ) : null}
      </div>
      {REPLIES.map(group => {
        const found = newUrls.filter(newUrl => replyOf(newUrl) === group);
        return renderGroup(
          group,
          found.length,
          found.slice(0, MAX_LISTED).map(renderUrl),
          group === 'silent' ? t('urlCheck.silentHint') : undefined,
        );
      })}
      {renderGroup(
        'unchanged',
        unchangedUrls.length,
        <UnchangedUrls urls={unchangedUrls.slice(0, MAX_LISTED)} />,
        t('urlCheck.unchangedHint'),
      )}
      <div role="status">
        {isRunning ? null : <p className="visually-hidden">{summary.join('. ')}</p>}
        {unread && !isRunning ? (
          <p className={styles.note}>{t('urlCheck.unread', { smart_count: unread })}</p>
        ) : null}
      </div>
    </section>
  );
}
