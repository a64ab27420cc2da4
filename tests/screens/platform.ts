import { afterEach, beforeAll } from 'vitest';
import { DEMO_PASSWORD } from '../../mocks/db/demoAccounts.ts';
import { CHEAP_PASSWORDS } from '../../mocks/db/passwords.ts';
import type { EmitChange } from '../../mocks/http/environment.ts';
import { clearFaults, sentBody, type Fault, type ListShape, type Refs } from '../../mocks/http/faults.ts';
import { listEmails } from '../../mocks/http/mail.ts';
import { platformHandlers } from '../../mocks/msw.ts';
import { openPlatform, type OpenPlatform } from '../../mocks/openPlatform.ts';
import { inMemory } from '../database/inMemory.ts';
import { server } from './server.ts';
import { sockets } from './socket.ts';

interface Options {
  /** Whether the consoles receive the changes of other users. */
  live?: boolean;
}

/** A JSON object, whose fields are compared with literals. */
export type JsonFields = Record<string, unknown>;

let emitChange: EmitChange = () => {};
let shared: Promise<OpenPlatform> | undefined;
/** Creating a database takes seconds, so successive test files share it. */
const openPage = () =>
  (shared ??= inMemory().then(where =>
    openPlatform({
      where,
      demo: true,
      passwordCost: CHEAP_PASSWORDS,
      emitChange: (...change) => emitChange(...change),
    }),
  ));

/**
 * Starts the seeded stand-in platform for the calls of this test file. Its faults are cleared after each
 * test.
 */
export function startPlatform({ live = false }: Options = {}) {
  let opened: OpenPlatform;
  beforeAll(async () => {
    opened = await openPage();
    emitChange = (resource, what, id) => live && sockets.emit(`${resource}:${what}`, { _id: id });
    await ask('POST', '/demo/reset');
    opened.faults!.requestLog.length = 0;
    server.use(...platformHandlers(opened.app));
  });
  afterEach(() => {
    clearFaults(opened.faults!);
    opened.faults!.requestLog.length = 0;
  });

  const ask = async (method: string, path: string, body?: unknown, token?: string): Promise<Response> =>
    opened.app.fetch(
      new Request(`http://localhost${path}`, {
        method,
        headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      }),
    );
  /** A call by a test instead of the console, which is not recorded. */
  const askUnrecorded = async <T = JsonFields>(...call: Parameters<typeof ask>): Promise<T> => {
    const { requestLog } = opened.faults!;
    opened.faults!.requestLog = [];
    const response = await ask(...call).finally(() => (opened.faults!.requestLog = requestLog));
    const text = await response.text();
    if (!response.ok) throw new Error(`${call[0]} ${call[1]}: ${response.status} ${text}`);
    return text && JSON.parse(text);
  };

  const reset = async () => {
    const { ok, status: httpStatus } = await ask('POST', '/demo/reset');
    if (!ok) throw new Error(`The seed did not come back: ${httpStatus}`);
  };
  const requestLog = () =>
    opened
      .faults!.requestLog.filter(({ isWhole }) => isWhole)
      .map(call => ({ ...call, body: sentBody(opened.faults!, call) }));
  return {
    /** Applies a fault to the calls of `match`; the last rule comes last. */
    fault: (rule: Fault) => void opened.faults!.rules.push(rule),
    clearFaults: () => clearFaults(opened.faults!),
    /** The proxy server is unavailable until it is restarted. */
    breakProxy: () => (opened.faults!.proxyBack = Infinity),
    mailFails: () => (opened.faults!.mailFails = true),
    /** Gives every list this shape. */
    listShape: (shape: ListShape) => (opened.faults!.listShape = shape),
    /** Returns every reference as an id, or as an object. */
    refs: (refs: Refs) => (opened.faults!.refs = refs),
    expireTokens: () => (opened.faults!.tokensSince = Date.now() + 1),
    acceptTokens: () => (opened.faults!.tokensSince = 0),
    /** The calls of a test so far, such as `POST /auth/local`. */
    calls: () => requestLog().map(({ method, path }) => `${method} ${path.split('?')[0]}`),
    /** Every recorded call of a test so far. */
    requestLog,
    /** The requests of one call so far, in order: the parameters of the URL, and the body. */
    requestsOf: <B = JsonFields>(match: string) =>
      requestLog()
        .filter(({ method, path }) => `${method} ${path.split('?')[0]}` === match)
        .map(({ path, body, status: httpStatus }) => ({
          query: Object.fromEntries(new URLSearchParams(path.split('?')[1])),
          body: body as B,
          answered: httpStatus !== 0,
        })),
    /** Restores the seed and ends all sessions. */
    reset,
    /** Another user than the console's: `const otherUser = await standIn.as('second.superadmin')`. */
    as: async (name: string, password = DEMO_PASSWORD) => {
      const { token } = await askUnrecorded<{ token: string }>('POST', '/auth/local', {
        email: `${name}@map.example`,
        password,
      });
      return {
        token,
        ask: <T = JsonFields>(method: string, path: string, body?: unknown) =>
          askUnrecorded<T>(method, path, body, token),
      };
    },
    /** Calls without a session. */
    askWithoutSession: <T = JsonFields>(method: string, path: string, body?: unknown) =>
      askUnrecorded<T>(method, path, body),
    /** Releases every call that hangs or waits. */
    release: () => {
      for (const go of opened.faults!.release) go();
    },
    /** The link in the newest email to an address. */
    emailedLink: async (to: string) =>
      (await listEmails(opened.env.db)).find(mail => mail.to === to)?.link ?? undefined,
  };
}
