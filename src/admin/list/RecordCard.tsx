import { memo, type CSSProperties, type ReactNode } from 'react';
import { RecordContextProvider, type RaRecord } from 'react-admin';
import type { RecordMark } from '../../activity/live/recordMarks.ts';
import { handFocusOn } from '../../ui/focus/handover.ts';
import { renderRowLink } from '../datatable/DataTableColumn.tsx';
import { renderRowActions } from '../datatable/rowActions.tsx';
import type { RowDefinition } from '../datatable/RowDefinition.ts';
import rowStyles from '../datatable/rows.module.css';
import { renderCardFields, type CardField } from './CardFields.tsx';
import styles from './cards.module.css';
import listStyles from './list.module.css';

interface CardLayout {
  top: ReactNode;
  fields: readonly CardField[];
  record?: RaRecord;
  summary: ReactNode;
  /** Reserved height of the summary in lines, the same in every card. */
  summaryLines: 1 | 2;
}

/** Renders the layout of a card or of its skeleton. */
export const renderCardLayout = ({ top, fields, record, summary, summaryLines }: CardLayout) => (
  <>
    <div className={styles.cardTop}>{top}</div>
    {renderCardFields(fields, record)}
    {summary ? (
      <p className={styles.summary} style={{ '--lines': summaryLines } as CSSProperties}>
        {summary}
      </p>
    ) : null}
  </>
);

interface CardContent extends Omit<CardLayout, 'top'> {
  before: ReactNode;
  record: RaRecord;
  definition: RowDefinition;
}

/** Renders the record's name, its actions, the fields and the summary. */
export const renderCardContent = ({ before, record, definition, ...layout }: CardContent) =>
  renderCardLayout({
    ...layout,
    record,
    top: (
      <>
        <h2 className={listStyles.name}>
          {before}
          {renderRowLink(record, definition, definition.getName(record))}
        </h2>
        <span className={styles.cardActions}>{renderRowActions(record, definition)}</span>
      </>
    ),
  });

interface Props extends CardContent {
  /** Set if another user has just saved the record, or it is saved or edited in another tab. */
  mark: RecordMark | undefined;
}

/** Memoized like a row of the table. */
export const RecordCard = memo(function Card({ mark, ...content }: Props) {
  return (
    <RecordContextProvider value={content.record}>
      <li
        ref={handFocusOn}
        className={mark ? `${styles.card} ${rowStyles.marked}` : styles.card}
        data-mark={mark}
      >
        {renderCardContent(content)}
      </li>
    </RecordContextProvider>
  );
});
