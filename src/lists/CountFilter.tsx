import { useEffect, useId, useRef, useState } from 'react';
import type { FilterInput } from './FilterPopover.tsx';
import { PAUSE } from '../ui/useDebounced.ts';

/** A whole number from 1 on; it takes effect when typing stops. */
export function CountFilter({ label, value, autoFocus, set }: FilterInput) {
  const id = useId();
  const [typed, setTyped] = useState(value);
  const latest = useRef(set);
  latest.current = set;
  const touched = useRef(false);
  useEffect(() => {
    if (!touched.current) return;
    const timer = setTimeout(() => {
      if (typed === '' || /^[1-9]\d{0,5}$/.test(typed)) latest.current(typed);
    }, PAUSE);
    return () => clearTimeout(timer);
  }, [typed]);
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        className="input numbers"
        inputMode="numeric"
        autoFocus={autoFocus}
        value={typed}
        onChange={event => {
          touched.current = true;
          setTyped(event.target.value.replace(/\D/g, '').replace(/^0+/, '').slice(0, 6));
        }}
      />
    </div>
  );
}
