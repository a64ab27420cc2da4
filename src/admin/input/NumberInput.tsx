import { useState } from 'react';
import type { NumberInputProps as RaNumberInputProps } from 'react-admin';
import { textIn } from '../../platform/unchecked.ts';
import { digits, readDigits } from '../../ui/digits.ts';
import { Field } from '../../ui/Field.tsx';
import {
  useLabelledInput,
  useUnreadableText,
  type InputSource,
  type LabelledInputProps,
} from './useLabelledInput.ts';

export type NumberInputProps<T> = LabelledInputProps &
  Pick<RaNumberInputProps, 'placeholder'> & { source: InputSource<T, number> };

const identity = (value: unknown) => value;

/** Returns undefined if the text is not a number. */
const toNumber = (text: string) => (text.trim() === '' ? null : readDigits(text.trim()));
const toText = (value: unknown) => (typeof value === 'number' ? digits(value) : textIn(value));

/** react-admin's `NumberInput`, with digits grouped as in the console's language. The value of an empty input is null. */
export function NumberInput<T = unknown>({
  className = 'input numbers',
  format = toText,
  parse = toNumber,
  placeholder,
  ...props
}: NumberInputProps<T>) {
  const { field, fieldProps, inputProps } = useLabelledInput({
    ...props,
    format: identity,
    parse: identity,
  });
  const [typed, setTyped] = useState<string>(() => format(field.value));
  // Shows a value that was set by other code, such as a restored draft. A typed text with the same value stays as typed.
  const displayedText: string =
    (parse(typed) ?? null) === (field.value ?? null) ? typed : format(field.value);
  const isReadable = typeof field.value === 'string' || parse(displayedText) !== undefined;
  useUnreadableText(field.name, isReadable ? undefined : 'ui.rule.number');
  return (
    <Field {...fieldProps}>
      <input
        className={className}
        inputMode="decimal"
        autoComplete="off"
        placeholder={placeholder}
        {...inputProps}
        {...field}
        value={displayedText}
        onChange={({ target }) => {
          setTyped(target.value);
          field.onChange(parse(target.value) ?? null);
        }}
        onBlur={event => {
          if (isReadable) setTyped(format(field.value));
          field.onBlur(event);
        }}
      />
    </Field>
  );
}

/** Formats with two decimals. A number with more decimals is shown unchanged, because it is invalid. */
const toMoney = (value: unknown) => {
  if (typeof value !== 'number') return textIn(value);
  return Number(value.toFixed(2)) === value ? digits(value, 2) : digits(value);
};

/** A `NumberInput` for an amount of money, with two decimals. */
export const MoneyInput = <T = unknown,>(props: NumberInputProps<T>) => (
  <NumberInput<T> format={toMoney} {...props} />
);
