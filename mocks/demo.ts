import type { Context, Hono } from 'hono';
import * as z from 'zod/mini';
import { createReset } from './db/reset.ts';
import { callsArea } from './demo/calls.ts';
import { FaultRule, rulesArea } from './demo/rules.ts';
import { answerRows, contains, rowOf } from './demo/simpleRest.ts';
import { isOwnHost, isOwnOrigin } from './hosts.ts';
import type { Environment } from './http/environment.ts';
import { clearFaults, LIST_SHAPES, REFS, type Faults } from './http/faults.ts';
import { listEmails } from './http/mail.ts';
import { readJson, validate } from './http/reading.ts';
import { HttpRefusal, invalid } from './http/refusal.ts';
import { outboxPage } from './outboxPage.ts';

const DAY = 86_400_000;
const Shape = z.object({ shape: z.nullable(z.enum(LIST_SHAPES)) });
const References = z.object({ refs: z.nullable(z.enum(REFS)) });
/** Times in the tables end in January 2038, and a failed payment is retried some days later. */
const LATEST = Date.UTC(2038, 0);
const Days = z.object({ days: z.number().check(z.gte(0), z.lte(3_650)) });
const Switch = z.object({ on: z.boolean() });
const Switches = z.object({
  listShape: Shape.shape.shape,
  refs: References.shape.refs,
  mailFails: z.boolean(),
  proxySick: z.boolean(),
});

/** The demo's own routes: outbox, fault switches, recorded calls. For local use and tests only. */
export function demoArea(app: Hono, env: Environment, faults: Faults) {
  const demo = app.basePath('/demo');
  demo.use(async (c, next) => {
    // Pages of other sites must not reach these routes by any name that they use for this machine.
    const host = c.req.header('Host') ?? new URL(c.req.url).host;
    const isOtherSite = /^(cross-site|same-site)$/.test(c.req.header('Sec-Fetch-Site') ?? '');
    if (isOtherSite || !isOwnHost(host, env.host) || !isOwnOrigin(c.req.header('Origin'), host))
      throw new HttpRefusal(403, 'Requests from other sites are not allowed');
    c.header('Cache-Control', 'no-store');
    await next();
  });
  const reset = createReset(env.db, env.passwordCost);
  const done = (c: Context) => c.body(null, 204);

  demo.get('/outbox', async c => outboxPage(c, await listEmails(env.db)));
  demo.get('/outbox.json', async c => c.json(await listEmails(env.db)));

  demo.get('/letters', async c =>
    answerRows(c, 'letters', await listEmails(env.db), {
      q: ({ to, subject, lines }, wanted) => contains(`${to} ${subject} ${lines.join(' ')}`, wanted),
    }),
  );
  demo.get('/letters/:id', async c => c.json(rowOf(await listEmails(env.db), c.req.param('id'))));
  rulesArea(demo, faults);
  callsArea(demo, env, faults);

  // Loaded on demand, because it is rarely read.
  demo.get('/openapi.json', async c => c.json((await import('../openapi/document.ts')).openApi()));
  demo.get('/api', async c => (await import('./apiPage.ts')).apiPage(c));

  demo.get('/faults', c => c.json(faults.rules));
  demo.post('/faults', async c => {
    const rule = validate(FaultRule, await readJson(c));
    faults.rules.push(rule as Faults['rules'][number]);
    return c.json(rule);
  });
  demo.delete('/faults', c => {
    clearFaults(faults);
    return done(c);
  });
  const choose = {
    listShape: (shape: z.infer<typeof Shape>['shape']) => void (faults.listShape = shape ?? undefined),
    refs: (refs: z.infer<typeof References>['refs']) => void (faults.refs = refs ?? undefined),
    mailFails: (on: boolean) => void (faults.mailFails = on),
    proxySick: (on: boolean) => void (faults.proxyBack = on ? Infinity : 0),
  };
  demo.post('/list-shape', async c => (choose.listShape(validate(Shape, await readJson(c)).shape), done(c)));
  demo.post('/refs', async c => (choose.refs(validate(References, await readJson(c)).refs), done(c)));
  demo.post('/mail-fails', async c => (choose.mailFails(validate(Switch, await readJson(c)).on), done(c)));
  demo.post('/proxy-sick', async c => (choose.proxySick(validate(Switch, await readJson(c)).on), done(c)));
  // All switches as one record.
  const switches = () => ({
    id: 'platform',
    listShape: faults.listShape ?? null,
    refs: faults.refs ?? null,
    mailFails: faults.mailFails,
    proxySick: faults.proxyBack > env.now().getTime(),
    now: env.cards.now().toISOString(),
  });
  demo.get('/switches/platform', c => c.json(switches()));
  demo.put('/switches/platform', async c => {
    const { listShape, refs, mailFails, proxySick } = validate(Switches, await readJson(c));
    choose.listShape(listShape);
    choose.refs(refs);
    choose.mailFails(mailFails);
    if (proxySick !== switches().proxySick) choose.proxySick(proxySick);
    return c.json(switches());
  });
  // Moves only the clock of subscriptions, so that users stay signed in.
  demo.post('/clock', async c => {
    const { days } = validate(Days, await readJson(c));
    if (env.cards.now().getTime() + days * DAY > LATEST) throw invalid({ days: 'The clock ends in 2037' });
    faults.prefetchedCalls += days * DAY;
    return c.json({ now: env.cards.now().toISOString() });
  });
  demo.post('/expire-tokens', c => {
    faults.tokensSince = env.now().getTime();
    return done(c);
  });

  demo.post('/reset', async c => {
    clearFaults(faults);
    await reset(env.now());
    env.recount();
    return done(c);
  });
}
