import { useId } from 'react';
import type { NumberInputProps as RaNumberInputProps } from 'react-admin';
import { useAddressedText } from '../../ui/url/useAddressedText.ts';
import { useListFrame } from '../list/ListFrame.ts';
import { useFilterInput } from './FilterInputsContext.ts';

type Props = Pick<RaNumberInputProps, 'alwaysOn' | 'label'> & { source: string };

/** A filter that is a whole number from 1. It takes effect when typing stops, or immediately on Enter or blur. It needs no form. */
function NumberFilter(props: Props) {
  const id = useId();
  const { debounce } = useListFrame();
  const { label, value, autoFocus, set } = useFilterInput(props);
  const { typed, type, settle } = useAddressedText(value, text => set(text && Number(text)), debounce);
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        className="input numbers"
        inputMode="numeric"
        autoFocus={autoFocus}
        value={typed}
        onChange={event => type(event.target.value.replace(/\D/g, '').replace(/^0+/, '').slice(0, 6))}
        onBlur={() => void settle()}
        onKeyDown={event => {
          // Otherwise the same keypress would confirm the dialog about unsaved input.
          if (event.key === 'Enter') event.preventDefault();
          // Escape closes the popover without a blur event.
          if (event.key === 'Enter' || event.key === 'Escape') void settle();
        }}
      />
    </div>
  );
}

export const NumberFilterInput = Object.assign(NumberFilter, {
  isStandaloneFilter: true as const,
  valueToText: String,
});
