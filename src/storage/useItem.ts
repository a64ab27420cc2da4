import { useCallback, useSyncExternalStore } from 'react';
import { getItem, type StoredItem } from './items.ts';
import { subscribeToKey } from './storageKeys.ts';

/**
 * Returns a stored value and follows its changes in all tabs. An object stays the same until `item` or the
 * stored text changes.
 */
export function useItem<T>(item: StoredItem<T>): T | undefined {
  const { key } = item;
  const follow = useCallback((listener: () => void) => subscribeToKey(key, listener), [key]);
  return useSyncExternalStore(follow, () => getItem(item));
}
