import ChevronLeftIcon from '@mui/icons-material/ChevronLeftOutlined';
import ChevronRightIcon from '@mui/icons-material/ChevronRightOutlined';
import { useEffect, useRef, useState, type RefObject } from 'react';
import { get, useFormState } from 'react-hook-form';
import { count } from '../../ui/formats.ts';
import { IconButton } from '../../ui/IconButton.tsx';
import { useText } from '../../ui/useText.ts';
import styles from './ArrayInput.module.css';

type Props = Omit<ReturnType<typeof useItemPages>, 'turnTo'> & { total: number };

/** Turns the pages of a long array. */
export function ItemPagination({ from, to, page, last, turn, total }: Props) {
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

const hasErrors = (item: object | undefined) => !!item && Object.keys(item).length > 0;

/** Returns the page of items to render. After a failed save it is the page of the first item with an error. */
export function useItemPages(
  source: string,
  total: number,
  pageSize: number,
  list: RefObject<HTMLElement | null>,
) {
  const [asked, turn] = useState(0);
  const sought = useRef(false);
  const { errors, submitCount } = useFormState({ name: source });
  const wrong = get(errors, source) as unknown;
  const firstWrong = Array.isArray(wrong) ? wrong.findIndex(hasErrors) : -1;
  useEffect(() => {
    sought.current = firstWrong >= 0;
    if (firstWrong >= 0) turn(pageOf(firstWrong, pageSize));
    // Once per submit: afterwards the user may turn to another page.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [submitCount, firstWrong >= 0]);
  // An input that was not rendered could not be focused. If another invalid input has the focus, it stays there.
  useEffect(() => {
    const found = sought.current && list.current?.querySelector<HTMLElement>('[aria-invalid=true]');
    if (!found) return;
    sought.current = false;
    if (document.activeElement?.getAttribute('aria-invalid') !== 'true') found.focus();
  });
  const last = pageOf(Math.max(total - 1, 0), pageSize);
  const page = Math.min(asked, last);
  /** Renders the page of an item, and returns the index of the first item on it. */
  const turnTo = (at: number) => {
    const to = pageOf(Math.max(at, 0), pageSize);
    turn(to);
    return to ? to * pageSize : 0;
  };
  return { from: page ? page * pageSize : 0, to: (page + 1) * pageSize, page, last, turn, turnTo };
}

const pageOf = (at: number, pageSize: number) => Math.floor(at / pageSize);
