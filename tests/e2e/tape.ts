import type { BrowserContext } from '@playwright/test';
import { routeOf } from '../../mocks/http/requests.ts';

/** Complains of each request to the platform that is not documented. */
export function tape(context: BrowserContext, complaints: string[]) {
  context.on('request', request => {
    const { pathname } = new URL(request.url());
    if (!/^\/(api|auth)\//.test(pathname) || request.isNavigationRequest()) return;
    if (routeOf(request.method(), pathname).endsWith('/*'))
      complaints.push(`undocumented: ${request.method()} ${pathname}`);
  });
}
