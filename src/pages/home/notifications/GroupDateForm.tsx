import { useSaveContext, type RaRecord, type SaveHandlerCallbacks } from 'react-admin';
import { defineForm, type FormValues } from '../../../admin/form/defineForm.ts';
import { Form, submissionErrors, type FormProps } from '../../../admin/index.ts';
import type { FieldErrors } from '../../../platform/errors.ts';
import { displayGroupDate, readGroupDate } from '../../../platform/groupDate.ts';
import { GroupFields, type NotificationGroup } from '../../../platform/notifications.ts';
import { useConfirm } from '../../../ui/dialog/ConfirmProvider.tsx';
import { useText } from '../../../ui/useText.ts';

const groupForm = defineForm('resources.notifications', GroupFields);
type GroupValues = FormValues<typeof groupForm>;

type Props = Pick<FormProps, 'children' | 'className' | 'label' | 'resetAfterSave'> & {
  /** The other groups. A question is asked before two groups get the same date. */
  others: NotificationGroup[];
  /** The stored date. */
  stored?: string;
};

/** The form of the date that names a group. */
export function GroupDateForm({ others, stored = '', ...form }: Props) {
  const { save } = useSaveContext();
  const confirmDate = useConfirmDate(others);
  return (
    <Form
      noValidate
      fields={groupForm}
      draft="notifications"
      validate={values => dateErrors(values as GroupValues, stored)}
      onSubmit={async (values: Partial<RaRecord>, callbacks?: SaveHandlerCallbacks) => {
        const { notificationGroupDate } = values as GroupValues;
        const isAgreed = notificationGroupDate === stored || (await confirmDate(notificationGroupDate));
        return isAgreed ? save?.(values, callbacks) : submissionErrors();
      }}
      {...form}
    />
  );
}

/** Refuses text that is not a date, unless it is stored. */
const dateErrors = ({ notificationGroupDate: typed }: GroupValues, stored: string): FieldErrors =>
  typed.trim() === '' || typed === stored || readGroupDate(typed)
    ? {}
    : { notificationGroupDate: 'resources.notifications.rule.date' };

/** Asks before a group gets the date of another one. */
function useConfirmDate(others: NotificationGroup[]) {
  const t = useText();
  const askConfirmation = useConfirm();
  return async (typed: string): Promise<boolean> => {
    const name = displayGroupDate(typed);
    if (!others.some(other => displayGroupDate(other.notificationGroupDate) === name)) return true;
    return askConfirmation({
      title: t('resources.notifications.sameDate.title', { name }),
      text: t('resources.notifications.sameDate.text'),
      confirmLabel: t('resources.notifications.sameDate.confirm'),
    });
  };
}
