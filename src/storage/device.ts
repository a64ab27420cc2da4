/** What the device did not take, as its storage is full or blocked: it is there until the page is closed. */
export const unkept = new Map<string, string>();
export const listeners = new Map<string, Set<() => void>>();

export const tell = (key: string) => listeners.get(key)?.forEach(listener => listener());

/** Undefined where the storage is full or blocked. */
export function attempt<T>(access: (storage: Storage) => T): T | undefined {
  try {
    return access(localStorage);
  } catch {
    return undefined;
  }
}

/** The text in localStorage, or undefined. */
export const readText = (key: string): string | undefined =>
  unkept.get(key) ?? attempt(storage => storage.getItem(key)) ?? undefined;

/** Answers whether the text outlives the page. */
export function writeText(key: string, text: string): boolean {
  unkept.set(key, text);
  attempt(storage => {
    storage.setItem(key, text);
    unkept.delete(key);
  });
  tell(key);
  return !unkept.has(key);
}
