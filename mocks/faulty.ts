import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import type { Context, MiddlewareHandler } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { badAnswer } from './badAnswer.ts';
import type { Fault, Faults, LoggedCall, LoggedDetails } from './http/faults.ts';
import { bodyText } from './http/reading.ts';
import { maskedBody, maskedPath } from './masking.ts';

const TAPE_LENGTH = 2_000;
/** So many calls are kept with all that was said, each body and each answer up to so many bytes. */
const DETAILED = 300;
const LONGEST = 64 * 1024;
const TURN_MS = 5_000;
/** Tells MSW that the connection is to be lost. */
export const DROPPED = 'x-demo-dropped';

const matchesRule = (match: string, method: string, path: string) => {
  const [verb, pattern = '/*'] = match.trim().split(/\s+/);
  if (verb !== '*' && verb?.toUpperCase() !== method) return false;
  const escaped = pattern.replace(/[.+?^$()[\]\\|]/g, '\\$&');
  return new RegExp(`^${escaped.replace(/\{\w+\}/g, '[^/]+').replace(/\*/g, '.*')}$`).test(path);
};

/** What opens the console: who signs in, and who is signed in. */
const OPENING = ['POST /auth/local', 'GET /api/users/me'];
/** Whether a rule means one of these alone. */
export const meansOpening = (match: string) =>
  OPENING.includes(match.trim().replace(/^\S+\s+/, verb => `${verb.trim().toUpperCase()} `));
const isSpared = ({ sparing, match }: Fault, call: string) =>
  !!sparing && OPENING.includes(call) && !meansOpening(match);
/** After a rule that only delays the next ones are looked at, too. */
const onlyDelays = ({ delayMs, status: httpStatus, answer, hang, drop, outOfOrder, headers }: Fault) =>
  !!delayMs && !(httpStatus || answer || hang || drop || outOfOrder || headers);

/** The rules of calls, each used up by one where it is counted: those that delay it, and the one that happens to it then. */
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

/** How to end the connection of a call; undefined where there is none, under MSW. */
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

/** What is kept of a body. */
const recordedText = (text: string, path: string) =>
  JSON.stringify(
    Buffer.byteLength(text) > LONGEST
      ? `(longer than ${LONGEST / 1024} KB, not kept)`
      : maskedBody(text, path),
  );

/** Notes what is answered, without holding it up. */
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
    // It broke off, as it was told to.
  }
  if (size > LONGEST) details.tooLong = true;
  else details.reply = new TextDecoder().decode(Buffer.concat(parts));
}

/** Plays the demo's faults on every call and keeps them on the tape. */
export function faulty(faults: Faults): MiddlewareHandler {
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
      const bad = await badAnswer(rule, c.res, loseOf(c));
      // Else Hono would give it the headers of the answer it replaces.
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
    // One that was given up has had its turn: the second is not held for a third.
    if (!signal.aborted) waiting.delete(rule);
  };

  return async (c, next) => {
    const started = performance.now();
    const call: LoggedCall = {
      n: ++faults.taped,
      at: new Date().toISOString(),
      method: c.req.method,
      path: maskedPath(c.req.url),
      whole: false,
      status: 0,
      ms: 0,
    };
    faults.tape.push(call);
    if (faults.tape.length > TAPE_LENGTH) faults.tape.shift();
    const details: LoggedDetails = { headers: c.req.header(), replyHeaders: {}, rules: [], added: 0 };
    // At once: one whose body comes after those of later calls would never leave.
    faults.details.set(call.n, details);
    faults.details.delete(call.n - DETAILED);
    details.sent = recordedText(await bodyText(c).catch(() => ''), call.path);
    call.whole = true;
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
