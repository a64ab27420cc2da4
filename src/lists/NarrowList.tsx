import { RecordContextProvider, useListContext, type RaRecord } from 'react-admin';
import { useConsoleList } from './ConsoleList.ts';
import type { Drawing } from './drawing.ts';
import styles from './list.module.css';
import { RowActions, SelectBox } from './Row.tsx';
import { useRowClicks } from './useRowClicks.ts';

interface Props extends Drawing {
  /** Two lines of facts below the name. */
  facts(record: RaRecord): [string, string?];
}

/** The list on a narrow screen: name, two lines of facts, the actions. */
export function NarrowList({ title, shape, acts, facts, editor, ticked }: Props) {
  const { editing, refreshing } = useConsoleList();
  const { data: rows, perPage } = useListContext();
  const onClick = useRowClicks(acts);
  return (
    <ul className={`panel ${styles.narrow} ${refreshing ? styles.stale : ''}`} aria-label={title} aria-busy={refreshing || !rows} onClick={onClick}>
      {rows
        ? rows.map(record => {
            const [first, second] = facts(record);
            return (
              <RecordContextProvider key={record.id} value={record}>
                {record.id === editing ? (
                  <li className={styles.editCell}>{editor(record)}</li>
                ) : (
                  <li className={ticked?.has(record.id) ? styles.selected : undefined}>
                    {ticked ? <SelectBox record={record} shape={shape} selected={ticked.has(record.id)} /> : null}
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
                )}
              </RecordContextProvider>
            );
          })
        : Array.from({ length: perPage }, (_, index) => (
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
