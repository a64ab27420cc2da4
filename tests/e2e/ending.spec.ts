import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { expect, test } from '@playwright/test';

let group: number | undefined;
test.afterEach(() => {
  try {
    if (group) process.kill(-group, 'SIGKILL');
  } catch {
    // All processes have ended already.
  }
});

/** Starts npm and its program in one process group, as a terminal does. */
async function npmStart(PLATFORM_URL: string) {
  const child = spawn('npm', ['start'], {
    detached: true,
    env: { ...process.env, PORT: '0', PLATFORM_URL },
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  group = child.pid;
  let output = '';
  const origin = await new Promise<string>(resolve =>
    child.stdout.on('data', text => {
      output += text;
      const [, address] = /The console is at (\S+)\/\n/.exec(output) ?? [];
      if (address) resolve(address);
    }),
  );
  return { child, origin, ended: once(child, 'exit') };
}

/**
 * Whether new connections are refused. Uses a bare connection, because the call in flight ends five seconds
 * later.
 */
const refuses = (origin: string) =>
  new Promise<boolean>(resolve => {
    const probe = connect(Number(new URL(origin).port), '127.0.0.1', () => (probe.destroy(), resolve(false)));
    probe.on('error', () => resolve(true));
  });

for (const [ending, signal] of [
  ['SIGTERM to npm', pid => process.kill(pid, 'SIGTERM')],
  ['SIGINT to npm', pid => process.kill(pid, 'SIGINT')],
  ['Ctrl-C in its terminal', pid => process.kill(-pid, 'SIGINT')],
] as [string, (pid: number) => void][])
  test(`${ending} lets a running call complete and ends the program`, async () => {
    let answer = () => {};
    const platform = createServer((_, res) => (answer = () => void res.end('late'))).listen(0, '127.0.0.1');
    await once(platform, 'listening');
    const { child, origin, ended } = await npmStart(
      `http://127.0.0.1:${(platform.address() as AddressInfo).port}`,
    );
    const requested = once(platform, 'request');
    const call = fetch(`${origin}/api/x`).then(reply => reply.text());
    await requested;
    signal(child.pid!);
    await expect.poll(() => refuses(origin), { intervals: [20] }).toBe(true);
    answer();
    expect(await call).toBe('late');
    expect((await ended)[0]).toBe(0);
    platform.close();
  });
