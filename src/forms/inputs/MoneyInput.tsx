import { NumberInput, type NumberInputProps } from './NumberInput.tsx';

/** US dollars and cents, held as a number of dollars (spec 1 §9). */
export function MoneyInput<T = never>(props: Omit<NumberInputProps<T>, 'unit' | 'cents'>) {
  return <NumberInput<T> {...props} unit="$" cents />;
}
