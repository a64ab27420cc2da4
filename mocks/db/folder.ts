import {
  accessSync,
  closeSync,
  constants,
  fsyncSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs';
import { join } from 'node:path';

/** The version of Postgres inside PGlite, which reads only files of this version. */
const POSTGRES = '18';
const CONTROL_BYTES = 8_192;
const FOLDERS = [
  'base',
  'global',
  'pg_wal',
  'pg_xact',
  'pg_multixact',
  'pg_subtrans',
  'pg_logical',
  'pg_tblspc',
];
const FILES = ['postgresql.conf', 'global/pg_control', 'global/pg_filenode.map'];
/** What a new data folder may contain: hidden files, the lock, an incomplete database. */
const ALLOWED_IN_NEW_FOLDER = /^(\..*|lost\+found|in-use\.pid.*|pg\.new)$/;

/**
 * A data folder that exists but cannot be used. The message tells the user what to do. `recovered`: Postgres
 * has begun to repair it.
 */
export class UnusableFolderError extends Error {
  constructor(folder: string, what: string, recovered = false) {
    const recoveryNote = recovered ? 'Postgres has recovered what it could' : 'Nothing in it was changed';
    super(
      `The data folder ${folder} cannot be used: ${what}. ${recoveryNote}: move it away, or set DATA_DIR to another folder.`,
    );
  }
}

const kindOf = (path: string): 'folder' | 'file' | 'nothing' => {
  const stat = statSync(path, { throwIfNoEntry: false });
  return !stat ? 'nothing' : stat.isDirectory() ? 'folder' : 'file';
};

/** Why `pg` is not a database that can be opened; undefined if it looks like one. */
function findFlaw(pg: string): string | undefined {
  if (kindOf(pg) !== 'folder')
    return kindOf(pg) === 'file'
      ? 'pg in it is a file, not the folder of a database'
      : 'pg in it is a broken link';
  if (readdirSync(pg).length === 0) return 'pg in it is empty';
  const version = join(pg, 'PG_VERSION');
  if (kindOf(version) !== 'file')
    return 'pg/PG_VERSION is missing, so it is not a database or not all of one';
  const found = readFileSync(version, 'utf8').trim();
  if (found !== POSTGRES)
    return `it is a database of Postgres ${/^[\w.]{1,9}$/.test(found) ? found : '(unreadable)'}, and this program has Postgres ${POSTGRES}`;
  const missing = [
    ...FOLDERS.filter(name => kindOf(join(pg, name)) !== 'folder'),
    ...FILES.filter(name => kindOf(join(pg, name)) !== 'file'),
  ];
  if (missing[0]) return `pg/${missing[0]} is missing`;
  if (statSync(join(pg, 'global/pg_control')).size !== CONTROL_BYTES)
    return 'pg/global/pg_control is cut off';
  for (const name of ['', ...FOLDERS])
    accessSync(join(pg, name), constants.R_OK | constants.W_OK | constants.X_OK);
  for (const name of FILES) accessSync(join(pg, name), constants.R_OK | constants.W_OK);
  return undefined;
}

/**
 * True if there is a database to open, false if one may be created. Throws if the folder contains anything
 * else.
 */
export function hasDatabase(folder: string): boolean {
  if (kindOf(folder) === 'nothing') return false;
  const broken = (what: string) => new UnusableFolderError(folder, what);
  try {
    const names = readdirSync(folder);
    if (kindOf(join(folder, 'in-use.pid')) === 'folder')
      throw broken('in-use.pid in it is a folder, not the file of a lock');
    const others = names.filter(name => !ALLOWED_IN_NEW_FOLDER.test(name));
    if (names.includes('pg')) {
      const flaw = findFlaw(join(folder, 'pg'));
      if (flaw) throw broken(flaw);
      return true;
    }
    if (others.length)
      throw broken(
        `it holds other files (${others.slice(0, 3).join(', ')}${others.length > 3 ? ', …' : ''}) and no database`,
      );
    return false;
  } catch (error) {
    if (error instanceof UnusableFolderError) throw error;
    throw broken(`it cannot be read (${(error as NodeJS.ErrnoException).code ?? String(error)})`);
  }
}

function syncToDisk(path: string) {
  const file = openSync(path, 'r');
  try {
    fsyncSync(file);
  } catch (error) {
    // Windows cannot sync folders.
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') throw error;
  } finally {
    closeSync(file);
  }
}

/**
 * Creates the database in another folder, and moves it into place once it is complete and on the disk, so
 * that an interrupted program leaves no partial database.
 */
export async function createAtomically(folder: string, create: (folder: string) => Promise<void>) {
  const newFolder = join(folder, 'pg.new');
  rmSync(newFolder, { recursive: true, force: true });
  await create(newFolder);
  for (const name of readdirSync(newFolder, { recursive: true }) as string[])
    syncToDisk(join(newFolder, name));
  renameSync(newFolder, join(folder, 'pg'));
  syncToDisk(folder);
}
