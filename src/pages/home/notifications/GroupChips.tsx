import PublishedIcon from '@mui/icons-material/CheckCircleOutlined';
import MailIcon from '@mui/icons-material/MailOutlined';
import type { NotificationGroup } from '../../../platform/notifications.ts';
import { useText } from '../../../ui/useText.ts';

/** Shows whether a group is published and its newsletter was sent. `always` also shows that it was not. */
export function GroupChips({
  group: { published, newsletterSent },
  always = false,
}: {
  group: NotificationGroup;
  always?: boolean;
}) {
  const t = useText();
  return (
    <>
      {published ? (
        <span className="chip ok">
          <PublishedIcon />
          {t('resources.notifications.published')}
        </span>
      ) : (
        <span className="chip">{t('resources.notifications.unpublished')}</span>
      )}
      {newsletterSent || always ? (
        <span className="chip">
          <MailIcon />
          {t(newsletterSent ? 'resources.notifications.sent' : 'resources.notifications.notSent')}
        </span>
      ) : null}
    </>
  );
}
