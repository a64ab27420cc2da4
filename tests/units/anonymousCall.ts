import { createCall } from '../../src/client/call.ts';

/** Performs calls without a session. */
export const call = createCall({ token: () => undefined, onUnauthorized: () => {} });
