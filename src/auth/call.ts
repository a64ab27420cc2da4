import { createCall } from '../client/call.ts';
import { session } from './session.ts';

/** Performs a documented call in the session of this browser; the session ends when the platform refuses its token. */
export const call = createCall({ token: session.token, onUnauthorized: session.refuse });
