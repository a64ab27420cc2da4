import { startTransition, useEffect, useState } from 'react';
import { formatCount } from '../../ui/formats.ts';
import { TextButton } from '../../ui/TextButton.tsx';
import { useText } from '../../ui/useText.ts';
import styles from './select.module.css';

/**
 * How many entries are rendered first, how many are added while the browser is idle, and how many are
 * rendered without a request of the user.
 */
const [FIRST, STEP, MOST] = [40, 100, 1000];

/**
 * Returns how many entries of a long list to render: the first ones up to `chosen` immediately, further ones
 * when the browser is idle. `more` renders the `hidden` ones.
 */
export function useBatchedRows(total: number, chosen = -1) {
  const [most, setMost] = useState(MOST);
  const [drawn, setDrawn] = useState(FIRST);
  const wanted = Math.max(Math.min(total, most), chosen + 1);
  useEffect(() => {
    if (drawn >= wanted) return;
    const timer = setTimeout(() => startTransition(() => setDrawn(drawn + STEP)));
    return () => clearTimeout(timer);
  }, [drawn, wanted]);
  const hidden = total - wanted;
  return {
    drawn: Math.max(Math.min(drawn, wanted), chosen + 1),
    hidden,
    next: Math.min(hidden, MOST),
    more: () => setMost(most + MOST),
  };
}

/** The button that renders more entries. */
export function More({ hidden, next, more }: ReturnType<typeof useBatchedRows>) {
  const t = useText();
  if (!hidden) return null;
  return (
    <p className={styles.more}>
      <TextButton variant="link" onClick={more}>
        {t('editors.showMore', { count: formatCount(next) })}
      </TextButton>{' '}
      <span className="secondary">
        {t('editors.hidden', { smart_count: hidden, count: formatCount(hidden) })}
      </span>
    </p>
  );
}
