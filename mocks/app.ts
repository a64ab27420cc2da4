import { sql } from 'drizzle-orm';
import { Hono } from 'hono';
import { standInAreas } from './areas/index.ts';
import { oauthArea } from './areas/oauth.ts';
import { measureQueryTime } from './db/timing.ts';
import { demoArea } from './demo.ts';
import { faultInjection } from './faultInjection.ts';
import { health } from './health.ts';
import { answerEndpoint } from './http/answer.ts';
import type { Environment } from './http/environment.ts';
import { errorResponse, notFound } from './http/refusal.ts';

/**
 * The stand-in platform as one program. `faults` enables the demo's switches and outbox; without it, their
 * routes do not exist.
 */
export function createPlatform(options: Environment): Hono {
  const { faults } = options;
  const mail: Environment['mail'] = letter =>
    faults?.mailFails ? Promise.resolve(false) : options.mail(letter);
  const emitChange: Environment['emitChange'] = (resource, ...rest) => {
    if (resource === 'users') options.recount();
    options.emitChange(resource, ...rest);
  };
  const env: Environment = { ...options, mail, emitChange };
  const app = new Hono();
  app.onError(errorResponse);
  app.notFound(c => errorResponse(notFound('There is no such call'), c));
  if (faults) {
    demoArea(app, env, faults);
    app.use('/api/*', faultInjection(faults));
    app.use('/auth/*', faultInjection(faults));
  }
  app.use('*', async (c, next) => {
    await next();
    if (!c.res.headers.has('Cache-Control')) c.header('Cache-Control', 'no-store');
  });
  // Signing in is left out, because its time would reveal information about the password.
  app.use('/api/*', async (c, next) => {
    const started = performance.now();
    const database = await measureQueryTime(next);
    c.header(
      'Server-Timing',
      `db;dur=${database.toFixed(1)}, total;dur=${(performance.now() - started).toFixed(1)}`,
    );
  });
  app.get(
    '/health',
    health(async () => Boolean(await env.db.execute(sql`SELECT 1`))),
  );
  const answer = answerEndpoint(app, env);
  oauthArea(app, env);
  for (const { register } of Object.values(standInAreas)) register(answer, env);
  return app;
}
