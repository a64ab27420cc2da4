import { createContext, useContext } from 'react';

/** The search of a small list. */
interface ListSearch {
  /** The text as it is typed; the URL has it after a pause. */
  typed: string;
  type(text: string): void;
  /** What the records are searched for: folded, and a little later than what is typed. */
  wanted: string;
}

export const ListSearchContext = createContext<ListSearch>({ typed: '', type() {}, wanted: '' });

/** The search of the enclosing small list. */
export const useListSearch = () => useContext(ListSearchContext);
