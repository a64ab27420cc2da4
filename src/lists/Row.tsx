import { memo } from 'react';
import { RecordContextProvider, type RaRecord } from 'react-admin';
import { withBase } from '../ui/base.ts';
import { handFocusOn } from '../ui/focus/handover.ts';
import { count, orEmpty } from '../ui/formats.ts';
import { IconButton } from '../ui/IconButton.tsx';
import type { Column } from './columns.ts';
import type { DrawnShape } from './drawing.ts';
import './acts.css';
import styles from './list.module.css';

interface RowProps {
  record: RaRecord;
  columns: Column[];
  shape: DrawnShape;
  /** Whether it is ticked; undefined where rows cannot be. */
  selected?: boolean | undefined;
  /** Its number in the whole list, where rows are numbered. */
  number?: number | undefined;
}

/** A row draws again only when its record, the columns or what it offers change; nothing in it subscribes to anything. */
export const Row = memo(function Row({ record, columns, shape, selected, number }: RowProps) {
  const [first, ...rest] = columns;
  return (
    <RecordContextProvider value={record}>
      <tr ref={handFocusOn} className={selected ? styles.selected : undefined}>
        {selected === undefined ? null : (
          <td className={styles.tick}>
            <SelectBox record={record} shape={shape} selected={selected} />
          </td>
        )}
        {number === undefined ? null : <td className={`${styles.numeric} secondary`}>{count(number)}</td>}
        <th scope="row">
          {shape.sign?.(record)}
          <RowName href={shape.hrefOf?.(record)}>{first?.text(record) || shape.nameOf(record)}</RowName>
        </th>
        {rest.map(column => {
          const text = column.text(record);
          return (
            <td key={column.source} className={cellClass(column)} title={text.length > 24 ? text : undefined}>
              {column.draw ? column.draw(record) : orEmpty(text)}
            </td>
          );
        })}
        <td className={styles.actions}>
          <RowActions record={record} shape={shape} />
        </td>
      </tr>
    </RecordContextProvider>
  );
});

/** A record's name, leading to its page where it has one. */
export const RowName = ({ href, children }: { href: string | undefined; children: string }) =>
  href === undefined ? children : <a href={withBase(href)}>{children}</a>;

const cellClass = ({ numeric, quiet }: { numeric?: boolean; quiet?: boolean }) =>
  numeric ? styles.numeric : quiet ? 'secondary' : undefined;

/**
 * The buttons carry what they do as data; the list handles their clicks in one place (`useRowClicks`), and the style
 * sheet draws their pictures: a row stays light.
 */
export function RowActions({ record, shape }: Pick<RowProps, 'record' | 'shape'>) {
  const name = shape.nameOf(record);
  const leads = shape.leads?.(record);
  return (
    <>
      {leads ? (
        <a href={withBase(leads.href)} aria-label={leads.label}>
          {leads.text}
        </a>
      ) : null}
      {shape.canEdit?.(record) ? (
        <IconButton small data-act="edit" data-id={record.id} label={shape.texts.edit(name)} />
      ) : null}
      {shape.canClone?.(record) ? (
        <IconButton small data-act="clone" data-id={record.id} label={shape.texts.clone(name)} />
      ) : null}
      {shape.canDelete?.(record) ? (
        <IconButton small danger data-act="delete" data-id={record.id} label={shape.texts.delete(name)} />
      ) : null}
      {shape.ways?.(record).length ? <MenuOpener small record={record} shape={shape} /> : null}
    </>
  );
}

/** Opens the row's menu. */
export const MenuOpener = ({
  record,
  shape,
  small = false,
}: Pick<RowProps, 'record' | 'shape'> & { small?: boolean }) => (
  <IconButton
    small={small}
    data-act="menu"
    data-id={record.id}
    aria-haspopup="menu"
    label={shape.texts.menu(shape.nameOf(record))}
  />
);

/** The tick of a row; like the buttons it says by its data whom it concerns. */
export const SelectBox = ({ record, shape, selected }: Omit<RowProps, 'columns'>) => (
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
