import CheckCircleIcon from '@mui/icons-material/CheckCircleOutlineOutlined';
import CloseIcon from '@mui/icons-material/CloseOutlined';
import ErrorIcon from '@mui/icons-material/ErrorOutlineOutlined';
import InfoIcon from '@mui/icons-material/InfoOutlined';
import WarningAmberIcon from '@mui/icons-material/WarningAmberOutlined';
import { useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { useNotificationContext, useTranslate, type NotificationPayload } from 'react-admin';
import { IconButton } from '../ui/IconButton.tsx';
import styles from './Alerts.module.css';

const order = ['error', 'warning', 'info', 'success'];
/** Errors first; then what can be acted on, such as an Undo, which must not be hidden by what is only said. */
const rankOf = ({ message, type }: NotificationPayload) => order.indexOf(type) - (typeof message === 'string' ? 0 : 1.5);
const icons = { error: ErrorIcon, warning: WarningAmberIcon, info: InfoIcon, success: CheckCircleIcon };
const MOST = 3;

/** One stack of banners over the page: errors first and until dismissed, successes for their documented time; the newest first. */
export function Alerts() {
  const { notifications, setNotifications } = useNotificationContext();
  const t = useTranslate();
  const [paused, setPaused] = useState(false);
  const stack = useStaysHeard();
  const dismiss = (gone: NotificationPayload) => setNotifications(all => all.filter(one => one !== gone));
  const sorted = [...notifications].reverse().sort((a, b) => rankOf(a) - rankOf(b));
  // What held the pointer or the focus may be gone with its banner, and nothing says so.
  useEffect(() => {
    const { current } = stack;
    if (current && !current.contains(document.activeElement) && !current.matches(':hover')) setPaused(false);
  }, [notifications, stack]);
  return createPortal(
    <div
      ref={stack}
      className={styles.stack}
      role="status"
      aria-live="polite"
      aria-label={t('shell.alerts')}
      onPointerEnter={() => setPaused(true)}
      onPointerLeave={() => setPaused(false)}
      onFocus={() => setPaused(true)}
      onBlur={() => setPaused(false)}
    >
      {sorted.slice(0, MOST).map(one => (
        <Banner key={keyOf(one)} notification={one} paused={paused} dismiss={() => dismiss(one)} />
      ))}
      {sorted.length > MOST ? <p className={styles.more}>{t('shell.more', { count: sorted.length - MOST })}</p> : null}
    </div>,
    document.body,
  );
}

/** An open dialog hides everything beside it from assistive technology; what happened must be heard all the same. */
function useStaysHeard() {
  const stack = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const observer = new MutationObserver(([change]) => (change!.target as Element).removeAttribute('aria-hidden'));
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

interface BannerProps {
  notification: NotificationPayload;
  paused: boolean;
  dismiss(): void;
}

function Banner({ notification: { message, type, notificationOptions }, paused, dismiss }: BannerProps) {
  const t = useTranslate();
  const stays = notificationOptions?.autoHideDuration;
  useEffect(() => {
    if (paused || typeof stays !== 'number') return;
    const timer = setTimeout(dismiss, stays);
    return () => clearTimeout(timer);
    // `dismiss` is new at every drawing; the time runs from when the banner came.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [paused, stays]);
  const kind = type in icons ? (type as keyof typeof icons) : 'info';
  const Icon = icons[kind];
  return (
    <div className={`${styles.banner} ${styles[kind]}`}>
      <Icon />
      <p>{typeof message === 'string' ? t(message, notificationOptions?.messageArgs) : message}</p>
      <IconButton small label={t('ui.dismiss')} onClick={dismiss}>
        <CloseIcon />
      </IconButton>
    </div>
  );
}
