import { isObject } from '../platform/shape.ts';
import { getItem, removeItem, setItem } from '../storage/items.ts';
import { removeText } from '../storage/keys.ts';
import { removeLongTexts } from '../storage/removeLongTexts.ts';
import { defineUserItem, untilSignOut, userKeys } from '../storage/userItems.ts';
import { session } from './session.ts';

/** What somebody typed and has not saved: on this device, by user and form. Which of it may be kept the form knows. */
export interface Draft {
  values: Record<string, unknown>;
  /** When it was typed, epoch milliseconds. */
  time: number;
}

const draft = defineUserItem<Draft>({
  kind: 'draft',
  version: 1,
  read: kept =>
    isObject(kept) && isObject(kept.values) && typeof kept.time === 'number'
      ? { values: kept.values, time: kept.time }
      : undefined,
});

export const drafts = {
  read: (user: string, form: string): Draft | undefined => getItem(draft(user, form)),
  /** Answers whether it is kept: a storage may be full, and whoever signed out leaves nothing. */
  keep(user: string, form: string, values: Record<string, unknown>): boolean {
    // Not even by the forms that close afterwards.
    if (session.isSignedOut()) return false;
    return !Object.keys(values).length || setItem(draft(user, form), { values, time: Date.now() });
  },
  drop: (user: string, form: string) => removeItem(draft(user, form)),
  /** The forms of a user whose names begin so, and of which something is kept. */
  forms: (user: string, beginning: string): string[] =>
    userKeys(['draft'], owner => owner === user)
      .map(key => key.slice(draft(user, '').key.length))
      .filter(form => form.startsWith(beginning)),
  any: (isOwner: (user: string) => boolean) => userKeys(['draft'], isOwner).length > 0,
  /** With them goes all else that is kept until its user signs out. */
  dropAll(isOwner: (user: string) => boolean) {
    userKeys(untilSignOut, isOwner).forEach(removeText);
    void removeLongTexts(isOwner);
  },
};
