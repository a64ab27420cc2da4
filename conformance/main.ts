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

const USAGE = `Asks a platform the documented calls and says which of its answers are as documented.

  npm run conformance -- --url https://platform.example --email someone@example.com [--write] [--only areas]
      [--json file] [--html file] [--patience seconds]

The password is read from CONFORMANCE_PASSWORD, or asked for. Without --write nothing is changed but for the sign-in itself;
with it, records named “conformance-…” are made, changed and removed again. --only roles,users asks these areas alone.
Exit code: 0 nothing deviates, 1 something does, 2 it could not be found out.`;

const EXIT_CODES = { conforms: 0, deviates: 1, unknown: 2 };

const PATIENCE = 15;

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
          patience: { type: 'string' },
          help: { type: 'boolean' },
        },
      });
    } catch (error) {
      throw new UsageError((error as Error).message);
    }
  })();
  if (values.help) throw new UsageError('');
  const { url = '', email = '', patience = String(PATIENCE) } = values;
  if (!/^https?:\/\//.test(url) || !URL.canParse(url))
    throw new UsageError('--url must be the address of a platform, of https or http.');
  const { origin, username, password } = new URL(url);
  if (username || password) throw new UsageError('--url must not carry a name or a password.');
  if (!email.includes('@')) throw new UsageError('--email must be that of an account of the platform.');
  if (!(Number(patience) > 0)) throw new UsageError('--patience must be a number of seconds.');
  const only = values.only?.split(',');
  if (only && !only.every(isArea))
    throw new UsageError(`--only names areas, of ${Object.keys(platform).join(', ')}.`);
  return { ...values, only, origin, email, patience: Number(patience) * 1000 };
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
  const { origin, email, write = false, only, patience, json, html } = parseSettings();
  const password = process.env.CONFORMANCE_PASSWORD || (await askPassword());
  const report = await checkConformance({
    origin,
    email,
    password,
    write,
    only,
    timeoutMs: patience,
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
