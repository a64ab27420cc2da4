import { createContext, useContext } from 'react';
import { useListContext } from 'react-admin';
import { MIN_ROWS_FOR_SEARCH, SearchField } from '../../ui/find/SearchField.tsx';
import { useText } from '../../ui/useText.ts';

interface ListSearch {
  /** The text as it is typed; the URL contains it after a pause. */
  typed: string;
  type(text: string): void;
  /** The folded text that the records are searched for, slightly delayed. */
  searchText: string;
}

export const ListSearchContext = createContext<ListSearch>({ typed: '', type() {}, searchText: '' });

export const useListSearch = () => useContext(ListSearchContext);

interface Props {
  /** The title of the panel. */
  title: string;
  /** The number of records, matching or not: few records need no search. */
  total?: number;
  /** The search appears from this many records on. */
  minTotal?: number;
  /** The class of an element around the search. */
  className?: string | undefined;
}

/** The search of the enclosing small list, at the right end of a panel's head. */
export function PanelSearch({ title, minTotal = MIN_ROWS_FOR_SEARCH, total = minTotal, className }: Props) {
  const { typed, type } = useListSearch();
  if (total < minTotal && !typed) return null;
  const search = <SearchField title={title} typed={typed} type={type} />;
  return className === undefined ? search : <div className={className}>{search}</div>;
}

/** Shown if no record of the enclosing small list matches its search. */
export function NoMatches({ className }: { className?: string | undefined }) {
  const t = useText();
  const { typed } = useListSearch();
  const { total } = useListContext();
  return typed && total === 0 ? <p className={className}>{t('list.nothingFound')}</p> : null;
}
