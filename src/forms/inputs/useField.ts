import type { ReactNode } from 'react';
import { useInput, useSourceContext, useTranslate } from 'react-admin';
import { useText, type TextKey } from '../../ui/useText.ts';
import { describing } from '../Field.tsx';
import { useWithin } from '../FormContext.ts';
import { isRequired, ruleAt } from '../rules.ts';
import type { SourceOf } from '../sources.ts';

/** What every input takes. The type argument is what the form holds: `<TextInput<TagForm> source="tagName" />`. */
export interface FieldProps<T, V> {
  source: SourceOf<T, V> & string;
  /** Another text than `<area>.fields.<source>`. */
  label?: TextKey | undefined;
  hint?: ReactNode;
  /** Stands at the end of the label's line. */
  aside?: ReactNode;
  /** An error found outside the rules, such as a taken e-mail. */
  error?: string | undefined;
}

interface Handling {
  source: string;
  label?: TextKey | undefined;
  hint?: ReactNode;
  aside?: ReactNode;
  error?: string | undefined;
  /** From what the input gives to what the form holds, and back; where missing they are the same. */
  parse?(typed: unknown): unknown;
  format?(value: unknown): unknown;
  onChange?: ((...event: unknown[]) => void) | undefined;
  onBlur?: ((...event: unknown[]) => void) | undefined;
}

const asTyped = (value: unknown) => value;

/** A field of the form around: label and required mark as stated, value, what is wrong with it, and what describes it. */
export function useField({
  source,
  label,
  hint,
  aside,
  error,
  parse = asTyped,
  format,
  onChange,
  onBlur,
}: Handling) {
  const t = useText();
  const translate = useTranslate();
  const { form } = useWithin();
  const { getLabel } = useSourceContext();
  const { id, field, fieldState } = useInput({
    source,
    parse,
    ...(format && { format }),
    ...(onChange && { onChange }),
    ...(onBlur && { onBlur }),
  });
  const required = isRequired(ruleAt(form.fields, field.name));
  const message = fieldState.error?.message;
  const said = message ? translate(message, { _: message }) : error;
  return {
    field,
    /** For `Field`, which draws what is around the input. */
    around: { id, label: t(label ?? (getLabel(source) as TextKey)), required, error: said, hint, aside },
    /** For the input itself. */
    described: {
      id,
      'aria-invalid': said !== undefined,
      'aria-required': required,
      ...describing(id, said, hint),
    },
  };
}
