import type { ReactNode } from 'react';
import {
  useRecordContext,
  type FunctionFieldProps as RaFunctionFieldProps,
  type RaRecord,
} from 'react-admin';

type Props<T extends RaRecord> = Pick<RaFunctionFieldProps<T>, 'className' | 'record' | 'render'> & {
  source?: string;
  label?: ReactNode;
};

/** react-admin's `FunctionField`: renders the result of `render`. */
export function FunctionField<T extends RaRecord = RaRecord>({
  className,
  render,
  source,
  ...props
}: Props<T>) {
  const record = useRecordContext<T>(props);
  if (!record) return null;
  const content = render(record, source);
  return className === undefined ? content : <span className={className}>{content}</span>;
}
