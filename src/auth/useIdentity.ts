import { createContext, useContext } from 'react';
import { useGetIdentity, type UseGetIdentityOptions } from 'react-admin';
import type { Identity } from './identity.ts';

/** Published by `AccessProvider`. */
export const IdentityContext = createContext<Identity | undefined>(undefined);

/**
 * The signed-in user: react-admin's identity, known before the console is first drawn. A page asks for it about ten times; a context
 * costs less than as many query observers of `useGetIdentity`.
 */
export function useIdentity(): Identity {
  const identity = useContext(IdentityContext);
  if (!identity) throw new Error('useIdentity outside the console');
  return identity;
}

/** Reads who is signed in once more each time this is mounted. */
export function useFreshIdentity(options: Pick<UseGetIdentityOptions, 'enabled' | 'staleTime'> = {}) {
  const query = useGetIdentity({ refetchOnMount: 'always', staleTime: Infinity, ...options });
  return { ...query, identity: query.identity as Identity | undefined };
}
