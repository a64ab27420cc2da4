import { createContext, useCallback, useContext, type ReactNode } from 'react';
import { may, type Right } from '../auth/rights.ts';
import { shownBy } from '../data/refresh.ts';
import { ownAccount } from '../platform/ownAccount.ts';
import type { User } from '../platform/users.ts';
import { useAsk } from './useAsk.ts';

const MeContext = createContext<User | undefined>(undefined);

/** What the answer shows: this person, and what hangs on her. */
const shownOf = ({ _id }: User) => ({ ...shownBy(ownAccount.me, {}), ids: [_id] });

/** Who is signed in, known before the console is first drawn and asked again when that user changes. */
export function MeProvider({ first, children }: { first: User; children: ReactNode }) {
  const { data = first } = useAsk(
    ownAccount.me,
    {},
    { initialData: first, staleTime: Infinity, meta: shownOf(first) },
  );
  return <MeContext value={data}>{children}</MeContext>;
}

export function useMe(): User {
  const me = useContext(MeContext);
  if (!me) throw new Error('useMe outside the console');
  return me;
}

/** Reads who is signed in once more each time this is mounted. */
export const useMeAnew = (options: { enabled?: boolean; staleTime?: number } = {}) =>
  useAsk(
    ownAccount.me,
    {},
    { refetchOnMount: 'always', staleTime: Infinity, meta: shownOf(useMe()), ...options },
  );

/** Asks what the signed-in user may do: `may('setAdmin', user)`. */
export function useMay() {
  const me = useMe();
  return useCallback((right: Right, target?: User) => may(me, right, target), [me]);
}
