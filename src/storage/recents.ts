import { isObject } from '../platform/shape.ts';
import { getItem, setItem } from './items.ts';
import { defineUserItem } from './userItems.ts';

/** A record or page that the user opened. */
export interface Recent {
  to: string;
  label: string;
}

const MOST = 12;

const isRecent = (one: unknown): one is Recent =>
  isObject(one) && typeof one.label === 'string' && typeof one.to === 'string' && /^\/(?![/\\])/.test(one.to);

const opened = defineUserItem<Recent[]>({
  kind: 'recent',
  version: 1,
  read: kept =>
    Array.isArray(kept) ? kept.filter(isRecent).map(({ to, label }) => ({ to, label })) : undefined,
});

/**
 * The last records and pages that a user opened on this device, newest first. They are removed when the user
 * signs out.
 */
export const recents = {
  of: (user: string): Recent[] => getItem(opened(user)) ?? [],
  note: (user: string, recent: Recent) =>
    setItem(opened(user), [recent, ...without(user, recent.to)].slice(0, MOST)),
  /** Removes a record that no longer exists. */
  forget: (user: string, to: string) => setItem(opened(user), without(user, to)),
};

const without = (user: string, to: string) => recents.of(user).filter(one => one.to !== to);
