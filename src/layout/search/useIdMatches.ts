import { useQueries } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import { useCan } from '../../auth/AccessProvider.tsx';
import { CallError } from '../../platform/errors.ts';
import { resourceNames, type ResourceName } from '../../platform/resources.ts';
import { recordPath } from '../../ui/paths.ts';
import { toRecordId, type SearchMatch } from './searchMatches.ts';
import { useToMatch } from './useToMatch.ts';

/** The statuses of replies that have no record, or refuse an ID that no record can have. */
const MISSING_STATUSES = [400, 404, 410, 422];

const isMissing = (error: unknown) =>
  error instanceof CallError && (MISSING_STATUSES.includes(error.status) || error.body.reason === 'nothing');

interface IdMatches {
  matches: SearchMatch[];
  waiting: boolean;
  /** The resources that could not be read, while the record is not found. */
  unchecked: ResourceName[];
  /** Whether every resource replied that it has no record with the ID. */
  isUnknown: boolean;
}

/**
 * The record whose ID is the query. If the query has the format of an ID, every resource with a page of a record is read by ID,
 * if the signed-in user may see it.
 */
export function useIdMatches(query: string): IdMatches {
  const can = useCan();
  const dataProvider = useDataProvider();
  const toMatch = useToMatch();
  const id = toRecordId(query);
  const resources = id
    ? resourceNames.filter(resource => recordPath(resource, id) && can({ action: 'show', resource }))
    : [];
  const queries = useQueries({
    queries: resources.map(resource => ({
      // The key of useGetOne, so that the page of the record shows it at once.
      queryKey: [resource, 'getOne', { id }],
      queryFn: async ({ signal }: { signal: AbortSignal }) =>
        (await dataProvider.getOne(resource, { id: id!, signal })).data,
    })),
  });

  const matches = queries.flatMap(({ data, error }, at) =>
    data && !isMissing(error) ? [toMatch(resources[at]!, data, { isExact: true })] : [],
  );
  const isFound = matches.length > 0;
  const waiting = !isFound && queries.some(({ isFetching }) => isFetching);
  const unchecked = isFound
    ? []
    : resources.filter((_, at) => queries[at]!.isError && !isMissing(queries[at]!.error));
  return {
    matches,
    waiting,
    unchecked,
    isUnknown: resources.length > 0 && !isFound && !waiting && !unchecked.length,
  };
}
