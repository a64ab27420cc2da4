import CloseIcon from '@mui/icons-material/CloseOutlined';
import DoneIcon from '@mui/icons-material/DoneOutlined';
import {
  useFieldValue,
  useTranslate,
  type BooleanFieldProps as RaBooleanFieldProps,
  type RaRecord,
} from 'react-admin';
import { renderField, useEmptyText, type FieldProps } from './TextField.tsx';

type Labels = Pick<RaBooleanFieldProps, 'looseValue' | 'valueLabelFalse' | 'valueLabelTrue'>;

/** react-admin's `BooleanField`, as an icon with an accessible name. */
export function BooleanField<T extends RaRecord = RaRecord>({
  className,
  emptyText,
  looseValue = false,
  valueLabelFalse,
  valueLabelTrue,
  ...props
}: FieldProps<T> & Labels) {
  const translate = useTranslate();
  const value: unknown = useFieldValue(props as { source: string });
  const empty = useEmptyText(emptyText);
  const isTrue = value === true || (looseValue && !!value);
  if (!isTrue && value !== false && !looseValue) return renderField(empty, className);
  const label = isTrue ? (valueLabelTrue ?? 'ra.boolean.true') : (valueLabelFalse ?? 'ra.boolean.false');
  const Icon = isTrue ? DoneIcon : CloseIcon;
  return (
    <span className={className} role="img" aria-label={translate(label, { _: label })}>
      <Icon fontSize="small" />
    </span>
  );
}
