import type { RaRecord } from 'react-admin';
import { usePreference } from './usePreference.ts';
import type { Column } from './columns.ts';
import { useList } from './ListContext.ts';

/** The columns of the current list that this user chose to see; the first, the record's name, always shows. */
export function useColumns<T extends RaRecord>(columns: Column<T>[]) {
  const { name } = useList();
  const documented = columns.filter(column => !column.optional).map(column => column.source);
  const [chosen, choose] = usePreference<string[]>(`${name}.columns`, documented);
  const [first] = columns;
  const isShown = ({ source }: Column<T>) => source === first?.source || chosen.includes(source);
  return {
    shown: columns.filter(isShown),
    isShown,
    toggle: (column: Column<T>) =>
      choose(chosen.includes(column.source) ? chosen.filter(source => source !== column.source) : [...chosen, column.source]),
  };
}
