import { useEffect, useMemo } from 'react';
import { useSavedQueries, useStoreContext } from 'react-admin';
import {
  findQuery,
  hasLegacyQueries,
  queryToState,
  readQueries,
  serializeState,
  type SavableList,
  type SavedListQuery,
} from './savedQueries.ts';

/** Returns the saved queries of a list, which are stored under react-admin's key, and the query that the list shows. */
export function useListQueries(list: SavableList) {
  const { name, state, layout, parse } = list;
  const { getItem, setItem } = useStoreContext();
  const [stored] = useSavedQueries(name);
  const queries = useMemo(() => readQueries(stored, { parse }), [stored, parse]);
  const key = `${name}.savedQueries`;
  useEffect(() => {
    if (hasLegacyQueries(stored)) setItem(key, queries);
  }, [stored, setItem, key, queries]);
  const currentState = { ...state, ...layout };
  const currentQuery = findQuery(queries, state.saved);
  return {
    queries,
    /** The state of the list with its visible columns and row height. */
    currentState,
    currentQuery,
    isChanged:
      currentQuery !== undefined &&
      serializeState(list, currentState) !== serializeState(list, queryToState(list, currentQuery)),
    /** Updates the stored queries from their current value, because another tab may have changed them since the last render. */
    updateQueries: (next: (queries: SavedListQuery[]) => SavedListQuery[]) =>
      setItem(key, next(readQueries(getItem<unknown>(key), { parse }))),
  };
}
