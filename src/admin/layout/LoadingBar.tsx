import { useIsFetching, useIsMutating } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useIsCodePending } from '../../ui/lazy/pendingCode.ts';
import { useText } from '../../ui/useText.ts';
import styles from './LoadingBar.module.css';

/**
 * The delay in milliseconds until a pending call or page load shows the loading bar (docs/behaviour.md 2 §9).
 */
const DELAY = 400;

export function LoadingBar() {
  const t = useText();
  const isCodePending = useIsCodePending();
  const isBusy = useIsFetching() + useIsMutating() > 0 || isCodePending;
  const [isVisible, setVisible] = useState(false);
  useEffect(() => {
    if (!isBusy) return;
    const timer = setTimeout(() => setVisible(true), DELAY);
    return () => {
      clearTimeout(timer);
      setVisible(false);
    };
  }, [isBusy]);
  return isVisible ? (
    <div className={styles.bar} role="progressbar" aria-label={t('ra.page.loading')} />
  ) : null;
}
