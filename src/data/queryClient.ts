import { QueryClient } from '@tanstack/react-query';
import { CallError } from '../platform/errors.ts';

/** Reads are tried once more when the server failed, could not be reached or gave no readable answer; what it refused is not asked again. */
export const shouldRetry = (failures: number, error: Error) =>
  failures < 1 &&
  error instanceof CallError &&
  (error.status >= 500 || error.failure === 'offline' || error.failure === 'unreadable');

/** How long a read waits before that, in milliseconds. */
export const RETRY_DELAY = 300;

/** Creates the cache of a session. */
export const createQueryClient = () =>
  new QueryClient({
    defaultOptions: {
      queries: { retry: shouldRetry, retryDelay: RETRY_DELAY, networkMode: 'always' },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
