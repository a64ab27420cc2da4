import ChevronLeftIcon from '@mui/icons-material/ChevronLeftOutlined';
import ChevronRightIcon from '@mui/icons-material/ChevronRightOutlined';
import { count } from '../../ui/formats.ts';
import { IconButton } from '../../ui/IconButton.tsx';
import { useText } from '../../ui/useText.ts';
import styles from './ArrayInput.module.css';
import type { useEntryPages } from './useEntryPages.ts';

type Props = Omit<ReturnType<typeof useEntryPages>, 'turnTo'> & { total: number };

/** Turns the pages of a long list of entries. */
export function EntryPages({ from, to, page, last, turn, total }: Props) {
  const t = useText();
  return last > 0 ? (
    <div className={styles.pages}>
      <span className="secondary numbers">
        {t('list.range', { from: count(from + 1), to: count(Math.min(to, total)), total: count(total) })}
      </span>
      <IconButton small label={t('list.previous')} disabled={page === 0} onClick={() => turn(page - 1)}>
        <ChevronLeftIcon />
      </IconButton>
      <IconButton small label={t('list.next')} disabled={page === last} onClick={() => turn(page + 1)}>
        <ChevronRightIcon />
      </IconButton>
    </div>
  ) : null;
}
