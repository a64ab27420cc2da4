import { session } from '../../auth/session.ts';
import type { ResourceName } from '../../platform/resources.ts';
import { isObject } from '../../platform/shape.ts';
import { getItem, setItem, type StoredItem } from '../../storage/items.ts';
import { subscribeToKey } from '../../storage/storageKeys.ts';
import { throttle } from '../../storage/throttle.ts';
import { defineUserItem } from '../../storage/userItems.ts';
import type { Inverse, JournalEntry } from './journalEntry.ts';

/** The number of entries in storage. */
const MAX_ENTRIES = 300;
/** The maximum size of the inverses of an entry in storage, as characters of JSON: for the newest entries, and for the others. */
const [NEWEST_SIZE, OTHER_SIZE] = [32_000, 4_000];
const NEWEST_COUNT = 20;

/** Entries that are not stored yet, by key, and their user. */
const waiting = new Map<string, JournalEntry>();
let waitingUser = '';
/** Caches the stored entries joined with the waiting ones. */
let joined: { stored: JournalEntry[]; entries: JournalEntry[] } | undefined;
/** Inverses that are too large for storage, by entry key, until the page is closed. */
const largeInverses = new Map<string, Inverse[]>();

const isEntry = (item: unknown): item is JournalEntry =>
  isObject(item) && typeof item.key === 'string' && Array.isArray(item.back);
/** Converts the sentences that earlier versions stored, such as `tagMade`. */
function migrate(entry: JournalEntry): JournalEntry {
  const [, name, change] =
    /^(user|role|tag|purpose|toolgroup|tool|application)(Made|Deleted)$/.exec(entry.said) ?? [];
  return name
    ? { ...entry, said: change === 'Made' ? 'created' : 'deleted', of: `${name}s` as ResourceName }
    : entry;
}

const journalItem = defineUserItem<JournalEntry[]>({
  kind: 'journal',
  version: 1,
  read: items =>
    Array.isArray(items)
      ? items
          .filter(isEntry)
          .map(entry => ({ ...migrate(entry), back: largeInverses.get(entry.key) ?? entry.back }))
      : undefined,
});
const NONE: JournalEntry[] = [];
/** One item per user, so that reads return the same array until the next write. */
const items = new Map<string, StoredItem<JournalEntry[]>>();
function itemOf(user: string) {
  const item = items.get(user) ?? journalItem(user);
  items.set(user, item);
  return item;
}
const getStored = (user: string) => getItem(itemOf(user)) ?? NONE;

/** Moves large inverses out of the entry before it is stored. */
function toStored(entry: JournalEntry, index: number): JournalEntry {
  const maxSize = index < NEWEST_COUNT ? NEWEST_SIZE : OTHER_SIZE;
  // An inverse has at least 40 characters, so that a long list need not be serialized.
  if (entry.back.length < maxSize / 40 && JSON.stringify(entry.back).length <= maxSize) return entry;
  largeInverses.set(entry.key, entry.back);
  return { ...entry, back: [], here: true };
}

function store(user: string, entries: JournalEntry[]): void {
  // After sign-out nothing is stored.
  if (session.isSignedOut()) return;
  const isStored = setItem(itemOf(user), entries.map(toStored));
  // If the storage is full, the older half of the entries is dropped.
  if (!isStored && entries.length > 1) store(user, entries.slice(0, entries.length >> 1));
}

function getEntries(user: string): JournalEntry[] {
  const stored = getStored(user);
  if (!waiting.size || waitingUser !== user) return stored;
  if (joined?.stored === stored) return joined.entries;
  const added = [...waiting.values()].filter(({ key }) => stored.every(one => one.key !== key)).reverse();
  joined = {
    stored,
    entries: [...added, ...stored.map(entry => waiting.get(entry.key) ?? entry)].slice(0, MAX_ENTRIES),
  };
  return joined.entries;
}

/** Stores consecutive changes together. */
const throttledStore = throttle(() => {
  const entries = getEntries(waitingUser);
  waiting.clear();
  joined = undefined;
  store(waitingUser, entries);
});
const storeWaiting = () => waiting.size && throttledStore.flush();
addEventListener('pagehide', storeWaiting);

export const journalEntries = {
  /** Returns the entries of a user, newest first. */
  of: getEntries,
  /** Adds an entry, or replaces the one with the same key. It is stored after a delay. */
  put(user: string, entry: JournalEntry) {
    if (waitingUser !== user) storeWaiting();
    waitingUser = user;
    waiting.set(entry.key, entry);
    joined = undefined;
    throttledStore.schedule();
  },
  /** Assigns values to the entries with these keys. */
  change(user: string, keys: string[], to: Partial<JournalEntry>) {
    storeWaiting();
    store(
      user,
      getStored(user).map(entry => (keys.includes(entry.key) ? { ...entry, ...to } : entry)),
    );
  },
  /** Clears the memory of this page after storing the waiting entries. */
  forget() {
    storeWaiting();
    throttledStore.cancel();
    largeInverses.clear();
    items.clear();
  },
  subscribe: (user: string, listener: () => void) => subscribeToKey(itemOf(user).key, listener),
};
