import {
  useFieldValue,
  useTranslate,
  type RaRecord,
  type TextFieldProps as RaTextFieldProps,
} from 'react-admin';
import { EMPTY } from '../../ui/formats.ts';

export type FieldProps<T extends RaRecord = RaRecord> = Pick<
  RaTextFieldProps<T>,
  'className' | 'emptyText' | 'record' | 'source'
> & {
  /** For the head of its column, as in react-admin. */
  label?: RaTextFieldProps<T>['label'];
  defaultValue?: unknown;
};

/** Drawn text: within an element of its own only where it has a class. */
export const drawnField = (text: string, className?: string) =>
  className === undefined ? text : <span className={className}>{text}</span>;

/** What a field says without a value. */
export function useEmptyText(emptyText: string | undefined) {
  const translate = useTranslate();
  return emptyText === undefined ? EMPTY : translate(emptyText, { _: emptyText });
}

/** react-admin's `TextField`: a value of the record as text. */
export function TextField<T extends RaRecord = RaRecord>({ className, emptyText, ...props }: FieldProps<T>) {
  const value: unknown = useFieldValue(props as { source: string });
  const none = useEmptyText(emptyText);
  return drawnField(value === undefined || value === null || value === '' ? none : String(value), className);
}
