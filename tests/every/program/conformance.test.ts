import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import {
  prepareDataFolder,
  startProgram,
  temporaryFolder,
  usedFolder,
} from '../../platform/running/program.ts';

beforeAll(prepareDataFolder);

/** Runs the command with the password in the environment. */
async function conformance(
  args: string[],
  password = 'Assessor1',
): Promise<{ code: number | null; out: string; err: string }> {
  const child = spawn(process.execPath, ['--import', 'tsx', 'conformance/main.ts', ...args], {
    env: { ...process.env, CONFORMANCE_PASSWORD: password },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  const output = { out: '', err: '' };
  child.stdout.on('data', chunk => (output.out += chunk));
  child.stderr.on('data', chunk => (output.err += chunk));
  const code = await new Promise<number | null>(resolve => child.once('close', resolve));
  return { code, ...output };
}

test('the conformance command checks a running platform, writes its report and sets its exit code', async () => {
  const { origin } = await startProgram({ DATA_DIR: await usedFolder() });
  const platformArgs = ['--url', origin, '--email', 'superadmin@map.example', '--only', 'tags,roles'];
  const folder = temporaryFolder();
  const [json, html] = [join(folder, 'report.json'), join(folder, 'report.html')];

  const good = await conformance([...platformArgs, '--write', '--json', json, '--html', html]);
  expect(good.err).toBe('');
  expect(good.out).toMatch(/\n(\d+) of \1 calls conform; 0 refused \(rights\), \d+ not tried\.\n$/);
  expect(good.code).toBe(0);
  const { conventions, otherDeviations, leftovers } = JSON.parse(readFileSync(json, 'utf8'));
  expect([otherDeviations, leftovers]).toEqual([[], []]);
  expect(conventions.events.map(({ description }: { description: string }) => description)).toEqual(
    expect.arrayContaining(['tags:remove', 'tags:save', 'roles:remove', 'roles:save']),
  );
  expect(readFileSync(html, 'utf8')).toContain('<title>The platform conforms</title>');

  await fetch(`${origin}/demo/faults`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ match: 'GET /api/tags', answer: 'empty' }),
  });
  const bad = await conformance(platformArgs);
  expect(bad.out).toContain('an empty response');
  expect(bad.code).toBe(1);

  const rejected = await conformance(platformArgs, 'Wrong1');
  expect([rejected.code, rejected.out]).toEqual([2, '']);
  expect(rejected.err).toMatch(/^The sign-in failed\. POST \/auth\/local: status 401/);
});

describe('the conformance command at a terminal', () => {
  /** Runs the command in a terminal, and types when it asks for the password. */
  async function runInTerminal(
    origin: string,
    keys: string,
  ): Promise<{ code: number | null; output: string }> {
    const command = [
      process.execPath,
      '--import',
      'tsx',
      'conformance/main.ts',
      '--url',
      origin,
      '--email',
      'superadmin@map.example',
      '--only',
      'tags',
    ];
    const args =
      process.platform === 'darwin'
        ? ['-q', '/dev/null', ...command]
        : ['-qec', command.join(' '), '/dev/null'];
    const { CONFORMANCE_PASSWORD: _, ...env } = process.env;
    const child = spawn('script', args, { env, stdio: ['pipe', 'pipe', 'inherit'] });
    onTestFinished(() => void child.kill('SIGKILL'));
    let output = '';
    child.stdout.on('data', chunk => {
      output += chunk;
      if (output.endsWith('Password: ')) child.stdin.write(keys);
    });
    const code = await new Promise<number | null>(resolve => child.once('close', resolve));
    return { code, output };
  }

  test('the conformance command asks for the password without showing it, and Ctrl+C ends it', async () => {
    const { origin } = await startProgram({ DATA_DIR: await usedFolder() });
    const { code, output } = await runInTerminal(origin, 'Assessor1\r');
    expect(output).toMatch(/^Password: \s*http:/);
    expect(output).not.toContain('Assessor1');
    expect(code).toBe(0);
    expect(await runInTerminal(origin, '\x03')).toEqual({ code: 130, output: 'Password: ' });
  });
});

test('the conformance command reports a missing password', async () => {
  const { code, err } = await conformance(
    ['--url', 'https://platform.example', '--email', 'ada@map.example'],
    '',
  );
  expect([code, err]).toEqual([2, expect.stringMatching(/^Password: No password was given\./)]);
});

describe('wrong arguments of the conformance command', () => {
  test.each([
    [
      'a password on the command line',
      ['--url', 'https://platform.example', '--email', 'ada@map.example', '--password', 'Assessor1'],
      /--password/,
    ],
    [
      'a URL without a protocol',
      ['--url', 'platform.example', '--email', 'ada@map.example'],
      /^--url must be/,
    ],
    [
      'an unknown area',
      ['--url', 'https://platform.example', '--email', 'ada@map.example', '--only', 'cats'],
      /^--only must list areas of account, /,
    ],
  ])('the conformance command refuses %s', async (_, args, output) => {
    const { code, err } = await conformance(args);
    expect(code).toBe(2);
    expect(err).toMatch(output);
    expect(err).toContain('npm run conformance -- --url');
    expect(err).not.toContain('Assessor1');
  });
});
