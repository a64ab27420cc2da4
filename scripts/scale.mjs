// Measures the stand-in platform with many users: npm run scale -- --users 1000000
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import pg from 'pg';
import { CHEAP_PASSWORDS } from '../mocks/db/passwords.ts';
import { openPlatform } from '../mocks/openPlatform.ts';

const { values } = parseArgs({
  options: { users: { type: 'string', default: '100000' }, rounds: { type: 'string', default: '15' } },
});
const [size, rounds] = [Number(values.users), Number(values.rounds)];
if (!(size >= 1 && size <= 1_000_000 && rounds >= 1)) {
  console.error('--users is a number up to 1000000, --rounds one of 1 or more.');
  process.exit(1);
}

const PAGE = 24;
const WARM_UP_REQUESTS = 50;
const WORDS = {
  'search, 1 character': 'e a 9 z x . @ ö q w'.split(' '),
  'search, 2 characters': 'jo st mc le ba 77 an ra zz .e'.split(' '),
  'search, 3 characters and more': 'mar smith titleco .99 ann 1234 kowal que rob novak'.split(' '),
  'search, none found': 'zzz ÿ nobody ~~ 王王 x_x'.split(' '),
};
const COLUMNS = [
  'firstName',
  'lastName',
  'email',
  'phone',
  'provider',
  'role',
  'loginCount',
  'averageTime',
  'lastLoggedIn',
  'lastLoggedOut',
];
const pageUrl = (number, more = '') =>
  `page=${number}&pageSize=${PAGE}&sortBy=firstName&sortDirection=asc${more}`;
const cycleThrough = (list, sendRequest) => round => sendRequest(list[round % list.length]);
const casesOf = total => ({
  'first page': () => pageUrl(1),
  ...Object.fromEntries(
    COLUMNS.map(column => [
      `by ${column}`,
      round => `page=1&pageSize=${PAGE}&sortBy=${column}&sortDirection=${round % 2 ? 'asc' : 'desc'}`,
    ]),
  ),
  'page in the middle': () => pageUrl(Math.ceil(total / PAGE / 2)),
  'last page': () => pageUrl(Math.ceil(total / PAGE)),
  ...Object.fromEntries(
    Object.entries(WORDS).map(([name, words]) => [
      name,
      cycleThrough(words, word => pageUrl(1, `&query=${encodeURIComponent(word)}`)),
    ]),
  ),
});

/** Creates a database: in a folder, or on the named server. */
async function createDatabase() {
  const server = process.env.DATABASE_URL;
  if (!server) {
    const folder = mkdtempSync(join(tmpdir(), 'scale-'));
    return { where: { folder }, remove: () => rmSync(folder, { recursive: true }) };
  }
  const name = `scale_${randomUUID().replaceAll('-', '')}`;
  const execute = async statement => {
    const client = new pg.Client({ connectionString: server });
    await client.connect();
    await client.query(statement).finally(() => client.end());
  };
  await execute(`CREATE DATABASE ${name}`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  return { where: { databaseUrl: url.href }, remove: () => execute(`DROP DATABASE ${name} WITH (FORCE)`) };
}

const MIB = 2 ** 20;
const since = started => (performance.now() - started) / 1000;

/**
 * Measures the median and the worst time of each case. A search counts its matches again in every round,
 * because remembered counts would be faster.
 */
async function measureLists(app, env, headers) {
  const ask = async query => {
    const reply = await app.request(`/api/users?${query}`, { headers });
    if (reply.status !== 200) throw new Error(`${query}: ${reply.status}`);
    return (await reply.json()).pagingMeta.totalRecords;
  };
  const total = await ask(pageUrl(1));
  for (let round = 0; round < WARM_UP_REQUESTS; round++) await ask(pageUrl(1 + round));
  const rows = [];
  for (const [name, queryOf] of Object.entries(casesOf(total))) {
    const times = [];
    for (let round = 0; round < rounds; round++) {
      env.revision.users += name.startsWith('search') ? 1 : 0;
      const started = performance.now();
      await ask(queryOf(round));
      times.push(performance.now() - started);
    }
    times.sort((a, b) => a - b);
    rows.push({
      what: name,
      'median ms': +times[Math.floor(rounds / 2)].toFixed(1),
      'worst ms': +times.at(-1).toFixed(1),
    });
  }
  return { total, rows };
}

/** Reads an export, and samples the memory of this program during it. */
async function measureExport(app, headers) {
  const started = performance.now();
  const reply = await app.request('/api/users/export-csv?sortBy=lastName&sortDirection=asc', { headers });
  const samples = [];
  let [bytes, lines, first] = [0, -1, 0];
  for await (const part of reply.body) {
    bytes += part.length;
    for (const byte of part) if (byte === 10) lines += 1;
    if (lines > 0) first ||= since(started);
    samples.push(process.memoryUsage.rss() / MIB);
  }
  const at = share => Math.round(samples[Math.floor((samples.length - 1) * share)]);
  return {
    users: lines,
    MiB: +(bytes / MIB).toFixed(1),
    'first after s': +first.toFixed(1),
    'all after s': +since(started).toFixed(1),
    'RSS MiB, at its begin': at(0),
    'at ¼': at(0.25),
    'at ½': at(0.5),
    'at ¾': at(0.75),
    'at its end': at(1),
  };
}

const database = await createDatabase();
try {
  const started = performance.now();
  const {
    app,
    env,
    database: openedDatabase,
  } = await openPlatform({ where: database.where, demo: false, scale: size, passwordCost: CHEAP_PASSWORDS });
  console.log(
    `${size} users were created in ${since(started).toFixed(1)} s. Load of the machine: ${loadavg()[0].toFixed(1)}`,
  );
  const exportTimes = {};
  for (const account of ['superadmin', 'admin']) {
    const reply = await app.request('/auth/local', {
      method: 'POST',
      body: JSON.stringify({ email: `${account}@map.example`, password: 'Assessor1' }),
    });
    const headers = { Authorization: `Bearer ${(await reply.json()).token}` };
    const { total, rows } = await measureLists(app, env, headers);
    console.log(`\nAs ${account}, who sees ${total}. Load: ${loadavg()[0].toFixed(1)}`);
    console.table(rows);
    exportTimes[account] = await measureExport(app, headers);
  }
  console.log('\nExport');
  console.table(exportTimes);
  await openedDatabase.close();
} finally {
  await database.remove();
}
