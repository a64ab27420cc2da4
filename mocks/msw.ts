import type { Hono } from 'hono';
import { http, HttpResponse } from 'msw';
import { DROPPED } from './faulty.ts';

/** The same platform for tests of the console, which ask through MSW. */
export const platformHandlers = (app: Hono) =>
  ['*/api/*', '*/auth/*', '*/demo/*'].map(path =>
    http.all(path, async ({ request }) => {
      const response = await app.fetch(request);
      return response.headers.has(DROPPED) ? HttpResponse.error() : response;
    }),
  );
