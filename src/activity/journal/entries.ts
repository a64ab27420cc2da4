import { JOURNAL } from '../../session/drafts.ts';
import { often } from '../../session/often.ts';
import { session } from '../../session/session.ts';
import type { Entry, Inverse } from './entry.ts';

/** So many are kept. */
const MOST = 300;
/** More than this of one change is not kept beyond the page, characters: of the newest, and of the others. */
const [LONGEST, LONG] = [32_000, 4_000];
const NEWEST = 20;

const keyOf = (user: string) => `${JOURNAL}:${user}`;
const listeners = new Set<() => void>();
/** What is changed and not kept yet, by its key, of this user. */
const waiting = new Map<string, Entry>();
let waitingOf = '';
/** What is kept and what waits, as one. */
let joined: { kept: Entry[]; entries: Entry[] } | undefined;
/** How changes are taken back that are too long to be kept on the device, for as long as the page is there. */
const long = new Map<string, Inverse[]>();
let read: { text: string | null; entries: Entry[] } = { text: null, entries: [] };

/** Null also where the storage is forbidden. */
function keptText(user: string) {
  try {
    return localStorage.getItem(keyOf(user));
  } catch {
    return null;
  }
}

function stored(user: string): Entry[] {
  const text = keptText(user);
  if (text === read.text) return read.entries;
  let entries: Entry[] = [];
  try {
    const found: unknown = JSON.parse(text ?? '[]');
    if (Array.isArray(found))
      entries = (found as Entry[]).map(entry => ({ ...entry, back: long.get(entry.key) ?? entry.back }));
  } catch {
    // Nothing that can be read.
  }
  read = { text, entries };
  return entries;
}

function kept(entry: Entry, at: number): Entry {
  const most = at < NEWEST ? LONGEST : LONG;
  // So many steps are long, whatever they are.
  if (entry.back.length < most / 40 && JSON.stringify(entry.back).length <= most) return entry;
  long.set(entry.key, entry.back);
  return { ...entry, back: [], here: true };
}

function store(user: string, entries: Entry[]) {
  // Whoever signed out leaves nothing.
  if (!session.token() && session.ending() === 'signedOut') return;
  try {
    localStorage.setItem(keyOf(user), JSON.stringify(entries.map(kept)));
  } catch {
    // Full: the oldest goes.
    if (entries.length > 1) return store(user, entries.slice(0, entries.length >> 1));
  }
  listeners.forEach(listener => listener());
}

function all(user: string): Entry[] {
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
const keeping = often(() => {
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
  put(user: string, entry: Entry) {
    if (waitingOf !== user) keep();
    waitingOf = user;
    waiting.set(entry.key, entry);
    joined = undefined;
    keeping.soon();
  },
  /** Changes something of one or more. */
  change(user: string, keys: string[], to: Partial<Entry>) {
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
