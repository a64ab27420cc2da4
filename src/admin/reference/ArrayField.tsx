import { ArrayFieldBase, type ArrayFieldProps as RaArrayFieldProps } from 'react-admin';

export type ArrayFieldProps = Pick<
  RaArrayFieldProps,
  'children' | 'filter' | 'label' | 'perPage' | 'record' | 'resource' | 'sort' | 'source'
>;

/** react-admin's `ArrayField`: publishes the rows in a field of the record as a list. */
export const ArrayField = ({ label: _, ...props }: ArrayFieldProps) => <ArrayFieldBase {...props} />;
