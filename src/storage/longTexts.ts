import { DATABASE_PREFIX } from './removeLongTexts.ts';

const STORE = 'texts';
const databases = new Map<string, Promise<IDBDatabase>>();

/** Opens the database of a user. It stays open, so that the last input is written before the page closes. */
function openDatabase(user: string): Promise<IDBDatabase> {
  const existing = databases.get(user);
  if (existing) return existing;
  const forget = () => void databases.delete(user);
  const opening = new Promise<IDBDatabase>((resolve, reject) => {
    const request = indexedDB.open(DATABASE_PREFIX + user);
    request.onupgradeneeded = () => request.result.createObjectStore(STORE);
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error!);
  });
  opening.then(database => {
    database.onclose = forget;
    // Signing out removes the database, which requires closing it.
    database.onversionchange = () => {
      database.close();
      forget();
    };
  }, forget);
  databases.set(user, opening);
  return opening;
}

async function runRequest<T>(
  user: string,
  mode: IDBTransactionMode,
  createRequest: (texts: IDBObjectStore) => IDBRequest<T>,
): Promise<T> {
  const transaction = (await openDatabase(user)).transaction(STORE, mode);
  const request = createRequest(transaction.objectStore(STORE));
  return new Promise((resolve, reject) => {
    transaction.onabort = () => reject(transaction.error ?? new Error('not stored'));
    // In Chrome a committed read can complete before its long text is available.
    if (mode === 'readonly') request.onsuccess = () => resolve(request.result);
    else {
      transaction.oncomplete = () => resolve(request.result);
      transaction.commit();
    }
  });
}

/** Stores texts that are too long for localStorage in IndexedDB, by user and name. */
export const longTexts = {
  /** Rejects if the text cannot be read, which does not mean that it is missing. */
  async get(user: string, name: string): Promise<string | undefined> {
    const text = await runRequest<unknown>(user, 'readonly', texts => texts.get(name));
    return typeof text === 'string' ? text : undefined;
  },
  /** Returns whether the text is stored. The database may be full or blocked. */
  set: (user: string, name: string, text: string): Promise<boolean> =>
    runRequest(user, 'readwrite', texts => texts.put(text, name)).then(
      () => true,
      () => false,
    ),
  remove: (user: string, name: string): Promise<unknown> =>
    runRequest(user, 'readwrite', texts => texts.delete(name)).catch(() => {}),
};
