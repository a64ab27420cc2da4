import { PERSON_SEARCH_LENGTH } from '../../access/sources.ts';
import { users, type User } from '../../platform/users.ts';
import { useAskList } from '../../calls/useAskList.ts';
import { useDebounced } from '../../ui/useDebounced.ts';

/** The users whose name or e-mail fits what is typed. `waiting` until the answer for exactly this text is here. */
export function useFoundPeople(typed: string): { people: User[]; waiting: boolean; failed: boolean } {
  const text = typed.trim();
  const name = useDebounced(text);
  const long = text.length >= PERSON_SEARCH_LENGTH;
  const settled = long && name === text;
  const { rows, asked: { isFetching, isError } } = useAskList(users.search, { query: { name } }, { enabled: settled });
  return {
    people: settled ? rows : [],
    waiting: long && (!settled || isFetching),
    failed: settled && isError,
  };
}
