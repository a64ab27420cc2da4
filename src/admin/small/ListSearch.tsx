import { createContext, useContext } from 'react';
import { useListContext } from 'react-admin';
import { SEARCHED_FROM, SearchField } from '../../ui/find/SearchField.tsx';
import { useText } from '../../ui/useText.ts';

/** The search of a small list. */
interface ListSearch {
  /** The text as it is typed; the URL has it after a pause. */
  typed: string;
  type(text: string): void;
  /** What the records are searched for: folded, and a little later than what is typed. */
  searchText: string;
}

export const ListSearchContext = createContext<ListSearch>({ typed: '', type() {}, searchText: '' });

/** The search of the enclosing small list. */
export const useListSearch = () => useContext(ListSearchContext);

interface Props {
  /** Of the panel. */
  title: string;
  /** How many records there are, matching or not: a few need no search. */
  total?: number;
  /** From this many records on there is a search. */
  minTotal?: number;
  /** Of an element around it. */
  className?: string | undefined;
}

/** The search of the enclosing small list, at the right end of a panel's head. */
export function PanelSearch({ title, minTotal = SEARCHED_FROM, total = minTotal, className }: Props) {
  const { typed, type } = useListSearch();
  if (total < minTotal && !typed) return null;
  const search = <SearchField title={title} typed={typed} type={type} />;
  return className === undefined ? search : <div className={className}>{search}</div>;
}

/** Says that no record of the enclosing small list matches its search. */
export function NoMatches({ className }: { className?: string | undefined }) {
  const t = useText();
  const { typed } = useListSearch();
  const { total } = useListContext();
  return typed && total === 0 ? <p className={className}>{t('list.nothingFound')}</p> : null;
}
