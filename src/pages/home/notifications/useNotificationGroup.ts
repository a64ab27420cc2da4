import { useCallback, useMemo } from 'react';
import { useDataProvider, useNotify, type RaRecord } from 'react-admin';
import { useSaveField } from '../../../admin/edit/useSaveField.ts';
import type { ConsoleDataProvider } from '../../../data/dataProvider.ts';
import { displayGroupDate } from '../../../platform/groupDate.ts';
import type { NotificationGroup, PlatformNotification } from '../../../platform/notifications.ts';
import { useText, type TextKey } from '../../../ui/useText.ts';
import { notificationKeys, notificationsOf, type NotificationValues } from './notifications.ts';

/** The duration of the notification center's banners in milliseconds (docs/decisions/banner-time.md). */
export const NOTIFICATION_CENTER_HIDE_MS = 5000;
export const SUCCESS_NOTIFICATION = {
  type: 'success',
  autoHideDuration: NOTIFICATION_CENTER_HIDE_MS,
} as const;

/** Returns a function that names a group by its date. */
export function useGroupName() {
  const t = useText();
  return useCallback(
    (group: NotificationGroup) =>
      displayGroupDate(group.notificationGroupDate) || t('resources.notifications.undated'),
    [t],
  );
}

type GroupWithNotifications = NotificationGroup & { notifications: PlatformNotification[] };

export function useNotifySuccess() {
  const notify = useNotify();
  return useCallback((text: TextKey) => notify(text, SUCCESS_NOTIFICATION), [notify]);
}

/**
 * Changes one field of a group by a PUT of its current version, so that changes of other users and the likes
 * and comments of readers are kept. Throws the platform's refusals.
 */
export function useNotificationGroup(id: string) {
  const dataProvider = useDataProvider<ConsoleDataProvider>();
  const saveField = useSaveField();
  return useMemo(() => {
    const record = {
      key: `notifications ${id}`,
      read: async (): Promise<GroupWithNotifications> => {
        const { data: group } = await dataProvider.getOne<NotificationGroup & RaRecord>('notifications', {
          id,
        });
        return { ...group, notifications: group.notifications ?? [] };
      },
      write: async (
        data: GroupWithNotifications,
        before: GroupWithNotifications,
      ): Promise<NotificationGroup> =>
        (
          await dataProvider.replace<NotificationGroup & RaRecord>('notifications', {
            id,
            data,
            previousData: { ...before, id },
          })
        ).data,
    };
    return {
      publish: (published: boolean) =>
        saveField<GroupWithNotifications, 'published'>(record, 'published', () => published),
      /** Merges a change into the current list of notifications. */
      change: (merge: (now: PlatformNotification[]) => PlatformNotification[]) =>
        saveField<GroupWithNotifications, 'notifications'>(record, 'notifications', merge),
      /** Adds a notification at the end, and returns its key. */
      async add(piece: NotificationValues): Promise<string> {
        let latest: NotificationGroup | undefined;
        const { before, after } = await saveField<GroupWithNotifications, 'notifications'>(
          {
            ...record,
            read: async () => (latest = await record.read()) as GroupWithNotifications,
            write: async (data, before) => void (latest = await record.write(data, before)),
          },
          'notifications',
          now => [...now, piece],
        );
        const known = new Set(notificationKeys(before));
        return (
          notificationKeys((latest && notificationsOf(latest)) ?? []).findLast(key => !known.has(key)) ??
          notificationKeys(after).at(-1)!
        );
      },
    };
  }, [dataProvider, saveField, id]);
}
