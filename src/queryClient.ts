import { QueryClient, type Query } from '@tanstack/react-query';
import { IDENTITY_KEY, type Identity } from './auth/identity.ts';
import { CallError } from './platform/errors.ts';
import { ownAccount } from './platform/ownAccount.ts';

/** Reads are tried once more when the server failed, could not be reached or gave no readable answer; what it refused is not asked again. */
export const shouldRetry = (failures: number, error: Error) =>
  failures < 1 &&
  error instanceof CallError &&
  (error.status >= 500 || error.failure === 'offline' || error.failure === 'unreadable');

/** How long a read waits before that, in milliseconds. */
export const BEFORE_ANOTHER_TRY = 300;

/** Creates the cache of a session. It knows the identity from the beginning. */
export function createQueryClient(me?: Identity) {
  const queryClient = new QueryClient({
    defaultOptions: {
      queries: { retry: shouldRetry, retryDelay: BEFORE_ANOTHER_TRY, networkMode: 'always' },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
  if (me) keepIdentity(queryClient, me);
  return queryClient;
}

const isInvalidated = ({ state }: Query) => state.isInvalidated;

/**
 * The identity is read again when that user changes, and not because it is five minutes old: that is what `useGetIdentity` says by
 * default, and its own default comes before those of the key.
 */
function keepIdentity(queryClient: QueryClient, me: Identity) {
  queryClient.setQueryDefaults(IDENTITY_KEY, {
    refetchOnMount: isInvalidated,
    refetchOnWindowFocus: isInvalidated,
    refetchOnReconnect: isInvalidated,
    meta: { shows: ownAccount.me.shows, ids: [me._id] },
  });
  queryClient.setQueryData(IDENTITY_KEY, me);
}
