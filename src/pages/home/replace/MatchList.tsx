import CheckIcon from '@mui/icons-material/CheckOutlined';
import ErrorIcon from '@mui/icons-material/ErrorOutlineOutlined';
import HelpIcon from '@mui/icons-material/HelpOutlineOutlined';
import { useEffect, useState } from 'react';
import { useRecordContext } from '../../../admin/index.ts';
import { DOCUMENT_PARTS } from '../../../domain/documents/configs/storedParts.ts';
import { segmentLabel, type Step } from '../../../editors/json/changes.ts';
import type { TextMatch } from '../../../editors/json/findAndReplace.ts';
import { formatCount } from '../../../ui/formats.ts';
import { useText } from '../../../ui/useText.ts';
import styles from './MatchList.module.css';
import { checksUrls } from './newUrls.ts';
import { isReplaceable, type ResultRecord } from './replaceRow.ts';
import { splitMatches } from './splitMatches.ts';
import type { Replacing } from './startReplacing.ts';

/** How many matches of one application are shown. */
const MAX_MATCHES = 200;
/** How many of them are sorted, so that new URLs that do not respond come first. */
const MAX_SORTED = 2000;

/** Omits the steps before the first list entry, because they are the same for all matches. */
const pathFromEntry = (path: readonly Step[]) =>
  path
    .slice(
      Math.max(
        0,
        path.findIndex(step => typeof step === 'object'),
      ),
    )
    .map(segmentLabel);

const replyIcons = { answers: <CheckIcon />, silent: <ErrorIcon />, unknown: <HelpIcon />, unchecked: null };

interface Props {
  replacing: Replacing;
  /** Whether the selection cannot be changed. */
  isRunning: boolean;
}

/**
 * Shows the matches of the text in the configs of one application, with the replacement. If only URLs are
 * searched, each URL can be selected, and shows whether its new URL responds.
 */
export function MatchList({ replacing, isRunning }: Props) {
  const t = useText();
  const { row } = useRecordContext<ResultRecord>()!;
  const [matches, setMatches] = useState<TextMatch[]>();
  const { text, before, source, isChosen, excluded, replies } = row;
  const { criteria } = replacing.standing();
  const instead = criteria?.instead ?? '';
  const hasUrls = criteria !== undefined && checksUrls(criteria);
  useEffect(() => {
    let isUnmounted = false;
    void replacing
      .findMatches({ source, text, before }, hasUrls ? MAX_SORTED : MAX_MATCHES)
      .then(found => isUnmounted || setMatches(found));
    return () => void (isUnmounted = true);
  }, [replacing, source, text, before, hasUrls]);
  const replyRank = ({ was, isName }: TextMatch) => {
    const reply = isName ? undefined : replies.get(was);
    return reply === 'silent' ? 0 : reply === 'unknown' ? 1 : 2;
  };
  const renderSelection = (url: string) => {
    const isSelected = isChosen && !excluded.has(url);
    return (
      <input
        type="checkbox"
        className="checkbox"
        aria-label={t('bulk.select', { name: url })}
        checked={isSelected}
        disabled={isRunning || !isReplaceable(row)}
        onChange={() => replacing.chooseAddresses(new Map([[row, [url]]]), !isSelected)}
      />
    );
  };
  const renderReply = (url: string) => {
    const reply = replies.get(url) ?? 'unchecked';
    return (
      <span className={`${styles.reply} ${styles[reply] ?? ''}`}>
        {replyIcons[reply]}
        {t(`replace.reply.${reply}`)}
      </span>
    );
  };
  if (!matches) return <div className={styles.awaited} aria-busy="true" />;
  return (
    <>
      <ul
        className={`${styles.list} ${hasUrls ? styles.urls : ''}`}
        tabIndex={0}
        aria-label={t('replace.matchesOf', { name: source.name })}
      >
        {matches
          .toSorted((a, b) => replyRank(a) - replyRank(b))
          .slice(0, MAX_MATCHES)
          .map(({ scope: within, path, isName, was, ranges: at }) => {
            const way = pathFromEntry(path);
            const part = DOCUMENT_PARTS.find(one => source.names[one] === within)!;
            return (
              <li key={JSON.stringify([within, isName, path])}>
                {hasUrls ? <span className={styles.tick}>{isName ? null : renderSelection(was)}</span> : null}
                <span className="secondary">{t(`configs.ofApplication.${part}`)}</span>
                <span className="mono" title={path.map(segmentLabel).join(' › ')} dir="auto">
                  {(isName ? way.slice(0, -1) : way).join(' › ')}
                  {isName ? <span className="secondary"> ({t('replace.name')})</span> : null}
                </span>
                <span className={`mono ${styles.value}`} dir="auto">
                  {splitMatches(was, at).map(({ text, isFound }, index) =>
                    isFound ? (
                      <span key={index}>
                        <del>{text}</del>
                        <span className="visually-hidden"> {t('replace.becomes')} </span>
                        {instead ? <ins>{instead}</ins> : null}
                      </span>
                    ) : (
                      text
                    ),
                  )}
                </span>
                {hasUrls ? <span>{isName ? null : renderReply(was)}</span> : null}
              </li>
            );
          })}
      </ul>
      {row.matchCount > MAX_MATCHES ? (
        <p className="secondary">{t('replace.shown', { count: formatCount(MAX_MATCHES) })}</p>
      ) : null}
    </>
  );
}
