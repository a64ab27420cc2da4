import { count } from 'drizzle-orm';
import { foldForIndex } from './folding.ts';
import { seededId } from './ids.ts';
import type { Db } from './open.ts';
import { tagsTable } from './tables/tags.ts';

const TAGS: [name: string, help: string, maps: number][] = [
  ['Parcels', 'Parcel boundaries and identifiers', 148],
  ['Zoning', 'Districts and overlays', 96],
  ['Flood Zones', 'FEMA hazard areas', 71],
  ['Tax Districts', 'Levy and code areas', 64],
  ['Aerial Imagery', 'Orthophotos by year', 58],
  ['Sales', 'Verified property sales', 52],
  ['Building Permits', 'Open and closed permits', 47],
  ['School Districts', '', 41],
  ['Precincts', 'Voting precincts', 33],
  ['Soils', 'Agricultural soil survey', 29],
  ['Contours', 'Two-foot contours', 27],
  ['Easements', '', 24],
  ['Water Mains', 'Utility network', 22],
  ['Sewer', '', 19],
  ['Street Centerlines', 'Addressable streets', 18],
  ['Address Points', '', 17],
  ['Historic Districts', '', 14],
  ['Exemptions', 'Homestead, veteran and farm exemptions', 13],
  ['Appeals', 'Open valuation appeals', 12],
  ['Subdivisions', 'Recorded plats', 11],
  ['Public Lands', '', 9],
  ['Trails', '', 8],
  ['Wetlands', '', 7],
  ['Fire Districts', '', 6],
  ['Neighborhoods', 'Valuation neighborhoods', 5],
  ['Land Use', '', 4],
  ['Survey Corners', 'Monuments and ties', 3],
  ['Split Parcels', 'Awaiting a new roll number', 2],
  ['Oblique Imagery', '', 1],
  ['Draft', 'Not published', 0],
  ['Pictometry', 'Licensed imagery', 0],
];

export const tagId = (n: number) => seededId(4, n);

export const seedTags = (db: Db) =>
  db.insert(tagsTable).values(
    TAGS.map(([tagName, helpInfo, numberOfMapsTagged], n) => ({
      id: tagId(n),
      tagName,
      tagNameKey: foldForIndex(tagName),
      helpInfo,
      numberOfMapsTagged,
    })),
  );

const MOST = 1_000;
const MOST_MAPS = 150;

/** The n-th tag: the name of a seeded one with the number of a ward. */
function wardTag(n: number) {
  const [subject, helpInfo] = TAGS[n % TAGS.length]!;
  const tagName = `${subject} Ward ${Math.floor(n / TAGS.length)}`;
  return {
    id: tagId(n),
    tagName,
    tagNameKey: foldForIndex(tagName),
    helpInfo,
    numberOfMapsTagged: (n * 37) % MOST_MAPS,
  };
}

/** Adds tags until there is one per user, at most 1,000. Returns how many were missing. */
export async function addTags(db: Db, people: number): Promise<number> {
  const wanted = Math.min(MOST, people);
  const [before] = await db.select({ rows: count() }).from(tagsTable);
  const missing = Math.max(wanted - before!.rows, 0);
  if (missing)
    await db
      .insert(tagsTable)
      .values(Array.from({ length: missing }, (_, n) => wardTag(before!.rows + n)))
      .onConflictDoNothing();
  return missing;
}
