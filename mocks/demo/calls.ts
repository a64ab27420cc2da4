import { STATUS_CODES } from 'node:http';
import { eq } from 'drizzle-orm';
import type { Context, Hono } from 'hono';
import { usersTable } from '../db/tables/users.ts';
import type { Environment } from '../http/environment.ts';
import { sentBody, type Faults, type LoggedCall, type LoggedDetails } from '../http/faults.ts';
import { routeOf } from '../http/requests.ts';
import { readToken } from '../http/tokens.ts';
import { maskedBody, maskedHeaders } from '../masking.ts';
import { answerRows, contains, rowOf, rowsFor, type Filters } from './simpleRest.ts';

type NumberedCall = LoggedCall & { id: number; body?: unknown };

const isRefused = ({ status: httpStatus, lost }: LoggedCall) => !!lost || httpStatus >= 400;
const filters: Filters<NumberedCall> = {
  q: ({ method, path, status: httpStatus }, wanted) => contains(`${method} ${path} ${httpStatus}`, wanted),
  kind: (call, wanted) =>
    wanted === 'changes' ? call.method !== 'GET' : wanted === 'refused' ? isRefused(call) : true,
};

/** The reply as it may be shown: parsed, and without secrets. */
const replyOf = ({ path }: LoggedCall, { reply }: LoggedDetails) =>
  reply === undefined ? undefined : maskedBody(reply, path);

async function callerOf({ db, now, secret }: Environment, { headers }: LoggedDetails) {
  const token = headers.authorization?.replace(/^Bearer /, '');
  const claims = token ? await readToken(token, now(), secret) : undefined;
  if (!claims) return undefined;
  const [user] = await db
    .select({ firstName: usersTable.firstName, lastName: usersTable.lastName, role: usersTable.role })
    .from(usersTable)
    .where(eq(usersTable.id, claims.sub));
  return user && { name: `${user.firstName} ${user.lastName}`, role: user.role };
}

const pairs = (headers: Record<string, string>) =>
  Object.entries(maskedHeaders(headers)).map(([name, value]) => ({ name, value }));
const sizeOf = (text: string | undefined) => (text === undefined ? -1 : Buffer.byteLength(text));

/** A call as an entry of HAR 1.2. */
function harEntry(call: LoggedCall, origin: string, details: LoggedDetails | undefined) {
  const { at, ms, method, path, status: httpStatus } = call;
  const url = new URL(path, origin);
  const sent = details?.sent;
  const answered = details && replyOf(call, details);
  const text = answered === undefined ? undefined : JSON.stringify(answered);
  const common = { httpVersion: 'HTTP/1.1', cookies: [], headersSize: -1 };
  return {
    startedDateTime: at,
    time: ms,
    request: {
      ...common,
      method,
      url: url.href,
      headers: pairs(details?.headers ?? {}),
      queryString: [...url.searchParams].map(([name, value]) => ({ name, value })),
      ...(sent !== undefined && { postData: { mimeType: 'application/json', text: sent } }),
      bodySize: sent === undefined ? 0 : sizeOf(sent),
    },
    response: {
      ...common,
      status: httpStatus,
      statusText: STATUS_CODES[httpStatus] ?? '',
      headers: pairs(details?.replyHeaders ?? {}),
      content: {
        size: Math.max(0, sizeOf(text)),
        mimeType: details?.replyHeaders['content-type'] ?? '',
        ...(text !== undefined && { text }),
      },
      redirectURL: details?.replyHeaders.location ?? '',
      bodySize: sizeOf(text),
    },
    cache: {},
    timings: { send: 0, wait: ms, receive: 0 },
  };
}

function har(c: Context, calls: NumberedCall[], faults: Faults) {
  const { origin } = new URL(c.req.url);
  const entries = calls.map(call => harEntry(call, origin, detailsOf(faults, call)));
  c.header('Content-Disposition', 'attachment; filename="calls.har"');
  return c.json({
    log: { version: '1.2', creator: { name: 'Map Console demo platform', version: '1' }, entries },
  });
}

const detailsOf = (faults: Faults, { n }: LoggedCall) => faults.details.get(n);

/** The recorded calls, as a list and as HAR, both without secrets. */
export function callsArea(demo: Hono, env: Environment, faults: Faults) {
  const calls = (): NumberedCall[] =>
    faults.requestLog.map(call => ({
      id: call.n,
      ...call,
      // Parsed only when it is shown.
      get body() {
        return sentBody(faults, call);
      },
    }));
  demo.get('/calls', c => answerRows(c, 'calls', calls(), filters));
  demo.get('/calls.har', c => har(c, rowsFor(c, calls(), filters), faults));
  demo.get('/calls/:id', async c => {
    const call = rowOf(calls(), c.req.param('id'));
    const details = detailsOf(faults, call);
    const maskedDetails = details && {
      headers: maskedHeaders(details.headers),
      replyHeaders: maskedHeaders(details.replyHeaders),
      reply: replyOf(call, details),
      tooLong: details.tooLong,
      added: details.added,
      rules: details.rules.map(({ id, name, match }) => ({ id, name: name ?? match })),
      from: await callerOf(env, details),
    };
    return c.json({
      ...call,
      route: `${call.method} ${routeOf(call.method, call.path)}`,
      statusText: STATUS_CODES[call.status] ?? '',
      ...maskedDetails,
    });
  });
  demo.delete('/calls', c => {
    faults.requestLog.length = 0;
    faults.details.clear();
    return c.body(null, 204);
  });
}
