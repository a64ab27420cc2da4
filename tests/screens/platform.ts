import { afterEach, beforeAll } from 'vitest';
import { DEMO_PASSWORD } from '../../mocks/db/demoAccounts.ts';
import { CHEAP_PASSWORDS } from '../../mocks/db/passwords.ts';
import type { EmitChange } from '../../mocks/http/environment.ts';
import { clearFaults, sentWith, type Fault, type ListShape, type Refs } from '../../mocks/http/faults.ts';
import { lettersIn } from '../../mocks/http/mail.ts';
import { platformHandlers } from '../../mocks/msw.ts';
import { openPlatform, type OpenPlatform } from '../../mocks/openPlatform.ts';
import { inMemory } from '../database/inMemory.ts';
import { server } from './server.ts';
import { sockets } from './socket.ts';

interface Options {
  /** The consoles hear what others change. */
  live?: boolean;
}

/** A JSON object, whose fields are held against literals. */
export type JsonFields = Record<string, unknown>;

let changed: EmitChange = () => {};
let shared: Promise<OpenPlatform> | undefined;
/** Making a database takes seconds: test files that run one after another share it. */
const openPage = () =>
  (shared ??= inMemory().then(where =>
    openPlatform({
      where,
      demo: true,
      passwordCost: CHEAP_PASSWORDS,
      changed: (...what) => changed(...what),
    }),
  ));

/** The stand-in platform as it was seeded, answering the calls of this test file; without faults again after each test. */
export function startPlatform({ live = false }: Options = {}) {
  let opened: OpenPlatform;
  beforeAll(async () => {
    opened = await openPage();
    changed = (resource, what, id) => live && sockets.emit(`${resource}:${what}`, { _id: id });
    await ask('POST', '/demo/reset');
    opened.faults!.tape.length = 0;
    server.use(...platformHandlers(opened.app));
  });
  afterEach(() => {
    clearFaults(opened.faults!);
    opened.faults!.tape.length = 0;
  });

  const ask = async (method: string, path: string, body?: unknown, token?: string): Promise<Response> =>
    opened.app.fetch(
      new Request(`http://localhost${path}`, {
        method,
        headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      }),
    );
  /** A call that is not the console's: it is not on the tape. */
  const asideAsked = async <T = JsonFields>(...call: Parameters<typeof ask>): Promise<T> => {
    const { tape } = opened.faults!;
    opened.faults!.tape = [];
    const response = await ask(...call).finally(() => (opened.faults!.tape = tape));
    const text = await response.text();
    if (!response.ok) throw new Error(`${call[0]} ${call[1]}: ${response.status} ${text}`);
    return text && JSON.parse(text);
  };

  const reset = async () => {
    const { ok, status: httpStatus } = await ask('POST', '/demo/reset');
    if (!ok) throw new Error(`The seed did not come back: ${httpStatus}`);
  };
  const tape = () =>
    opened
      .faults!.tape.filter(({ whole: isWhole }) => isWhole)
      .map(call => ({ ...call, body: sentWith(opened.faults!, call) }));
  return {
    /** Plays a fault on the calls of `match`, the later-stated one last. */
    fault: (rule: Fault) => void opened.faults!.rules.push(rule),
    heal: () => clearFaults(opened.faults!),
    /** The proxy server is not OK until somebody restarts it. */
    proxyIsSick: () => (opened.faults!.proxyBack = Infinity),
    mailFails: () => (opened.faults!.mailFails = true),
    /** Every list comes in this shape. */
    listShape: (shape: ListShape) => (opened.faults!.listShape = shape),
    /** Every reference comes as its id, or as the object. */
    refs: (refs: Refs) => (opened.faults!.refs = refs),
    expireTokens: () => (opened.faults!.tokensSince = Date.now() + 1),
    tokensCount: () => (opened.faults!.tokensSince = 0),
    /** The calls of a test so far: `POST /auth/local`. */
    calls: () => tape().map(({ method, path }) => `${method} ${path.split('?')[0]}`),
    /** Every call of a test so far, as the platform has it. */
    tape,
    /** What was asked of one call so far, in order: the parameters of its address, and its body. */
    asked: <B = JsonFields>(match: string) =>
      tape()
        .filter(({ method, path }) => `${method} ${path.split('?')[0]}` === match)
        .map(({ path, body, status: httpStatus }) => ({
          query: Object.fromEntries(new URLSearchParams(path.split('?')[1])),
          body: body as B,
          answered: httpStatus !== 0,
        })),
    /** The people and places of the seed again, nobody signed in. */
    reset,
    /** Somebody beside the console's user: `const naomi = await standIn.as('second.superadmin')`. */
    as: async (name: string, password = DEMO_PASSWORD) => {
      const { token } = await asideAsked<{ token: string }>('POST', '/auth/local', {
        email: `${name}@map.example`,
        password,
      });
      return {
        token,
        ask: <T = JsonFields>(method: string, path: string, body?: unknown) =>
          asideAsked<T>(method, path, body, token),
      };
    },
    /** Somebody who is not signed in. */
    asNobody: <T = JsonFields>(method: string, path: string, body?: unknown) =>
      asideAsked<T>(method, path, body),
    /** Lets every call go that hangs or waits. */
    release: () => {
      for (const go of opened.faults!.release) go();
    },
    /** The link in the newest letter to somebody. */
    letter: async (to: string) =>
      (await lettersIn(opened.env.db)).find(mail => mail.to === to)?.link ?? undefined,
  };
}
