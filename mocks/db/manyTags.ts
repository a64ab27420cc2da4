import { count } from 'drizzle-orm';
import { fold } from './folding.ts';
import type { Db } from './open.ts';
import { TAGS } from './places.ts';
import { tags } from './schema.ts';
import { tagId } from './seededIds.ts';

const MOST = 1_000;
const MOST_MAPS = 150;

/** The n-th tag: a seeded one's name, for one ward after the other. */
function wardTag(n: number) {
  const [subject, helpInfo] = TAGS[n % TAGS.length]!;
  const tagName = `${subject} Ward ${Math.floor(n / TAGS.length)}`;
  return {
    id: tagId(n),
    tagName,
    tagNameKey: fold(tagName),
    helpInfo,
    numberOfMapsTagged: (n * 37) % MOST_MAPS,
  };
}

/** Adds tags until there are as many as people, 1,000 at most. Returns how many were missing. */
export async function addTags(db: Db, people: number): Promise<number> {
  const wanted = Math.min(MOST, people);
  const [before] = await db.select({ rows: count() }).from(tags);
  const missing = Math.max(wanted - before!.rows, 0);
  if (missing)
    await db
      .insert(tags)
      .values(Array.from({ length: missing }, (_, n) => wardTag(before!.rows + n)))
      .onConflictDoNothing();
  return missing;
}
