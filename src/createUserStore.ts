import { memoryStore, type Store } from 'react-admin';
import { getItem, setItem } from './storage/items.ts';
import { defineUserItem } from './storage/userItems.ts';

const preferenceOf = defineUserItem<unknown>({ kind: 'preference', version: 1, read: kept => kept });

/** How a list looks outlives the session; what is ticked does not. */
const isKept = (key: string) => /\.(columns|compact|datatable)$/.test(key);

/** react-admin's store of a user: what is kept of it is a preference on this device. */
export function createUserStore(user: string, values: Record<string, unknown>): Store {
  const store = memoryStore(values);
  return {
    ...store,
    getItem: (key, fallback) =>
      store.getItem(key) ?? (isKept(key) ? getItem(preferenceOf(user, key)) : undefined) ?? fallback,
    setItem(key, value) {
      store.setItem(key, value);
      if (isKept(key)) setItem(preferenceOf(user, key), value);
    },
  } as Store;
}
