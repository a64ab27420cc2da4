import { iconUsers } from './icons.ts';
import type { Modules } from './modules.ts';
import { pathMatcher } from './pathMatcher.ts';
import { recordModules as paths } from './paths/record.ts';

const isRecord = pathMatcher(paths);

/** The common parts of record pages, with the icons that those of several areas share. */
export const recordChunk = (id: string, modules: Modules) =>
  isRecord(id) || iconUsers(id, modules).areas.size > 1 ? 'record' : undefined;
