import { readText, writeText } from './localStorage.ts';
import { removeText } from './storageKeys.ts';

/** A value of one type that this device stores as JSON under one key. */
export interface StoredItem<T> {
  key: string;
  /** The current version. Version 1 is stored as the value alone, a later one as `{ version, value }`. */
  version: number;
  /**
   * Parses a stored value of a version. It can come from another program: return undefined if it is invalid. Text that is not JSON
   * is passed as a string.
   */
  read(stored: unknown, version: number): T | undefined;
}

function decode<T>({ version, read }: StoredItem<T>, text: string): T | undefined {
  let stored: unknown = text;
  try {
    stored = JSON.parse(text);
  } catch {
    // Version 1 may be plain text.
  }
  const { version: storedVersion, value } = (stored ?? {}) as { version?: unknown; value?: unknown };
  if (typeof storedVersion !== 'number' || value === undefined) return read(stored, 1);
  // A newer build wrote the value.
  return storedVersion > version ? undefined : read(value, storedVersion);
}

const decoded = new WeakMap<object, { text: string; value: unknown }>();

/** Returns the same object for a definition until the stored text changes. */
export function getItem<T>(item: StoredItem<T>): T | undefined {
  const text = readText(item.key);
  if (text === undefined) return undefined;
  const last = decoded.get(item);
  if (last?.text === text) return last.value as T | undefined;
  const value = decode(item, text);
  decoded.set(item, { text, value });
  return value;
}

/** Returns whether the value outlives the page. The storage may be full or blocked. */
export const setItem = <T>({ key, version }: StoredItem<T>, value: T): boolean =>
  writeText(key, JSON.stringify(version > 1 ? { version, value } : value));

export const removeItem = ({ key }: StoredItem<unknown>) => removeText(key);
