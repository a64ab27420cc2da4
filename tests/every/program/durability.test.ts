import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import {
  killOnce,
  prepareDataFolder,
  refusedStart,
  signedIn,
  startProgram,
  temporaryFolder,
  usedFolder,
} from '../../platform/running/program.ts';

beforeAll(prepareDataFolder);

interface Tag {
  _id: string;
  tagName: string;
  helpInfo: string;
}

describe('the data folder', { timeout: 240_000 }, () => {
  test('the data folder has every confirmed write after the program was killed during writes, twice', async () => {
    const DATA_DIR = await usedFolder();
    const confirmed = new Map<string, string>();
    for (let round = 0; round < 2; round++) {
      const program = await startProgram({ DATA_DIR });
      const { call } = await signedIn(program.origin);
      let writing = true;
      const write = async (writer: number) => {
        for (let n = 0; writing; n++) {
          const tagName = `tag ${round} ${writer} ${n}`;
          const reply = await call('/api/tags', {
            method: 'POST',
            body: JSON.stringify({ tagName, helpInfo: tagName }),
          }).catch(() => undefined);
          if (reply?.status !== 200) return;
          const tag = (await reply.json().catch(() => undefined)) as Tag | undefined;
          if (tag) confirmed.set(tag._id, tagName);
        }
      };
      const writers = [0, 1, 2, 3].map(write);
      while (confirmed.size < 60 * (round + 1)) await new Promise(resolve => setTimeout(resolve, 10));
      await program.end('SIGKILL');
      writing = false;
      await Promise.all(writers);
    }
    const program = await startProgram({ DATA_DIR });
    const { call } = await signedIn(program.origin);
    const { data } = (await (await call('/api/tags?pageSize=0')).json()) as { data: Tag[] };
    const stored = new Map(data.map(tag => [tag._id, tag.helpInfo]));
    expect(confirmed.size).toBeGreaterThanOrEqual(120);
    for (const [id, name] of confirmed) expect(stored.get(id)).toBe(name);
  });

  test('the data folder is locked against a second program, and the lock of a gone program is replaced', async () => {
    const DATA_DIR = await usedFolder();
    const lock = join(DATA_DIR, 'in-use.pid');
    writeFileSync(lock, '999999999\n');
    const program = await startProgram({ DATA_DIR });
    expect(readFileSync(lock, 'utf8').split(' ')[0]!.trim()).toBe(String(program.child.pid));
    const second = await refusedStart({ DATA_DIR, PORT: '0' });
    expect(second).toEqual({
      code: 1,
      output: `The data folder ${DATA_DIR} is in use by process ${program.child.pid}: stop it, or set DATA_DIR to another folder.`,
    });
    await program.end('SIGTERM');
    expect(program.child.exitCode).toBe(0);
    expect(existsSync(lock)).toBe(false);
  });

  test('the data folder is free again when the process id in its lock belongs to another process', async () => {
    const DATA_DIR = await usedFolder();
    writeFileSync(join(DATA_DIR, 'in-use.pid'), `${process.pid} 1\n`);
    const program = await startProgram({ DATA_DIR });
    expect(program.child.exitCode).toBeNull();
  });

  test('a program that is killed while it creates the data folder leaves no obstacle for the next start', async () => {
    const DATA_DIR = temporaryFolder();
    for (const stage of ['in-use.pid', 'pg.new', 'pg'])
      await killOnce({ DATA_DIR }, () => existsSync(join(DATA_DIR, stage)));
    const program = await startProgram({ DATA_DIR });
    expect((await signedIn(program.origin)).token).toBeTruthy();
  });

  test('tokens remain valid after a restart with the same data folder', async () => {
    const DATA_DIR = await usedFolder();
    const first = await startProgram({ DATA_DIR });
    const { token } = await signedIn(first.origin);
    await first.end();
    const second = await startProgram({ DATA_DIR });
    const reply = await fetch(`${second.origin}/api/users/me`, {
      headers: { Authorization: `Bearer ${token}` },
    });
    expect(reply.status).toBe(200);
  });
});
