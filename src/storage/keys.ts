import { attempt, listeners, tell, unkept } from './device.ts';

export const allKeys = (): string[] => [
  ...new Set([...(attempt(storage => Object.keys(storage)) ?? []), ...unkept.keys()]),
];

export function removeText(key: string) {
  unkept.delete(key);
  attempt(storage => storage.removeItem(key));
  tell(key);
}

/** A write of another tab takes precedence. An event without a key means that the storage was cleared. */
function follow({ key }: StorageEvent) {
  for (const one of key === null ? [...listeners.keys(), ...unkept.keys()] : [key]) {
    unkept.delete(one);
    tell(one);
  }
}

/** Calls `listener` when the text changes in any tab. Returns a function that unsubscribes. */
export function subscribeToKey(key: string, listener: () => void): () => void {
  // Adding the same listener again has no effect.
  addEventListener('storage', follow);
  const own = listeners.get(key) ?? new Set();
  listeners.set(key, own.add(listener));
  return () => void own.delete(listener);
}
