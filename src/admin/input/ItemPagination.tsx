import ChevronLeftIcon from '@mui/icons-material/ChevronLeftOutlined';
import ChevronRightIcon from '@mui/icons-material/ChevronRightOutlined';
import { useEffect, useRef, useState, type RefObject } from 'react';
import { get, useFormState } from 'react-hook-form';
import { formatCount } from '../../ui/formats.ts';
import { IconAction } from '../../ui/IconAction.tsx';
import { useText } from '../../ui/useText.ts';
import styles from './ArrayInput.module.css';

type Props = Omit<ReturnType<typeof useItemPages>, 'turnTo'> & { total: number };

/** The pagination of a long array. */
export function ItemPagination({ from, to, page, last, turn: setPage, total }: Props) {
  const t = useText();
  return last > 0 ? (
    <div className={styles.pages}>
      <span className="secondary numbers">
        {t('list.range', {
          from: formatCount(from + 1),
          to: formatCount(Math.min(to, total)),
          total: formatCount(total),
        })}
      </span>
      <IconAction small label={t('list.previous')} disabled={page === 0} onClick={() => setPage(page - 1)}>
        <ChevronLeftIcon />
      </IconAction>
      <IconAction small label={t('list.next')} disabled={page === last} onClick={() => setPage(page + 1)}>
        <ChevronRightIcon />
      </IconAction>
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
  const [requestedPage, setPage] = useState(0);
  const shouldFocusError = useRef(false);
  const { errors, submitCount } = useFormState({ name: source });
  const itemErrors = get(errors, source) as unknown;
  const firstErrorIndex = Array.isArray(itemErrors) ? itemErrors.findIndex(hasErrors) : -1;
  useEffect(() => {
    shouldFocusError.current = firstErrorIndex >= 0;
    if (firstErrorIndex >= 0) setPage(pageIndex(firstErrorIndex, pageSize));
    // Runs once per submit, because afterwards the user may go to another page.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [submitCount, firstErrorIndex >= 0]);
  // The form could not focus an input that was not rendered. The focus stays in another invalid input that has it.
  useEffect(() => {
    const invalidInput =
      shouldFocusError.current && list.current?.querySelector<HTMLElement>('[aria-invalid=true]');
    if (!invalidInput) return;
    shouldFocusError.current = false;
    if (document.activeElement?.getAttribute('aria-invalid') !== 'true') invalidInput.focus();
  });
  const last = pageIndex(Math.max(total - 1, 0), pageSize);
  const page = Math.min(requestedPage, last);
  /** Renders the page of an item, and returns the index of the first item on it. */
  const showItem = (index: number) => {
    const targetPage = pageIndex(Math.max(index, 0), pageSize);
    setPage(targetPage);
    return targetPage ? targetPage * pageSize : 0;
  };
  return {
    from: page ? page * pageSize : 0,
    to: (page + 1) * pageSize,
    page,
    last,
    turn: setPage,
    turnTo: showItem,
  };
}

const pageIndex = (index: number, pageSize: number) => Math.floor(index / pageSize);
