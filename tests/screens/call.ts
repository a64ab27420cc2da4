import { sessionCredentials } from '../../src/auth/callWithoutSchema.ts';
import { createCall } from '../../src/data/call.ts';
import { parseReply } from '../../src/platform/schema.ts';

/** Sends any documented call in the session of the test. */
export const callInSession = createCall({ ...sessionCredentials, parseReply });
