import type { ReactNode } from 'react';
import type { RaRecord } from 'react-admin';
import { useText } from '../ui/useText.ts';
import type { Column } from './columns.ts';
import { useList } from './ListContext.ts';
import styles from './list.module.css';
import { RowActions, type RowShape } from './Rows.tsx';
import { useRowClicks, type RowActs } from './useRowClicks.ts';

interface Props<T extends RaRecord> {
  title: string;
  shape: RowShape<T>;
  acts: RowActs;
  /** The lines of a card; where missing, `summary` stands there. */
  fields?: Column<T>[];
  summary?(record: T): ReactNode;
  editing?: string | undefined;
  editor(record: T): ReactNode;
}

/** The list as cards: the same fields in the same place in every card. */
export function Cards<T extends RaRecord>({ title, shape, acts, fields = [], summary, editing, editor }: Props<T>) {
  const t = useText();
  const { rows, state, refreshing } = useList<T>();
  const onClick = useRowClicks(acts);
  if (!rows)
    return (
      <div className={styles.cards} aria-busy="true">
        {Array.from({ length: Math.min(state.pageSize, 24) }, (_, index) => (
          <div key={index} className={`${styles.card} loading`}>
            <span className="skeleton" style={{ width: '60%', marginTop: 9, marginBottom: 9 }} />
            {(fields.length ? fields : [undefined]).map((field, line) => (
              <span key={field?.source ?? line} className="skeleton" style={{ width: '80%', margin: '5px 0' }} />
            ))}
          </div>
        ))}
      </div>
    );
  return (
    <ul className={`${styles.cards} ${refreshing ? styles.stale : ''}`} aria-label={title} aria-busy={refreshing} onClick={onClick}>
      {rows.map(record => (
        <li key={record.id} className={`${styles.card} ${record.id === editing ? styles.editing : ''}`}>
          {record.id === editing ? (
            editor(record)
          ) : (
            <>
              <div className={styles.cardTop}>
                <h2 className={styles.name}>
                  {shape.sign?.(record)}
                  <a href={shape.hrefOf(record)}>{shape.nameOf(record)}</a>
                </h2>
                <span className={styles.cardActions}>
                  <RowActions record={record} shape={shape} />
                </span>
              </div>
              {fields.length ? (
                <dl className={styles.fields}>
                  {fields.map(field => (
                    <div key={field.source}>
                      <dt>{t(field.label)}</dt>
                      <dd title={field.text(record)}>{field.text(record)}</dd>
                    </div>
                  ))}
                </dl>
              ) : null}
              {summary ? <p className={styles.summary}>{summary(record)}</p> : null}
            </>
          )}
        </li>
      ))}
    </ul>
  );
}
