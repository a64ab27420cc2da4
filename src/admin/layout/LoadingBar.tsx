import { useIsFetching, useIsMutating } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useIsCodePending } from '../../ui/lazy/pendingCode.ts';
import { useText } from '../../ui/useText.ts';
import styles from './LoadingBar.module.css';

/** Waiting for a call, or for the code of a page, longer than this shows the loading bar (docs/behaviour.md 2 §9), milliseconds. */
const LATENCY = 400;

export function LoadingBar() {
  const t = useText();
  const codePending = useIsCodePending();
  const busy = useIsFetching() + useIsMutating() > 0 || codePending;
  const [late, setLate] = useState(false);
  useEffect(() => {
    if (!busy) return;
    const timer = setTimeout(() => setLate(true), LATENCY);
    return () => {
      clearTimeout(timer);
      setLate(false);
    };
  }, [busy]);
  return late ? <div className={styles.bar} role="progressbar" aria-label={t('ra.page.loading')} /> : null;
}
