import type { Query, QueryClient } from '@tanstack/react-query';
import { ownAccount } from '../platform/ownAccount.ts';
import { IDENTITY_KEY, type Identity } from './identity.ts';

const isInvalidated = ({ state }: Query) => state.isInvalidated;

/**
 * Stores the identity in a session's query cache, and returns the cache. The identity is read again after a
 * change of that user. Without these defaults `useGetIdentity` would read it every five minutes.
 */
export function cacheIdentity(queryClient: QueryClient, me: Identity): QueryClient {
  queryClient.setQueryDefaults(IDENTITY_KEY, {
    refetchOnMount: isInvalidated,
    refetchOnWindowFocus: isInvalidated,
    refetchOnReconnect: isInvalidated,
    meta: { shows: ownAccount.me.shows, ids: [me._id] },
  });
  queryClient.setQueryData(IDENTITY_KEY, me);
  return queryClient;
}
