import { textIn } from '../../platform/unchecked.ts';
import { digits } from '../../ui/digits.ts';
import { NumberInput, type NumberInputProps } from './NumberInput.tsx';

/** Two digits after the point; a number that has more is shown as it is, since it is refused. */
const toMoney = (value: unknown) => {
  if (typeof value !== 'number') return textIn(value);
  return Number(value.toFixed(2)) === value ? digits(value, 2) : digits(value);
};

/** A `NumberInput` for an amount of money. */
export const MoneyInput = <T = unknown,>(props: NumberInputProps<T>) => (
  <NumberInput<T> format={toMoney} {...props} />
);
