import { displayGroupDate } from '../../../platform/groupDate.ts';
import type { NotificationGroup } from '../../../platform/notifications.ts';
import { EMPTY } from '../../../ui/formats.ts';
import { useText } from '../../../ui/useText.ts';

/** Shows the date of a group, or a dash that screen readers announce as no date. */
export function GroupDate({ group: { notificationGroupDate } }: { group: NotificationGroup }) {
  const t = useText();
  return (
    displayGroupDate(notificationGroupDate) || (
      <>
        <span aria-hidden>{EMPTY}</span>
        <span className="visually-hidden">{t('resources.notifications.undated')}</span>
      </>
    )
  );
}
