import type { Db } from './open.ts';
import { addTags, seedTags } from './seededTags.ts';

interface Seeded {
  /** Adds the rows of the demo. */
  seed(db: Db): Promise<unknown>;
  /** Adds rows in proportion to so many users. Returns how many were added. */
  fillUp?(db: Db, users: number): Promise<number>;
}

/** What refers to nothing else, and nothing to it. */
export const independent: Seeded[] = [{ seed: seedTags, fillUp: addTags }];
