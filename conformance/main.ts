import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';
import { parseArgs } from 'node:util';
import { platform, type AreaName } from '../src/platform/index.ts';
import { checkConformance, SignInError } from './checkConformance.ts';
import { listenToEvents } from './events.ts';
import { renderHtmlReport } from './report/htmlReport.ts';
import { reportResult } from './report/report.ts';
import { renderTextReport } from './report/textReport.ts';

const USAGE = `Sends the documented requests to a platform and reports which responses conform.

  npm run conformance -- --url https://platform.example --email someone@example.com [--write] [--only areas]
      [--json file] [--html file] [--timeout seconds]

The password is read from CONFORMANCE_PASSWORD, or asked for. Without --write the run changes nothing except that it
signs in; with it, it creates, changes and removes records named “conformance-…”. --only roles,users checks these areas.
Exit code: 0 if nothing deviates, 1 if something deviates, 2 if there is no result.`;

const EXIT_CODES = { conforms: 0, deviates: 1, unknown: 2 };

const DEFAULT_TIMEOUT_SECONDS = 15;

const isArea = (name: string): name is AreaName => Object.hasOwn(platform, name);

class UsageError extends Error {}

function parseSettings() {
  const { values } = (() => {
    try {
      return parseArgs({
        options: {
          url: { type: 'string' },
          email: { type: 'string' },
          write: { type: 'boolean' },
          only: { type: 'string' },
          json: { type: 'string' },
          html: { type: 'string' },
          timeout: { type: 'string' },
          help: { type: 'boolean' },
        },
      });
    } catch (error) {
      throw new UsageError((error as Error).message);
    }
  })();
  if (values.help) throw new UsageError('');
  const { url = '', email = '', timeout = String(DEFAULT_TIMEOUT_SECONDS) } = values;
  if (!/^https?:\/\//.test(url) || !URL.canParse(url))
    throw new UsageError('--url must be the URL of a platform, with https or http.');
  const { origin, username, password } = new URL(url);
  if (username || password) throw new UsageError('--url must not contain a username or a password.');
  if (!email.includes('@')) throw new UsageError('--email must be the email of an account.');
  if (!(Number(timeout) > 0)) throw new UsageError('--timeout must be a number of seconds.');
  const only = values.only?.split(',');
  if (only && !only.every(isArea))
    throw new UsageError(`--only must list areas of ${Object.keys(platform).join(', ')}.`);
  return { ...values, only, origin, email, timeoutMs: Number(timeout) * 1000 };
}

/** Asks for the password without showing it. */
async function askPassword(): Promise<string> {
  const silent = new Writable({ write: (_chunk, _encoding, done) => done() });
  // Hide the input before the prompt appears, because users may paste early.
  const lines = createInterface({ input: process.stdin, output: silent, terminal: process.stdin.isTTY });
  process.stderr.write('Password: ');
  lines.on('SIGINT', () => process.exit(130));
  const ended = once(lines, 'close').then(() => Promise.reject(new UsageError('No password was given.')));
  const password = await Promise.race([lines.question(''), ended]);
  lines.close();
  process.stderr.write('\n');
  return password;
}

try {
  const { origin, email, write = false, only, timeoutMs, json, html } = parseSettings();
  const password = process.env.CONFORMANCE_PASSWORD || (await askPassword());
  const report = await checkConformance({
    origin,
    email,
    password,
    write,
    only,
    timeoutMs,
    fetch,
    listen: listenToEvents,
  });
  process.stdout.write(renderTextReport(report));
  if (json) writeFileSync(json, `${JSON.stringify(report, null, 2)}\n`);
  if (html) writeFileSync(html, await renderHtmlReport(report));
  process.exitCode = EXIT_CODES[reportResult(report)];
} catch (error) {
  if (error instanceof UsageError) console.error([error.message, USAGE].filter(Boolean).join('\n\n'));
  else console.error(error instanceof SignInError ? error.message : error);
  process.exitCode = 2;
}
