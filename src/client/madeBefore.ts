import type { AnyEndpoint, Ask } from '../platform/endpoint.ts';
import { writes } from './call.ts';

/** A call of an earlier visit, whose answer nobody heard, is found to have been made: whoever hears of writes hears of it now. */
export const madeBefore = <E extends AnyEndpoint>(endpoint: E, ask: Ask<E>, reply: object) =>
  writes.sent?.(endpoint, ask)({ reply });
