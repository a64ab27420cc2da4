import { createStore } from './createStore.ts';
import { readText, writeText } from './device.ts';

/**
 * A choice of the person at this device, kept as plain text. Pages before sign-in and the script ahead of the first paint
 * load it: it is no `StoredItem`. Until the page is closed the choices of other tabs do not change it.
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
