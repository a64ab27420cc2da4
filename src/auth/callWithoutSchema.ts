import { createCall, type CallCredentials } from '../data/call.ts';
import { session } from './session.ts';

/** The session of this browser, which ends when the platform refuses its token. */
export const sessionCredentials: CallCredentials = { token: session.token, onUnauthorized: session.refuse };

/** Performs a documented call whose endpoint carries no schema. */
export const callWithoutSchema = createCall(sessionCredentials);
