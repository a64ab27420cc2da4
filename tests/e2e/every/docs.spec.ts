import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { commands } from '../../house/commands.ts';
import { freePort } from '../program.ts';
import { expect, test } from '../test.ts';

/**
 * Variables that would change a command: settings of the program, and those that the runners pass to their
 * children.
 */
const NOT_INHERITED =
  /^(PORT|HOST|DATA_DIR|DATABASE_URL|PLATFORM_URL|BASE_PATH|SCALE|DEMO|LOG|NEWSLETTER|FRAME_ORIGINS|TRUSTED_PROXIES|NO_COLOR|FORCE_COLOR|(TEST|PLAYWRIGHT|npm)_.*)$/;
const inherited = Object.fromEntries(
  Object.entries(process.env).filter(([name]) => !NOT_INHERITED.test(name)),
);

/** The settings before a command, its program and its arguments. */
function parsed(command: string) {
  const words = command.split(' ');
  const at = words.findIndex(word => !/^[A-Z_]+=/.test(word));
  return {
    set: Object.fromEntries(words.slice(0, at).map(word => word.split('=', 2) as [string, string])),
    program: words[at]!,
    args: words.slice(at + 1),
  };
}

/** Starts a command in its own process group and records its output. */
function runCommand(command: string, cwd: string, env: Record<string, string>) {
  const { set, program, args } = parsed(command);
  const child = spawn(program, args, {
    cwd,
    env: { ...inherited, NO_COLOR: '1', ...env, ...set },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', chunk => (output += chunk));
  return { child, ended: once(child, 'close') as Promise<[number | null]>, said: () => output };
}

/** Where a command runs: in the project, or in a copy if it would change files there. */
const prepareFolder = {
  copy(folder: string) {
    for (const part of ['package.json', 'drizzle.config.ts', 'mocks'])
      cpSync(part, join(folder, part), { recursive: true });
    symlinkSync(resolve('node_modules'), join(folder, 'node_modules'));
  },
  data(folder: string) {
    mkdirSync(join(folder, 'data'));
    writeFileSync(join(folder, 'data/file'), 'kept');
  },
};

let folder = '';
test.beforeEach(() => void (folder = mkdtempSync(join(tmpdir(), 'docs-'))));
test.afterEach(() => rmSync(folder, { recursive: true, force: true }));

for (const [command, tried] of Object.entries(commands)) {
  if ('by' in tried || 'never' in tried) continue;
  const commandWith = (url: string) =>
    Object.entries(tried.instead ?? {})
      .reduce(
        (text, [from, to]) => text.replace(from, to),
        'more' in tried ? `${command} ${tried.more}` : command,
      )
      .replace('STAND_IN', url)
      .replaceAll('FOLDER', folder);

  if ('ends' in tried)
    test(`the documented command ${command} does what the documentation states`, async ({ demo }) => {
      test.setTimeout(120_000);
      if (tried.in) prepareFolder[tried.in](folder);
      const { ended, said: output } = runCommand(commandWith(demo.url), tried.in ? folder : '.', {
        CONFORMANCE_PASSWORD: 'Assessor1',
      });
      const [code] = await ended;
      expect(output()).toMatch(tried.ends);
      expect(code, output()).toBe(0);
    });
  else
    test(`the documented command ${command} serves the console`, async ({ platform }) => {
      test.setTimeout(120_000);
      const PORT = String(await freePort());
      const {
        child,
        ended,
        said: output,
      } = runCommand(commandWith(platform.url), '.', {
        PORT,
        DATA_DIR: folder,
        PLATFORM_URL: platform.url,
      });
      const currentPage = () =>
        fetch(`http://127.0.0.1:${PORT}/login`, { headers: { accept: 'text/html' } }).then(
          reply => reply.text(),
          () => '',
        );
      try {
        await expect.poll(currentPage, { timeout: 90_000, message: output() }).toContain('<div id="root">');
      } finally {
        child.kill('SIGTERM');
        await ended;
      }
    });
}
