import { sql } from 'drizzle-orm';
import { bigint, customType, integer, jsonb } from 'drizzle-orm/pg-core';

/** Text ordered byte by byte, so that IDs and sort keys have the same order on every database. */
export const keyColumn = customType<{ data: string }>({ dataType: () => 'text COLLATE "C"' });
export const emptyText = sql`''`;
export const secondsColumn = (name: string) => integer(name).notNull().default(0);
/** Epoch milliseconds. */
export const millisecondsColumn = (name: string) => bigint(name, { mode: 'number' }).notNull();
/** Fields that clients send and the platform does not know. */
export const extraColumn = () => jsonb('extra').$type<Record<string, unknown>>().notNull().default({});
export const versionColumn = () => integer('version').notNull().default(0);
/** IDs of other records, in order. */
export const idsColumn = (name: string) => jsonb(name).$type<string[]>().notNull().default([]);
