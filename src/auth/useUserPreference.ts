import { useCallback, useState } from 'react';
import { getItem, setItem } from '../storage/items.ts';
import { defineUserItem } from '../storage/userItems.ts';
import { useIdentity } from './useIdentity.ts';

/**
 * A display preference of this user on this device. It outlives the session. `read` parses the stored value;
 * the default accepts values with the type of `fallback`.
 */
export function useUserPreference<T>(
  name: string,
  fallback: T,
  read = (stored: unknown) => (typeof stored === typeof fallback ? (stored as T) : undefined),
): [T, (next: T) => void] {
  const { _id } = useIdentity();
  const [item] = useState(() => defineUserItem<T>({ kind: 'preference', version: 1, read })(_id, name));
  const [value, setValue] = useState(() => getItem(item) ?? fallback);
  const store = useCallback(
    (next: T) => {
      setValue(next);
      setItem(item, next);
    },
    [item],
  );
  return [value, store];
}
