import type { StoredItem } from './items.ts';
import { allKeys } from './keys.ts';

/** The beginnings of the keys that are removed when their user signs out. */
export const untilSignOut = ['draft', 'journal', 'recent'] as const;
type Kind = (typeof untilSignOut)[number] | 'keysOff' | 'preference' | 'views';

/** Defines an item of a user, or one named item of several. */
export const defineUserItem =
  <T>({ kind, ...form }: { kind: Kind } & Omit<StoredItem<T>, 'key'>) =>
  (user: string, name?: string): StoredItem<T> => ({
    ...form,
    key: `${kind}:${user}${name === undefined ? '' : `:${name}`}`,
  });

export const userKeys = (kinds: readonly Kind[], isOwner: (user: string) => boolean): string[] =>
  allKeys().filter(key => {
    const [kind, user] = key.split(':');
    return kinds.includes(kind as Kind) && isOwner(user!);
  });
