import { useMemo } from 'react';
import { isObject } from '../../platform/shape.ts';
import { userName } from '../../platform/userName.ts';
import { users, type User } from '../../platform/users.ts';
import { plainName, unread, type Name } from '../../ui/Name.tsx';
import { useText } from '../../ui/useText.ts';
import { NAMES_STALE_TIME } from './useNames.ts';
import { useRecordsById } from './useRecordsById.ts';

const isNameless = ({ firstName, lastName, email }: User) => !firstName && !lastName && !email;

/** Adds the names of listed users. A user that came as a bare id is read separately. */
export function useUsersByName(rows: User[]) {
  const t = useText();
  const ids = rows.filter(isNameless).map(({ _id }) => _id);
  const records = useRecordsById(users.info, ids, NAMES_STALE_TIME);
  const query = useMemo(
    () =>
      records.size
        ? rows.map(row => {
            const data = records.get(row._id)?.data;
            return isObject(data) ? ({ ...row, ...data } as User) : row;
          })
        : rows,
    [rows, records],
  );
  const unknown = t('ui.unread.user');
  return useMemo(
    () => ({
      rows: query,
      isComplete: !query.some(row => records.get(row._id)?.isPending),
      nameOf: (user: User): Name =>
        !isNameless(user)
          ? plainName(userName(user))
          : records.get(user._id)?.isPending
            ? { text: '', as: 'awaited' }
            : unread(unknown, user._id),
    }),
    [query, records, unknown],
  );
}
