import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import type { Context, MiddlewareHandler } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { Fault, Faults, LoggedCall, LoggedDetails } from './http/faults.ts';
import { bodyText } from './http/reading.ts';
import { invalidReply } from './invalidReply.ts';
import { maskedBody, maskedPath } from './masking.ts';

const TAPE_LENGTH = 2_000;
/** How many calls are kept with details, and the largest body or reply that is kept, in bytes. */
const DETAILED = 300;
const LONGEST = 64 * 1024;
const TURN_MS = 5_000;
/** This header tells MSW to lose the connection. */
export const DROPPED = 'x-demo-dropped';

const matchesRule = (match: string, method: string, path: string) => {
  const [verb, pattern = '/*'] = match.trim().split(/\s+/);
  if (verb !== '*' && verb?.toUpperCase() !== method) return false;
  const escaped = pattern.replace(/[.+?^$()[\]\\|]/g, '\\$&');
  return new RegExp(`^${escaped.replace(/\{\w+\}/g, '[^/]+').replace(/\*/g, '.*')}$`).test(path);
};

/** The calls that open the console: signing in, and reading the current user. */
const OPENING = ['POST /auth/local', 'GET /api/users/me'];
/** Whether a rule names exactly one of these calls. */
export const matchesOpeningCall = (match: string) =>
  OPENING.includes(match.trim().replace(/^\S+\s+/, verb => `${verb.trim().toUpperCase()} `));
const isSpared = ({ sparing, match }: Fault, call: string) =>
  !!sparing && OPENING.includes(call) && !matchesOpeningCall(match);
/** A rule that only delays a call lets the rules after it apply, too. */
const onlyDelays = ({ delayMs, status: httpStatus, answer, hang, drop, outOfOrder, headers }: Fault) =>
  !!delayMs && !(httpStatus || answer || hang || drop || outOfOrder || headers);

/** Picks the rules for a call and counts their use: those that delay it, and the first one that does more. */
function taking(faults: Faults) {
  const seen = new WeakMap<Fault, number>();
  const isDue = (rule: Fault) => {
    const nth = (seen.get(rule) ?? 0) + 1;
    seen.set(rule, nth);
    return nth % (rule.every ?? 1) === 0 && Math.random() < (rule.chance ?? 1);
  };
  return (method: string, path: string): Fault[] => {
    const taken: Fault[] = [];
    for (const rule of faults.rules) {
      if (
        rule.off ||
        (rule.times ?? 1) <= 0 ||
        !matchesRule(rule.match, method, path) ||
        isSpared(rule, `${method} ${path}`) ||
        !isDue(rule)
      )
        continue;
      if (rule.times !== undefined) rule.times -= 1;
      rule.played = (rule.played ?? 0) + 1;
      taken.push(rule);
      if (!onlyDelays(rule)) break;
    }
    return taken;
  };
}

const until = (faults: Faults, signal: AbortSignal, ms?: number) =>
  new Promise<void>(resolve => {
    const timer = ms === undefined ? undefined : setTimeout(go, ms);
    function go() {
      clearTimeout(timer);
      faults.release.delete(go);
      resolve();
    }
    faults.release.add(go);
    signal.addEventListener('abort', go, { once: true });
  });

/** Loses the connection of a call; undefined under MSW, which has none. */
function loseOf(c: Context): (() => void) | undefined {
  const incoming = (c.env as { incoming?: { socket: { destroy(): void } } } | undefined)?.incoming;
  return incoming && (() => incoming.socket.destroy());
}

function drop(c: Context): Response {
  const lose = loseOf(c);
  if (!lose) return new Response(null, { headers: { [DROPPED]: '1' } });
  lose();
  return RESPONSE_ALREADY_SENT;
}

const recordedText = (text: string, path: string) =>
  JSON.stringify(
    Buffer.byteLength(text) > LONGEST
      ? `(longer than ${LONGEST / 1024} KB, not kept)`
      : maskedBody(text, path),
  );

/** Records the reply without delaying it. */
async function noteReply(details: LoggedDetails, response: Response) {
  details.replyHeaders = Object.fromEntries(response.headers);
  if (!response.body) return;
  const parts: Uint8Array[] = [];
  let size = 0;
  try {
    for await (const part of response.clone().body!) {
      size += part.length;
      if (size > LONGEST) break;
      parts.push(part);
    }
  } catch {
    // The reply broke off, as a rule intended.
  }
  if (size > LONGEST) details.tooLong = true;
  else details.reply = new TextDecoder().decode(Buffer.concat(parts));
}

/** Applies the fault rules to every call and records the calls. */
export function faultInjection(faults: Faults): MiddlewareHandler {
  const waiting = new Map<Fault, () => void>();
  const take = taking(faults);
  const play = async (rule: Fault, c: Context, next: () => Promise<void>): Promise<Response | void> => {
    const { signal } = c.req.raw;
    if (rule.hang) {
      await until(faults, signal);
      return drop(c);
    }
    if (rule.drop) return drop(c);
    if (rule.status) return c.json(rule.body ?? {}, rule.status as ContentfulStatusCode, rule.headers);
    if (rule.answer) {
      await next();
      const bad = await invalidReply(rule, c.res, loseOf(c));
      // Otherwise Hono would copy the headers of the replaced response.
      c.res = undefined;
      c.res = bad;
      return;
    }
    if (!rule.outOfOrder)
      return next().then(() =>
        Object.entries(rule.headers ?? {}).forEach(([name, value]) => c.header(name, value)),
      );
    const first = waiting.get(rule);
    if (first) {
      waiting.delete(rule);
      await next();
      setTimeout(first, 50);
      return;
    }
    const second = new Promise<void>(resolve => waiting.set(rule, resolve));
    await next();
    await Promise.race([second, until(faults, signal, TURN_MS)]);
    // An aborted first call stays in the map, so that the second call is not held back for a third.
    if (!signal.aborted) waiting.delete(rule);
  };

  return async (c, next) => {
    const started = performance.now();
    const call: LoggedCall = {
      n: ++faults.taped,
      at: new Date().toISOString(),
      method: c.req.method,
      path: maskedPath(c.req.url),
      isWhole: false,
      status: 0,
      ms: 0,
    };
    faults.requestLog.push(call);
    if (faults.requestLog.length > TAPE_LENGTH) faults.requestLog.shift();
    const details: LoggedDetails = { headers: c.req.header(), replyHeaders: {}, rules: [], added: 0 };
    // The details are added at once: those of a call whose body arrives after later calls would never be
    // removed.
    faults.details.set(call.n, details);
    faults.details.delete(call.n - DETAILED);
    details.sent = recordedText(await bodyText(c).catch(() => ''), call.path);
    call.isWhole = true;
    const rules = take(c.req.method, c.req.path);
    details.rules = rules;
    for (const { delayMs } of rules) if (delayMs) await until(faults, c.req.raw.signal, delayMs);
    details.added = Math.round(rules.length ? performance.now() - started : 0);
    const rule = rules.at(-1);
    const reply = rule ? await play(rule, c, next) : void (await next());
    const answer = reply ?? c.res;
    const lost = rule && (rule.hang || rule.drop || rule.answer === 'cut');
    Object.assign(call, {
      status: answer.status,
      ms: Math.round(performance.now() - started),
      ...(lost && { lost }),
    });
    if (answer !== RESPONSE_ALREADY_SENT) void noteReply(details, answer);
    return reply;
  };
}
