import AddIcon from '@mui/icons-material/AddOutlined';
import { useDataProvider } from 'react-admin';
import { useFormState } from 'react-hook-form';
import { CreatePart } from '../../../admin/index.ts';
import type { ConsoleDataProvider } from '../../../data/dataProvider.ts';
import { readList } from '../../../data/dialect.ts';
import { requireId } from '../../../data/requireId.ts';
import { displayGroupDate } from '../../../platform/groupDate.ts';
import { notifications, type NotificationGroup } from '../../../platform/notifications.ts';
import { TextButton } from '../../../ui/TextButton.tsx';
import { useText } from '../../../ui/useText.ts';
import { GroupDateForm } from './GroupDateForm.tsx';
import { GroupDateInput } from './GroupDateInput.tsx';
import styles from './groups.module.css';
import { SUCCESS_NOTIFICATION } from './useNotificationGroup.ts';

interface Props {
  /** The existing groups. */
  groups: NotificationGroup[];
  onOpen(id: string): void;
}

/** Creates an unpublished group with a date and opens it. */
export function NewNotificationGroup({ groups, onOpen }: Props) {
  const t = useText();
  const { call } = useDataProvider<ConsoleDataProvider>();
  return (
    <CreatePart
      resource="notifications"
      create={async ({ notificationGroupDate }) =>
        requireId(
          await call(notifications.create, {
            body: {
              notificationGroupDate: displayGroupDate(notificationGroupDate),
              published: false,
              newsletterSent: false,
              notifications: [],
            },
          }),
        )
      }
      findCreated={async ({ notificationGroupDate }) => {
        const now = readList<NotificationGroup>(await call(notifications.list, {})).data;
        const found = now.find(
          one =>
            displayGroupDate(one.notificationGroupDate) === displayGroupDate(notificationGroupDate) &&
            !groups.some(({ _id }) => _id === one._id),
        );
        return found && { ...found, id: found._id! };
      }}
      onCreated={({ _id }) => onOpen(String(_id))}
      errorMessage="error.save"
      notification={SUCCESS_NOTIFICATION}
    >
      <GroupDateForm
        others={groups}
        label={t('resources.notifications.action.add')}
        className={styles.new}
        resetAfterSave
      >
        <GroupDateInput label="resources.notifications.page.create" />
        <AddButton label={t('resources.notifications.action.add')} />
      </GroupDateForm>
    </CreatePart>
  );
}

function AddButton({ label }: { label: string }) {
  const { isSubmitting } = useFormState();
  return (
    <TextButton type="submit" small aria-label={label} title={label} pending={isSubmitting}>
      <AddIcon />
    </TextButton>
  );
}
