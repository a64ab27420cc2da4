import { cleanup, configure } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, vi } from 'vitest';
import { server } from './server.ts';
import { leave, loadCode } from './visit.tsx';

// Code loaded on demand and a busy machine take their time; what is there sooner is seen sooner.
configure({ asyncUtilTimeout: 8000 });

// Test files share the code of the product and one window: each begins as a device that nobody used.
beforeAll(async () => {
  await loadCode();
  server.listen({ onUnhandledRequest: 'error' });
  leave();
}, 120_000);
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
});
afterAll(() => {
  leave();
  server.resetHandlers();
  server.close();
});
