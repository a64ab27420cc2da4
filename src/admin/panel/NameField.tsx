import { Fragment } from 'react';
import { useFieldValue, useRecordContext, type RaRecord } from 'react-admin';
import { withBase } from '../../ui/base.ts';
import { NameText, type Name } from '../../ui/Name.tsx';

/** What the rows of a `GroupedRecords` belong to. */
export interface RecordGroup {
  id: string;
  /** An empty name has no heading. */
  name: Name;
  /** Its page. */
  path?: string | undefined;
}

/** A record of a panel. Its name can be an id, or awaited, so that it is looked up once for the list, not by each row. */
export interface NamedRecord extends RaRecord {
  id: string;
  name: Name;
  group?: RecordGroup | undefined;
}

interface Props<T extends NamedRecord> {
  /** A field with a `Name`. */
  source: string;
  /** The path of the page that the name links to. */
  link?: (record: T) => string | undefined;
}

/** The `Name` in a field of the record. It can be an id, or a placeholder while the name is loaded. */
export function NameField<T extends NamedRecord = NamedRecord>({ source, link }: Props<T>) {
  const record = useRecordContext<T>();
  const name = useFieldValue({ source }) as Name | undefined;
  return record && name ? <LinkedName name={name} path={link?.(record)} /> : null;
}

/** Names in one line. */
export function NamesField({ source }: { source: string }) {
  const names = useFieldValue({ source }) as readonly Name[] | undefined;
  return names?.map((name, index) => (
    <Fragment key={`${name.text} ${index}`}>
      {index ? ', ' : ''}
      <NameText name={name} />
    </Fragment>
  ));
}

/** A plain link, whose clicks the list handles. A record that could not be read has no page. */
export const LinkedName = ({ name, path }: { name: Name; path: string | undefined }) =>
  path && name.label === undefined ? (
    <a href={withBase(path)}>
      <NameText name={name} />
    </a>
  ) : (
    <NameText name={name} />
  );
