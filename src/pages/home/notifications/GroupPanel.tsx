import { useMemo } from 'react';
import type { NotificationGroup } from '../../../platform/notifications.ts';
import { State } from '../../../ui/State.tsx';
import { useOpenEntry } from '../../../ui/useOpenEntry.ts';
import { useText } from '../../../ui/useText.ts';
import { GroupHead } from './GroupHead.tsx';
import styles from './groups.module.css';
import { DeletionNote } from './MoveButtons.tsx';
import { NotificationForm } from './NotificationForm.tsx';
import { NotificationList } from './NotificationList.tsx';
import { notificationKeys, notificationsOf } from './notifications.ts';
import { useMoveNotification } from './useMoveNotification.ts';
import { useGroupName } from './useNotificationGroup.ts';

interface Props {
  group: NotificationGroup;
  /** Whether another user deleted the group. */
  isDeleted: boolean;
  /** The existing groups. */
  groups: NotificationGroup[];
  /** The key of the notification in the URL. */
  wanted: string | null;
  isReading: boolean;
  hrefOf(item: string): string;
  onOpen(group: string, item?: string): void;
  /** Runs the user's own deletion of the group. */
  leave(remove: () => Promise<unknown>): Promise<void>;
  /** The element that contains the preview. */
  below: HTMLElement | null;
}

export function GroupPanel({
  group,
  isDeleted,
  groups,
  wanted,
  isReading,
  hrefOf,
  onOpen,
  leave,
  below,
}: Props) {
  const t = useText();
  const nameOf = useGroupName();
  const rows = useMemo(() => {
    const pieces = notificationsOf(group);
    const keys = notificationKeys(pieces);
    return pieces.map((piece, at) => ({ key: keys[at]!, piece }));
  }, [group]);
  const { chosen, ...is } = useOpenEntry({ rows, keyOf: ({ key }) => key, wanted, isReading });
  const move = useMoveNotification(groups, onOpen);
  const isLost = isDeleted || is.isDeleted;
  return (
    <section className={styles.group} aria-label={nameOf(group)}>
      <GroupHead group={group} groups={groups} isDeleted={isDeleted} leave={leave} />
      {isDeleted ? <DeletionNote of="group" /> : null}
      <div className={styles.inside}>
        <NotificationList
          group={group}
          rows={rows}
          move={isDeleted ? move : undefined}
          chosen={chosen?.key}
          hrefOf={hrefOf}
          onOpen={item => onOpen(group._id!, item)}
        />
        {chosen ? (
          <NotificationForm
            key={chosen.key}
            group={group}
            piece={chosen.piece}
            own={chosen.key}
            move={isLost ? move : undefined}
            isDeleted={is.isDeleted}
            leave={async remove => {
              if ((await is.removing(chosen.key, remove)) && wanted === chosen.key) onOpen(group._id!);
            }}
            below={below}
          />
        ) : is.isMissing ? (
          <State
            kind="gone"
            heading="h3"
            title={t('resources.notifications.deletion.noOne')}
            text={t('ui.noSuch')}
          />
        ) : (
          <State
            kind="empty"
            heading="h3"
            title={t('resources.notifications.choose')}
            text={t('resources.notifications.chooseHint')}
          />
        )}
      </div>
    </section>
  );
}
