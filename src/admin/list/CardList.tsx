import { Suspense, type CSSProperties, type ReactNode } from 'react';
import { RecordContextProvider, useListContext, type RaRecord } from 'react-admin';
import { useRecordMarks } from '../../activity/useRecordMarks.ts';
import { DRAWN } from '../../lists/drawing.ts';
import styles from '../../lists/list.module.css';
import { RowLink } from '../datatable/DataTableColumn.tsx';
import { drawnActions } from '../datatable/rowActions.tsx';
import rowStyles from '../datatable/rows.module.css';
import { useRowShapeOf } from '../datatable/RowShape.ts';
import { useRowEvents } from '../datatable/useRowEvents.ts';
import { useDefaultProps } from '../useDefaultProps.ts';
import { InlineEdit } from './InlineEdit.tsx';
import { useListFrame } from './ListFrame.ts';
import { ListNoResults } from './ListNoResults.tsx';
import { useRowsProps, type RowsProps } from './RowsContext.ts';

interface Props<T extends RaRecord> extends RowsProps<T> {
  /** What stands below the name of a record. */
  summary?: ReactNode;
  /** Of so many lines, in every card. */
  summaryLines?: 1 | 2;
  empty?: ReactNode;
}

/** The list as cards: the same in the same place in every card, and in what awaits it. */
export function CardList<T extends RaRecord = RaRecord>(given: Props<T>) {
  const props = useDefaultProps('CardList', given as Props<RaRecord>);
  const { summary, summaryLines = 1, empty = <ListNoResults /> } = props;
  const { title, editing } = useListFrame();
  const { data: rows, perPage, isPlaceholderData, isFetching } = useListContext();
  const { inlineEdit, rowClick, rowActions } = useRowsProps(props);
  const shape = useRowShapeOf(rowClick, rowActions);
  const marks = useRecordMarks();
  const { events } = useRowEvents({ shape, rowActions, inlineEdit, clickTarget: 'link' });
  const isRefreshing = !!isPlaceholderData && !!isFetching;

  const card = (top: ReactNode, summed: ReactNode) => (
    <>
      <div className={styles.cardTop}>{top}</div>
      {summary ? (
        <p className={styles.summary} style={{ '--lines': summaryLines } as CSSProperties}>
          {summed}
        </p>
      ) : null}
    </>
  );
  if (!rows)
    return (
      <div className={styles.cards} aria-busy="true">
        {Array.from({ length: Math.min(perPage, DRAWN) }, (_, index) => (
          <div key={index} className={`${styles.card} loading`}>
            {card(
              <span className="skeleton" style={{ width: '60%' }} />,
              <span className="skeleton" style={{ width: '50%' }} />,
            )}
          </div>
        ))}
      </div>
    );
  if (!rows.length && !isRefreshing) return empty;
  const full = (record: RaRecord) =>
    card(
      <>
        <h2 className={styles.name}>
          <RowLink record={record} shape={shape}>
            {shape.nameOf(record)}
          </RowLink>
        </h2>
        <span className={styles.cardActions}>{drawnActions(record, shape)}</span>
      </>,
      summary,
    );
  const rowOf = (record: RaRecord) => {
    const mark = marks.get(String(record.id));
    return (
      <RecordContextProvider key={record.id} value={record}>
        {record.id === editing ? (
          <li className={`${styles.card} ${styles.editing}`}>
            <Suspense fallback={full(record)}>
              <InlineEdit record={record} name={shape.nameOf(record)}>
                {inlineEdit}
              </InlineEdit>
            </Suspense>
          </li>
        ) : (
          <li className={mark ? `${styles.card} ${rowStyles.marked}` : styles.card} data-mark={mark}>
            {full(record)}
          </li>
        )}
      </RecordContextProvider>
    );
  };
  return (
    <ul
      className={`${styles.cards} ${isRefreshing ? styles.stale : ''}`}
      aria-label={title}
      aria-busy={isRefreshing}
      {...events}
    >
      {rows.map(rowOf)}
    </ul>
  );
}
