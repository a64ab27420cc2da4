import CheckCircleIcon from '@mui/icons-material/CheckCircleOutlineOutlined';
import CloseIcon from '@mui/icons-material/CloseOutlined';
import ErrorIcon from '@mui/icons-material/ErrorOutlineOutlined';
import InfoIcon from '@mui/icons-material/InfoOutlined';
import UndoIcon from '@mui/icons-material/UndoOutlined';
import WarningAmberIcon from '@mui/icons-material/WarningAmberOutlined';
import { CloseNotificationContext, type NotificationPayload } from 'react-admin';
import type { UndoAction } from '../../activity/useUndoOffer.ts';
import { Countdown } from '../../ui/Countdown.tsx';
import { RequestId } from '../../ui/failure/FailureMessage.tsx';
import type { NotificationExtras } from '../../ui/failure/useNotifyText.ts';
import { IconAction } from '../../ui/IconAction.tsx';
import { TextButton } from '../../ui/TextButton.tsx';
import { useCountdown } from '../../ui/useCountdown.ts';
import { useText, type TextKey } from '../../ui/useText.ts';
import styles from './Notification.module.css';
import { useAutoHide } from './useAutoHide.ts';
import { UNDO_KEYS } from './useUndoKeys.ts';

const icons = { error: ErrorIcon, warning: WarningAmberIcon, info: InfoIcon, success: CheckCircleIcon };

/** The function that undoes the reported change, if there is one. */
export const getUndo = ({ notificationOptions }: NotificationPayload) =>
  (notificationOptions as UndoAction | undefined)?.undo;

export interface BannerProps {
  notification: NotificationPayload;
  type: string;
  /** In milliseconds; null if it stays until it is dismissed. */
  autoHideDuration: number | null;
  /** Keeps the line breaks of the message. */
  multiLine: boolean;
  /** Pauses its time. */
  isPaused: boolean;
  onDismiss(): void;
}

export function Banner({
  notification,
  type,
  autoHideDuration,
  multiLine,
  isPaused,
  onDismiss,
}: BannerProps) {
  const { message, notificationOptions } = notification;
  const t = useText();
  useAutoHide(autoHideDuration, isPaused, onDismiss);
  const kind = type in icons ? (type as keyof typeof icons) : 'info';
  const Icon = icons[kind];
  const undo = getUndo(notification);
  const { waits, reference } = (notificationOptions ?? {}) as NotificationExtras;
  const remaining = useCountdown(waits?.until);
  const messageText =
    typeof message === 'string' ? t(message as TextKey, notificationOptions?.messageArgs) : message;
  return (
    <CloseNotificationContext value={onDismiss}>
      <div className={`${styles.banner} ${styles[kind]}`}>
        <Icon />
        <p className={multiLine ? styles.lines : undefined}>
          {waits ? (
            <Countdown left={remaining} initialText={messageText} during={waits.during} after={waits.after} />
          ) : (
            messageText
          )}
          {reference ? <RequestId id={reference} /> : null}
        </p>
        {undo ? (
          <TextButton
            variant="link"
            className={styles.undo}
            data-undo
            title={t('ui.undoKey')}
            aria-keyshortcuts={UNDO_KEYS}
            onClick={() => {
              void undo();
              onDismiss();
            }}
          >
            <UndoIcon />
            {t('ui.undo')}
          </TextButton>
        ) : null}
        <IconAction small label={t('ui.dismiss')} onClick={onDismiss}>
          <CloseIcon />
        </IconAction>
      </div>
    </CloseNotificationContext>
  );
}
