import type { startPlatform } from './platform.ts';

/** The calls of a test so far that write: method, path and body. */
export const sentWrites = (standIn: ReturnType<typeof startPlatform>) =>
  standIn
    .requestLog()
    .filter(({ method }) => method !== 'GET')
    .map(({ method, path, body }) => [method, path, body]);
