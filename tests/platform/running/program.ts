import { spawn, type ChildProcess } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inject, onTestFinished } from 'vitest';
import { CHEAP_PASSWORDS } from '../../../mocks/db/passwords.ts';
import { openPlatform } from '../../../mocks/openPlatform.ts';

/** The real program in a separate process. */
export interface ProgramProcess {
  child: ChildProcess;
  origin: string;
  output: () => string;
  errors: () => string;
  /** Ends the process and waits for it. `SIGKILL` leaves it no time to clean up. */
  end(signal?: NodeJS.Signals): Promise<void>;
}

/** A folder that is removed after the test. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'platform-data-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

let made: Promise<string> | undefined;
async function make(): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'platform-prepared-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  const { database } = await openPlatform({ where: { folder }, demo: true, passwordCost: CHEAP_PASSWORDS });
  await database.close();
  return folder;
}
/** Creates the data folder that `usedFolder` copies. Call it before the tests, because it takes long. */
export const prepareDataFolder = () => (made ??= make());
/** A used data folder, removed after the test. Creating one takes seconds, so it is a copy. */
export async function usedFolder(): Promise<string> {
  const folder = temporaryFolder();
  cpSync(await prepareDataFolder(), folder, { recursive: true });
  return folder;
}

/**
 * The program's settings, and variables that make Node print warnings (NO_COLOR with FORCE_COLOR,
 * NODE_EXTRA_CA_CERTS without its file).
 */
const NOT_INHERITED =
  /^(PORT|HOST|DATA_DIR|DATABASE_URL|PLATFORM_URL|SCALE|DEMO|TRUSTED_PROXIES|FRAME_ORIGINS|LOG|NO_COLOR|NODE_.*)$/;
const inherited = Object.fromEntries(
  Object.entries(process.env).filter(([name]) => !NOT_INHERITED.test(name)),
);

const launch = (env: Record<string, string>, args: string[]) => {
  const child = spawn(process.execPath, [inject('program'), ...args], {
    env: { ...inherited, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const outputText = { out: '', err: '' };
  child.stdout!.on('data', chunk => (outputText.out += chunk));
  child.stderr!.on('data', chunk => (outputText.err += chunk));
  return { child, output: () => outputText.out, errors: () => outputText.err };
};

/** Starts the program on a free port and waits until it responds. */
export async function startProgram(
  env: Record<string, string>,
  args: string[] = [],
): Promise<ProgramProcess> {
  const { child, output, errors } = launch({ PORT: '0', ...env }, args);
  const exited = new Promise<void>(resolve => child.once('exit', () => resolve()));
  const end = async (signal: NodeJS.Signals = 'SIGTERM') => {
    child.kill(signal);
    await exited;
  };
  onTestFinished(() => end('SIGKILL'));
  for (;;) {
    const origin = /(?:The console is at |"listening":")(http:\/\/[^/"]+)[/"]/.exec(output())?.[1];
    if (origin) return { child, origin, output, errors, end };
    if (child.exitCode !== null || child.signalCode !== null)
      throw new Error(`The program ended: ${errors()}`);
    await new Promise(resolve => setTimeout(resolve, 25));
  }
}

/** Starts the program and ends it as soon as a condition holds. Returns its exit code. */
export async function killOnce(
  env: Record<string, string>,
  isSo: () => boolean,
  signal: NodeJS.Signals = 'SIGKILL',
) {
  const { child } = launch({ PORT: '0', ...env }, []);
  const exited = new Promise<number | null>(resolve => child.once('exit', resolve));
  while (!isSo() && child.exitCode === null) await new Promise(resolve => setTimeout(resolve, 5));
  child.kill(signal);
  return exited;
}

/** Runs a start that should be refused. */
export async function refusedStart(
  env: Record<string, string>,
  args: string[] = [],
): Promise<{ code: number | null; output: string }> {
  const { child, errors } = launch(env, args);
  onTestFinished(() => void child.kill('SIGKILL'));
  const code = await new Promise<number | null>(resolve => child.once('close', resolve));
  return { code, output: errors().trim() };
}

/** A `fetch` with a session on a running program. */
export async function signedIn(origin: string, account = 'superadmin') {
  const reply = await fetch(`${origin}/auth/local`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email: `${account}@map.example`, password: 'Assessor1' }),
  });
  const { token } = (await reply.json()) as { token: string };
  const call = (path: string, init: RequestInit = {}) =>
    fetch(`${origin}${path}`, {
      ...init,
      headers: {
        Authorization: `Bearer ${token}`,
        ...(init.body && { 'Content-Type': 'application/json' }),
        ...init.headers,
      },
    });
  return { token, call };
}
