import type { ReactNode } from 'react';
import { formatCount } from '../../ui/formats.ts';
import { useText } from '../../ui/useText.ts';
import { scalarText, type JsonChange } from '../json/changes.ts';
import { DocumentValue } from './Value.tsx';
import styles from './values.module.css';

/** Draws a value beside its words, such as a colour; nothing where it has no picture. */
export type ValueIcon = (path: JsonChange['path'], text: string) => ReactNode;

/** What was and what is, `was → is`. */
export function ChangeBody({
  change,
  parentName: within,
  icon,
}: {
  change: JsonChange;
  parentName: string;
  icon?: ValueIcon | undefined;
}) {
  const t = useText();
  const { was, now, moved, path } = change;
  const arrow = (
    <>
      <span className={styles.arrow} aria-hidden="true">
        →
      </span>
      <span className="visually-hidden"> {t('review.becomes')} </span>
    </>
  );
  const last = path.at(-1);
  const lengthText = typeof last === 'object' ? last.by : undefined;
  // The text 5 and the number 5 differ in their quotes only.
  const written = was !== undefined && now !== undefined && scalarText(was) === scalarText(now);
  return (
    <span className={styles.body}>
      {within ? <span className={styles.within}>{within} </span> : null}
      {moved ? (
        <>
          {t('review.position', { place: formatCount(moved.from + 1) })}
          {arrow}
          {t('review.position', { place: formatCount(moved.to + 1) })}
        </>
      ) : null}
      {was === undefined ? null : (
        <>
          {icon?.(path, was)}
          <DocumentValue text={was} as="del" lengthText={lengthText} written={written} />
        </>
      )}
      {was !== undefined && now !== undefined ? arrow : null}
      {now === undefined ? null : (
        <>
          {icon?.(path, now)}
          <DocumentValue text={now} as="ins" lengthText={lengthText} written={written} />
        </>
      )}
    </span>
  );
}
