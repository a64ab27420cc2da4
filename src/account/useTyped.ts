import { useEffect, useRef, useState, type ChangeEvent } from 'react';

/** What stands in a field while it is typed into, and what was typed before React had it. */
export function useTyped() {
  const ref = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState('');
  useEffect(() => setTyped(ref.current!.value), []);
  return {
    typed,
    field: { ref, onChange: (event: ChangeEvent<HTMLInputElement>) => setTyped(event.target.value) },
  };
}
