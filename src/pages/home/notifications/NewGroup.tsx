import AddIcon from '@mui/icons-material/AddOutlined';
import { useRef } from 'react';
import { useDataProvider } from 'react-admin';
import { useFormState } from 'react-hook-form';
import { readList } from '../../../client/dialect.ts';
import { withId } from '../../../client/withId.ts';
import type { ConsoleDataProvider } from '../../../dataProvider/dataProvider.ts';
import { RecordForm } from '../../../forms/RecordForm.tsx';
import { useCreateOnce } from '../../../forms/useCreateOnce.ts';
import { shownDate } from '../../../platform/groupDate.ts';
import { notifications, type NotificationGroup } from '../../../platform/notifications.ts';
import { Button } from '../../../ui/Button.tsx';
import { useText } from '../../../ui/useText.ts';
import { GroupDateInput } from './GroupDateInput.tsx';
import { groupForm, type GroupValues } from './groupForm.ts';
import styles from './notifications.module.css';
import { STAYS } from './useGroup.ts';
import { dateErrors, useConfirmDate } from './useGroupDate.ts';

interface Props {
  /** Those that are there already. */
  groups: NotificationGroup[];
  open(id: string): void;
}

/** A group is made by its date, unpublished; it opens. */
export function NewGroup({ groups, open }: Props) {
  const t = useText();
  const { call } = useDataProvider<ConsoleDataProvider>();
  const made = useRef<string>(undefined);
  const confirmDate = useConfirmDate(groups);
  const create = useCreateOnce<GroupValues, NotificationGroup>({
    fields: groupForm.fields,
    create: async ({ notificationGroupDate }) => {
      const group = withId(
        await call(notifications.create, {
          body: {
            notificationGroupDate: shownDate(notificationGroupDate),
            published: false,
            newsletterSent: false,
            notifications: [],
          },
        }),
      );
      made.current = group._id;
      return group;
    },
    isThere: async ({ notificationGroupDate }) => {
      const now = readList<NotificationGroup>(await call(notifications.list, {})).data;
      made.current = now.find(
        one =>
          shownDate(one.notificationGroupDate) === shownDate(notificationGroupDate) &&
          !groups.some(({ _id }) => _id === one._id),
      )?._id;
      return made.current !== undefined;
    },
    added: 'resources.notifications.notifications.created',
    banner: STAYS,
    error: 'error.save',
  });
  return (
    <RecordForm
      form={groupForm}
      values={{}}
      name="notifications:new"
      label={t('resources.notifications.action.add')}
      className={styles.new}
      check={values => dateErrors(values)}
      save={async values => (await confirmDate(values.notificationGroupDate)) && create(values)}
      done={() => made.current && open(made.current)}
      again
    >
      <GroupDateInput label="resources.notifications.page.create" />
      <AddButton label={t('resources.notifications.action.add')} />
    </RecordForm>
  );
}

function AddButton({ label }: { label: string }) {
  const { isSubmitting } = useFormState();
  return (
    <Button type="submit" small aria-label={label} title={label} pending={isSubmitting}>
      <AddIcon />
    </Button>
  );
}
