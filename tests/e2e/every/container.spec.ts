import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  copyFileSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { validate } from 'dockerfile-utils';
import { freePort } from '../program.ts';
import { expect, test } from '../test.ts';

const dockerfile = readFileSync('deploy/Dockerfile', 'utf8');
const NOBODY = 65_534;

/** The instructions of the last stage with a keyword. */
const instructions = (keyword: string) =>
  dockerfile
    .split(/^FROM .*\n/m)
    .at(-1)!
    .split('\n')
    .flatMap(line => (line.startsWith(`${keyword} `) ? [line.slice(keyword.length + 1)] : []));
const command = (line: string) => JSON.parse(line.slice(line.indexOf('['))) as [string, ...string[]];

test('the Dockerfile is valid', () => {
  expect(validate(dockerfile)).toEqual([]);
});

test('the container serves the console as a user who may write only the data folder, and reports its health', async () => {
  test.setTimeout(180_000);
  const folder = mkdtempSync(join(tmpdir(), 'container-'));
  chmodSync(folder, 0o755);
  const data = join(folder, 'data');
  try {
    // Prunes a copy of node_modules as the build stage does, because npm must not change ours.
    const source = join(folder, 'source');
    mkdirSync(source);
    for (const file of ['package.json', 'package-lock.json']) copyFileSync(file, join(source, file));
    expect(spawnSync('cp', ['-al', 'node_modules', source]).status).toBe(0);
    rmSync(join(source, 'node_modules/.package-lock.json'));
    const prune = /^RUN (npm prune .*)$/m.exec(dockerfile)![1]!;
    const pruned = spawnSync(prune, { cwd: source, shell: true, encoding: 'utf8' });
    expect(pruned.status, pruned.stderr).toBe(0);

    const image = join(folder, 'image');
    for (const [from, to] of instructions('COPY').map(line => line.split(' ').slice(1) as [string, string])) {
      const path = from.replace('/console/', '');
      const target = join(image, to.endsWith('/') ? join(to, path) : to);
      if (path === 'node_modules') renameSync(join(source, path), target);
      else cpSync(path, target, { recursive: true });
    }
    expect(spawnSync('find', [image, '-type', 'd', '-exec', 'chmod', 'a-w', '{}', '+']).status).toBe(0);
    mkdirSync(data);
    chmodSync(data, 0o777);

    const settings = Object.fromEntries(
      instructions('ENV').flatMap(line => line.split(' ').map(pair => pair.split('=') as [string, string])),
    );
    expect(settings).toMatchObject({ HOST: '0.0.0.0', DATA_DIR: '/data' });
    const env = {
      PATH: process.env.PATH,
      ...settings,
      HOST: '127.0.0.1',
      PORT: String(await freePort()),
      DATA_DIR: data,
      DEMO: '1',
    };
    const unprivileged = process.getuid?.() === 0 ? { uid: NOBODY, gid: NOBODY } : {};
    const run = ([program, ...args]: [string, ...string[]]) =>
      spawn(program, args, { cwd: image, env, stdio: 'ignore', ...unprivileged });
    const healthCheck = async () =>
      (await once(run(command(instructions('HEALTHCHECK')[0]!)), 'exit'))[0] as number;

    const program = run(command(instructions('CMD')[0]!));
    const ended = once(program, 'exit');
    await expect.poll(healthCheck, { timeout: 90_000 }).toBe(0);
    expect(
      await (await fetch(`http://127.0.0.1:${env.PORT}/users`, { headers: { accept: 'text/html' } })).text(),
    ).toContain('<div id="root">');
    program.kill('SIGTERM');
    expect(await ended).toEqual([0, null]);
    expect(await healthCheck()).toBe(1);
  } finally {
    spawnSync('find', [folder, '-type', 'd', '-exec', 'chmod', 'u+w', '{}', '+']);
    rmSync(folder, { recursive: true, force: true });
  }
});
