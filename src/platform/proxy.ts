import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';

/** The state of the proxy server by part (docs/behaviour.md 2 §7). */
export const ProxyPing = z.looseObject({ 'Configuration File': z.optional(z.string()) });
export type ProxyPing = z.infer<typeof ProxyPing>;

/** The proxy works if it has read its configuration. */
export const isProxyOk = (ping: ProxyPing) => ping['Configuration File'] === 'OK';

/** The server through which maps read services that require a sign-in. */
export const proxy = {
  /** Returns an HTML page, or the URL of one. */
  check: endpoint('GET /api/applications/check-proxy', { reply: z.string(), page: true, shows: [] }),
  ping: endpoint('GET /api/applications/ping-proxy', { reply: ProxyPing, shows: [] }),
  restart: endpoint('POST /api/applications/restart-proxy', { changes: [] }),
};
