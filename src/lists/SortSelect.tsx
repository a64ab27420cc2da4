import { useListSortContext } from 'react-admin';
import { useText } from '../ui/useText.ts';
import { useConsoleList } from './ConsoleList.ts';
import styles from './list.module.css';

/** Cards have no heads to sort by: the same choice as a select. */
export function SortSelect() {
  const { state } = useConsoleList();
  return state.view === 'cards' ? <SortChoice /> : null;
}

/** The columns to sort by, each up and down. */
export function SortChoice() {
  const t = useText();
  const { state, start, layout } = useConsoleList();
  const { sort, setSort } = useListSortContext();
  const sortable = layout.columns.filter(({ source }) => start.sorts.includes(source));
  return (
    <label className={styles.sort}>
      {t('list.sort')}
      <select
        className="input small"
        value={`${sort.field} ${sort.order}`}
        disabled={state.filters.activeUserPercent !== undefined}
        onChange={event => {
          const [field, order] = event.target.value.split(' ') as [string, 'ASC' | 'DESC'];
          setSort({ field, order });
        }}
      >
        {sortable.flatMap(column => {
          const name = t(layout.labelOf(column));
          return [
            <option key={`${column.source} ASC`} value={`${column.source} ASC`}>
              {t('list.ascending', { name })}
            </option>,
            <option key={`${column.source} DESC`} value={`${column.source} DESC`}>
              {t('list.descending', { name })}
            </option>,
          ];
        })}
      </select>
    </label>
  );
}
