import type { BuildExtraConfigColumns } from 'drizzle-orm';
import {
  pgTable,
  type PgColumnBuilderBase,
  type PgTable,
  type PgTableExtraConfigValue,
} from 'drizzle-orm/pg-core';

const loaded: PgTable[] = [];
/** Every table of the program, once all of its modules are loaded. */
export const tables: readonly PgTable[] = loaded;

/** Makes a table and adds it to `tables`: a new table is found without being listed. */
export function table<Name extends string, Columns extends Record<string, PgColumnBuilderBase>>(
  name: Name,
  columns: Columns,
  extraConfig?: (self: BuildExtraConfigColumns<Name, Columns, 'pg'>) => PgTableExtraConfigValue[],
) {
  const made = pgTable(name, columns, extraConfig);
  loaded.push(made);
  return made;
}
