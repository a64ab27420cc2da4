import { useId } from 'react';
import type { NumberInputProps as RaNumberInputProps } from 'react-admin';
import { useUrlText } from '../../../ui/url/useUrlText.ts';
import { useListUi } from '../../list/ListUiContext.ts';
import { useFilterInput } from './useFilterInput.ts';

export type NumberFilterInputProps = Pick<RaNumberInputProps, 'alwaysOn' | 'label'> & { source: string };

export default function NumberFilter(props: NumberFilterInputProps) {
  const id = useId();
  const { debounce } = useListUi();
  const { label, value, autoFocus, set } = useFilterInput(props);
  const { typed, type, settle } = useUrlText(value, text => set(text && Number(text)), debounce);
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
          // Otherwise the same key press would confirm the dialog about unsaved input.
          if (event.key === 'Enter') event.preventDefault();
          // Escape closes the popover without a blur event.
          if (event.key === 'Enter' || event.key === 'Escape') void settle();
        }}
      />
    </div>
  );
}
