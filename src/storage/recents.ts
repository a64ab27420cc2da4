import { isObject } from '../platform/shape.ts';
import { getItem, setItem } from './items.ts';
import { defineUserItem } from './userItems.ts';

/** A record or page that the user opened. */
export interface Recent {
  to: string;
  label: string;
}

const MAX_RECENTS = 12;

const isRecent = (recent: unknown): recent is Recent =>
  isObject(recent) &&
  typeof recent.label === 'string' &&
  typeof recent.to === 'string' &&
  /^\/(?![/\\])/.test(recent.to);

const recentsItem = defineUserItem<Recent[]>({
  kind: 'recent',
  version: 1,
  read: stored =>
    Array.isArray(stored) ? stored.filter(isRecent).map(({ to, label }) => ({ to, label })) : undefined,
});

/**
 * The last records and pages that a user opened on this device, newest first. They are removed when the user
 * signs out.
 */
export const recents = {
  list: (user: string): Recent[] => getItem(recentsItem(user)) ?? [],
  add: (user: string, recent: Recent) =>
    setItem(recentsItem(user), [recent, ...without(user, recent.to)].slice(0, MAX_RECENTS)),
  /** Removes a record that no longer exists. */
  remove: (user: string, to: string) => setItem(recentsItem(user), without(user, to)),
};

const without = (user: string, to: string) => recents.list(user).filter(recent => recent.to !== to);
