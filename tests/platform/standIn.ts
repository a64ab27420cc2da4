import { getTableName, type SQL } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { afterAll, beforeAll, beforeEach, inject } from 'vitest';
import { CHEAP_PASSWORDS } from '../../mocks/db/passwords.ts';
import { tables } from '../../mocks/db/table.ts';
import { DROPPED } from '../../mocks/faultInjection.ts';
import { LIMITS } from '../../mocks/http/limits.ts';
import { openPlatform, type OpenPlatform } from '../../mocks/openPlatform.ts';
import { databaseFor } from './databaseFor.ts';

declare module 'vitest' {
  interface ProvidedContext {
    postgres?: string;
  }
}

/** The current time, which only a test changes. */
export const NOON = new Date('2026-11-20T12:00:00Z');
export const standInClock = { now: NOON };
/** Moves the current time forward by milliseconds. */
export const advanceClock = (ms: number) => {
  standInClock.now = new Date(standInClock.now.getTime() + ms);
};

/** The platform's limits; a test may set smaller ones. */
export const limits = { ...LIMITS };

/** The trusted proxies; a test may add some. */
export const trusted = new Set<string>();

/** The events sent to sockets during a test. */
export const emittedEvents: [event: string, id: string][] = [];
/** The ended sessions that were reported during a test. */
export const ended: string[] = [];

const held = globalThis as { platformOfThisWorker?: Promise<OpenPlatform> };

async function openStandIn(): Promise<OpenPlatform> {
  const where = await databaseFor(inject('postgres'));
  return openPlatform({
    where,
    demo: true,
    passwordCost: CHEAP_PASSWORDS,
    limits,
    isTrusted: address => trusted.has(address),
    now: () => standInClock.now,
    emitChange: (resource, what, id) => emittedEvents.push([`${resource}:${what}`, id]),
    closeSockets: ids => ended.push(...ids),
  });
}

let opened: OpenPlatform;

/** Gives every test of a file the seeded platform. */
export function withPlatform() {
  beforeAll(async () => {
    opened = await (held.platformOfThisWorker ??= openStandIn());
  });
  beforeEach(async () => {
    standInClock.now = NOON;
    Object.assign(limits, LIMITS);
    trusted.clear();
    const { status: httpStatus, text } = await ask('POST /demo/reset');
    if (httpStatus !== 204) throw new Error(`The seed did not come back: ${text}`);
    await ask('DELETE /demo/calls');
    emittedEvents.length = 0;
    ended.length = 0;
  });
  afterAll(() => {
    emittedEvents.length = 0;
  });
}

export interface PlatformReply {
  status: number;
  headers: Headers;
  text: string;
  // Tests compare replies with literals; a type would repeat the contract.
  // oxlint-disable-next-line no-explicit-any
  body: any;
}
interface Asking {
  /** A seeded account, which is signed in first. */
  as?: string | undefined;
  token?: string | undefined;
  body?: unknown;
  headers?: Record<string, string>;
  /** The address that the call comes from. */
  from?: string;
}

const read = async (reply: Response): Promise<PlatformReply> => {
  const text = await reply.text();
  const isJson = reply.headers.get('Content-Type')?.startsWith('application/json');
  return { status: reply.status, headers: reply.headers, text, body: isJson ? JSON.parse(text) : undefined };
};

/** Sends a call and returns its unparsed response. */
export async function askRaw(
  call: string,
  token: string,
  body?: unknown,
): Promise<Omit<PlatformReply, 'body'>> {
  const [method, url] = call.split(' ') as [string, string];
  const reply = await opened.app.request(url, {
    method,
    headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  return { status: reply.status, headers: reply.headers, text: await reply.text() };
}

/** `ask('PUT /api/tags', { as: 'admin', body: {…} })` sends a call as the documentation writes it. */
export async function ask(
  call: string,
  { as, token, body, headers = {}, from }: Asking = {},
): Promise<PlatformReply> {
  const [method, url] = [call.slice(0, call.indexOf(' ')), call.slice(call.indexOf(' ') + 1)];
  const bearer = token ?? (as && (await signInAs(as)));
  const init = {
    method,
    headers: {
      ...(bearer && { Authorization: `Bearer ${bearer}` }),
      ...(body !== undefined && { 'Content-Type': 'application/json' }),
      ...headers,
    },
    ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  };
  const reply = await opened.app.request(
    url,
    init,
    from === undefined ? {} : { incoming: { socket: { remoteAddress: from } } },
  );
  return read(reply);
}

/** A `fetch` to the platform: lost and aborted calls fail as they do in a browser. */
export const platformFetch: typeof fetch = async (url, init) => {
  const reply = await opened.app.request(String(url), init);
  init?.signal?.throwIfAborted();
  if (reply.headers.has(DROPPED)) throw new TypeError('fetch failed');
  return reply;
};

/** Opens a session for results that are read in pieces. */
export const openDbSession = () => opened.env.openSession();
/** The client of the platform's database; those of pg and PGlite have the same interface. */
export const client = () =>
  (
    opened.database.db as unknown as {
      $client: { query<Row>(text: string, values: unknown[]): Promise<{ rows: Row[] }> };
    }
  ).$client;
/** Writes rows that no call can write. */
export const executeSql = (query: SQL) => opened.database.db.execute(query);

/** Signs in a seeded account. Returns its token. */
export async function signInAs(account: string, password = 'Assessor1'): Promise<string> {
  const { body } = await ask('POST /auth/local', { body: { email: `${account}@map.example`, password } });
  if (!body.token) throw new Error(`${account} did not sign in: ${JSON.stringify(body)}`);
  return body.token;
}

export const me = async (as: string) => (await ask('GET /api/users/me', { as })).body;
export async function userIdByAccount(account: string): Promise<string> {
  const email = `${account}@map.example`;
  const { body } = await ask(`GET /api/users?query=${email}`, { as: 'superadmin' });
  return body.data.find((user: { email: string }) => user.email === email)._id;
}
/** All stored rows, by table. */
export const stored = async (): Promise<Record<string, Record<string, unknown>[]>> =>
  Object.fromEntries(
    await Promise.all(
      tables.map(async table => [getTableName(table), await opened.database.db.select().from(table)]),
    ),
  );
/** Deletes all rows of a table. */
export const emptied = (table: PgTable) => opened.database.db.delete(table);
/** The newest email to an address. */
export const letterTo = async (email: string) =>
  (await ask('GET /demo/outbox.json')).body.find((letter: { to: string }) => letter.to === email);
