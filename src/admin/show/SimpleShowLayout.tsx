import { Children, type ReactNode } from 'react';
import {
  OptionalRecordContextProvider,
  useRecordContext,
  type SimpleShowLayoutProps as RaSimpleShowLayoutProps,
} from 'react-admin';
import styles from '../../ui/Facts.module.css';
import { FieldListContext, hasLabel, Labeled } from './Labeled.tsx';

export type SimpleShowLayoutProps = Pick<RaSimpleShowLayoutProps, 'children' | 'className' | 'record'>;

/** react-admin's `SimpleShowLayout`: each field with its label, in one column. */
export function SimpleShowLayout({ children, className, record }: SimpleShowLayoutProps) {
  const contextRecord = useRecordContext({ record });
  if (!contextRecord) return null;
  const fields = <ShowFields>{children}</ShowFields>;
  return (
    <OptionalRecordContextProvider value={record}>
      {className === undefined ? fields : <div className={className}>{fields}</div>}
    </OptionalRecordContextProvider>
  );
}

/** Renders successive fields as one list of labels and values, and other elements as they are. */
export function ShowFields({ children }: { children: ReactNode }) {
  const groups: ReactNode[][] = [];
  let isList = false;
  for (const child of Children.toArray(children)) {
    const isField = hasLabel(child);
    if (!isField) groups.push([child]);
    else if (isList) groups.at(-1)!.push(child);
    else groups.push([child]);
    isList = isField;
  }
  return groups.map(part =>
    hasLabel(part[0]) ? (
      <FieldListContext key={part[0].key} value>
        <dl className={styles.facts}>{part.map(withLabel)}</dl>
      </FieldListContext>
    ) : (
      part
    ),
  );
}

const withLabel = (child: ReactNode) =>
  hasLabel(child) && child.type !== Labeled ? <Labeled key={child.key}>{child}</Labeled> : child;
