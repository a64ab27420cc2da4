import { useCallback, useState } from 'react';
import { useMe } from '../calls/MeContext.tsx';

/** A choice about how things look, kept on this device for this user; it outlives the session. */
export function usePreference<T>(name: string, fallback: T): [T, (next: T) => void] {
  const { _id } = useMe();
  const key = `preference:${_id}:${name}`;
  const [value, setValue] = useState<T>(() => read(key, fallback));
  const keep = useCallback(
    (next: T) => {
      setValue(next);
      try {
        localStorage.setItem(key, JSON.stringify(next));
      } catch {
        // A full or forbidden storage costs the memory of the choice, not the choice.
      }
    },
    [key],
  );
  return [value, keep];
}

function read<T>(key: string, fallback: T): T {
  try {
    const kept = localStorage.getItem(key);
    return kept === null ? fallback : (JSON.parse(kept) as T);
  } catch {
    return fallback;
  }
}
