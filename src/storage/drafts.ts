import { isObject } from '../platform/shape.ts';
import { getItem, removeItem, setItem } from './items.ts';
import { removeText } from './keys.ts';
import { removeLongTexts } from './removeLongTexts.ts';
import { defineUserItem, untilSignOut, userKeys } from './userItems.ts';

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

let isClosed = false;

export const drafts = {
  read: (user: string, form: string): Draft | undefined => getItem(draft(user, form)),
  /** Returns whether it is kept: the storage may be full, and after a sign-out nothing is kept. */
  keep(user: string, form: string, values: Record<string, unknown>): boolean {
    // The forms of the session unmount after its end and flush their input.
    if (isClosed) return false;
    return !Object.keys(values).length || setItem(draft(user, form), { values, time: Date.now() });
  },
  drop: (user: string, form: string) => removeItem(draft(user, form)),
  /** The forms of a user whose names begin so, and of which something is kept. */
  forms: (user: string, beginning: string): string[] =>
    userKeys(['draft'], owner => owner === user)
      .map(key => key.slice(draft(user, '').key.length))
      .filter(form => form.startsWith(beginning)),
  any: (isOwner: (user: string) => boolean) => userKeys(['draft'], isOwner).length > 0,
  /** Removes everything that is kept until its user signs out, and keeps nothing until `open`. */
  close(isOwner: (user: string) => boolean) {
    isClosed = true;
    userKeys(untilSignOut, isOwner).forEach(removeText);
    void removeLongTexts(isOwner);
  },
  /** A session has begun. */
  open() {
    isClosed = false;
  },
};
