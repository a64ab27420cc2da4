import { QueryClient } from '@tanstack/react-query';
import { CallError } from '../platform/errors.ts';

/**
 * Retries a read once if the server failed, could not be reached or sent an unreadable reply. Refused reads
 * are not repeated.
 */
export const shouldRetry = (failures: number, error: Error) =>
  failures < 1 &&
  error instanceof CallError &&
  (error.status >= 500 || error.failure === 'offline' || error.failure === 'unreadable');

/** The delay of the retry in milliseconds. */
export const RETRY_DELAY = 300;

export const createQueryClient = () =>
  new QueryClient({
    defaultOptions: {
      queries: { retry: shouldRetry, retryDelay: RETRY_DELAY, networkMode: 'always' },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
