import { vi } from 'vitest';

/** Calls of this method do their work and are answered with an empty object, until the mocks are restored. */
export function answeredBlank(method: string) {
  const { fetch } = globalThis;
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (...asked) => {
    const response = await fetch(...asked);
    return asked[1]?.method === method && response.ok ? Response.json({}) : response;
  });
}
