import { attempt, listeners, tell, unkept } from './device.ts';

export const allKeys = (): string[] => [
  ...new Set([...(attempt(storage => Object.keys(storage)) ?? []), ...unkept.keys()]),
];

export function removeText(key: string) {
  unkept.delete(key);
  attempt(storage => storage.removeItem(key));
  tell(key);
}

/** Another tab wrote: that counts. Without a key it emptied the storage. */
function follow({ key }: StorageEvent) {
  for (const one of key === null ? [...listeners.keys(), ...unkept.keys()] : [key]) {
    unkept.delete(one);
    tell(one);
  }
}

/** Calls `listener` when the text changes, here or in another tab; answers how to end that. */
export function subscribeToKey(key: string, listener: () => void): () => void {
  // Adding it again changes nothing.
  addEventListener('storage', follow);
  const own = listeners.get(key) ?? new Set();
  listeners.set(key, own.add(listener));
  return () => void own.delete(listener);
}
