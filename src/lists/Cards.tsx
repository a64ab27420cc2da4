import type { ReactNode } from 'react';
import { RecordContextProvider, useListContext, type RaRecord } from 'react-admin';
import { useText } from '../ui/useText.ts';
import type { Column } from './columns.ts';
import { useConsoleList } from './ConsoleList.ts';
import type { Drawing } from './drawing.ts';
import styles from './list.module.css';
import { RowActions } from './Row.tsx';
import { useRowClicks } from './useRowClicks.ts';

interface Props extends Drawing {
  /** The lines of a card; where there are none, `summary` stands there. */
  fields: Column[];
  summary?(record: RaRecord): ReactNode;
}

/** The list as cards: the same fields in the same place in every card. */
export function Cards({ title, shape, acts, fields, summary, editor }: Props) {
  const t = useText();
  const { layout, editing, refreshing } = useConsoleList();
  const { data: rows, perPage } = useListContext();
  const onClick = useRowClicks(acts);
  if (!rows)
    return (
      <div className={styles.cards} aria-busy="true">
        {Array.from({ length: Math.min(perPage, 24) }, (_, index) => (
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
        <RecordContextProvider key={record.id} value={record}>
          <li className={`${styles.card} ${record.id === editing ? styles.editing : ''}`}>
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
                        <dt>{t(layout.labelOf(field))}</dt>
                        <dd title={field.text(record)}>{field.text(record)}</dd>
                      </div>
                    ))}
                  </dl>
                ) : null}
                {summary ? <p className={styles.summary}>{summary(record)}</p> : null}
              </>
            )}
          </li>
        </RecordContextProvider>
      ))}
    </ul>
  );
}
