import { DATABASE } from './drafts.ts';

const STORE = 'texts';
const databases = new Map<string, Promise<IDBDatabase>>();

/** The database of a user. It stays open: what is typed last is on its way before the page is gone. */
function databaseOf(user: string): Promise<IDBDatabase> {
  const known = databases.get(user);
  if (known) return known;
  const forget = () => void databases.delete(user);
  const opening = new Promise<IDBDatabase>((resolve, reject) => {
    const asked = indexedDB.open(DATABASE + user);
    asked.onupgradeneeded = () => asked.result.createObjectStore(STORE);
    asked.onsuccess = () => resolve(asked.result);
    asked.onerror = () => reject(asked.error!);
  });
  opening.then(database => {
    database.onclose = forget;
    // Whoever signs out removes it.
    database.onversionchange = () => {
      database.close();
      forget();
    };
  }, forget);
  databases.set(user, opening);
  return opening;
}

async function ask<T>(
  user: string,
  mode: IDBTransactionMode,
  what: (texts: IDBObjectStore) => IDBRequest<T>,
): Promise<T> {
  const transaction = (await databaseOf(user)).transaction(STORE, mode);
  const request = what(transaction.objectStore(STORE));
  return new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve(request.result);
    transaction.onabort = () => reject(transaction.error ?? new Error('not kept'));
    transaction.commit();
  });
}

/** Texts too long for what the browser keeps at once, by user and name. All of them fail where the browser keeps nothing, or has no room. */
export const longTexts = {
  read: (user: string, name: string): Promise<string | undefined> =>
    ask(user, 'readonly', texts => texts.get(name) as IDBRequest<string | undefined>),
  keep: (user: string, name: string, text: string) => ask(user, 'readwrite', texts => texts.put(text, name)),
  drop: (user: string, name: string) => ask(user, 'readwrite', texts => texts.delete(name)),
};
