import type { BuildExtraConfigColumns } from 'drizzle-orm';
import {
  pgTable,
  type PgColumnBuilderBase,
  type PgTable,
  type PgTableExtraConfigValue,
} from 'drizzle-orm/pg-core';

const loaded: PgTable[] = [];
/** Every table of the program, once all modules are loaded. */
export const tables: readonly PgTable[] = loaded;

/** Creates a table and adds it to `tables`, so that new tables need not be listed. */
export function table<Name extends string, Columns extends Record<string, PgColumnBuilderBase>>(
  name: Name,
  columns: Columns,
  extraConfig?: (self: BuildExtraConfigColumns<Name, Columns, 'pg'>) => PgTableExtraConfigValue[],
) {
  const made = pgTable(name, columns, extraConfig);
  loaded.push(made);
  return made;
}
