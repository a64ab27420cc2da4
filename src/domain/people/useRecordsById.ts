import { useQueries, type QueryFunctionContext, type UseQueryResult } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useDataProvider } from 'react-admin';
import type { ConsoleDataProvider } from '../../data/dataProvider.ts';
import { MAX_CONCURRENT } from '../../data/runBulk.ts';
import { endpointQuery } from '../../data/useEndpointQuery.ts';
import type { AnyEndpoint } from '../../platform/endpoint.ts';

let running = 0;
const waiting: (() => void)[] = [];

/** Limits the concurrent jobs of all components to `MAX_CONCURRENT`. */
async function runLimited<T>(job: () => Promise<T>): Promise<T> {
  if (running < MAX_CONCURRENT) running += 1;
  else await new Promise<void>(resolve => waiting.push(resolve));
  try {
    return await job();
  } finally {
    const next = waiting.shift();
    if (next) next();
    else running -= 1;
  }
}

export interface LoadedRecord {
  data: unknown;
  isPending: boolean;
}

const combineResults = (results: UseQueryResult[]): LoadedRecord[] =>
  results.map(({ data, isPending }) => ({ data, isPending }));

/** Reads each record by a query of its own. Without an endpoint, it reads none. */
export function useRecordsById(
  endpoint: AnyEndpoint | undefined,
  ids: readonly string[],
  staleTime: number,
): ReadonlyMap<string, LoadedRecord> {
  const dataProvider = useDataProvider<ConsoleDataProvider>();
  const records = useQueries({
    queries: (endpoint ? ids : []).map(id => {
      const { queryFn, ...query } = endpointQuery(dataProvider, endpoint!, { path: { id } });
      return {
        ...query,
        queryFn: (context: QueryFunctionContext) =>
          runLimited(async () => {
            context.signal.throwIfAborted();
            return queryFn(context);
          }),
        staleTime,
      };
    }),
    combine: combineResults,
  });
  const key = ids.join();
  // oxlint-disable-next-line react-hooks/exhaustive-deps
  return useMemo(() => new Map(records.map((record, at) => [ids[at]!, record])), [key, records]);
}
