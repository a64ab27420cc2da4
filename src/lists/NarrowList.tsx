import type { ReactNode } from 'react';
import type { RaRecord } from 'react-admin';
import { useList } from './ListContext.ts';
import styles from './list.module.css';
import { RowActions, SelectBox, type RowShape } from './Rows.tsx';
import { useRowClicks, type RowActs } from './useRowClicks.ts';
import type { Selection } from './useSelection.ts';

interface Props<T extends RaRecord> {
  title: string;
  shape: RowShape<T>;
  acts: RowActs;
  /** Two lines of facts below the name. */
  facts(record: T): [string, string?];
  editing?: string | undefined;
  editor(record: T): ReactNode;
  /** Where rows can be ticked. */
  selection?: Selection<T> | undefined;
}

/** The list on a narrow screen: name, two lines of facts, the actions. */
export function NarrowList<T extends RaRecord>({ title, shape, acts, facts, editing, editor, selection }: Props<T>) {
  const { rows, state, refreshing } = useList<T>();
  const onClick = useRowClicks(acts);
  return (
    <ul className={`panel ${styles.narrow} ${refreshing ? styles.stale : ''}`} aria-label={title} aria-busy={refreshing || !rows} onClick={onClick}>
      {rows
        ? rows.map(record => {
            const [first, second] = facts(record);
            return record.id === editing ? (
              <li key={record.id} className={styles.editCell}>
                {editor(record)}
              </li>
            ) : (
              <li key={record.id} className={selection?.has(record.id) ? styles.selected : undefined}>
                {selection ? <SelectBox record={record} shape={shape} selected={selection.has(record.id)} /> : null}
                <div className={styles.facts}>
                  <span className={styles.name}>
                    {shape.sign?.(record)}
                    <a href={shape.hrefOf(record)}>{shape.nameOf(record)}</a>
                  </span>
                  <span className="secondary">{first}</span>
                  {second ? <span className="secondary">{second}</span> : null}
                </div>
                <RowActions record={record} shape={shape} />
              </li>
            );
          })
        : Array.from({ length: state.pageSize }, (_, index) => (
            <li key={index} className="loading">
              <div className={styles.facts}>
                <span className="skeleton" style={{ width: '50%', margin: '5px 0' }} />
                <span className="skeleton" style={{ width: '70%', margin: '5px 0' }} />
                <span className="skeleton" style={{ width: '60%', margin: '5px 0' }} />
              </div>
            </li>
          ))}
    </ul>
  );
}
