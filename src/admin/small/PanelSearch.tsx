import { SEARCHED_FROM, SearchField } from '../../ui/find/SearchField.tsx';
import { useListSearch } from './ListSearchContext.ts';

interface Props {
  /** Of the panel. */
  title: string;
  /** How many records there are, matching or not: a few need no search. */
  total?: number;
  /** From this many records on there is a search. */
  from?: number;
  /** Of an element around it. */
  className?: string | undefined;
}

/** The search of the enclosing small list, at the right end of a panel's head. */
export function PanelSearch({ title, from = SEARCHED_FROM, total = from, className }: Props) {
  const { typed, type } = useListSearch();
  if (total < from && !typed) return null;
  const search = <SearchField title={title} typed={typed} type={type} />;
  return className === undefined ? search : <div className={className}>{search}</div>;
}
