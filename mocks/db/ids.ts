import { randomBytes } from 'node:crypto';

const program = randomBytes(5).toString('hex');
let made = randomBytes(3).readUIntBE(0, 3) >> 1;

/**
 * A new ID of 24 hex digits: the time, the program and a counter, so that later IDs sort after earlier ones.
 */
export const newId = (now: Date) =>
  Math.floor(now.getTime() / 1000)
    .toString(16)
    .padStart(8, '0') +
  program +
  (made++ % 0x1000000).toString(16).padStart(6, '0');

/** The n-th id of a kind of seeded record; always the same. */
export const seededId = (kind: number, n: number) =>
  `5f3c2a10${kind.toString(16).padStart(4, '0')}${n.toString(16).padStart(12, '0')}`;
