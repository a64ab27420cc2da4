import { useEffect, useRef, useState } from 'react';
import {
  useNotificationContext,
  type NotificationPayload,
  type NotificationProps as RaNotificationProps,
} from 'react-admin';
import { createPortal } from 'react-dom';
import { setOrigin } from '../../ui/focus/handover.ts';
import { lazyComponent } from '../../ui/lazy/lazyComponent.tsx';
import { breakpoints } from '../../ui/theme/tokens.ts';
import { useMedia } from '../../ui/useMedia.ts';
import { useText } from '../../ui/useText.ts';
import { useDefaultProps } from '../useDefaultProps.ts';
import { Banner, undoOf, type BannerProps } from './Banner.tsx';
import styles from './Notification.module.css';
import { useUndoKeys } from './useUndoKeys.ts';

export interface NotificationProps extends Pick<RaNotificationProps, 'className' | 'multiLine' | 'type'> {
  /** Milliseconds until a notification that does not say it itself is hidden; null: it stays until it is dismissed. */
  autoHideDuration?: number | null;
}

const order = ['error', 'warning', 'info', 'success'];
/** Loaded on demand: the product's default mutation mode is pessimistic. */
const UndoableBanner = lazyComponent<BannerProps>(() => import('./UndoableBanner.tsx'));

/** Whether a react-admin mutation waits for the notification to close. */
const isUndoable = ({ notificationOptions }: NotificationPayload) => notificationOptions?.undoable;
const canUndo = (one: NotificationPayload) => undoOf(one) ?? isUndoable(one);
const MOST = 3;
/** react-admin's default `autoHideDuration`, milliseconds. */
const SHOWN = 4000;

/**
 * react-admin's `Notification`, with several notifications at a time, the newest first. Errors are under the bar. A success is there
 * too if it is alone in a wide window, else at the bottom left: one banner covers the line of the breadcrumb and no action of the page.
 */
export function Notification(props: NotificationProps) {
  const {
    autoHideDuration = SHOWN,
    className,
    multiLine = false,
    type: defaultType = 'info',
  } = useDefaultProps('Notification', props);
  const { notifications, setNotifications } = useNotificationContext();
  const t = useText();
  const [paused, setPaused] = useState(false);
  const stack = useStaysHeard();
  const typeOf = ({ type }: NotificationPayload) => type || defaultType;
  /** Errors first; then what can be undone, so that other messages do not hide it. */
  const rankOf = (one: NotificationPayload) => order.indexOf(typeOf(one)) - (canUndo(one) ? 1.5 : 0);
  const sorted = [...notifications].reverse().sort((a, b) => rankOf(a) - rankOf(b));
  useUndoKeys(stack, sorted.find(canUndo));
  // A banner that is gone had the pointer or the focus, and no event says that they left.
  useEffect(() => {
    const { current } = stack;
    if (current && !current.contains(document.activeElement) && !current.matches(':hover')) setPaused(false);
  }, [notifications, stack]);
  const drawn = (one: NotificationPayload) => {
    const Drawn = isUndoable(one) ? UndoableBanner : Banner;
    const dismiss = () => setNotifications(all => all.filter(other => other !== one));
    const own = one.notificationOptions;
    // An undoable mutation is sent when its notification closes.
    const shownFor = autoHideDuration ?? (isUndoable(one) ? SHOWN : null);
    return (
      <Drawn
        key={keyOf(one)}
        notification={one}
        type={typeOf(one)}
        autoHideDuration={own?.autoHideDuration === undefined ? shownFor : own.autoHideDuration}
        multiLine={own?.multiLine || multiLine}
        paused={paused}
        dismiss={dismiss}
      />
    );
  };
  const shown = sorted.slice(0, MOST);
  const wide = useMedia(`(min-width: ${breakpoints.banners}px)`);
  const toast = !wide || shown.length > 1;
  return createPortal(
    <div
      ref={stack}
      className={[styles.alerts, className].filter(Boolean).join(' ')}
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
      <div className={styles.stack}>{shown.filter(one => typeOf(one) !== 'success').map(drawn)}</div>
      <div className={`${styles.stack} ${toast ? styles.toast : ''}`}>
        {shown.filter(one => typeOf(one) === 'success').map(drawn)}
        {sorted.length > MOST ? (
          <p className={styles.more}>{t('shell.more', { count: sorted.length - MOST })}</p>
        ) : null}
      </div>
    </div>,
    document.body,
  );
}

/** An open dialog hides everything beside it from assistive technology; notifications must be heard all the same. */
function useStaysHeard() {
  const stack = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const observer = new MutationObserver(([change]) =>
      (change!.target as Element).removeAttribute('aria-hidden'),
    );
    // A dialog that opened first has hidden it already.
    stack.current!.removeAttribute('aria-hidden');
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
