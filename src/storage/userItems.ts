import type { StoredItem } from './items.ts';
import { allKeys } from './keys.ts';

/** What is kept of a user until they sign out on purpose, by the beginning of its key. */
export const untilSignOut = ['draft', 'journal', 'recent'] as const;
type Kind = (typeof untilSignOut)[number] | 'keysOff' | 'preference' | 'views';

/** Makes the item of a user, or of one name of that user where there are several. */
export const defineUserItem =
  <T>({ kind, ...form }: { kind: Kind } & Omit<StoredItem<T>, 'key'>) =>
  (user: string, name?: string): StoredItem<T> => ({
    ...form,
    key: `${kind}:${user}${name === undefined ? '' : `:${name}`}`,
  });

/** The keys under which something of these kinds is kept. */
export const userKeys = (kinds: readonly Kind[], isOwner: (user: string) => boolean): string[] =>
  allKeys().filter(key => {
    const [kind, user] = key.split(':');
    return kinds.includes(kind as Kind) && isOwner(user!);
  });
