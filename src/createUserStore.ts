import { memoryStore, type Store } from 'react-admin';
import { getItem, setItem } from './storage/items.ts';
import { defineUserItem } from './storage/userItems.ts';

const preferenceItem = defineUserItem<unknown>({ kind: 'preference', version: 1, read: value => value });

/** Visible columns and row height are kept after the session; selections are not. */
const isPersistent = (key: string) => /\.(columns|compact|datatable)$/.test(key);

/** Creates a user's react-admin store. Persistent keys are saved as preferences on this device. */
export function createUserStore(user: string, values: Record<string, unknown>): Store {
  const store = memoryStore(values);
  return {
    ...store,
    getItem: (key, fallback) =>
      store.getItem(key) ?? (isPersistent(key) ? getItem(preferenceItem(user, key)) : undefined) ?? fallback,
    setItem(key, value) {
      store.setItem(key, value);
      if (isPersistent(key)) setItem(preferenceItem(user, key), value);
    },
  } as Store;
}
