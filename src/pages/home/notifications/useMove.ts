import { useRef, useState } from 'react';
import type { Saved } from '../../../forms/RecordForm.tsx';
import { sortErrors } from '../../../forms/sortErrors.ts';
import type { NotificationGroup } from '../../../platform/notifications.ts';
import { videoAddress } from '../../../platform/video.ts';
import { useNotifyFailure } from '../../../ui/failure/useNotifyFailure.ts';
import { clean } from './html.ts';
import { inForm, notificationForm, type NotificationValues } from './pieces.ts';
import { useGroup, useTell } from './useGroup.ts';

type Typed = Partial<NotificationValues>;

/** Adds a notification to a group, and opens it once its form is closed. */
export function useAdd(
  group: string,
  added: 'resources.notifications.notifications.oneCreated' | 'resources.notifications.deletion.moved',
  open: (group: string, key: string) => void,
) {
  const { add } = useGroup(group);
  const tell = useTell();
  const notifyFailure = useNotifyFailure();
  const latest = useRef<[group: string, key: string]>(undefined);
  return {
    async save({ title = '', content, youtubeVideo = '' }: Typed): Promise<Saved> {
      try {
        const key = await add({
          title: title.trim(),
          content: clean(content),
          youtubeVideo: videoAddress(youtubeVideo),
        });
        latest.current = [group, key];
        tell(added);
        return true;
      } catch (error) {
        const { known, rest } = sortErrors(error, notificationForm.fields, inForm);
        if (rest) notifyFailure(rest, { text: 'error.save' });
        return known;
      }
    },
    done: () => latest.current && open(...latest.current),
  };
}

/** Moves what was typed in a deleted group or notification to a group that is chosen. */
export function useMove(groups: NotificationGroup[], open: (group: string, key: string) => void) {
  const [chosen, choose] = useState<string>();
  const target = (groups.find(({ _id }) => _id === chosen) ?? groups[0])?._id;
  return { groups, target, choose, ...useAdd(target ?? '', 'resources.notifications.deletion.moved', open) };
}
export type Move = ReturnType<typeof useMove>;
