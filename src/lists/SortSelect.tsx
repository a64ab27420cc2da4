import type { RaRecord } from 'react-admin';
import type { SortDirection } from '../platform/lists.ts';
import { useText } from '../ui/useText.ts';
import type { Column } from './columns.ts';
import { useList } from './ListContext.ts';
import styles from './list.module.css';

/** Cards have no heads to sort by: the same choice as a select. */
export function SortSelect<T extends RaRecord>({ columns }: { columns: Column<T>[] }) {
  const t = useText();
  const { state, change } = useList();
  const sortable = columns.filter(column => column.sortable !== false);
  return (
    <label className={styles.sort}>
      {t('list.sort')}
      <select
        className="input small"
        value={`${state.sortBy} ${state.sortDirection}`}
        disabled={state.filters.activeUserPercent !== undefined}
        onChange={event => {
          const [sortBy, sortDirection] = event.target.value.split(' ') as [string, SortDirection];
          change({ sortBy, sortDirection });
        }}
      >
        {sortable.flatMap(({ source, label }) => [
          <option key={`${source} asc`} value={`${source} asc`}>
            {t('list.ascending', { name: t(label) })}
          </option>,
          <option key={`${source} desc`} value={`${source} desc`}>
            {t('list.descending', { name: t(label) })}
          </option>,
        ])}
      </select>
    </label>
  );
}
