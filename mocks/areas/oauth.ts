import { and, eq } from 'drizzle-orm';
import type { Hono } from 'hono';
import { LOGIN_PAGE, OAUTH_PROVIDERS } from '../../src/platform/signIn.ts';
import { usersTable } from '../db/tables/users.ts';
import type { Environment } from '../http/environment.ts';
import { notFound } from '../http/refusal.ts';
import { openSession } from './signIn.ts';

/**
 * A page visit, not a call. It signs in the first account of the provider, because the demo has no real
 * provider.
 */
export function oauthArea(app: Hono, env: Environment) {
  app.get('/auth/:provider', async c => {
    const provider = OAUTH_PROVIDERS.find(name => name === c.req.param('provider'));
    if (!provider) throw notFound('There is no such provider');
    const known = and(eq(usersTable.provider, provider), eq(usersTable.isActive, true));
    const [user] = await env.db
      .select({ id: usersTable.id })
      .from(usersTable)
      .where(known)
      .orderBy(usersTable.id)
      .limit(1);
    if (!user) return c.redirect(LOGIN_PAGE);
    // TLS ends at a proxy, so the header is trusted: a client that forges it only loses its own cookie.
    const secure = /^https\b/i.test(c.req.header('X-Forwarded-Proto') ?? '') ? '; Secure' : '';
    // The console reads this cookie itself, so it cannot be HttpOnly.
    c.header('Set-Cookie', `token=${await openSession(env, user.id)}; Path=/; SameSite=Strict${secure}`);
    return c.redirect('/');
  });
}
