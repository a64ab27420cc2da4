import { isValidElement, memo, type ReactNode } from 'react';
import { RecordContextProvider, useListContext } from 'react-admin';
import { handFocusOn } from '../../ui/focus/handover.ts';
import { useStableElement } from '../list/RowsContext.ts';
import styles from './GroupedRecords.module.css';
import panelStyles from './ListPanel.module.css';
import { LinkedName, type NamedRecord, type RecordGroup } from './NameField.tsx';
import { useLinkEvents } from './useLinkEvents.ts';

/** An element that reads the record of its row from the context, or a function of the record. */
type RowContent<T extends NamedRecord> = ReactNode | ((record: T, id: T['id']) => ReactNode);

/** The contents of a row, named as in react-admin's `SimpleList`. An empty text leaves its space to the name. */
interface RowContents<T extends NamedRecord> {
  primaryText: RowContent<T>;
  secondaryText?: RowContent<T>;
  tertiaryText?: RowContent<T>;
  rightIcon?: RowContent<T>;
}

/** Groups the records of a list under headings, in the order of the first record of each group. */
export function GroupedRecords<T extends NamedRecord = NamedRecord>(props: RowContents<T>) {
  const { data = [] } = useListContext<T>();
  const events = useLinkEvents();
  const contents = {
    primaryText: useStableContent(props.primaryText),
    secondaryText: useStableContent(props.secondaryText),
    tertiaryText: useStableContent(props.tertiaryText),
    rightIcon: useStableContent(props.rightIcon),
  } as RowContents<NamedRecord>;
  return groupRecords(data).map(({ group, records }) => (
    <div key={group?.id ?? ''}>
      {group && (group.name.text || group.name.as) ? (
        <h3 className={styles.group} {...events}>
          <LinkedName name={group.name} path={group.path} />{' '}
          <span className={panelStyles.count}>{records.length}</span>
        </h3>
      ) : null}
      <ul {...events}>
        {records.map(record => (
          <GroupedRow key={record.id} record={record} {...contents} />
        ))}
      </ul>
    </div>
  ));
}

function useStableContent<T extends NamedRecord>(content: RowContent<T>): RowContent<T> {
  const element = useStableElement(isValidElement(content) ? content : null);
  return isValidElement(content) ? element : content;
}

function groupRecords<T extends NamedRecord>(records: readonly T[]) {
  const groups = new Map<string, { group: RecordGroup | undefined; records: T[] }>();
  for (const record of records) {
    const key = record.group?.id ?? '';
    const existing = groups.get(key);
    if (existing) existing.records.push(record);
    else groups.set(key, { group: record.group, records: [record] });
  }
  return [...groups.values()];
}

/** Memoized: a search renders only the rows that it adds. */
const GroupedRow = memo(function GroupedRow({
  record,
  ...contents
}: RowContents<NamedRecord> & { record: NamedRecord }) {
  const render = (content: RowContent<NamedRecord>) =>
    typeof content === 'function' ? content(record, record.id) : content;
  const [secondary, tertiary] = [render(contents.secondaryText), render(contents.tertiaryText)];
  return (
    <RecordContextProvider value={record}>
      <li ref={handFocusOn} className={`${styles.item} ${tertiary ? styles.withTertiary : ''}`}>
        <span className={`${styles.name} ${secondary ? '' : styles.alone}`}>
          {render(contents.primaryText)}
        </span>
        {secondary ? <span className={styles.note}>{secondary}</span> : null}
        {tertiary ? <span className={styles.note}>{tertiary}</span> : null}
        {render(contents.rightIcon)}
      </li>
    </RecordContextProvider>
  );
});
