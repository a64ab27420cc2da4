import { vi } from 'vitest';

/** Calls with this method do their work, but their reply is an empty object, until the mocks are restored. */
export function replyWithEmptyObject(method: string) {
  const { fetch: originalFetch } = globalThis;
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (...args) => {
    const response = await originalFetch(...args);
    return args[1]?.method === method && response.ok ? Response.json({}) : response;
  });
}
