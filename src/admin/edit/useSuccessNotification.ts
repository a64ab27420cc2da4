import { useNotify, useTranslate, type NotificationOptions, type NotificationType } from 'react-admin';
import { useRecordName } from '../../ui/useRecordName.ts';

/** Options of a success notification. The type defaults to `info`, as in react-admin. */
export interface SuccessNotification extends Pick<NotificationOptions, 'autoHideDuration'> {
  type?: NotificationType;
}

interface Options {
  /** Text key that replaces the resource's. */
  message?: string | undefined;
  /** Replaces the record's representation. */
  name?: string | undefined;
  undoable?: boolean;
}

/**
 * Returns a function that notifies that a record was created, updated or deleted, with the text
 * `resources.<resource>.notifications.<action>`, as react-admin does. The text can use the record's fields and its representation,
 * `%{name}`.
 */
export function useSuccessNotification(
  resource: string,
  action: 'created' | 'deleted' | 'updated',
  notification: SuccessNotification = {},
) {
  const translate = useTranslate();
  const notify = useNotify();
  const nameOf = useRecordName(resource);
  return (record: object, { message, name, undoable = false }: Options = {}) =>
    notify(message ?? `resources.${resource}.notifications.${action}`, {
      type: 'info',
      ...notification,
      messageArgs: {
        ...record,
        smart_count: 1,
        name: name ?? nameOf(record),
        _: translate(`ra.notification.${action}`, { smart_count: 1 }),
      },
      undoable,
    });
}
