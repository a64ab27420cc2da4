import { session } from '../../auth/session.ts';
import type { ResourceName } from '../../platform/resources.ts';
import { isObject } from '../../platform/shape.ts';
import { getItem, setItem, type StoredItem } from '../../storage/items.ts';
import { subscribeToKey } from '../../storage/keys.ts';
import { throttle } from '../../storage/throttle.ts';
import { defineUserItem } from '../../storage/userItems.ts';
import type { Inverse, JournalEntry } from './entry.ts';

/** So many are kept. */
const MOST = 300;
/** More than this of one change is not kept beyond the page, characters: of the newest, and of the others. */
const [LONGEST, LONG] = [32_000, 4_000];
const NEWEST = 20;

/** What is changed and not kept yet, by its key, of this user. */
const waiting = new Map<string, JournalEntry>();
let waitingOf = '';
/** What is kept and what waits, as one. */
let joined: { kept: JournalEntry[]; entries: JournalEntry[] } | undefined;
/** How changes are taken back that are too long to be kept on the device, for as long as the page is there. */
const long = new Map<string, Inverse[]>();

const isEntry = (kept: unknown): kept is JournalEntry =>
  isObject(kept) && typeof kept.key === 'string' && Array.isArray(kept.back);
/** Converts the sentences that earlier versions stored, such as `tagMade`. */
function migrate(entry: JournalEntry): JournalEntry {
  const [, name, change] =
    /^(user|role|tag|purpose|toolgroup|tool|application)(Made|Deleted)$/.exec(entry.said) ?? [];
  return name
    ? { ...entry, said: change === 'Made' ? 'created' : 'deleted', of: `${name}s` as ResourceName }
    : entry;
}

const journalOf = defineUserItem<JournalEntry[]>({
  kind: 'journal',
  version: 1,
  read: kept =>
    Array.isArray(kept)
      ? kept.filter(isEntry).map(entry => ({ ...migrate(entry), back: long.get(entry.key) ?? entry.back }))
      : undefined,
});
const NONE: JournalEntry[] = [];
/** One definition a user: what it reads stays the same object until something is written. */
const items = new Map<string, StoredItem<JournalEntry[]>>();
function itemOf(user: string) {
  const item = items.get(user) ?? journalOf(user);
  items.set(user, item);
  return item;
}
const stored = (user: string) => getItem(itemOf(user)) ?? NONE;

function kept(entry: JournalEntry, at: number): JournalEntry {
  const most = at < NEWEST ? LONGEST : LONG;
  // So many steps are long, whatever they are.
  if (entry.back.length < most / 40 && JSON.stringify(entry.back).length <= most) return entry;
  long.set(entry.key, entry.back);
  return { ...entry, back: [], here: true };
}

function store(user: string, entries: JournalEntry[]): void {
  // Whoever signed out leaves nothing.
  if (session.isSignedOut()) return;
  const isKept = setItem(itemOf(user), entries.map(kept));
  // Full: the oldest goes.
  if (!isKept && entries.length > 1) store(user, entries.slice(0, entries.length >> 1));
}

function all(user: string): JournalEntry[] {
  const there = stored(user);
  if (!waiting.size || waitingOf !== user) return there;
  if (joined?.kept === there) return joined.entries;
  const added = [...waiting.values()].filter(({ key }) => there.every(one => one.key !== key)).reverse();
  joined = {
    kept: there,
    entries: [...added, ...there.map(entry => waiting.get(entry.key) ?? entry)].slice(0, MOST),
  };
  return joined.entries;
}

/** Changes that follow each other are kept together. */
const keeping = throttle(() => {
  const entries = all(waitingOf);
  waiting.clear();
  joined = undefined;
  store(waitingOf, entries);
});
const keep = () => waiting.size && keeping.now();
addEventListener('pagehide', keep);

export const entries = {
  /** The newest first. */
  of: all,
  /** Adds a change, or puts it in the place of what it was: at once, or with what follows soon. */
  put(user: string, entry: JournalEntry) {
    if (waitingOf !== user) keep();
    waitingOf = user;
    waiting.set(entry.key, entry);
    joined = undefined;
    keeping.soon();
  },
  /** Changes something of one or more. */
  change(user: string, keys: string[], to: Partial<JournalEntry>) {
    keep();
    store(
      user,
      stored(user).map(entry => (keys.includes(entry.key) ? { ...entry, ...to } : entry)),
    );
  },
  /** What is known for as long as the page is there; what waits is kept before. */
  forget() {
    keep();
    keeping.forget();
    long.clear();
    items.clear();
  },
  subscribe: (user: string, listener: () => void) => subscribeToKey(itemOf(user).key, listener),
};
