import type { Context, Hono } from 'hono';
import * as z from 'zod/mini';
import { createReset } from './db/reset.ts';
import { BAD_ANSWERS, type Faults, clearFaults, LIST_SHAPES, REFS } from './answering/faults.ts';
import { isOwnHost, isOwnOrigin } from './hosts.ts';
import { lettersIn } from './answering/mail.ts';
import { outboxPage } from './outboxPage.ts';
import { check, readJson } from './answering/reading.ts';
import { Refusal } from './answering/refusal.ts';
import type { Environment } from './answering/environment.ts';

const DAY = 86_400_000;
const FaultRule = z.object({
  match: z.string(),
  status: z.optional(z.number().check(z.gte(200), z.lte(599))),
  body: z.optional(z.unknown()),
  headers: z.optional(z.record(z.string(), z.string())),
  answer: z.optional(z.enum(BAD_ANSWERS)),
  delayMs: z.optional(z.number()),
  hang: z.optional(z.boolean()),
  drop: z.optional(z.boolean()),
  outOfOrder: z.optional(z.boolean()),
  times: z.optional(z.number()),
  every: z.optional(z.number().check(z.gte(1))),
  chance: z.optional(z.number().check(z.gte(0), z.lte(1))),
});
const Shape = z.object({ shape: z.nullable(z.enum(LIST_SHAPES)) });
const References = z.object({ refs: z.nullable(z.enum(REFS)) });
/** Days as far as the tables count, which is into 2038. */
const Days = z.object({ days: z.number().check(z.gte(0), z.lte(3_650)) });
const Switch = z.object({ on: z.boolean() });

/** The demo's own addresses: outbox, fault switches, tape of calls. For local use and tests only. */
export function demoArea(app: Hono, env: Environment, faults: Faults) {
  const demo = app.basePath('/demo');
  demo.use(async (c, next) => {
    // A page of another site must not reach what is meant for the person at this machine, whatever name it gives this machine.
    const host = c.req.header('Host') ?? new URL(c.req.url).host;
    if (!isOwnHost(host, env.host) || !isOwnOrigin(c.req.header('Origin'), host)) throw new Refusal(403, 'Not from another site');
    if (/^(cross-site|same-site)$/.test(c.req.header('Sec-Fetch-Site') ?? '') && c.req.method !== 'GET') throw new Refusal(403, 'Not from another site');
    c.header('Cache-Control', 'no-store');
    await next();
  });
  const reset = createReset(env.db, env.passwordCost);
  const done = (c: Context) => c.body(null, 204);

  demo.get('/outbox', async c => outboxPage(c, await lettersIn(env.db)));
  demo.get('/outbox.json', async c => c.json(await lettersIn(env.db)));

  // Seldom read: the start does not wait for it.
  demo.get('/openapi.json', async c => c.json((await import('../openapi/document.ts')).openApi()));
  demo.get('/api', async c => (await import('./apiPage.ts')).apiPage(c));

  demo.get('/faults', c => c.json(faults.rules));
  demo.post('/faults', async c => {
    const rule = check(FaultRule, await readJson(c));
    faults.rules.push(rule as Faults['rules'][number]);
    return c.json(rule);
  });
  demo.delete('/faults', c => {
    clearFaults(faults);
    return done(c);
  });
  demo.post('/list-shape', async c => {
    faults.listShape = check(Shape, await readJson(c)).shape ?? undefined;
    return done(c);
  });
  demo.post('/refs', async c => {
    faults.refs = check(References, await readJson(c)).refs ?? undefined;
    return done(c);
  });
  demo.post('/mail-fails', async c => {
    faults.mailFails = check(Switch, await readJson(c)).on;
    return done(c);
  });
  demo.post('/proxy-sick', async c => {
    faults.proxyBack = check(Switch, await readJson(c)).on ? Infinity : 0;
    return done(c);
  });
  // Subscriptions live on; whoever is signed in stays so.
  demo.post('/clock', async c => {
    faults.ahead += check(Days, await readJson(c)).days * DAY;
    return c.json({ now: env.cards.now().toISOString() });
  });
  demo.post('/expire-tokens', c => {
    faults.tokensSince = env.now().getTime();
    return done(c);
  });

  demo.get('/calls', c => c.json(faults.tape));
  demo.delete('/calls', c => {
    faults.tape.length = 0;
    return done(c);
  });
  demo.post('/reset', async c => {
    clearFaults(faults);
    await reset(env.now());
    env.limits.forget();
    env.revision.users += 1;
    return done(c);
  });
}
