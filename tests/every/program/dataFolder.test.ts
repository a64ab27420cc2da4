import { createHash, randomBytes } from 'node:crypto';
import fs, {
  cpSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { CHEAP_PASSWORDS } from '../../../mocks/db/passwords.ts';
import { openPlatform } from '../../../mocks/openPlatform.ts';
import { refusedStart, temporaryFolder } from '../../platform/running/program.ts';

let image: string;
/** The file with the users' rows, relative to `pg`. */
let people: string;
let catalogue: string;
beforeAll(async () => {
  image = mkdtempSync(join(tmpdir(), 'platform-whole-'));
  const { database } = await openPlatform({
    where: { folder: image },
    demo: true,
    passwordCost: CHEAP_PASSWORDS,
  });
  const { rows } = (await database.db.execute(
    sql`SELECT pg_relation_filepath('users') AS people, pg_relation_filepath('pg_class') AS catalogue`,
  )) as unknown as { rows: [{ people: string; catalogue: string }] };
  ({ people, catalogue } = rows[0]);
  await database.close();
});
afterAll(() => rmSync(image, { recursive: true, force: true }));

const opened = async (folder: string) =>
  (await openPlatform({ where: { folder }, demo: true, passwordCost: CHEAP_PASSWORDS })).database.close();

/** All files below a folder, with hashes of their content. */
const contentOf = (folder: string) =>
  (readdirSync(folder, { recursive: true }) as string[]).sort().map(name => [
    name,
    lstatSync(join(folder, name)).isFile() &&
      createHash('sha1')
        .update(readFileSync(join(folder, name)))
        .digest('hex'),
  ]);

const noise = (path: string, at: number, length: number) => {
  const content = readFileSync(path);
  randomBytes(length).copy(content, at);
  writeFileSync(path, content);
};

const damages: [name: string, damage: (folder: string) => void, what: string | RegExp][] = [
  [
    'pg is a file',
    f => (rmSync(join(f, 'pg'), { recursive: true }), writeFileSync(join(f, 'pg'), 'x')),
    'pg in it is a file, not the folder of a database',
  ],
  [
    'pg is empty',
    f => (rmSync(join(f, 'pg'), { recursive: true }), mkdirSync(join(f, 'pg'))),
    'pg in it is empty',
  ],
  [
    'pg links to a missing disk',
    f => (rmSync(join(f, 'pg'), { recursive: true }), symlinkSync('/nowhere/at/all', join(f, 'pg'))),
    'pg in it is a broken link',
  ],
  [
    'pg cannot be read',
    f => (rmSync(join(f, 'pg'), { recursive: true }), symlinkSync('pg', join(f, 'pg'))),
    'it cannot be read (ELOOP)',
  ],
  [
    'PG_VERSION is missing',
    f => rmSync(join(f, 'pg/PG_VERSION')),
    'pg/PG_VERSION is missing, so it is not a database or not all of one',
  ],
  [
    'PG_VERSION differs',
    f => writeFileSync(join(f, 'pg/PG_VERSION'), '16\n'),
    'it is a database of Postgres 16, and this program has Postgres 18',
  ],
  [
    'PG_VERSION is random',
    f => writeFileSync(join(f, 'pg/PG_VERSION'), randomBytes(40)),
    'it is a database of Postgres (unreadable), and this program has Postgres 18',
  ],
  [
    'pg_control is cut off',
    f => truncateSync(join(f, 'pg/global/pg_control'), 100),
    'pg/global/pg_control is cut off',
  ],
  [
    'pg_control is random',
    f => noise(join(f, 'pg/global/pg_control'), 0, 8192),
    /^its database does not open \(.+\)$/,
  ],
  ['base is missing', f => rmSync(join(f, 'pg/base'), { recursive: true }), 'pg/base is missing'],
  ['pg_wal is missing', f => rmSync(join(f, 'pg/pg_wal'), { recursive: true }), 'pg/pg_wal is missing'],
  [
    'the log is missing',
    f => rmSync(join(f, 'pg/pg_wal/000000010000000000000001')),
    /^its database does not open \(could not locate a valid checkpoint record/,
  ],
  [
    'a catalogue is random',
    f => noise(join(f, 'pg', catalogue), 0, 8192),
    /^its database does not open \(invalid page in block 0/,
  ],
  [
    'a part of a table is random',
    f => noise(join(f, 'pg', people), 8192, 300),
    /^its database does not open \(invalid page in block 1/,
  ],
  [
    'a table is missing',
    f => rmSync(join(f, 'pg', people)),
    /^its database does not open \(could not open file/,
  ],
  [
    'a table is empty',
    f => truncateSync(join(f, 'pg', people), 0),
    'its database does not open (it was used before, but contains no users)',
  ],
  [
    'the settings are random',
    f => writeFileSync(join(f, 'pg/postgresql.conf'), randomBytes(500)),
    /^its database does not open \(.+\)$/,
  ],
  [
    'it belongs to another user',
    f => (
      rmSync(join(f, 'pg'), { recursive: true }),
      ['a.txt', 'b', 'c', 'd'].forEach(name => writeFileSync(join(f, name), ''))
    ),
    'it holds other files (a.txt, b, c, …) and no database',
  ],
  [
    'the lock is a folder',
    f => mkdirSync(join(f, 'in-use.pid')),
    'in-use.pid in it is a folder, not the file of a lock',
  ],
];

describe('damaged data folders', { timeout: 60_000 }, () => {
  test.each(damages)(
    'a damaged data folder is refused with one message and stays unchanged: %s',
    async (_, damage, what) => {
      const folder = temporaryFolder();
      cpSync(image, folder, { recursive: true });
      damage(folder);
      const before = contentOf(folder);
      const failure = await opened(folder).catch((error: Error) => error.message);
      const failureText = failure
        ?.replace(`The data folder ${folder} cannot be used: `, '')
        .replace('. Nothing in it was changed: move it away, or set DATA_DIR to another folder.', '');
      expect(failureText).toMatch(
        typeof what === 'string' ? new RegExp(`^${what.replace(/[().]/g, '\\$&')}$`) : what,
      );
      expect(contentOf(folder)).toEqual(before);
    },
  );

  test('the message about a database that was not closed mentions that Postgres recovered what it could', async () => {
    const folder = temporaryFolder();
    cpSync(image, folder, { recursive: true });
    writeFileSync(join(folder, 'pg/postmaster.pid'), '-42\n');
    truncateSync(join(folder, 'pg', people), 0);
    await expect(opened(folder)).rejects.toThrow(
      /^The data folder .+ cannot be used: its database does not open .+\. Postgres has recovered what it could: move it away/,
    );
  });

  test('the program shows only the message about a damaged data folder and ends with code 1', async () => {
    const folder = temporaryFolder();
    cpSync(image, folder, { recursive: true });
    noise(join(folder, 'pg', catalogue), 0, 8192);
    expect(await refusedStart({ DATA_DIR: folder, PORT: '0' })).toEqual({
      code: 1,
      output: expect.stringMatching(
        /^The data folder .+ cannot be used: .+\. Nothing in it was changed: move it away, or set DATA_DIR to another folder\.$/,
      ),
    });
  });
});

test(
  'a confirmed write is on disk before its confirmation, so a power failure cannot undo it',
  { timeout: 60_000 },
  async () => {
    const folder = temporaryFolder();
    cpSync(image, folder, { recursive: true });
    const { database } = await openPlatform({ where: { folder }, demo: true, passwordCost: CHEAP_PASSWORDS });
    const { fsyncSync } = fs;
    const order: string[] = [];
    fs.fsyncSync = file => (fsyncSync(file), void order.push('on the disk'));
    syncBuiltinESMExports();
    onTestFinished(() => ((fs.fsyncSync = fsyncSync), syncBuiltinESMExports()));
    for (const n of [1, 2]) {
      await database.db.execute(
        sql`UPDATE users SET first_name = ${`Ada ${n}`} WHERE id = (SELECT min(id) FROM users)`,
      );
      order.push(`acknowledged ${n}`);
    }
    expect(order).toEqual(['on the disk', 'acknowledged 1', 'on the disk', 'acknowledged 2']);
    const { rows } = (await database.db.execute(
      sql`SELECT current_setting('fsync') || current_setting('synchronous_commit') || current_setting('full_page_writes') AS how`,
    )) as unknown as { rows: unknown };
    expect(rows).toEqual([{ how: 'ononon' }]);
    await database.close();
  },
);

describe('new data folders', { timeout: 60_000 }, () => {
  test('a missing data folder is created', async () => {
    const folder = join(temporaryFolder(), 'deep/data');
    await opened(folder);
    expect(readdirSync(folder)).toEqual(['pg']);
  });

  test('a new data folder may contain hidden files and an unfinished database', async () => {
    const folder = temporaryFolder();
    writeFileSync(join(folder, '.gitkeep'), '');
    cpSync(join(image, 'pg'), join(folder, 'pg.new'), { recursive: true });
    rmSync(join(folder, 'pg.new/base'), { recursive: true });
    await opened(folder);
    expect(readdirSync(folder).sort()).toEqual(['.gitkeep', 'pg']);
  });
});
