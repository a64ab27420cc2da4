import type { BulkTexts } from '../../admin/bulk/BulkResultsDialog.tsx';
import { userName } from '../../platform/userName.ts';
import { count } from '../../ui/formats.ts';
import { useListed } from '../../ui/useListed.ts';
import { useText, type TextKey } from '../../ui/useText.ts';
import type { UserBulkAction } from './userBulkActions.ts';
import type { UserRecord } from './userRecord.ts';

/** The texts of a bulk action for users, and sentences about people by their names. */
export function useBulkWords(action: UserBulkAction, concerned: number) {
  const t = useText();
  const listed = useListed();
  /** A text about these people; empty where there are none. */
  const about = (key: TextKey, people: UserRecord[], values = {}): string =>
    people.length
      ? t(key, { ...values, names: listed(people.map(userName)), smart_count: people.length })
      : '';
  const words: BulkTexts = {
    action: t(`userBulk.action.${action}`),
    question: concerned
      ? t(`userBulk.ask.${action}`, { smart_count: concerned })
      : t(`userBulk.nobody.${action}`),
    running: (done, total) => t(`userBulk.running.${action}`, { done, total }),
    done: done => t(`userBulk.done.${action}`, { count: count(done), smart_count: done }),
  };
  return { words, about };
}
