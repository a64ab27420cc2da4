import type { StoredItem } from './items.ts';
import { localStorageKeys } from './storageKeys.ts';

/** The beginnings of the keys that are removed when their user signs out. */
export const KINDS_DELETED_ON_SIGN_OUT = ['draft', 'journal', 'receipt', 'recent'] as const;
type Kind = (typeof KINDS_DELETED_ON_SIGN_OUT)[number] | 'keysOff' | 'preference' | 'views';

/** Defines an item of a user, or one named item of several. */
export const defineUserItem =
  <T>({ kind, ...definition }: { kind: Kind } & Omit<StoredItem<T>, 'key'>) =>
  (user: string, name?: string): StoredItem<T> => ({
    ...definition,
    key: `${kind}:${user}${name === undefined ? '' : `:${name}`}`,
  });

export const userKeys = (kinds: readonly Kind[], isOwner: (user: string) => boolean): string[] =>
  localStorageKeys().filter(key => {
    const [kind, user] = key.split(':');
    return kinds.includes(kind as Kind) && isOwner(user!);
  });
