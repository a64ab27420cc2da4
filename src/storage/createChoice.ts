import { createStore } from './createStore.ts';
import { readText, writeText } from './device.ts';

/**
 * A choice that this device stores as plain text. It is not a `StoredItem`, because the pages before sign-in
 * and the script before the first paint load it. Choices of other tabs take effect at the next load.
 */
export function createChoice<T extends string>(key: string, choiceOf: (kept?: string) => T) {
  const { get, set, subscribe } = createStore(choiceOf(readText(key)));
  return {
    get,
    subscribe,
    choose(next: T) {
      set(next);
      writeText(key, next);
    },
  };
}
