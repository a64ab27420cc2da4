import { Fragment } from 'react';
import { useFieldValue, useRecordContext, type RaRecord } from 'react-admin';
import { withBase } from '../../ui/base.ts';
import { NameText, type Name } from '../../ui/Name.tsx';

/** The group of a row in `GroupedRecords`. */
export interface RecordGroup {
  id: string;
  /** A group with an empty name has no heading. */
  name: Name;
  /** The path of its page. */
  path?: string | undefined;
}

/**
 * A record of a panel. Its name can be an id or a pending name, so that names are looked up once for the list
 * and not by each row.
 */
export interface NamedRecord extends RaRecord {
  id: string;
  name: Name;
  group?: RecordGroup | undefined;
}

interface Props<T extends NamedRecord> {
  /** The field that contains the `Name`. */
  source: string;
  /** Returns the path of the page that the name links to. */
  link?: (record: T) => string | undefined;
}

/** Shows the `Name` in a field of the record, which can be an id, or a placeholder while it loads. */
export function NameField<T extends NamedRecord = NamedRecord>({ source, link }: Props<T>) {
  const record = useRecordContext<T>();
  const name = useFieldValue({ source }) as Name | undefined;
  return record && name ? <LinkedName name={name} path={link?.(record)} /> : null;
}

export function NamesField({ source }: { source: string }) {
  const names = useFieldValue({ source }) as readonly Name[] | undefined;
  return names?.map((name, index) => (
    <Fragment key={`${name.text} ${index}`}>
      {index ? ', ' : ''}
      <NameText name={name} />
    </Fragment>
  ));
}

/** A plain link, whose clicks the list handles. A record that could not be read has no link. */
export const LinkedName = ({ name, path }: { name: Name; path: string | undefined }) =>
  path && name.label === undefined ? (
    <a href={withBase(path)}>
      <NameText name={name} />
    </a>
  ) : (
    <NameText name={name} />
  );
