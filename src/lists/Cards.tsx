import { Suspense, type CSSProperties, type ReactNode } from 'react';
import { RecordContextProvider, useListContext, type RaRecord } from 'react-admin';
import { Address } from '../ui/Address.tsx';
import { handFocusOn } from '../ui/focus/handover.ts';
import { orEmpty } from '../ui/formats.ts';
import { useText } from '../ui/useText.ts';
import type { Column } from './columns.ts';
import { useConsoleList } from './ConsoleList.ts';
import { DRAWN, type Drawing } from './drawing.ts';
import { EditedPlaceContext } from './EditedPlace.ts';
import styles from './list.module.css';
import { RowActions, RowName } from './Row.tsx';
import { useRowClicks } from './useRowClicks.ts';

interface Props extends Drawing {
  /** The lines of a card; where there are none, `summary` stands there. */
  fields: Column[];
  summary?(record: RaRecord): ReactNode;
  /** Of so many lines, in every card. */
  summaryLines: 1 | 2;
}

/** The list as cards: the same fields in the same place in every card, and in its skeleton. */
export function Cards({ title, shape, acts, fields, summary, summaryLines, editor }: Props) {
  const t = useText();
  const { layout, editing, refreshing } = useConsoleList();
  const { data: rows, perPage } = useListContext();
  const clicks = useRowClicks(acts);
  const labels = fields.map(field => t(layout.labelOf(field)));

  const card = (top: ReactNode, line: (field: Column) => ReactNode, summed?: ReactNode) => (
    <>
      <div className={styles.cardTop}>{top}</div>
      {fields.length ? (
        <dl className={styles.fields}>
          {fields.map((field, at) => (
            <div key={field.source} className={field.address ? styles.address : undefined}>
              <dt>{labels[at]}</dt>
              {line(field)}
            </div>
          ))}
        </dl>
      ) : null}
      {summed === undefined ? null : (
        <p className={styles.summary} style={{ '--lines': summaryLines } as CSSProperties}>
          {summed}
        </p>
      )}
    </>
  );
  if (!rows)
    return (
      <div className={styles.cards} aria-busy="true">
        {Array.from({ length: Math.min(perPage, DRAWN) }, (_, index) => (
          <div key={index} className={`${styles.card} loading`}>
            {card(
              <Skeleton width="60%" />,
              () => (
                <dd>
                  <Skeleton width="70%" />
                </dd>
              ),
              summary && <Skeleton width="50%" />,
            )}
          </div>
        ))}
      </div>
    );
  const full = (record: RaRecord) =>
    card(
      <>
        <h2 className={styles.name}>
          {shape.sign?.(record)}
          <RowName href={shape.hrefOf?.(record)}>{shape.nameOf(record)}</RowName>
        </h2>
        <span className={styles.cardActions}>
          <RowActions record={record} shape={shape} />
        </span>
      </>,
      field => {
        const text = orEmpty(field.text(record));
        return field.address ? (
          <dd>
            <Address text={text} />
          </dd>
        ) : (
          <dd title={text}>{field.draw ? field.draw(record) : text}</dd>
        );
      },
      summary?.(record),
    );
  return (
    <ul
      className={`${styles.cards} ${refreshing ? styles.stale : ''}`}
      aria-label={title}
      aria-busy={refreshing}
      {...clicks}
    >
      {rows.map(record => (
        <RecordContextProvider key={record.id} value={record}>
          {record.id === editing ? (
            <li className={`${styles.card} ${styles.editing}`}>
              <Suspense fallback={full(record)}>
                <EditedPlaceContext value={{ record, name: shape.nameOf(record) }}>
                  {editor(record)}
                </EditedPlaceContext>
              </Suspense>
            </li>
          ) : (
            <li ref={handFocusOn} className={styles.card}>
              {full(record)}
            </li>
          )}
        </RecordContextProvider>
      ))}
    </ul>
  );
}

const Skeleton = ({ width }: { width: string }) => <span className="skeleton" style={{ width }} />;
