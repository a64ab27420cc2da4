import type { Hono } from 'hono';
import { http, HttpResponse } from 'msw';
import { DROPPED } from './faultInjection.ts';

/** Serves the platform to tests of the console through MSW. */
export const platformHandlers = (app: Hono) =>
  ['*/api/*', '*/auth/*', '*/demo/*'].map(path =>
    http.all(path, async ({ request }) => {
      const response = await app.fetch(request);
      return response.headers.has(DROPPED) ? HttpResponse.error() : response;
    }),
  );
