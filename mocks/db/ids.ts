import { randomBytes } from 'node:crypto';

/** A new identifier: 24 hex digits, the first eight the time it was made. */
export const newId = (now: Date) =>
  Math.floor(now.getTime() / 1000).toString(16).padStart(8, '0') + randomBytes(8).toString('hex');

/** The n-th identifier of a kind of seeded thing: always the same. */
export const seededId = (kind: number, n: number) =>
  `5f3c2a10${kind.toString(16).padStart(4, '0')}${n.toString(16).padStart(12, '0')}`;
