import { isObject } from '../platform/shape.ts';
import { getItem, setItem } from './items.ts';
import { defineUserItem } from './userItems.ts';

/** What somebody opened: its address and what it is called. */
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

/** What a user opened last on this device, the newest first; it goes when they sign out on purpose. */
export const recents = {
  of: (user: string): Recent[] => getItem(opened(user)) ?? [],
  note: (user: string, recent: Recent) =>
    setItem(opened(user), [recent, ...without(user, recent.to)].slice(0, MOST)),
  /** It is not there any more. */
  forget: (user: string, to: string) => setItem(opened(user), without(user, to)),
};

const without = (user: string, to: string) => recents.of(user).filter(one => one.to !== to);
