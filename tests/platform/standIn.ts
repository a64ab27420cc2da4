import { getTableName, type SQL } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { afterAll, beforeAll, beforeEach, inject } from 'vitest';
import { CHEAP_PASSWORDS } from '../../mocks/db/passwords.ts';
import { tables } from '../../mocks/db/table.ts';
import { DROPPED } from '../../mocks/faulty.ts';
import { LIMITS } from '../../mocks/http/limits.ts';
import { openPlatform, type OpenPlatform } from '../../mocks/openPlatform.ts';
import { databaseFor } from './databaseFor.ts';

declare module 'vitest' {
  interface ProvidedContext {
    postgres?: string;
  }
}

/** A moment that does not move unless a test moves it. */
export const NOON = new Date('2026-11-20T12:00:00Z');
export const standInClock = { now: NOON };

/** The platform's limits; a test may set smaller ones. */
export const limits = { ...LIMITS };

/** The proxies whose word on who asks counts; a test may add some. */
export const trusted = new Set<string>();

/** What was said to the sockets during one test. */
export const emittedEvents: [event: string, id: string][] = [];
/** The sessions that were said to have ended during one test. */
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
    changed: (resource, what, id) => emittedEvents.push([`${resource}:${what}`, id]),
    ended: ids => ended.push(...ids),
  });
}

let opened: OpenPlatform;

/** Gives every test of a file the platform as it was seeded. */
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
  // Tests hold answers against literals; a type here would restate the contract.
  // oxlint-disable-next-line no-explicit-any
  body: any;
}
interface Asking {
  /** A seeded account, signed in first; or a token as it is. */
  as?: string | undefined;
  token?: string | undefined;
  body?: unknown;
  headers?: Record<string, string>;
  /** The address the call comes from. */
  from?: string;
}

const read = async (reply: Response): Promise<PlatformReply> => {
  const text = await reply.text();
  const isJson = reply.headers.get('Content-Type')?.startsWith('application/json');
  return { status: reply.status, headers: reply.headers, text, body: isJson ? JSON.parse(text) : undefined };
};

/** A call with its answer as it came, JSON or not. */
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

/** `ask('PUT /api/tags', { as: 'admin', body: {…} })`: a literal call, as the documentation has it. */
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

/** The platform as `fetch` finds one: what is lost or given up fails as it does there. */
export const platformFetch: typeof fetch = async (url, init) => {
  const reply = await opened.app.request(String(url), init);
  init?.signal?.throwIfAborted();
  if (reply.headers.has(DROPPED)) throw new TypeError('fetch failed');
  return reply;
};

/** What reads in pieces, as the platform does. */
export const openDbSession = () => opened.env.openSession();
/** The client below the platform's database: that of pg and that of PGlite are asked alike. */
export const client = () =>
  (
    opened.database.db as unknown as {
      $client: { query<Row>(text: string, values: unknown[]): Promise<{ rows: Row[] }> };
    }
  ).$client;
/** Lets this program write what no call does. */
export const executeSql = (query: SQL) => opened.database.db.execute(query);

/** Signs a seeded account in and gives its token. */
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
/** Everything that is stored, table by table. */
export const stored = async (): Promise<Record<string, Record<string, unknown>[]>> =>
  Object.fromEntries(
    await Promise.all(
      tables.map(async table => [getTableName(table), await opened.database.db.select().from(table)]),
    ),
  );
/** Takes everything out of a table. */
export const emptied = (table: PgTable) => opened.database.db.delete(table);
/** The newest letter to an address. */
export const letterTo = async (email: string) =>
  (await ask('GET /demo/outbox.json')).body.find((letter: { to: string }) => letter.to === email);
