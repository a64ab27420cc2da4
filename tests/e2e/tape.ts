import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import type { BrowserContext } from '@playwright/test';
import { endpoints } from '../house/documented/endpoints.ts';

const FOLDER = 'test-results/asked';

/** Documented calls that no journey asks, and why. */
const NO_JOURNEY: Record<string, string> = {
  'POST /api/applications/sendmail': 'mails go out only where they are switched on, and here they are not',
  'POST /api/default-configs':
    'asked only where a platform has no default configs yet, and the stand-in has some',
};

const parameters = (route: string) => route.split('{').length - 1;
const patterns = endpoints
  .map(route => ({ route, pattern: new RegExp(`^${route.replace(/\{\w+\}/g, '[^/]+')}/?$`) }))
  .toSorted((a, b) => parameters(a.route) - parameters(b.route));
/** The documented call that has this method and path: where several fit, the one with the fewest parameters. */
const documented = (call: string) => patterns.find(({ pattern }) => pattern.test(call))?.route;

const asked = new Set<string>();

/** Notes what the pages of a context ask of the platform, as its documented calls; anything else is a complaint. */
export function tape(context: BrowserContext, complaints: string[]) {
  context.on('request', request => {
    const { pathname } = new URL(request.url());
    if (!/^\/(api|auth)\//.test(pathname) || request.isNavigationRequest()) return;
    const call = `${request.method()} ${pathname}`;
    const route = documented(call);
    if (route) asked.add(route);
    else complaints.push(`undocumented: ${call}`);
  });
}

/** Keeps what was asked in this worker until all workers have ended. */
export function keep(worker: number) {
  mkdirSync(FOLDER, { recursive: true });
  writeFileSync(`${FOLDER}/${worker}.json`, JSON.stringify([...asked]));
}

export const forget = () => rmSync(FOLDER, { recursive: true, force: true });

/** Writes which of the documented calls were asked in the whole run. */
export function unite() {
  mkdirSync(FOLDER, { recursive: true });
  const all = new Set(
    readdirSync(FOLDER).flatMap(file => JSON.parse(readFileSync(`${FOLDER}/${file}`, 'utf8')) as string[]),
  );
  const missing = endpoints.filter(route => !all.has(route) && !(route in NO_JOURNEY));
  writeFileSync(
    'test-results/endpoints.json',
    JSON.stringify({ asked: all.size, all: endpoints.length, missing }),
  );
}
