import type { BulkWords } from '../../lists/bulk/BulkDialog.tsx';
import { userName } from '../../platform/userName.ts';
import { count } from '../../ui/formats.ts';
import { useListed } from '../../ui/useListed.ts';
import { useText, type TextKey } from '../../ui/useText.ts';
import type { UserRecord } from './userColumns.ts';
import type { UserDeed } from './userDeeds.ts';

/** A deed for many users in words, and sentences about people by their names. */
export function useDeedWords(deed: UserDeed, concerned: number) {
  const t = useText();
  const listed = useListed();
  /** A sentence of the catalogue about these people; none where there are none. */
  const about = (key: TextKey, people: UserRecord[], values = {}): string =>
    people.length
      ? t(key, { ...values, names: listed(people.map(userName)), smart_count: people.length })
      : '';
  const words: BulkWords = {
    action: t(`resources.users.bulk.action.${deed}`),
    ask: concerned
      ? t(`resources.users.bulk.ask.${deed}`, { smart_count: concerned })
      : t(`resources.users.bulk.nobody.${deed}`),
    running: (done, total) => t(`resources.users.bulk.running.${deed}`, { done, total }),
    done: done => t(`resources.users.bulk.done.${deed}`, { count: count(done), smart_count: done }),
  };
  return { words, about };
}
