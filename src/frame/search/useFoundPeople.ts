import { PERSON_SEARCH_LENGTH } from '../../access/sources.ts';
import { useEffect, useState } from 'react';
import { readList } from '../../client/dialect.ts';
import { users, type User } from '../../platform/users.ts';
import { useAsk } from '../../calls/useAsk.ts';

const PAUSE = 500;

/** The users whose name or e-mail fits what is typed. `waiting` until the answer for exactly this text is here. */
export function useFoundPeople(typed: string): { people: User[]; waiting: boolean; failed: boolean } {
  const text = typed.trim();
  const [name, setName] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setName(text), PAUSE);
    return () => clearTimeout(timer);
  }, [text]);
  const long = text.length >= PERSON_SEARCH_LENGTH;
  const settled = long && name === text;
  const { data, isFetching, isError } = useAsk(users.search, { query: { name } }, { enabled: settled });
  return {
    people: settled ? readList<User>(data).data : [],
    waiting: long && (!settled || isFetching),
    failed: settled && isError,
  };
}
