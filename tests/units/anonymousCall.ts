import { createCall } from '../../src/data/call.ts';
import { believed } from '../../src/platform/schema.ts';

/** Performs calls without a session. */
export const anonymousCall = createCall({
  token: () => undefined,
  onUnauthorized: () => {},
  readBySchema: believed,
});
