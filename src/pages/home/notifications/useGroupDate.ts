import type { FieldErrors } from '../../../platform/errors.ts';
import { readGroupDate, shownDate } from '../../../platform/groupDate.ts';
import type { NotificationGroup } from '../../../platform/notifications.ts';
import { useConfirm } from '../../../ui/dialog/ConfirmProvider.tsx';
import { useText } from '../../../ui/useText.ts';
import type { GroupValues } from './groupForm.ts';

/** Refuses a text that is no date, unless it is the stored one. */
export const dateErrors = ({ notificationGroupDate: typed }: GroupValues, stored = ''): FieldErrors =>
  typed.trim() === '' || typed === stored || readGroupDate(typed)
    ? {}
    : { notificationGroupDate: 'resources.notifications.rule.date' };

/** Asks before a group gets the date of another one. */
export function useConfirmDate(others: NotificationGroup[]) {
  const t = useText();
  const confirm = useConfirm();
  return async (typed: string): Promise<boolean> => {
    const name = shownDate(typed);
    if (!others.some(other => shownDate(other.notificationGroupDate) === name)) return true;
    return confirm({
      title: t('resources.notifications.sameDate.title', { name }),
      text: t('resources.notifications.sameDate.text'),
      confirm: t('resources.notifications.sameDate.confirm'),
    });
  };
}
