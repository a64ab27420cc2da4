import { Suspense, type ReactNode } from 'react';
import { RecordContextProvider, useListContext, type RaRecord } from 'react-admin';
import { useRecordMarks } from '../../activity/live/recordMarks.ts';
import { useRowDefinition } from '../datatable/RowDefinition.ts';
import { RowPopups } from '../datatable/RowPopups.tsx';
import { useRowEvents } from '../datatable/useRowEvents.ts';
import { useDefaultProps } from '../useDefaultProps.ts';
import { useCardFields } from './CardFields.tsx';
import styles from './cards.module.css';
import { InlineEdit } from './InlineEdit.tsx';
import listStyles from './list.module.css';
import { ListNoResults } from './ListStates.tsx';
import { useIsRefreshing, useListUi } from './ListUiContext.ts';
import { RecordCard, renderCardContent, renderCardLayout } from './RecordCard.tsx';
import { useRowsProps, type RowsProps } from './RowsContext.ts';
import { MAX_SKELETON_ROWS } from './skeleton.ts';

interface Props<T extends RaRecord> extends RowsProps<T> {
  /** The sources of the table's columns that are fields of a card. */
  fields?: readonly string[];
  /** Content below the record's name. */
  summary?: ReactNode;
  /** Reserved height of the summary in lines, the same in every card. */
  summaryLines?: 1 | 2;
  empty?: ReactNode;
}

const NO_FIELDS: readonly string[] = [];

/** The records of a list as cards. While they load, it renders skeletons with the same layout. */
export function CardList<T extends RaRecord = RaRecord>(inProps: Props<T>) {
  const props = useDefaultProps('CardList', inProps as Props<RaRecord>);
  const { summary, summaryLines = 1, empty = <ListNoResults /> } = props;
  const { title, editedId } = useListUi();
  const { data: records, perPage } = useListContext();
  const { before, inlineEdit, rowClick, rowActions, clickTarget } = useRowsProps(props);
  const fields = useCardFields(props.fields ?? NO_FIELDS);
  const definition = useRowDefinition(rowClick, rowActions);
  const marks = useRecordMarks();
  const {
    events,
    className: clickable,
    ...popups
  } = useRowEvents({ definition, rowActions, inlineEdit, clickTarget });
  const isRefreshing = useIsRefreshing();

  if (!records)
    return (
      <div className={styles.cards} aria-busy="true">
        {Array.from({ length: Math.min(perPage, MAX_SKELETON_ROWS) }, (_, index) => (
          <div key={index} className={`${styles.card} loading`}>
            {renderCardLayout({
              top: <span className="skeleton" style={{ width: '60%' }} />,
              fields,
              summary: summary ? <span className="skeleton" style={{ width: '50%' }} /> : null,
              summaryLines,
            })}
          </div>
        ))}
      </div>
    );
  if (!records.length && !isRefreshing) return empty;
  const renderItem = (record: RaRecord) => {
    const content = { before, record, definition, fields, summary, summaryLines };
    if (record.id !== editedId)
      return <RecordCard key={record.id} {...content} mark={marks.get(String(record.id))} />;
    return (
      <RecordContextProvider key={record.id} value={record}>
        <li className={`${styles.card} ${styles.editing}`}>
          <Suspense fallback={renderCardContent(content)}>
            <InlineEdit record={record} name={definition.getName(record)}>
              {inlineEdit}
            </InlineEdit>
          </Suspense>
        </li>
      </RecordContextProvider>
    );
  };
  return (
    <>
      <ul
        className={[styles.cards, isRefreshing && listStyles.stale, clickable].filter(Boolean).join(' ')}
        aria-label={title}
        aria-busy={isRefreshing}
        {...events}
      >
        {records.map(renderItem)}
      </ul>
      <RowPopups definition={definition} isBesideButtons {...popups} />
    </>
  );
}
