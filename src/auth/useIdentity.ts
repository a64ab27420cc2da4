import { createContext, useContext } from 'react';
import { useGetIdentity, type UseGetIdentityOptions } from 'react-admin';
import type { Identity } from './identity.ts';

/** `AccessProvider` provides it. */
export const IdentityContext = createContext<Identity | undefined>(undefined);

/**
 * Returns the signed-in user, who is known before the console first renders. A page calls it about ten times,
 * and a context costs less than as many query observers of `useGetIdentity`.
 */
export function useIdentity(): Identity {
  const identity = useContext(IdentityContext);
  if (!identity) throw new Error('useIdentity outside the console');
  return identity;
}

/** Reads the signed-in user again on each mount. */
export function useFreshIdentity(options: Pick<UseGetIdentityOptions, 'enabled' | 'staleTime'> = {}) {
  const query = useGetIdentity({ refetchOnMount: 'always', staleTime: Infinity, ...options });
  return { ...query, identity: query.identity as Identity | undefined };
}
