import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join, resolve } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { expect } from '@playwright/test';
import { freePort } from './program.ts';

/** The nginx program of this machine, if there is one. */
export const NGINX = ['/usr/sbin', ...(process.env.PATH ?? '').split(delimiter)]
  .map(folder => join(folder, 'nginx'))
  .find(path => existsSync(path));

interface NginxOptions {
  /** The folder with the served files. */
  root: string;
  base: string;
  /** The URL of the platform. */
  platform: string;
  /** Whether this machine is a proxy in front of it. */
  isBehind?: boolean;
}

/** A line of its log. */
interface Logged {
  id: string;
  method: string;
  route: string;
  status: number;
}

/** Starts nginx with `deploy/nginx.conf`, changing only the settings. */
export async function startNginx({ root, base, platform, isBehind = false }: NginxOptions) {
  const folder = mkdtempSync(join(tmpdir(), 'nginx-'));
  const port = await freePort();
  const log = join(folder, 'console.log');
  const errors = join(folder, 'error.log');
  const set: [string, string][] = [
    ['    default no;', `    default no;${isBehind ? ' 127.0.0.1 yes;' : ''}`],
    ['/var/log/nginx/console.log', log],
    ['/var/log/nginx/error.log', errors],
    ['server 127.0.0.1:3001;', `server ${new URL(platform).host};`],
    ['listen 8080;', `listen 127.0.0.1:${port};`],
    ['root /srv/www;', `root ${resolve(root)};`],
    ['location / {', `location ${base} {`],
    ['try_files $uri $uri.html /index.html;', `try_files $uri $uri.html ${base}index.html;`],
  ];
  const site = set.reduce(
    (text, [from, to]) => {
      expect(text).toContain(from);
      return text.replace(from, () => to);
    },
    readFileSync('deploy/nginx.conf', 'utf8'),
  );
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    name => `${name}_temp_path ${folder}/${name};`,
  );
  writeFileSync(
    join(folder, 'nginx.conf'),
    `daemon off; master_process off; pid ${folder}/pid; error_log ${errors};
events {}
http {
  include /etc/nginx/mime.types; ${temporary.join(' ')}
${site}}
`,
  );
  const child = spawn(NGINX!, ['-c', join(folder, 'nginx.conf'), '-e', errors], { stdio: 'ignore' });
  const ended = once(child, 'exit');
  const url = `http://127.0.0.1:${port}`;
  const isThere = () =>
    fetch(url).then(
      () => true,
      () => false,
    );
  while (!(await isThere())) {
    if (child.exitCode !== null) throw new Error(`nginx ended:\n${readFileSync(errors, 'utf8')}`);
    await setTimeout(100);
  }
  const linesOf = (file: string) => readFileSync(file, 'utf8').split('\n').filter(Boolean);
  return {
    url,
    errors: () => linesOf(errors),
    logged: () => linesOf(log).map(line => JSON.parse(line) as Logged),
    async end() {
      child.kill('SIGTERM');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
