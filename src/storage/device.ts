/**
 * Texts that the storage did not accept because it is full or blocked. They are lost when the page closes.
 */
export const unkept = new Map<string, string>();
export const listeners = new Map<string, Set<() => void>>();

export const tell = (key: string) => listeners.get(key)?.forEach(listener => listener());

/** Returns undefined if the storage is full or blocked. */
export function attempt<T>(access: (storage: Storage) => T): T | undefined {
  try {
    return access(localStorage);
  } catch {
    return undefined;
  }
}

export const readText = (key: string): string | undefined =>
  unkept.get(key) ?? attempt(storage => storage.getItem(key)) ?? undefined;

/** Returns whether the text outlives the page. */
export function writeText(key: string, text: string): boolean {
  unkept.set(key, text);
  attempt(storage => {
    storage.setItem(key, text);
    unkept.delete(key);
  });
  tell(key);
  return !unkept.has(key);
}
