import { caller } from '../../src/auth/call.ts';
import { createCall } from '../../src/data/call.ts';
import { parseReply } from '../../src/platform/schema.ts';

/** Performs any documented call in the session of the test. */
export const callInSession = createCall({ ...caller, parseReply });
