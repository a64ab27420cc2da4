import ChevronRightIcon from '@mui/icons-material/ChevronRightOutlined';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useId, useState } from 'react';
import { lazyComponent } from '../../../ui/lazy/lazyComponent.tsx';
import { useText } from '../../../ui/useText.ts';
import { whenIdle } from '../../../ui/whenIdle.ts';
import styles from './LazyAttention.module.css';

const SummarySkeleton = () => <span className="skeleton" style={{ width: '40%' }} />;

const Attention = lazyComponent(
  () => import('./Attention.tsx'),
  ['attention', 'resources.applications'],
  SummarySkeleton,
);

/** Returns true once the browser is idle and no read of the page is running. */
function useReadsSettled(): boolean {
  const queryClient = useQueryClient();
  const [isSettled, setSettled] = useState(false);
  useEffect(() => {
    if (isSettled) return;
    let isWaiting = false;
    let isUnmounted = false;
    const check = () => {
      if (isWaiting || queryClient.isFetching()) return;
      isWaiting = true;
      whenIdle(() => {
        isWaiting = false;
        if (!isUnmounted && !queryClient.isFetching()) setSettled(true);
      });
    };
    const unsubscribe = queryClient.getQueryCache().subscribe(check);
    check();
    return () => {
      isUnmounted = true;
      unsubscribe();
    };
  }, [queryClient, isSettled]);
  return isSettled;
}

/**
 * The panel "What needs attention", in one line until it is opened. Its contents are read after the rest of the
 * page, so that they do not delay it.
 */
export function LazyAttention() {
  const t = useText();
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const [wasOpened, setWasOpened] = useState(false);
  const isSettled = useReadsSettled();
  const bodyId = `${id}-body`;
  return (
    <section className={`panel ${styles.panel}`} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>
        <button
          type="button"
          className={styles.toggle}
          aria-expanded={isOpen}
          aria-controls={bodyId}
          {...Attention.preloadProps}
          onClick={() => {
            setOpen(!isOpen);
            setWasOpened(true);
          }}
        >
          <ChevronRightIcon fontSize="small" />
          {t('home.attention')}
        </button>
      </h2>
      {isSettled || wasOpened ? (
        <Attention bodyId={bodyId} isOpen={isOpen} wasOpened={wasOpened} />
      ) : (
        <SummarySkeleton />
      )}
    </section>
  );
}
