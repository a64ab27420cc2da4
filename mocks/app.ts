import { sql } from 'drizzle-orm';
import { Hono } from 'hono';
import type { platform } from '../src/platform/index.ts';
import { accountArea } from './areas/account.ts';
import { apiKeysArea } from './areas/apiKeys.ts';
import { applicationPartsArea } from './areas/applicationParts.ts';
import { applicationsArea } from './areas/applications.ts';
import { configsArea } from './areas/configs.ts';
import { dailyImportArea } from './areas/dailyImport.ts';
import { defaultConfigsArea } from './areas/defaultConfigs.ts';
import { fieldAppsArea } from './areas/fieldApps.ts';
import { layersArea } from './areas/layers.ts';
import { mapServicesArea } from './areas/mapServices.ts';
import { notificationsArea } from './areas/notifications.ts';
import { oauthArea } from './areas/oauth.ts';
import { protectedLayersArea } from './areas/protectedLayers.ts';
import { proxyArea } from './areas/proxy.ts';
import { purposesArea } from './areas/purposes.ts';
import { rolesArea } from './areas/roles.ts';
import { sessionsArea } from './areas/sessions.ts';
import { subscriptionPlansArea } from './areas/subscriptionPlans.ts';
import { subscriptionsArea } from './areas/subscriptions.ts';
import { tagsArea } from './areas/tags.ts';
import { toolgroupsArea } from './areas/toolgroups.ts';
import { toolsArea } from './areas/tools.ts';
import { transferArea } from './areas/transfer.ts';
import { usersArea } from './areas/users.ts';
import { workOrdersArea } from './areas/workOrders.ts';
import { inDatabase } from './db/timing.ts';
import { demoArea } from './demo.ts';
import { faulty } from './faulty.ts';
import { health } from './health.ts';
import { answering, type Answer } from './http/answer.ts';
import type { Environment } from './http/environment.ts';
import { answerError, notFound } from './http/refusal.ts';

/** Who answers the calls of each area. */
const areas: Record<keyof typeof platform, (answer: Answer, env: Environment) => void> = {
  account: accountArea,
  users: usersArea,
  roles: rolesArea,
  protectedLayers: protectedLayersArea,
  applications: applicationsArea,
  applicationParts: applicationPartsArea,
  workOrders: workOrdersArea,
  layers: layersArea,
  fieldApps: fieldAppsArea,
  configs: configsArea,
  defaultConfigs: defaultConfigsArea,
  dailyImport: dailyImportArea,
  mapServices: mapServicesArea,
  proxy: proxyArea,
  transfer: transferArea,
  sessions: sessionsArea,
  apiKeys: apiKeysArea,
  tags: tagsArea,
  purposes: purposesArea,
  toolgroups: toolgroupsArea,
  tools: toolsArea,
  'subscription-plans': subscriptionPlansArea,
  subscriptions: subscriptionsArea,
  notifications: notificationsArea,
};

/** The stand-in platform as one program. `faults` opens the demo's switches and outbox; without it they do not exist. */
export function createPlatform(options: Environment): Hono {
  const { faults } = options;
  const mail: Environment['mail'] = letter =>
    faults?.mailFails ? Promise.resolve(false) : options.mail(letter);
  const changed: Environment['changed'] = (resource, ...rest) => {
    if (resource === 'users') options.recount();
    options.changed(resource, ...rest);
  };
  const env: Environment = { ...options, mail, changed };
  const app = new Hono();
  app.onError(answerError);
  app.notFound(c => answerError(notFound('There is no such call'), c));
  if (faults) {
    demoArea(app, env, faults);
    app.use('/api/*', faulty(faults));
    app.use('/auth/*', faulty(faults));
  }
  app.use('*', async (c, next) => {
    await next();
    if (!c.res.headers.has('Cache-Control')) c.header('Cache-Control', 'no-store');
  });
  // Not of signing in, where the time says something about the password.
  app.use('/api/*', async (c, next) => {
    const started = performance.now();
    const database = await inDatabase(next);
    c.header(
      'Server-Timing',
      `db;dur=${database.toFixed(1)}, total;dur=${(performance.now() - started).toFixed(1)}`,
    );
  });
  app.get(
    '/health',
    health(async () => Boolean(await env.db.execute(sql`SELECT 1`))),
  );
  const answer = answering(app, env);
  oauthArea(app, env);
  for (const area of Object.values(areas)) area(answer, env);
  return app;
}
