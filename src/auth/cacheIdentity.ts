import type { Query, QueryClient } from '@tanstack/react-query';
import { ownAccount } from '../platform/ownAccount.ts';
import { IDENTITY_KEY, type Identity } from './identity.ts';

const isInvalidated = ({ state }: Query) => state.isInvalidated;

/**
 * Puts the identity into the cache of a session, and returns that. The identity is read again when that user changes, and not because it is five minutes old: that is what `useGetIdentity` says by
 * default, and its own default comes before those of the key.
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
