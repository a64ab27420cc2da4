import { Fragment, type ReactNode } from 'react';
import { formatOptional } from '../../ui/formats.ts';
import { columnTracks } from '../datatable/columnWidths.ts';
import { SaveIconButtons } from '../form/SaveIconButtons.tsx';
import { useInlineEditContext, type InlineEditColumn } from './InlineEditContext.ts';
import styles from './InlineEditLayout.module.css';

interface Props {
  /** The inputs by the source of their column. */
  inputs: Readonly<Record<string, ReactNode>>;
  /** Rendered below the inputs if the form is outside of a list. */
  toolbar?: ReactNode;
}

/**
 * The layout of an inline edit form. In a table each input replaces the cell of its column, and inputs without a column are in a second
 * line. In a card or a narrow list the inputs are below the name. Icon buttons to save and cancel replace the record's actions. Outside
 * of a list the inputs are beside each other, above the toolbar.
 */
export function InlineEditLayout({ inputs, toolbar: customToolbar }: Props) {
  const inlineEdit = useInlineEditContext();
  const sources = Object.keys(inputs);
  const renderInputs = (sources: string[]) =>
    sources.map(source => <Fragment key={source}>{inputs[source]}</Fragment>);
  if (!inlineEdit)
    return (
      <div className={styles.beside}>
        {renderInputs(sources)}
        {customToolbar}
      </div>
    );
  const { record, name, columns } = inlineEdit;
  if (!columns)
    return (
      <div className={styles.below}>
        <h2>{name}</h2>
        {renderInputs(sources)}
        <div className={styles.acts}>
          <SaveIconButtons />
        </div>
      </div>
    );
  const others = sources.filter(source => !columns.some(column => column.source === source));
  const cell = ({ source, text, numeric }: InlineEditColumn) =>
    inputs[source] ? (
      <div key={source} className={styles.cell}>
        {inputs[source]}
      </div>
    ) : (
      <div key={source} className={`${styles.text} ${numeric ? styles.numeric : ''}`}>
        {formatOptional(text(record))}
      </div>
    );
  return (
    <div className={styles.row} style={{ gridTemplateColumns: columnTracks(columns) }}>
      {columns.map(cell)}
      {others.length ? <div className={styles.others}>{renderInputs(others)}</div> : null}
      <div className={styles.acts}>
        <SaveIconButtons />
      </div>
    </div>
  );
}
