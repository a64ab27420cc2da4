import type { BulkTexts } from '../../admin/bulk/BulkResultsDialog.tsx';
import { userName } from '../../platform/userName.ts';
import type { User } from '../../platform/users.ts';
import { formatCount } from '../../ui/formats.ts';
import { useJoinNames } from '../../ui/useJoinNames.ts';
import { useText, type TextKey } from '../../ui/useText.ts';

/** An action for several users. */
export type UserBulkAction = 'activate' | 'deactivate' | 'assignRole' | 'removeRole' | 'assignLayers';

/** The texts of a bulk action for users, and a function that writes sentences about users by name. */
export function useUserBulkTexts(action: UserBulkAction, userCount: number) {
  const t = useText();
  const formatList = useJoinNames();
  /** A text with the names of these users; empty without users. */
  const describeUsers = (key: TextKey, people: User[], values = {}): string =>
    people.length
      ? t(key, { ...values, names: formatList(people.map(userName)), smart_count: people.length })
      : '';
  const texts: BulkTexts = {
    action: t(`userBulk.action.${action}`),
    question: userCount
      ? t(`userBulk.ask.${action}`, { smart_count: userCount })
      : t(`userBulk.nobody.${action}`),
    running: (done, total) => t(`userBulk.running.${action}`, { done, total }),
    done: done => t(`userBulk.done.${action}`, { count: formatCount(done), smart_count: done }),
  };
  return { texts, describeUsers };
}
