import { useRef, useState } from 'react';
import { splitFieldErrors } from '../../../admin/form/fieldErrors.ts';
import { submissionErrors } from '../../../admin/index.ts';
import type { NotificationGroup } from '../../../platform/notifications.ts';
import { toVideoUrl } from '../../../platform/video.ts';
import { useNotifyFailure } from '../../../ui/failure/useNotifyFailure.ts';
import { notificationForm, toFormSource, type NotificationValues } from './notifications.ts';
import { sanitizeHtml } from './sanitizeHtml.ts';
import { useNotificationGroup, useNotifySuccess } from './useNotificationGroup.ts';

export interface AddedNotification {
  group: string;
  key: string;
}

/** Returns a function that adds a notification to a group. */
export function useAddNotification(group: string) {
  const { add } = useNotificationGroup(group);
  return async (values: object): Promise<AddedNotification> => {
    const { title = '', content, youtubeVideo = '' } = values as Partial<NotificationValues>;
    const key = await add({
      title: title.trim(),
      content: sanitizeHtml(content),
      youtubeVideo: toVideoUrl(youtubeVideo),
    });
    return { group, key };
  };
}

/** Moves the input of a deleted group or notification to a selected group. */
export function useMoveNotification(
  groups: NotificationGroup[],
  onOpenMoved: (group: string, key: string) => void,
) {
  const [chosen, choose] = useState<string>();
  const target = (groups.find(({ _id }) => _id === chosen) ?? groups[0])?._id;
  const add = useAddNotification(target ?? '');
  const tell = useNotifySuccess();
  const notifyFailure = useNotifyFailure();
  const moved = useRef<AddedNotification>(undefined);
  return {
    groups,
    target,
    choose,
    add,
    open: ({ group, key }: AddedNotification) => onOpenMoved(group, key),
    /** The `onSubmit` of a form whose values move. */
    async submit(values: object) {
      try {
        moved.current = await add(values);
        tell('resources.notifications.deletion.moved');
        return undefined;
      } catch (error) {
        const { fieldErrors, rest } = splitFieldErrors(error, notificationForm.fields, toFormSource);
        if (rest) notifyFailure(rest, { text: 'error.save' });
        return submissionErrors(fieldErrors);
      }
    },
    /** Opens the notification that `submit` moved, once. */
    openMoved() {
      const { group, key } = moved.current ?? {};
      moved.current = undefined;
      if (group !== undefined && key !== undefined) onOpenMoved(group, key);
    },
  };
}
export type NotificationMove = ReturnType<typeof useMoveNotification>;
