import { useEffect, useRef, useState } from 'react';
import { useNotificationContext, type NotificationPayload } from 'react-admin';
import { createPortal } from 'react-dom';
import { setOrigin } from '../ui/focus/handover.ts';
import { lazyComponent } from '../ui/lazy/lazyComponent.tsx';
import { breakpoints } from '../ui/theme/tokens.ts';
import { useMedia } from '../ui/useMedia.ts';
import { useText } from '../ui/useText.ts';
import styles from './Alerts.module.css';
import { Banner, undoOf, type BannerProps } from './Banner.tsx';
import { useUndoKeys } from './useUndoKeys.ts';

const order = ['error', 'warning', 'info', 'success'];
/** Loaded on demand: the product's default mutation mode is pessimistic. */
const UndoableBanner = lazyComponent<BannerProps>(() => import('./UndoableBanner.tsx'));

/** Whether a react-admin mutation waits for the notification to close. */
const isUndoable = ({ notificationOptions }: NotificationPayload) => notificationOptions?.undoable;
const canUndo = (one: NotificationPayload) => undoOf(one) ?? isUndoable(one);
/** Errors first; then what can be acted on, which must not be hidden by what is only said. */
const rankOf = (one: NotificationPayload) => order.indexOf(one.type) - (canUndo(one) ? 1.5 : 0);
const MOST = 3;

/**
 * Banners over the page, the newest first: what went wrong under the top bar until it is dismissed; what worked for its
 * documented time, there too where it is alone in a wide window, else at the bottom left: one banner lies over the
 * breadcrumb's line, and no action of the page is covered.
 */
export function Alerts() {
  const { notifications, setNotifications } = useNotificationContext();
  const t = useText();
  const [paused, setPaused] = useState(false);
  const stack = useStaysHeard();
  const sorted = [...notifications].reverse().sort((a, b) => rankOf(a) - rankOf(b));
  useUndoKeys(stack, sorted.find(canUndo));
  // What held the pointer or the focus may be gone with its banner, and nothing says so.
  useEffect(() => {
    const { current } = stack;
    if (current && !current.contains(document.activeElement) && !current.matches(':hover')) setPaused(false);
  }, [notifications, stack]);
  const drawn = (one: NotificationPayload) => {
    const Drawn = isUndoable(one) ? UndoableBanner : Banner;
    const dismiss = () => setNotifications(all => all.filter(other => other !== one));
    return <Drawn key={keyOf(one)} notification={one} paused={paused} dismiss={dismiss} />;
  };
  const shown = sorted.slice(0, MOST);
  const wide = useMedia(`(min-width: ${breakpoints.banners}px)`);
  const toast = !wide || shown.length > 1;
  return createPortal(
    <div
      ref={stack}
      className={styles.alerts}
      role="status"
      aria-live="polite"
      aria-label={t('shell.alerts')}
      onPointerEnter={() => setPaused(true)}
      onPointerLeave={() => setPaused(false)}
      onFocus={({ currentTarget, relatedTarget: from }) => {
        setPaused(true);
        if (from instanceof HTMLElement && !currentTarget.contains(from)) setOrigin(currentTarget, from);
      }}
      onBlur={() => setPaused(false)}
    >
      <div className={styles.stack}>{shown.filter(({ type }) => type !== 'success').map(drawn)}</div>
      <div className={`${styles.stack} ${toast ? styles.toast : ''}`}>
        {shown.filter(({ type }) => type === 'success').map(drawn)}
        {sorted.length > MOST ? (
          <p className={styles.more}>{t('shell.more', { count: sorted.length - MOST })}</p>
        ) : null}
      </div>
    </div>,
    document.body,
  );
}

/** An open dialog hides everything beside it from assistive technology; what happened must be heard all the same. */
function useStaysHeard() {
  const stack = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const observer = new MutationObserver(([change]) =>
      (change!.target as Element).removeAttribute('aria-hidden'),
    );
    observer.observe(stack.current!, { attributeFilter: ['aria-hidden'] });
    return () => observer.disconnect();
  }, []);
  return stack;
}

const keys = new WeakMap<NotificationPayload, number>();
let last = 0;
const keyOf = (notification: NotificationPayload) => {
  if (!keys.has(notification)) keys.set(notification, ++last);
  return keys.get(notification);
};
