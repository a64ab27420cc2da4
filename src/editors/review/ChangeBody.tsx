import type { ReactNode } from 'react';
import { formatCount } from '../../ui/formats.ts';
import { useText } from '../../ui/useText.ts';
import { scalarText, type JsonChange } from '../json/changes.ts';
import { DocumentValue } from './DocumentValue.tsx';
import styles from './values.module.css';

/** Renders an icon beside a value, such as a color, or nothing. */
export type ValueIcon = (path: JsonChange['path'], text: string) => ReactNode;

/** Shows the previous and the new value: `was → is`. */
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
  // A string and a number such as 5 differ only in their quotes, so the quotes are shown.
  const written = was !== undefined && now !== undefined && scalarText(was) === scalarText(now);
  return (
    <span className={styles.body}>
      {within ? <span className={styles.within}>{within} </span> : null}
      {moved ? (
        <>
          {t('review.position', { position: formatCount(moved.from + 1) })}
          {arrow}
          {t('review.position', { position: formatCount(moved.to + 1) })}
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
