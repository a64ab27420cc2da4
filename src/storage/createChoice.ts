import { createStore } from './createStore.ts';
import { readText, writeText } from './localStorage.ts';

/**
 * A choice that this device stores as plain text. It is not a `StoredItem`, because the pages before sign-in
 * and the script before the first paint load it. Choices of other tabs take effect at the next load.
 */
export function createChoice<T extends string>(key: string, parse: (stored?: string) => T) {
  const store = createStore(parse(readText(key)));
  return {
    ...store,
    set(next: T) {
      store.set(next);
      writeText(key, next);
    },
  };
}
