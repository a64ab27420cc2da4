import { useEffect, useState } from 'react';
import { useRecordContext } from '../../../admin/index.ts';
import { DOCUMENT_PARTS } from '../../../domain/documents/configs/storedParts.ts';
import { segmentLabel, type Step } from '../../../editors/json/changes.ts';
import type { TextMatch } from '../../../editors/json/findAndReplace.ts';
import { formatCount } from '../../../ui/formats.ts';
import { useText } from '../../../ui/useText.ts';
import styles from './MatchList.module.css';
import type { ResultRecord } from './replaceRow.ts';
import { splitMatches } from './splitMatches.ts';
import type { Replacing } from './startReplacing.ts';

/** How many places of one application are shown. */
const MAX_MATCHES = 200;

/** Omits the steps before the first list entry, because they are the same for all places. */
const pathFromEntry = (path: readonly Step[]) =>
  path
    .slice(
      Math.max(
        0,
        path.findIndex(step => typeof step === 'object'),
      ),
    )
    .map(segmentLabel);

/** Shows the places of the text in the configs of one application, with the replacement. */
export function MatchList({ replacing }: { replacing: Replacing }) {
  const t = useText();
  const { row } = useRecordContext<ResultRecord>()!;
  const [places, setPlaces] = useState<TextMatch[]>();
  const { text, before, source } = row;
  useEffect(() => {
    let isUnmounted = false;
    void replacing
      .placesOf({ source, text, before }, MAX_MATCHES)
      .then(found => isUnmounted || setPlaces(found));
    return () => void (isUnmounted = true);
  }, [replacing, source, text, before]);
  const instead = replacing.standing().criteria?.instead ?? '';
  if (!places) return <div className={styles.awaited} aria-busy="true" />;
  return (
    <>
      <ul className={styles.list} tabIndex={0} aria-label={t('replace.placesOf', { name: source.name })}>
        {places.map(({ scope: within, path, isName, was, ranges: at }) => {
          const way = pathFromEntry(path);
          const part = DOCUMENT_PARTS.find(one => source.names[one] === within)!;
          return (
            <li key={JSON.stringify([within, isName, path])}>
              <span className="secondary">{t(`configs.ofApplication.${part}`)}</span>
              <span className="mono" title={path.map(segmentLabel).join(' › ')} dir="auto">
                {(isName ? way.slice(0, -1) : way).join(' › ')}
                {isName ? <span className="secondary"> ({t('replace.name')})</span> : null}
              </span>
              <span className={`mono ${styles.value}`} dir="auto">
                {splitMatches(was, at).map(({ text, isFound }, place) =>
                  isFound ? (
                    <span key={place}>
                      <del>{text}</del>
                      <span className="visually-hidden"> {t('replace.becomes')} </span>
                      {instead ? <ins>{instead}</ins> : null}
                    </span>
                  ) : (
                    text
                  ),
                )}
              </span>
            </li>
          );
        })}
      </ul>
      {row.places > MAX_MATCHES ? (
        <p className="secondary">{t('replace.shown', { count: formatCount(MAX_MATCHES) })}</p>
      ) : null}
    </>
  );
}
