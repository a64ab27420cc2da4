import { createCall } from '../../src/data/call.ts';
import { parseReply } from '../../src/platform/schema.ts';

/** Sends calls without a session. */
export const anonymousCall = createCall({
  token: () => undefined,
  onUnauthorized: () => {},
  parseReply,
});
