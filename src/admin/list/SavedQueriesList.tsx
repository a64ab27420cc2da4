import type { SavedQueriesListProps as RaSavedQueriesListProps } from 'react-admin';
import styles from '../../lists/list.module.css';
import { lazyComponent } from '../../ui/lazy/lazyComponent.tsx';
import { useQueriedList } from './useQueriedList.ts';

const SavedQueries = lazyComponent(
  () => import('../../lists/savedQueries/SavedQueries.tsx'),
  ['views'],
  () => <span className={`skeleton ${styles.views}`} />,
);

/**
 * react-admin's `SavedQueriesList`: saves, chooses and removes queries of the list (`useSavedQueries`). The queries are in a popover. A
 * documented list has it in its toolbar.
 */
export function SavedQueriesList(props: RaSavedQueriesListProps) {
  const list = useQueriedList();
  return list ? <SavedQueries list={list} {...props} /> : null;
}
