import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  interface ProvidedContext {
    /** The path of the archive of a migrated, empty database. */
    databaseImage: string;
  }
}

const MIGRATIONS = 'mocks/db/migrations';
const FOLDER = 'node_modules/.cache/databases';

function pathOfImage() {
  const hash = createHash('sha256').update(readFileSync('node_modules/@electric-sql/pglite/package.json'));
  for (const file of readdirSync(MIGRATIONS).toSorted())
    if (file.endsWith('.sql')) hash.update(file).update(readFileSync(`${MIGRATIONS}/${file}`));
  return `${FOLDER}/${hash.digest('hex').slice(0, 16)}.tar`;
}

async function writeImage(path: string) {
  mkdirSync(FOLDER, { recursive: true });
  const client = await PGlite.create({ extensions: { pg_trgm } });
  await client.exec('CREATE EXTENSION IF NOT EXISTS pg_trgm');
  await migrate(drizzle(client), { migrationsFolder: MIGRATIONS });
  const image = await client.dumpDataDir('none');
  await client.close();
  writeFileSync(`${path}.${process.pid}`, Buffer.from(await image.arrayBuffer()));
  renameSync(`${path}.${process.pid}`, path);
}

/**
 * Writes the image unless it exists: initializing a database takes seconds in every worker, loading the image
 * a fraction of that.
 */
export default async function provideImage({ provide }: TestProject) {
  const path = pathOfImage();
  if (!existsSync(path)) await writeImage(path);
  provide('databaseImage', path);
}
