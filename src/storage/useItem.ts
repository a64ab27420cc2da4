import { useCallback, useSyncExternalStore } from 'react';
import { getItem, type StoredItem } from './items.ts';
import { subscribeToKey } from './keys.ts';

/** The value kept on this device, followed across tabs. An object stays the same while `item` does and nothing is written. */
export function useItem<T>(item: StoredItem<T>): T | undefined {
  const { key } = item;
  const follow = useCallback((listener: () => void) => subscribeToKey(key, listener), [key]);
  return useSyncExternalStore(follow, () => getItem(item));
}
