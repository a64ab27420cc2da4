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
  /** The label of the field's column header, as in react-admin. */
  label?: RaTextFieldProps<T>['label'];
  defaultValue?: unknown;
};

/** Returns plain text, or a `<span>` if there is a class name. */
export const renderField = (text: string, className?: string) =>
  className === undefined ? text : <span className={className}>{text}</span>;

/** Returns the text to show for a field without a value. */
export function useEmptyText(emptyText: string | undefined) {
  const translate = useTranslate();
  return emptyText === undefined ? EMPTY : translate(emptyText, { _: emptyText });
}

/** react-admin's `TextField`: the field value as text. */
export function TextField<T extends RaRecord = RaRecord>({ className, emptyText, ...props }: FieldProps<T>) {
  const value: unknown = useFieldValue(props as { source: string });
  const empty = useEmptyText(emptyText);
  return renderField(
    value === undefined || value === null || value === '' ? empty : String(value),
    className,
  );
}
