import { createCall, type Caller } from '../data/call.ts';
import { session } from './session.ts';

/** The session of this browser; it ends when the platform refuses its token. */
export const caller: Caller = { token: session.token, onUnauthorized: session.refuse };

/** Performs a documented call whose endpoint carries no schema. */
export const call = createCall(caller);
