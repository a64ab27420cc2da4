import { Fragment, type ReactNode } from 'react';
import { orEmpty } from '../../ui/formats.ts';
import { columnTracks } from '../datatable/columnWidths.ts';
import { useInlineEditContext, type InlineEditColumn } from './InlineEditContext.ts';
import styles from './InlineEditLayout.module.css';

interface Props {
  /** The inputs by the source of their column. */
  inputs: Readonly<Record<string, ReactNode>>;
  /** Saves and cancels where the record's actions were, in little room. */
  pictures: ReactNode;
  /** The same below the inputs, outside of a list. */
  words: ReactNode;
}

/**
 * The inputs of a record edited in its list. In a table each stands in the place of its column, and what has no column in
 * a second line; in a card and in a narrow list they stand below the name; outside of a list beside each other.
 */
export function InlineEditLayout({ inputs, pictures, words }: Props) {
  const place = useInlineEditContext();
  const sources = Object.keys(inputs);
  const drawn = (sources: string[]) =>
    sources.map(source => <Fragment key={source}>{inputs[source]}</Fragment>);
  if (!place)
    return (
      <div className={styles.beside}>
        {drawn(sources)}
        {words}
      </div>
    );
  const { record, name, columns } = place;
  if (!columns)
    return (
      <div className={styles.below}>
        <h2>{name}</h2>
        {drawn(sources)}
        <div className={styles.acts}>{pictures}</div>
      </div>
    );
  const others = sources.filter(source => !columns.some(column => column.source === source));
  const cell = ({ source, text, numeric }: InlineEditColumn) =>
    inputs[source] ? (
      <div key={source} className={styles.place}>
        {inputs[source]}
      </div>
    ) : (
      <div key={source} className={`${styles.said} ${numeric ? styles.numeric : ''}`}>
        {orEmpty(text(record))}
      </div>
    );
  return (
    <div className={styles.row} style={{ gridTemplateColumns: columnTracks(columns) }}>
      {columns.map(cell)}
      {others.length ? <div className={styles.others}>{drawn(others)}</div> : null}
      <div className={styles.acts}>{pictures}</div>
    </div>
  );
}
