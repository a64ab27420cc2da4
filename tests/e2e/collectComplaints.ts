import type { BrowserContext } from '@playwright/test';
import { routeOf } from '../../mocks/http/requests.ts';

/** Reports each undocumented request to the platform. */
export function collectComplaints(context: BrowserContext, complaints: string[]) {
  context.on('request', request => {
    const { pathname } = new URL(request.url());
    if (!/^\/(api|auth)\//.test(pathname) || request.isNavigationRequest()) return;
    if (routeOf(request.method(), pathname).endsWith('/*'))
      complaints.push(`undocumented: ${request.method()} ${pathname}`);
  });
}
