import { useEffect, useMemo } from 'react';
import { useSavedQueries, useStoreContext } from 'react-admin';
import {
  isEarlier,
  queryNamed,
  readQueries,
  savedState,
  urlOfState,
  type QueriedList,
  type SavedListQuery,
} from './savedQueries.ts';

/** The saved queries of a list, under react-admin's store key, and which of them the list shows. */
export function useListQueries(list: QueriedList) {
  const { name, state, look, parse } = list;
  const { getItem, setItem } = useStoreContext();
  const [stored] = useSavedQueries(name);
  const queries = useMemo(() => readQueries(stored, { parse }), [stored, parse]);
  const key = `${name}.savedQueries`;
  useEffect(() => {
    if (isEarlier(stored)) setItem(key, queries);
  }, [stored, setItem, key, queries]);
  const shown = { ...state, ...look };
  const chosen = queryNamed(queries, state.saved);
  return {
    queries,
    /** The state of the list with its visible columns and row height. */
    shown,
    chosen,
    isChanged: chosen !== undefined && urlOfState(list, shown) !== urlOfState(list, savedState(list, chosen)),
    /** Changes the stored queries, which another tab may have changed since they were rendered. */
    change: (next: (queries: SavedListQuery[]) => SavedListQuery[]) =>
      setItem(key, next(readQueries(getItem<unknown>(key), { parse }))),
  };
}
