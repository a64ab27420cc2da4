import { listeners, memoryTexts, notifyListeners, withLocalStorage } from './localStorage.ts';

export const localStorageKeys = (): string[] => [
  ...new Set([...(withLocalStorage(storage => Object.keys(storage)) ?? []), ...memoryTexts.keys()]),
];

export function removeText(key: string) {
  memoryTexts.delete(key);
  withLocalStorage(storage => storage.removeItem(key));
  notifyListeners(key);
}

/** A write of another tab takes precedence. An event without a key means that the storage was cleared. */
function handleStorage({ key }: StorageEvent) {
  for (const changedKey of key === null ? [...listeners.keys(), ...memoryTexts.keys()] : [key]) {
    memoryTexts.delete(changedKey);
    notifyListeners(changedKey);
  }
}

/** Calls `listener` when the text changes in any tab. Returns a function that unsubscribes. */
export function subscribeToKey(key: string, listener: () => void): () => void {
  // Adding the same listener again has no effect.
  addEventListener('storage', handleStorage);
  const keyListeners = listeners.get(key) ?? new Set();
  listeners.set(key, keyListeners.add(listener));
  return () => void keyListeners.delete(listener);
}
