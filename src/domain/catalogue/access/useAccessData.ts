import { useQueries, useQueryClient, type UseQueryResult } from '@tanstack/react-query';
import { useCallback, useMemo, useState } from 'react';
import { useDataProvider } from 'react-admin';
import type { ConsoleDataProvider } from '../../../data/dataProvider.ts';
import { readList } from '../../../data/dialect.ts';
import { endpointKey, endpointQuery } from '../../../data/useEndpointQuery.ts';
import { CATALOGUE_KINDS } from '../../../platform/resources.ts';
import { roles as roleCalls, type RolePurpose } from '../../../platform/roles.ts';
import type { Name } from '../../../ui/Name.tsx';
import { allRecordsArgs, NAMES_STALE_TIME } from '../../people/useNames.ts';
import { kinds, type CatalogueKind } from '../kinds.ts';
import { useAllPurposes, useAllToolgroups, useAllTools } from '../lists.ts';
import {
  buildAccessGraph,
  getApplicationId,
  type CatalogueRow,
  type GraphCarrier,
  type RolesByApplication,
} from './accessGraph.ts';

export interface AccessLoadFailure {
  what: CatalogueKind | 'carriers';
  error: unknown;
}

const combineResults = (answers: UseQueryResult<unknown>[]) => ({
  data: answers.map(({ data }) => data),
  errors: answers.map(({ error }) => error),
});

/**
 * Loads all purposes, toolgroups and tools with the roles that they carry, in one call for each kind. If the
 * list of purposes omits the roles, it also requests the purposes of each role.
 */
export function useAccessData(roles: readonly string[], enabled: boolean) {
  const client = useQueryClient();
  const dataProvider = useDataProvider<ConsoleDataProvider>();
  const [isStopped, setStopped] = useState(false);
  const queryOptions = { staleTime: NAMES_STALE_TIME, enabled: enabled && !isStopped };
  const lists = {
    purposes: useAllPurposes(queryOptions.enabled),
    toolgroups: useAllToolgroups(queryOptions.enabled),
    tools: useAllTools(queryOptions.enabled),
  };
  const [purposes, toolgroups, tools] = [
    lists.purposes.rows as CatalogueRow[],
    lists.toolgroups.rows as CatalogueRow[],
    lists.tools.rows as CatalogueRow[],
  ];
  const lacksRoles =
    purposes.length > 0 && purposes.every(({ rolesAssigned }) => !Array.isArray(rolesAssigned));
  const requestedRoles = lacksRoles ? roles : [];
  const { data: replies, errors } = useQueries({
    queries: requestedRoles.map(roleId => ({
      ...endpointQuery(dataProvider, roleCalls.purposes, { path: { roleId } }),
      ...queryOptions,
    })),
    combine: combineResults,
  });

  const graph = useMemo(() => {
    const carriers = replies.flatMap((reply, at): GraphCarrier[] =>
      readList<RolePurpose>(reply).data.map(purpose => ({
        kind: 'purposes',
        id: purpose._id,
        role: requestedRoles[at]!,
        application: getApplicationId(purpose),
      })),
    );
    return buildAccessGraph({ purposes, toolgroups, tools }, carriers);
    // `replies` changes with `requestedRoles`.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [purposes, toolgroups, tools, replies]);

  const isListed = CATALOGUE_KINDS.every(kind => lists[kind].query.data !== undefined);
  const pendingRoles = new Set(requestedRoles.filter((_, at) => replies[at] === undefined));
  const steps = CATALOGUE_KINDS.length + requestedRoles.length;
  const done =
    CATALOGUE_KINDS.filter(kind => lists[kind].query.data !== undefined).length +
    requestedRoles.length -
    pendingRoles.size;
  const failed =
    CATALOGUE_KINDS.filter(kind => lists[kind].query.error).length + errors.filter(Boolean).length;
  const isReading = enabled && !isStopped && done + failed < steps;

  const failures: AccessLoadFailure[] = [
    ...CATALOGUE_KINDS.flatMap(kind =>
      lists[kind].query.error ? [{ what: kind, error: lists[kind].query.error }] : [],
    ),
    ...errors
      .filter(Boolean)
      .slice(0, 1)
      .map((error): AccessLoadFailure => ({ what: 'carriers', error })),
  ];
  const nameOf = useCallback(
    (kind: CatalogueKind, id: string): Name => {
      const text = graph.names[kind].get(id);
      return text === undefined
        ? isReading
          ? { text: '', as: 'awaited' }
          : { text: id, as: 'id' }
        : { text };
    },
    [graph, isReading],
  );

  return {
    graph,
    nameOf,
    failures,
    skippedCount: CATALOGUE_KINDS.reduce((sum, kind) => sum + lists[kind].skippedCount, 0),
    steps,
    done,
    isReading,
    isStopped: isStopped && done < steps,
    /** Returns whether everything that these roles lead to is loaded. */
    isComplete: (roles: Iterable<string>) => isListed && ![...roles].some(role => pendingRoles.has(role)),
    /** Counts the applications whose roles are loaded completely. */
    countLoaded: (assigned: RolesByApplication) =>
      [...assigned.values()].filter(own => isListed && !own.some(role => pendingRoles.has(role))).length,
    stop() {
      setStopped(true);
      const keys = [
        ...CATALOGUE_KINDS.map(kind => endpointKey(kinds[kind].calls.list, allRecordsArgs)),
        ...requestedRoles.map(roleId => endpointKey(roleCalls.purposes, { path: { roleId } })),
      ];
      for (const queryKey of keys) void client.cancelQueries({ queryKey, exact: true });
    },
    resume: () => setStopped(false),
  };
}

export type AccessData = ReturnType<typeof useAccessData>;
