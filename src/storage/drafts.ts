import { isObject } from '../platform/shape.ts';
import { getItem, removeItem, setItem } from './items.ts';
import { removeLongTexts } from './removeLongTexts.ts';
import { removeText } from './storageKeys.ts';
import { defineUserItem, KINDS_DELETED_ON_SIGN_OUT, userKeys } from './userItems.ts';

/** Unsaved input on this device, by user and form. The form decides which values it contains. */
export interface Draft {
  values: Record<string, unknown>;
  /** The time of the last input, epoch milliseconds. */
  time: number;
}

const draft = defineUserItem<Draft>({
  kind: 'draft',
  version: 1,
  read: stored =>
    isObject(stored) && isObject(stored.values) && typeof stored.time === 'number'
      ? { values: stored.values, time: stored.time }
      : undefined,
});

let isClosed = false;

export const drafts = {
  read: (user: string, form: string): Draft | undefined => getItem(draft(user, form)),
  /**
   * Returns whether the draft is stored. The storage may be full, and after a sign-out no draft is stored.
   */
  save(user: string, form: string, values: Record<string, unknown>): boolean {
    // After the end of a session its forms unmount and flush their input.
    if (isClosed) return false;
    return !Object.keys(values).length || setItem(draft(user, form), { values, time: Date.now() });
  },
  remove: (user: string, form: string) => removeItem(draft(user, form)),
  /** Returns the forms of a user that have a draft and whose names begin with `prefix`. */
  forms: (user: string, prefix: string): string[] =>
    userKeys(['draft'], owner => owner === user)
      .map(key => key.slice(draft(user, '').key.length))
      .filter(form => form.startsWith(prefix)),
  any: (isOwner: (user: string) => boolean) => userKeys(['draft'], isOwner).length > 0,
  /** Removes everything that lasts until the user signs out, and ignores `keep` until `open`. */
  close(isOwner: (user: string) => boolean) {
    isClosed = true;
    userKeys(KINDS_DELETED_ON_SIGN_OUT, isOwner).forEach(removeText);
    void removeLongTexts(isOwner);
  },
  /** Called when a session begins. */
  open() {
    isClosed = false;
  },
};
