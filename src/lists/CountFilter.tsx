import { useId, useState } from 'react';
import type { FilterInput } from './filters.ts';
import { useDebouncedEffect } from '../ui/useDebounced.ts';

/** A whole number from 1 on; it takes effect when typing stops. */
export function CountFilter({ label, value, autoFocus, set }: FilterInput) {
  const id = useId();
  const [typed, setTyped] = useState(value);
  useDebouncedEffect(set, typed);
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        className="input numbers"
        inputMode="numeric"
        autoFocus={autoFocus}
        value={typed}
        onChange={event => setTyped(event.target.value.replace(/\D/g, '').replace(/^0+/, '').slice(0, 6))}
      />
    </div>
  );
}
