import { JOURNAL } from '../session/drafts.ts';
import { session } from '../session/session.ts';
import type { Entry, Inverse } from './entry.ts';

/** So many are kept. */
const MOST = 300;
/** More than this of one change is not kept beyond the page, characters. */
const LONGEST = 8_000;

const keyOf = (user: string) => `${JOURNAL}:${user}`;
const listeners = new Set<() => void>();
/** How changes are taken back that are too long to be kept on the device, for as long as the page is there. */
const long = new Map<string, Inverse[]>();
let read: { text: string | null; entries: Entry[] } = { text: null, entries: [] };

function stored(user: string): Entry[] {
  const text = localStorage.getItem(keyOf(user));
  if (text === read.text) return read.entries;
  let entries: Entry[] = [];
  try {
    const found: unknown = JSON.parse(text ?? '[]');
    if (Array.isArray(found)) entries = (found as Entry[]).map(entry => ({ ...entry, back: long.get(entry.key) ?? entry.back }));
  } catch {
    // Nothing that can be read.
  }
  read = { text, entries };
  return entries;
}

function kept(entry: Entry): Entry {
  if (JSON.stringify(entry.back).length <= LONGEST) return entry;
  long.set(entry.key, entry.back);
  return { ...entry, back: [], here: true };
}

function store(user: string, entries: Entry[]) {
  // Whoever signed out leaves nothing.
  if (!session.token() && session.ending() === 'signedOut') return;
  try {
    localStorage.setItem(keyOf(user), JSON.stringify(entries.slice(0, MOST).map(kept)));
  } catch {
    // Full: the oldest goes.
    if (entries.length > 1) return store(user, entries.slice(0, entries.length >> 1));
  }
  listeners.forEach(listener => listener());
}

export const entries = {
  /** The newest first. */
  of: stored,
  /** Adds a change, or puts it in the place of what it was. */
  put(user: string, entry: Entry) {
    const all = stored(user);
    const isThere = all.some(({ key }) => key === entry.key);
    store(user, isThere ? all.map(one => (one.key === entry.key ? entry : one)) : [entry, ...all]);
  },
  /** Changes something of one or more. */
  change(user: string, keys: string[], to: Partial<Entry>) {
    store(
      user,
      stored(user).map(entry => (keys.includes(entry.key) ? { ...entry, ...to } : entry)),
    );
  },
  /** What is known for as long as the page is there. */
  forget() {
    long.clear();
    read = { text: null, entries: [] };
  },
  subscribe(listener: () => void) {
    listeners.add(listener);
    addEventListener('storage', listener);
    return () => {
      listeners.delete(listener);
      removeEventListener('storage', listener);
    };
  },
};
