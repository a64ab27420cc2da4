import { useEffect, useRef, useState } from 'react';
import {
  useNotificationContext,
  type NotificationPayload,
  type NotificationProps as RaNotificationProps,
} from 'react-admin';
import { createPortal } from 'react-dom';
import { setFocusOrigin } from '../../ui/focus/handover.ts';
import { lazyComponent } from '../../ui/lazy/lazyComponent.tsx';
import { breakpoints } from '../../ui/theme/tokens.ts';
import { useMedia } from '../../ui/useMedia.ts';
import { useText } from '../../ui/useText.ts';
import { useDefaultProps } from '../useDefaultProps.ts';
import { Banner, getUndo, type BannerProps } from './Banner.tsx';
import styles from './Notification.module.css';
import { useUndoKeys } from './useUndoKeys.ts';

export interface NotificationProps extends Pick<RaNotificationProps, 'className' | 'multiLine' | 'type'> {
  /**
   * The default time in milliseconds until a notification is hidden; null if it stays until it is dismissed.
   */
  autoHideDuration?: number | null;
}

const typeOrder = ['error', 'warning', 'info', 'success'];
/** Loaded on demand: the product's default mutation mode is pessimistic. */
const UndoableBanner = lazyComponent<BannerProps>(() => import('./UndoableBanner.tsx'));

/** Whether a react-admin mutation waits for the notification to close. */
const isUndoable = ({ notificationOptions }: NotificationPayload) => notificationOptions?.undoable;
const canUndo = (one: NotificationPayload) => getUndo(one) ?? isUndoable(one);
const MAX_VISIBLE = 3;
/** react-admin's default `autoHideDuration`, milliseconds. */
const DEFAULT_DURATION = 4000;

/**
 * react-admin's `Notification`, with several notifications at a time, newest first. Errors are under the bar.
 * A success is also there if it is alone in a wide window, else at the bottom left. One banner covers only
 * the line of the breadcrumb, and no action of the page.
 */
function NotificationStack(props: NotificationProps) {
  const {
    autoHideDuration = DEFAULT_DURATION,
    className,
    multiLine = false,
    type: defaultType = 'info',
  } = useDefaultProps('Notification', props);
  const { notifications, setNotifications } = useNotificationContext();
  const t = useText();
  const [isPaused, setPaused] = useState(false);
  const stack = useAlwaysAudible();
  const getType = ({ type }: NotificationPayload) => type || defaultType;
  /** Errors come first, then undoable notifications, so that other messages do not hide them. */
  const getRank = (one: NotificationPayload) => typeOrder.indexOf(getType(one)) - (canUndo(one) ? 1.5 : 0);
  const sorted = [...notifications].reverse().sort((a, b) => getRank(a) - getRank(b));
  useUndoKeys(stack, sorted.find(canUndo));
  // A removed banner may have had the pointer or the focus, and no event reports that they left.
  useEffect(() => {
    const { current } = stack;
    if (current && !current.contains(document.activeElement) && !current.matches(':hover')) setPaused(false);
  }, [notifications, stack]);
  const renderBanner = (one: NotificationPayload) => {
    const BannerComponent = isUndoable(one) ? UndoableBanner : Banner;
    const dismiss = () => setNotifications(all => all.filter(other => other !== one));
    const options = one.notificationOptions;
    // An undoable mutation is sent when its notification closes.
    const defaultDuration = autoHideDuration ?? (isUndoable(one) ? DEFAULT_DURATION : null);
    return (
      <BannerComponent
        key={getKey(one)}
        notification={one}
        type={getType(one)}
        autoHideDuration={
          options?.autoHideDuration === undefined ? defaultDuration : options.autoHideDuration
        }
        multiLine={options?.multiLine || multiLine}
        isPaused={isPaused}
        onDismiss={dismiss}
      />
    );
  };
  const visible = sorted.slice(0, MAX_VISIBLE);
  const isWide = useMedia(`(min-width: ${breakpoints.banners}px)`);
  const isToast = !isWide || visible.length > 1;
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
        if (from instanceof HTMLElement && !currentTarget.contains(from)) setFocusOrigin(currentTarget, from);
      }}
      onBlur={() => setPaused(false)}
    >
      <div className={styles.stack}>
        {visible.filter(one => getType(one) !== 'success').map(renderBanner)}
      </div>
      <div className={`${styles.stack} ${isToast ? styles.toast : ''}`}>
        {visible.filter(one => getType(one) === 'success').map(renderBanner)}
        {sorted.length > MAX_VISIBLE ? (
          <p className={styles.more}>{t('shell.more', { count: sorted.length - MAX_VISIBLE })}</p>
        ) : null}
      </div>
    </div>,
    document.body,
  );
}

export { NotificationStack as Notification };

/**
 * An open dialog hides all other elements from assistive technology, but notifications must still be
 * announced.
 */
function useAlwaysAudible() {
  const stack = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const observer = new MutationObserver(([change]) =>
      (change!.target as Element).removeAttribute('aria-hidden'),
    );
    // A dialog that opened before has already hidden the stack.
    stack.current!.removeAttribute('aria-hidden');
    observer.observe(stack.current!, { attributeFilter: ['aria-hidden'] });
    return () => observer.disconnect();
  }, []);
  return stack;
}

const keys = new WeakMap<NotificationPayload, number>();
let lastKey = 0;
const getKey = (notification: NotificationPayload) => {
  if (!keys.has(notification)) keys.set(notification, ++lastKey);
  return keys.get(notification);
};
