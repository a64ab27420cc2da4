import { Suspense, type ReactNode } from 'react';
import {
  RecordContextProvider,
  useListContext,
  useTranslate,
  type RaRecord,
  type SimpleListProps as RaSimpleListProps,
} from 'react-admin';
import { useRecordMarks } from '../../activity/useRecordMarks.ts';
import { DRAWN } from '../../lists/drawing.ts';
import styles from '../../lists/list.module.css';
import { SelectAll } from '../../lists/SelectAll.tsx';
import { orEmpty } from '../../ui/formats.ts';
import { useText } from '../../ui/useText.ts';
import { RowLink } from '../datatable/DataTableColumn.tsx';
import { SelectBox } from '../datatable/DataTableRow.tsx';
import { drawnMenu } from '../datatable/rowActions.tsx';
import rowStyles from '../datatable/rows.module.css';
import { useRowShapeOf } from '../datatable/RowShape.ts';
import { RowsMenu } from '../datatable/RowsMenu.tsx';
import { useRowEvents } from '../datatable/useRowEvents.ts';
import { useDefaultProps } from '../useDefaultProps.ts';
import { InlineEdit } from './InlineEdit.tsx';
import { useListFrame } from './ListFrame.ts';
import { ListNoResults } from './ListNoResults.tsx';
import { useRowsProps, type RowsProps } from './RowsContext.ts';
import { SortButton } from './SortButton.tsx';

type Texts = 'primaryText' | 'secondaryText' | 'tertiaryText';

type Props<T extends RaRecord> = Pick<
  RaSimpleListProps<T>,
  Texts | 'className' | 'empty' | 'hasBulkActions' | 'leftIcon' | 'rightIcon'
> &
  RowsProps<T>;

/** react-admin's `SimpleList`: name, lines of text, and one menu for all that can be done; what a table is where there is little room. */
export function SimpleList<T extends RaRecord = RaRecord>(given: Props<T>) {
  const props = useDefaultProps('SimpleList', given as Props<RaRecord>);
  const { className = '', empty = <ListNoResults />, hasBulkActions = false, leftIcon, rightIcon } = props;
  const t = useText();
  const translate = useTranslate();
  const { title, editing } = useListFrame();
  const { data: rows, perPage, selectedIds, onToggleItem, isPlaceholderData, isFetching } = useListContext();
  const { inlineEdit, rowClick, rowActions, clickTarget } = useRowsProps(props);
  const shape = useRowShapeOf(rowClick, rowActions);
  const marks = useRecordMarks();
  const {
    events,
    menu,
    className: clickable,
  } = useRowEvents({
    shape,
    rowActions,
    inlineEdit,
    clickTarget,
    toggle: onToggleItem,
  });
  const isRefreshing = !!isPlaceholderData && !!isFetching;
  if (rows?.length === 0 && !isRefreshing) return empty;

  const said = (text: Props<RaRecord>[Texts], record: RaRecord): ReactNode => {
    if (typeof text === 'function') return text(record, record.id);
    return typeof text === 'string' ? translate(text, { ...record, _: text }) : text;
  };
  const lines = [props.secondaryText, props.tertiaryText].filter(text => text !== undefined);
  const drawn = (name: ReactNode, line: (text: Props<RaRecord>[Texts]) => ReactNode) => (
    <div className={styles.facts}>
      <span className={styles.name}>{name}</span>
      {lines.map((text, at) => (
        <span key={at} className="secondary">
          {line(text)}
        </span>
      ))}
    </div>
  );
  const full = (record: RaRecord) => (
    <>
      {hasBulkActions ? (
        <SelectBox record={record} shape={shape} selected={selectedIds.includes(record.id)} />
      ) : null}
      {leftIcon?.(record, record.id)}
      {drawn(
        <RowLink record={record} shape={shape}>
          {props.primaryText === undefined ? shape.nameOf(record) : said(props.primaryText, record)}
        </RowLink>,
        text => {
          const content = said(text, record);
          return typeof content === 'string' ? orEmpty(content) : content;
        },
      )}
      {rightIcon?.(record, record.id)}
      {drawnMenu(record, shape)}
    </>
  );
  const rowOf = (record: RaRecord) => {
    const mark = marks.get(String(record.id));
    const classes = [
      hasBulkActions && selectedIds.includes(record.id) && styles.selected,
      mark && rowStyles.marked,
    ];
    const row = (
      <li className={classes.filter(Boolean).join(' ') || undefined} data-mark={mark}>
        {full(record)}
      </li>
    );
    return (
      <RecordContextProvider key={record.id} value={record}>
        {record.id === editing ? (
          <Suspense fallback={row}>
            <li className={styles.editCell}>
              <InlineEdit record={record} name={shape.nameOf(record)}>
                {inlineEdit}
              </InlineEdit>
            </li>
          </Suspense>
        ) : (
          row
        )}
      </RecordContextProvider>
    );
  };
  return (
    <div className={`panel ${styles.narrow} ${className}`}>
      <div className={styles.narrowHead}>
        {hasBulkActions ? (
          <label className="check">
            <SelectAll />
            {t('bulk.selectThese')}
          </label>
        ) : null}
        <SortButton />
      </div>
      <ul
        className={[isRefreshing && styles.stale, clickable].filter(Boolean).join(' ')}
        aria-label={title}
        aria-busy={isRefreshing || !rows}
        {...events}
      >
        {rows
          ? rows.map(rowOf)
          : Array.from({ length: Math.min(perPage, DRAWN) }, (_, index) => (
              <li key={index} className="loading">
                {hasBulkActions ? <span className={`skeleton ${styles.box}`} /> : null}
                {drawn(<span className="skeleton" style={{ width: '50%' }} />, () => (
                  <span className="skeleton" style={{ width: '70%' }} />
                ))}
              </li>
            ))}
      </ul>
      {menu ? <RowsMenu shape={shape} {...menu} /> : null}
    </div>
  );
}
