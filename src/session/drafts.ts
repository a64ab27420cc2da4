import { isObject } from '../platform/shape.ts';
import { session } from './session.ts';

/** What somebody typed and has not saved: on this device, by user and form. Which of it may be kept the form knows. */
export interface Draft {
  values: Record<string, unknown>;
  /** When it was typed, epoch milliseconds. */
  time: number;
}

/** Longer texts of a user are in a database of this name, with the user behind it (longTexts.ts). */
export const DATABASE = 'drafts:';

/** What a user opened last is kept under this name, with the user behind it (recents.ts). */
export const RECENTS = 'recent';

/** What a user did is kept under this name, with the user behind it (src/journal/entries.ts). */
export const JOURNAL = 'journal';

const keyOf = (user: string, form: string) => `draft:${user}:${form}`;
/** None where the storage is forbidden. */
function allKeys(): string[] {
  try {
    return Object.keys(localStorage);
  } catch {
    return [];
  }
}
const keysOf = (isOwner: (user: string) => boolean, kinds = ['draft']) =>
  allKeys().filter(key => {
    const [kind, user] = key.split(':');
    return kinds.includes(kind!) && isOwner(user!);
  });

async function removeDatabases(isOwner: (user: string) => boolean) {
  for (const { name = '' } of await indexedDB.databases())
    if (name.startsWith(DATABASE) && isOwner(name.slice(DATABASE.length))) indexedDB.deleteDatabase(name);
}

export const drafts = {
  read(user: string, form: string): Draft | undefined {
    try {
      const text = localStorage.getItem(keyOf(user, form));
      const draft = text === null ? null : (JSON.parse(text) as Draft | null);
      return draft && isObject(draft.values) ? draft : undefined;
    } catch {
      return undefined;
    }
  },
  /** Answers whether it is kept: a storage may be full, and whoever signed out leaves nothing. */
  keep(user: string, form: string, values: Record<string, unknown>): boolean {
    // Not even by the forms that close afterwards.
    if (!session.token() && session.ending() === 'signedOut') return false;
    try {
      if (Object.keys(values).length)
        localStorage.setItem(keyOf(user, form), JSON.stringify({ values, time: Date.now() }));
      return true;
    } catch {
      return false;
    }
  },
  drop(user: string, form: string) {
    try {
      localStorage.removeItem(keyOf(user, form));
    } catch {
      // In a forbidden storage there is none.
    }
  },
  /** The forms of a user whose names begin so, and of which something is kept. */
  forms: (user: string, beginning: string): string[] =>
    keysOf(owner => owner === user)
      .map(key => key.slice(keyOf(user, '').length))
      .filter(form => form.startsWith(beginning)),
  any: (isOwner: (user: string) => boolean) => keysOf(isOwner).length > 0,
  dropAll(isOwner: (user: string) => boolean) {
    // Of what somebody did nothing is left, either.
    for (const key of keysOf(isOwner, ['draft', JOURNAL, RECENTS])) localStorage.removeItem(key);
    void removeDatabases(isOwner).catch(() => {});
  },
};
