/**
 * Texts that the storage did not accept because it is full or blocked. They are lost when the page closes.
 */
export const memoryTexts = new Map<string, string>();
export const listeners = new Map<string, Set<() => void>>();

export const notifyListeners = (key: string) => listeners.get(key)?.forEach(listener => listener());

/** Returns undefined if the storage is full or blocked. */
export function withLocalStorage<T>(access: (storage: Storage) => T): T | undefined {
  try {
    return access(localStorage);
  } catch {
    return undefined;
  }
}

export const readText = (key: string): string | undefined =>
  memoryTexts.get(key) ?? withLocalStorage(storage => storage.getItem(key)) ?? undefined;

/** Returns whether the text outlives the page. */
export function writeText(key: string, text: string): boolean {
  memoryTexts.set(key, text);
  withLocalStorage(storage => {
    storage.setItem(key, text);
    memoryTexts.delete(key);
  });
  notifyListeners(key);
  return !memoryTexts.has(key);
}
