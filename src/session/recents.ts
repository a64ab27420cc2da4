import { isObject } from '../platform/shape.ts';
import { RECENTS } from './drafts.ts';

/** What somebody opened: its address and what it is called. */
export interface Recent {
  to: string;
  label: string;
}

const MOST = 12;
const keyOf = (user: string) => `${RECENTS}:${user}`;

const isRecent = (one: unknown): one is Recent =>
  isObject(one) && typeof one.label === 'string' && typeof one.to === 'string' && /^\/(?![/\\])/.test(one.to);

/** What a user opened last on this device, the newest first; it goes when she signs out on purpose (drafts.ts). */
export const recents = {
  of(user: string): Recent[] {
    try {
      const kept: unknown = JSON.parse(localStorage.getItem(keyOf(user)) ?? '[]');
      return Array.isArray(kept) ? kept.filter(isRecent).map(({ to, label }) => ({ to, label })) : [];
    } catch {
      return [];
    }
  },
  note: (user: string, opened: Recent) => write(user, [opened, ...without(user, opened.to)].slice(0, MOST)),
  /** It is not there any more. */
  forget: (user: string, to: string) => write(user, without(user, to)),
};

const without = (user: string, to: string) => recents.of(user).filter(one => one.to !== to);

function write(user: string, kept: Recent[]) {
  try {
    localStorage.setItem(keyOf(user), JSON.stringify(kept));
  } catch {
    // Whoever's storage is full or forbidden finds by name.
  }
}
