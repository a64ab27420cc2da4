import { createContext, useCallback, useContext, type ReactNode } from 'react';
import { useAsk } from './useAsk.ts';
import { shownBy } from '../live/refresh.ts';
import { account } from '../platform/account.ts';
import type { User } from '../platform/users.ts';
import { may, type Right } from '../session/rights.ts';

const MeContext = createContext<User | undefined>(undefined);

/** Who is signed in, known before the console is first drawn and asked again when that user changes. */
export function MeProvider({ first, children }: { first: User; children: ReactNode }) {
  const { data = first } = useAsk(account.me, {}, { initialData: first, staleTime: Infinity, meta: { ...shownBy(account.me, {}), ids: [first._id] } });
  return <MeContext value={data}>{children}</MeContext>;
}

export function useMe(): User {
  const me = useContext(MeContext);
  if (!me) throw new Error('useMe outside the console');
  return me;
}

/** Asks what the signed-in user may do: `may('setAdmin', user)`. */
export function useMay() {
  const me = useMe();
  return useCallback((right: Right, target?: User) => may(me, right, target), [me]);
}
