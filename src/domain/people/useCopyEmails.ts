import { useNotify } from 'react-admin';
import { copyText } from '../../ui/copyText.ts';
import { AUTO_HIDE_MS } from '../../ui/failure/useNotifyText.ts';
import { formatCount } from '../../ui/formats.ts';
import { useText, type TextKey } from '../../ui/useText.ts';
import { collectEmails, type EmailedUser } from './collectEmails.ts';

/** Returns a function that copies the emails of the active users, and notifies how many it copied and left out. */
export function useCopyEmails() {
  const t = useText();
  const notify = useNotify();
  return async (users: readonly EmailedUser[]) => {
    const { emails, inactiveCount, unknownCount } = collectEmails(users);
    const countText = (key: TextKey, count: number) =>
      count ? t(key, { smart_count: count, count: formatCount(count) }) : '';
    const leftOut = [
      countText('emails.inactive', inactiveCount),
      countText('emails.unknown', unknownCount),
    ].filter(Boolean);
    // If the browser refuses to copy, a dialog shows the emails instead of a message.
    const copyAll = async () =>
      (await copyText(emails.join(', '))) ? countText('emails.copied', emails.length) : '';
    const outcome = emails.length ? await copyAll() : t('emails.none');
    const message = [outcome, ...leftOut].filter(Boolean).join(', ');
    if (!message) return;
    notify(message, {
      type: emails.length ? 'success' : 'warning',
      autoHideDuration: leftOut.length ? null : AUTO_HIDE_MS,
      messageArgs: { _: message },
    });
  };
}
