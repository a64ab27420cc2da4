import { useGetIdentity, type UseGetIdentityOptions } from 'react-admin';
import type { Identity } from './identity.ts';

/** The signed-in user: react-admin's identity, known before the console is first drawn. */
export function useIdentity(): Identity {
  const { identity } = useGetIdentity();
  if (!identity) throw new Error('useIdentity outside the console');
  return identity as Identity;
}

/** Reads who is signed in once more each time this is mounted. */
export function useFreshIdentity(options: Pick<UseGetIdentityOptions, 'enabled' | 'staleTime'> = {}) {
  const query = useGetIdentity({ refetchOnMount: 'always', staleTime: Infinity, ...options });
  return { ...query, identity: query.identity as Identity | undefined };
}
