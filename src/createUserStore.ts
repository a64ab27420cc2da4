import { memoryStore, type Store } from 'react-admin';
import { getItem, setItem } from './storage/items.ts';
import { subscribeToKey } from './storage/storageKeys.ts';
import { defineUserItem } from './storage/userItems.ts';

const preferenceItem = defineUserItem<unknown>({ kind: 'preference', version: 1, read: value => value });

/** Version 1 contained the URL parameters of each query; the list converts them. */
const queriesItem = defineUserItem<unknown>({
  kind: 'views',
  version: 2,
  read: value => (Array.isArray(value) ? value : undefined),
});

/** Visible columns, row height and the tree beside a form outlive the session. Selections do not. */
const isPersistent = (key: string) => /\.(columns|compact|datatable)$|^treeBeside$/.test(key);

/**
 * Creates the react-admin store of a user. Persistent keys are saved as preferences on this device. Saved
 * queries are shared by all tabs.
 */
export function createUserStore(user: string, values: Record<string, unknown>): Store {
  const store = memoryStore(values);
  const queriesOf = (key: string) => {
    const [, list] = /^(.+)\.savedQueries$/.exec(key) ?? [];
    return list === undefined ? undefined : queriesItem(user, list);
  };
  return {
    ...store,
    subscribe(key, listener) {
      const item = queriesOf(key);
      return item ? subscribeToKey(item.key, () => listener(getItem(item))) : store.subscribe(key, listener);
    },
    getItem(key, fallback) {
      const item = queriesOf(key);
      if (item) return getItem(item) ?? fallback;
      return (
        store.getItem(key) ?? (isPersistent(key) ? getItem(preferenceItem(user, key)) : undefined) ?? fallback
      );
    },
    setItem(key, value) {
      const item = queriesOf(key);
      if (item) return void setItem(item, value);
      store.setItem(key, value);
      if (isPersistent(key)) setItem(preferenceItem(user, key), value);
    },
  } as Store;
}
