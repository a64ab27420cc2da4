import { eq } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { outdated } from './refusal.ts';

/** Matches only the row version from which a change was made. */
export function sameVersion(column: AnyPgColumn, version: number | undefined) {
  if (version === undefined) return undefined;
  if (!Number.isInteger(version) || Math.abs(version) > 2_147_483_647) throw outdated();
  return eq(column, version);
}
