import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export const freePort = () =>
  new Promise<number>((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject).listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as { port: number };
      probe.close(() => resolve(port));
    });
  });

/** The program that `npm start` runs after the build, on a free port and with a new data folder. */
export class RunningConsole {
  private stop?: () => Promise<void>;
  private constructor(
    readonly url: string,
    private readonly folder: string,
    private readonly script: string,
    private readonly platform: string | undefined,
  ) {}

  /** Starts it with a stand-in and its data, which takes seconds, or in front of an existing platform. */
  static async started(script = 'dist/server/main.js', platform?: string): Promise<RunningConsole> {
    const program = new RunningConsole(
      `http://127.0.0.1:${await freePort()}`,
      mkdtempSync(join(tmpdir(), 'console-')),
      script,
      platform,
    );
    await program.start();
    return program;
  }

  private async start() {
    const { port, hostname } = new URL(this.url);
    const { DATABASE_URL: _, PLATFORM_URL: __, SCALE: ___, ...env } = process.env;
    const child = spawn(process.execPath, [this.script], {
      env: {
        ...env,
        PORT: port,
        HOST: hostname,
        DATA_DIR: this.folder,
        ...(this.platform && { PLATFORM_URL: this.platform }),
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const ended = once(child, 'exit');
    let output = '';
    await new Promise<void>((resolve, reject) => {
      const hear = (text: Buffer) => {
        output += String(text);
        if (/The console is at \S+\n/.test(output)) resolve();
      };
      child.stdout.on('data', hear);
      child.stderr.on('data', hear);
      child.once('exit', code => reject(new Error(`npm start ended with ${code}:\n${output}`)));
    });
    this.stop = async () => {
      child.kill('SIGTERM');
      await ended;
    };
  }

  async restart(meanwhile?: () => Promise<unknown>) {
    await this.stop?.();
    await meanwhile?.();
    await this.start();
  }

  async end() {
    await this.stop?.();
    rmSync(this.folder, { recursive: true, force: true });
  }
}
