import { useId } from 'react';
import type { FilterInput } from './filters.ts';
import { useAddressedText } from './useAddressedText.ts';

/** A whole number from 1 on; it takes effect when typing stops, and at once where it is left. */
export function CountFilter({ label, value, autoFocus, set }: FilterInput) {
  const id = useId();
  const { typed, type, settle } = useAddressedText(value, set);
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
          // Escape closes without a blur; the same Enter would answer the question about unsaved input.
          if (event.key === 'Enter') event.preventDefault();
          if (event.key === 'Enter' || event.key === 'Escape') void settle();
        }}
      />
    </div>
  );
}
