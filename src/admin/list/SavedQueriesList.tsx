import type { SavedQueriesListProps as RaSavedQueriesListProps } from 'react-admin';
import { SavedQueries } from '../savedQueries/SavedQueries.tsx';
import { useQueriedList } from './useQueriedList.ts';

/**
 * react-admin's `SavedQueriesList`: saves, chooses and removes queries of the list (`useSavedQueries`). The queries are in a popover. A
 * documented list has it in its toolbar.
 */
export function SavedQueriesList(props: RaSavedQueriesListProps) {
  const list = useQueriedList();
  return list ? <SavedQueries list={list} {...props} /> : null;
}
