import { isObject } from '../platform/shape.ts';
import { getItem, setItem, type StoredItem } from '../storage/items.ts';

/**
 * Facts about the last session of this browser, for the time before the first reply. The device stores only
 * digests, so that no name, email, id or token can be read from it.
 */
interface SessionHint {
  token: string;
  person: string;
  staff: boolean;
  /** Whether this session has already asked for the first login. */
  asked?: boolean;
}

const item: StoredItem<SessionHint> = {
  key: 'seen',
  version: 1,
  read: stored =>
    isObject(stored) && typeof stored.token === 'string' && typeof stored.person === 'string'
      ? {
          token: stored.token,
          person: stored.person,
          staff: !!stored.staff,
          ...(stored.asked === true && { asked: true }),
        }
      : undefined,
};

/** Returns a short digest. It is not suitable for secrets that can be guessed. */
export function digest(text: string): string {
  let [a, b] = [0x811c9dc5, 0x1b873593];
  for (let i = 0; i < text.length; i++) {
    a = Math.imul(a ^ text.charCodeAt(i), 0x01000193);
    b = Math.imul(b ^ text.charCodeAt(i), 0x85ebca6b);
  }
  return (a >>> 0).toString(36) + (b >>> 0).toString(36);
}

export const lastSessionHint = {
  /** Returns the hint of the last session of any user. */
  last: (): SessionHint | undefined => getItem(item),
  /** Returns the hint if it belongs to the session with this token. */
  forToken(token: string | undefined): SessionHint | undefined {
    const last = lastSessionHint.last();
    return token && last?.token === digest(token) ? last : undefined;
  },
  update(token: string, userId: string, more: Pick<SessionHint, 'staff' | 'asked'>) {
    setItem(item, {
      ...lastSessionHint.forToken(token),
      token: digest(token),
      person: digest(userId),
      ...more,
    });
  },
};
