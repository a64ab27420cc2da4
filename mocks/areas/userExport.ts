import Papa from 'papaparse';
import { csvCell } from '../../src/platform/csvCell.ts';
import type { QueryOf } from '../../src/platform/endpoint.ts';
import type { users as calls } from '../../src/platform/users.ts';
import { fetchInChunks } from '../db/cursor.ts';
import { usersTable } from '../db/tables/users.ts';
import { visibleUsers, type Caller } from '../http/access.ts';
import type { Environment } from '../http/environment.ts';
import { pageWindow } from '../http/lists.ts';
import { exportedColumns } from './userFields.ts';
import { sortExpressions, userFilterCondition } from './userList.ts';

const PIECE = 2_000;
const selected = Object.fromEntries(exportedColumns.map(({ column }) => [column.name, column]));
/** A row by the names of its columns. */
type ExportedUser = Record<string, unknown>;

const csv = (rows: string[][]) => `${Papa.unparse(rows.map(row => row.map(csvCell)))}\r\n`;
const lineOf = (row: ExportedUser) => exportedColumns.map(({ column, write }) => write(row[column.name]));

/** Streams all matching users as CSV from one snapshot. A request for the headers alone reads no row. */
export function exportUsers(
  { db, openSession }: Environment,
  caller: Caller,
  query: QueryOf<typeof calls.exportCsv>,
  headersOnly: boolean,
): Response {
  const { limit, offset } = pageWindow(query);
  const found = db
    .select(selected)
    .from(usersTable)
    .where(userFilterCondition(db, visibleUsers(db, caller), query))
    .orderBy(...sortExpressions(query))
    .offset(offset);
  const pieces = fetchInChunks<ExportedUser>(
    openSession,
    (limit === undefined ? found : found.limit(limit)).getSQL(),
    PIECE,
  );
  const encoder = new TextEncoder();
  const body = new ReadableStream<Uint8Array>(
    {
      // Spreadsheets read UTF-8 only after a byte order mark.
      start: controller =>
        controller.enqueue(encoder.encode(`\uFEFF${csv([exportedColumns.map(({ header }) => header)])}`)),
      async pull(controller) {
        const piece = await pieces.next();
        if (piece.done) controller.close();
        else controller.enqueue(encoder.encode(csv(piece.value.map(lineOf))));
      },
      cancel: async () => void (await pieces.return()),
    },
    // No row is read before the client asks for it.
    { highWaterMark: 0 },
  );
  return new Response(headersOnly ? null : body, {
    headers: {
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': 'attachment; filename="users.csv"',
      'Cache-Control': 'no-store',
    },
  });
}
