import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import type { Context, MiddlewareHandler } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { Fault, Faults, TapedCall } from './answering/faults.ts';
import { badAnswer } from './badAnswer.ts';
import { maskedBody, maskedPath } from './masking.ts';
import { bodyText } from './answering/reading.ts';

const TAPE_LENGTH = 2_000;
const TURN_MS = 5_000;
/** Tells the door under MSW that the connection is to be lost. */
export const DROPPED = 'x-demo-dropped';

const fits = (match: string, method: string, path: string) => {
  const [verb, pattern = '/*'] = match.trim().split(/\s+/);
  if (verb !== '*' && verb?.toUpperCase() !== method) return false;
  const escaped = pattern.replace(/[.+?^$()[\]\\|]/g, '\\$&');
  return new RegExp(`^${escaped.replace(/\{\w+\}/g, '[^/]+').replace(/\*/g, '.*')}$`).test(path);
};

/** The rules of calls, each used up by one where it is counted. */
function taking(faults: Faults) {
  const seen = new WeakMap<Fault, number>();
  const isDue = (rule: Fault) => {
    const nth = (seen.get(rule) ?? 0) + 1;
    seen.set(rule, nth);
    return nth % (rule.every ?? 1) === 0 && Math.random() < (rule.chance ?? 1);
  };
  return (method: string, path: string): Fault | undefined => {
    const rule = faults.rules.find(one => (one.times ?? 1) > 0 && fits(one.match, method, path) && isDue(one));
    if (rule?.times !== undefined) rule.times -= 1;
    return rule;
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

/** Plays the demo's faults on every call and keeps them on the tape. */
export function faulty(faults: Faults): MiddlewareHandler {
  const waiting = new Map<Fault, () => void>();
  const take = taking(faults);
  const play = async (rule: Fault, c: Context, next: () => Promise<void>): Promise<Response | void> => {
    const { signal } = c.req.raw;
    if (rule.delayMs) await until(faults, signal, rule.delayMs);
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
    if (!rule.outOfOrder) return next().then(() => Object.entries(rule.headers ?? {}).forEach(([name, value]) => c.header(name, value)));
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
    waiting.delete(rule);
  };

  return async (c, next) => {
    const started = performance.now();
    const call: TapedCall = { n: ++faults.taped, at: new Date().toISOString(), method: c.req.method, path: maskedPath(c.req.url), whole: false, status: 0, ms: 0 };
    faults.tape.push(call);
    if (faults.tape.length > TAPE_LENGTH) faults.tape.shift();
    const body = maskedBody(await bodyText(c).catch(() => ''));
    Object.assign(call, { ...(body !== undefined && { body }), whole: true });
    const rule = take(c.req.method, c.req.path);
    const reply = rule ? await play(rule, c, next) : void (await next());
    Object.assign(call, { status: (reply ?? c.res).status, ms: Math.round(performance.now() - started) });
    return reply;
  };
}
