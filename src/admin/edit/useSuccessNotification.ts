import { useNotify, useTranslate, type NotificationOptions, type NotificationType } from 'react-admin';
import { useRecordName } from '../../calls/useRecordName.ts';

/** How a success is notified; react-admin says `info`. */
export interface SuccessNotification extends Pick<NotificationOptions, 'autoHideDuration'> {
  type?: NotificationType;
}

interface Options {
  /** Instead of the resource's text. */
  message?: string | undefined;
  undoable?: boolean;
}

/**
 * Notifies that a record was created, saved or deleted, as react-admin does: by `resources.<resource>.notifications.<done>`, whose
 * gaps are the record's fields and `%{name}`, what it is called.
 */
export function useSuccessNotification(
  resource: string,
  done: 'created' | 'deleted' | 'updated',
  notification: SuccessNotification = {},
) {
  const translate = useTranslate();
  const notify = useNotify();
  const nameOf = useRecordName(resource);
  return (record: object, { message, undoable = false }: Options = {}) =>
    notify(message ?? `resources.${resource}.notifications.${done}`, {
      type: 'info',
      ...notification,
      messageArgs: {
        ...record,
        smart_count: 1,
        name: nameOf(record),
        _: translate(`ra.notification.${done}`, { smart_count: 1 }),
      },
      undoable,
    });
}
