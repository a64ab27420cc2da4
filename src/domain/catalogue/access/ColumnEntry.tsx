import ChevronRightIcon from '@mui/icons-material/ChevronRightOutlined';
import { memo } from 'react';
import { formatCount } from '../../../ui/formats.ts';
import { Marked } from '../../../ui/Marked.tsx';
import { NameText, type Name } from '../../../ui/Name.tsx';
import { useCountText } from '../../../ui/useCountText.ts';
import { useText } from '../../../ui/useText.ts';
import styles from './AccessColumns.module.css';

interface Props {
  id: string;
  text: string;
  as: Name['as'];
  label: Name['label'];
  tools: number | undefined;
  isPending: boolean;
  isSelected: boolean;
  /** Whether Tab reaches this entry. Each column has one such entry. */
  isTabStop: boolean;
  isLast: boolean;
  highlight: string;
}

/** Memoized, because a column can have thousands of entries. */
export const ColumnEntry = memo(function ColumnEntry({
  id,
  text,
  as,
  label,
  tools,
  isPending,
  isSelected,
  isTabStop,
  isLast,
  highlight,
}: Props) {
  const t = useText();
  const counted = useCountText();
  return (
    <li className={styles.item}>
      <button
        type="button"
        className={`${styles.entry} ${isSelected ? styles.chosen : ''} ${isLast ? styles.last : ''} ${isPending ? styles.waits : ''}`}
        data-id={id}
        tabIndex={isTabStop ? 0 : -1}
        title={text}
        {...(isSelected && { 'aria-current': true })}
      >
        <span className={styles.text}>
          {as ? (
            <NameText plain name={{ text, as, ...(label && { label }) }} />
          ) : (
            <Marked className={styles.mark} text={text} wanted={highlight} />
          )}
        </span>
        {isPending ? (
          <span className={styles.count}>
            <span className="skeleton" style={{ width: 18 }} />
            <span className="visually-hidden">{t('reach.notReadYet')}</span>
          </span>
        ) : null}
        {tools === undefined ? null : (
          <span className={styles.count}>
            <span aria-hidden>{formatCount(tools)}</span>
            <span className="visually-hidden">{counted('tools', tools)}</span>
          </span>
        )}
        {isLast ? null : <ChevronRightIcon />}
      </button>
    </li>
  );
});
