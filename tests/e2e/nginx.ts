import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join, resolve } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { expect } from '@playwright/test';
import { freePort } from './program.ts';

/** The nginx of this machine, if it has one. */
export const NGINX = ['/usr/sbin', ...(process.env.PATH ?? '').split(delimiter)].map(folder => join(folder, 'nginx')).find(path => existsSync(path));

interface Place {
  /** The folder that holds what is served. */
  root: string;
  base: string;
  /** The platform's address. */
  platform: string;
}

/** Starts it with `deploy/nginx.conf`, in which nothing is changed but what is to be set. */
export async function startNginx({ root, base, platform }: Place) {
  const folder = mkdtempSync(join(tmpdir(), 'nginx-'));
  const port = await freePort();
  const set: [string, string][] = [
    ['server 127.0.0.1:3001;', `server ${new URL(platform).host};`],
    ['listen 8080;', `listen 127.0.0.1:${port};`],
    ['root /srv/www;', `root ${resolve(root)};`],
    ['location / {', `location ${base} {`],
    ['try_files $uri /index.html;', `try_files $uri ${base}index.html;`],
  ];
  const site = set.reduce((text, [from, to]) => {
    expect(text).toContain(from);
    return text.replace(from, () => to);
  }, readFileSync('deploy/nginx.conf', 'utf8'));
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(name => `${name}_temp_path ${folder}/${name};`);
  const log = join(folder, 'error.log');
  writeFileSync(
    join(folder, 'nginx.conf'),
    `daemon off; master_process off; pid ${folder}/pid; error_log ${log};
events {}
http {
  include /etc/nginx/mime.types; access_log off; ${temporary.join(' ')}
${site}}
`,
  );
  const child = spawn(NGINX!, ['-c', join(folder, 'nginx.conf'), '-e', log], { stdio: 'ignore' });
  const ended = once(child, 'exit');
  const url = `http://127.0.0.1:${port}`;
  const isThere = () => fetch(url).then(() => true, () => false);
  while (!(await isThere())) {
    if (child.exitCode !== null) throw new Error(`nginx ended:\n${readFileSync(log, 'utf8')}`);
    await setTimeout(100);
  }
  return {
    url,
    async end() {
      child.kill('SIGTERM');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
