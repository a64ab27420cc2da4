import EditIcon from '@mui/icons-material/EditOutlined';
import { deleteNotification } from '../../../activity/actions/notifications.ts';
import { useAction } from '../../../activity/useAction.ts';
import { useEditMode } from '../../../admin/edit/useEditMode.ts';
import { EditPart, SaveButton, Toolbar, type RecordPart } from '../../../admin/index.ts';
import { displayGroupDate } from '../../../platform/groupDate.ts';
import type { NotificationGroup } from '../../../platform/notifications.ts';
import { useConfirm } from '../../../ui/dialog/ConfirmProvider.tsx';
import { IconAction } from '../../../ui/IconAction.tsx';
import { TextButton } from '../../../ui/TextButton.tsx';
import { useText } from '../../../ui/useText.ts';
import { GroupChips } from './GroupChips.tsx';
import { GroupDate } from './GroupDate.tsx';
import { GroupDateForm } from './GroupDateForm.tsx';
import { GroupDateInput } from './GroupDateInput.tsx';
import styles from './groups.module.css';
import { notificationsOf } from './notifications.ts';
import {
  NOTIFICATION_CENTER_HIDE_MS,
  SUCCESS_NOTIFICATION,
  useGroupName,
  useNotificationGroup,
  useNotifySuccess,
} from './useNotificationGroup.ts';

interface Props {
  group: NotificationGroup;
  /** The existing groups. */
  groups: NotificationGroup[];
  /** Whether another user deleted the group. */
  isDeleted: boolean;
  /** Runs the deletion. Another group opens afterwards, unless the user has navigated in the meantime. */
  leave(remove: () => Promise<unknown>): Promise<void>;
}

/** The form shows the formatted date. The stored date stays unchanged until the user edits it. */
const datePart: RecordPart = {
  get: ({ notificationGroupDate }) => ({ notificationGroupDate: displayGroupDate(notificationGroupDate) }),
  set: (record, changes) => ({
    ...record,
    ...('notificationGroupDate' in changes && {
      notificationGroupDate: displayGroupDate(changes.notificationGroupDate),
    }),
  }),
};

/** Shows the name and the state of a group, with buttons to publish, rename and delete it. */
export function GroupHead({ group, groups, isDeleted, leave }: Props) {
  const t = useText();
  const { isEditing, edit, stopEditing, buttonRef } = useEditMode();
  return (
    <div className={styles.head}>
      {isEditing ? (
        <EditPart
          resource="notifications"
          record={{ ...group, id: group._id! }}
          part={datePart}
          nameOf={record => displayGroupDate((record as NotificationGroup).notificationGroupDate)}
          successMessage="resources.notifications.notifications.dated"
          errorMessage="error.save"
          notification={SUCCESS_NOTIFICATION}
          onClose={stopEditing}
        >
          <GroupDateForm
            others={groups.filter(({ _id }) => _id !== group._id)}
            stored={displayGroupDate(group.notificationGroupDate)}
            label={t('resources.notifications.action.editDate')}
            className={styles.dating}
          >
            <GroupDateInput label="resources.notifications.date" autoFocus />
            <Toolbar size="small">
              <SaveButton size="small" />
            </Toolbar>
          </GroupDateForm>
        </EditPart>
      ) : (
        <>
          <h2 className="numbers">
            <GroupDate group={group} />
          </h2>
          {isDeleted ? (
            <span className="chip err">{t('resources.notifications.deletion.chip')}</span>
          ) : (
            <>
              <IconAction
                small
                ref={buttonRef}
                label={t('resources.notifications.action.editDate')}
                onClick={edit}
              >
                <EditIcon />
              </IconAction>
              <GroupChips group={group} always />
              <div className={styles.acts}>
                <PublishButton group={group} />
                <DeleteButton group={group} leave={leave} />
              </div>
            </>
          )}
        </>
      )}
    </div>
  );
}

/** The label names the next action, and changes once the action has succeeded. */
function PublishButton({ group }: { group: NotificationGroup }) {
  const t = useText();
  const { publish } = useNotificationGroup(group._id!);
  const tell = useNotifySuccess();
  const { run, pending } = useAction(
    {
      async perform() {
        const { after } = await publish(!group.published);
        tell(
          after
            ? 'resources.notifications.notifications.published'
            : 'resources.notifications.notifications.unpublished',
        );
      },
    },
    { failure: 'error.save', flips: !!group.published },
  );
  return (
    <TextButton small pending={pending} onClick={() => void run()}>
      {t(
        group.published
          ? 'resources.notifications.action.unpublish'
          : 'resources.notifications.action.publish',
      )}
    </TextButton>
  );
}

function DeleteButton({ group, leave }: Pick<Props, 'group' | 'leave'>) {
  const t = useText();
  const askConfirmation = useConfirm();
  const nameOf = useGroupName();
  const { run, pending } = useAction(deleteNotification, {
    success: 'resources.notifications.notifications.deleted',
    failure: 'error.removeRecord',
    banner: NOTIFICATION_CENTER_HIDE_MS,
  });
  const ask = () => {
    const interpolation = { name: nameOf(group) };
    return askConfirmation({
      title: t('resources.notifications.message.delete_title', interpolation),
      text: t('resources.notifications.message.delete_content', {
        ...interpolation,
        smart_count: notificationsOf(group).length,
      }),
      confirmLabel: t('resources.notifications.action.delete'),
      danger: true,
      send: () => run({ path: { id: group._id! } }),
    });
  };
  return (
    <TextButton small danger pending={pending} onClick={() => void leave(ask)}>
      {t('resources.notifications.action.delete')}
    </TextButton>
  );
}
