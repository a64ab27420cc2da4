import { Suspense, type ReactNode } from 'react';
import {
  RecordContextProvider,
  useListContext,
  useTranslate,
  type RaRecord,
  type SimpleListProps as RaSimpleListProps,
} from 'react-admin';
import { useRecordMarks } from '../../activity/live/recordMarks.ts';
import { handFocusOn } from '../../ui/focus/handover.ts';
import { formatOptional } from '../../ui/formats.ts';
import { useText } from '../../ui/useText.ts';
import { renderRowLink } from '../datatable/DataTableColumn.tsx';
import { SelectRowCheckbox } from '../datatable/DataTableRow.tsx';
import { renderRowMenu } from '../datatable/rowActions.tsx';
import { useRowDefinition } from '../datatable/RowDefinition.ts';
import { RowPopups } from '../datatable/RowPopups.tsx';
import rowStyles from '../datatable/rows.module.css';
import { SelectAllCheckbox } from '../datatable/SelectAllCheckbox.tsx';
import { useRowEvents } from '../datatable/useRowEvents.ts';
import { useDefaultProps } from '../useDefaultProps.ts';
import { InlineEdit } from './InlineEdit.tsx';
import styles from './list.module.css';
import { ListNoResults } from './ListStates.tsx';
import { useIsRefreshing, useListUi } from './ListUiContext.ts';
import { useRowsProps, type RowsProps } from './RowsContext.ts';
import { MAX_SKELETON_ROWS } from './skeleton.ts';
import { SortButton } from './SortButton.tsx';

type TextProp = 'primaryText' | 'secondaryText' | 'tertiaryText';

type Props<T extends RaRecord> = Pick<
  RaSimpleListProps<T>,
  TextProp | 'className' | 'empty' | 'hasBulkActions' | 'leftIcon' | 'rightIcon'
> &
  RowsProps<T>;

/** react-admin's `SimpleList`: the name, lines of text and an action menu for each record. It replaces the table in a narrow window. */
export function SimpleList<T extends RaRecord = RaRecord>(inProps: Props<T>) {
  const props = useDefaultProps('SimpleList', inProps as Props<RaRecord>);
  const { className = '', empty = <ListNoResults />, leftIcon, rightIcon } = props;
  const t = useText();
  const translate = useTranslate();
  const { title, editedId } = useListUi();
  const { data: records, perPage, selectedIds, onToggleItem } = useListContext();
  const { before, inlineEdit, rowClick, rowActions, clickTarget, ...rows } = useRowsProps(props);
  const hasBulkActions = props.hasBulkActions ?? rows.hasBulkActions;
  const definition = useRowDefinition(rowClick, rowActions);
  const marks = useRecordMarks();
  const {
    events,
    className: clickable,
    ...popups
  } = useRowEvents({
    definition,
    rowActions,
    inlineEdit,
    clickTarget,
    toggle: onToggleItem,
    bulkActionsToolbar: rows.bulkActionsToolbar,
  });
  const isRefreshing = useIsRefreshing();
  if (records?.length === 0 && !isRefreshing) return empty;

  const renderText = (text: Props<RaRecord>[TextProp], record: RaRecord): ReactNode => {
    if (typeof text === 'function') return text(record, record.id);
    return typeof text === 'string' ? translate(text, { ...record, _: text }) : text;
  };
  const lines = [props.secondaryText, props.tertiaryText].filter(text => text !== undefined);
  const renderLines = (name: ReactNode, renderLine: (text: Props<RaRecord>[TextProp]) => ReactNode) => (
    <div className={styles.facts}>
      <span className={styles.name}>{name}</span>
      {lines.map((text, index) => (
        <span key={index} className="secondary">
          {renderLine(text)}
        </span>
      ))}
    </div>
  );
  const renderContent = (record: RaRecord) => (
    <>
      {hasBulkActions ? (
        <SelectRowCheckbox
          record={record}
          definition={definition}
          selected={selectedIds.includes(record.id)}
        />
      ) : null}
      {leftIcon?.(record, record.id)}
      {renderLines(
        <>
          {before}
          {renderRowLink(
            record,
            definition,
            props.primaryText === undefined
              ? definition.getName(record)
              : renderText(props.primaryText, record),
          )}
        </>,
        text => {
          const content = renderText(text, record);
          return typeof content === 'string' ? formatOptional(content) : content;
        },
      )}
      {rightIcon?.(record, record.id)}
      {renderRowMenu(record, definition)}
    </>
  );
  const renderItem = (record: RaRecord) => {
    const mark = marks.get(String(record.id));
    const classes = [
      hasBulkActions && selectedIds.includes(record.id) && styles.selected,
      mark && rowStyles.marked,
    ];
    const item = (
      <li ref={handFocusOn} className={classes.filter(Boolean).join(' ') || undefined} data-mark={mark}>
        {renderContent(record)}
      </li>
    );
    return (
      <RecordContextProvider key={record.id} value={record}>
        {record.id === editedId ? (
          <Suspense fallback={item}>
            <li className={styles.editCell}>
              <InlineEdit record={record} name={definition.getName(record)}>
                {inlineEdit}
              </InlineEdit>
            </li>
          </Suspense>
        ) : (
          item
        )}
      </RecordContextProvider>
    );
  };
  return (
    <div className={`panel ${styles.narrow} ${className}`}>
      <div className={styles.narrowHead}>
        {hasBulkActions ? (
          <label className="check">
            <SelectAllCheckbox />
            {t('bulk.selectThese')}
          </label>
        ) : null}
        <SortButton />
      </div>
      <ul
        className={[isRefreshing && styles.stale, clickable].filter(Boolean).join(' ')}
        aria-label={title}
        aria-busy={isRefreshing || !records}
        {...events}
      >
        {records
          ? records.map(renderItem)
          : Array.from({ length: Math.min(perPage, MAX_SKELETON_ROWS) }, (_, index) => (
              <li key={index} className="loading">
                {hasBulkActions ? <span className={`skeleton ${styles.box}`} /> : null}
                {renderLines(<span className="skeleton" style={{ width: '50%' }} />, () => (
                  <span className="skeleton" style={{ width: '70%' }} />
                ))}
              </li>
            ))}
      </ul>
      <RowPopups definition={definition} {...popups} />
    </div>
  );
}
