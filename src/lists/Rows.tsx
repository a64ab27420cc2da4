import { memo, type ReactNode } from 'react';
import type { RaRecord } from 'react-admin';
import type { Column } from './columns.ts';
import styles from './list.module.css';

/** What every drawing of a list needs to know of its records. */
export interface RowShape<T extends RaRecord> {
  nameOf(record: T): string;
  hrefOf(record: T): string;
  /** Drawn before the name: the active dot. */
  sign?(record: T): ReactNode;
  /** The row's actions as it offers them. */
  canEdit?(record: T): boolean;
  canDelete?(record: T): boolean;
  texts: { edit(name: string): string; delete(name: string): string; select(name: string): string };
}

interface RowProps<T extends RaRecord> {
  record: T;
  columns: Column<T>[];
  shape: RowShape<T>;
  /** Whether it is ticked; undefined where rows cannot be. */
  selected?: boolean | undefined;
}

function PlainRow<T extends RaRecord>({ record, columns, shape, selected }: RowProps<T>) {
  const [first, ...rest] = columns;
  return (
    <tr className={selected ? styles.selected : undefined}>
      {selected === undefined ? null : (
        <td className={styles.tick}>
          <SelectBox record={record} shape={shape} selected={selected} />
        </td>
      )}
      <th scope="row">
        <span className={styles.name}>
          {shape.sign?.(record)}
          <a href={shape.hrefOf(record)}>{first?.text(record) || shape.nameOf(record)}</a>
        </span>
      </th>
      {rest.map(column => {
        const text = column.text(record);
        return (
          <td key={column.source} className={cellClass(column)} title={text.length > 24 ? text : undefined}>
            {text}
          </td>
        );
      })}
      <td className={styles.actions}>
        <RowActions record={record} shape={shape} />
      </td>
    </tr>
  );
}

/** A row draws again only when its record, the columns or what it offers change; nothing in it subscribes to anything. */
export const Row = memo(PlainRow) as typeof PlainRow;

const cellClass = ({ numeric, quiet }: { numeric?: boolean; quiet?: boolean }) =>
  numeric ? styles.numeric : quiet ? 'secondary' : undefined;

/**
 * The buttons carry what they do as data; the list handles their clicks in one place (`useRowClicks`), and the style
 * sheet draws their pictures: a row stays light.
 */
export function RowActions<T extends RaRecord>({ record, shape }: Pick<RowProps<T>, 'record' | 'shape'>) {
  const name = shape.nameOf(record);
  return (
    <>
      {shape.canEdit?.(record) ? (
        <button type="button" className="icon-button small" data-act="edit" data-id={record.id} aria-label={shape.texts.edit(name)} title={shape.texts.edit(name)} />
      ) : null}
      {shape.canDelete?.(record) ? (
        <button type="button" className="icon-button small danger" data-act="delete" data-id={record.id} aria-label={shape.texts.delete(name)} title={shape.texts.delete(name)} />
      ) : null}
    </>
  );
}

/** The tick of a row; like the buttons it says by its data whom it concerns. */
export const SelectBox = <T extends RaRecord>({ record, shape, selected }: Omit<RowProps<T>, 'columns'>) => (
  <input
    type="checkbox"
    className="checkbox"
    data-id={record.id}
    checked={selected ?? false}
    // Changes are heard by the list, in one place.
    readOnly
    aria-label={shape.texts.select(shape.nameOf(record))}
  />
);
