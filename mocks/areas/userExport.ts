import Papa from 'papaparse';
import type { QueryOf } from '../../src/platform/endpoint.ts';
import { asCell } from '../../src/platform/spreadsheet.ts';
import { UserQuery, type users as calls } from '../../src/platform/users.ts';
import { type Caller, visibleTo } from '../answering/access.ts';
import { users } from '../db/schema.ts';
import { check } from '../answering/reading.ts';
import type { Environment } from '../answering/environment.ts';
import { inOrder, matching, oneOf, orderedIds } from './userList.ts';
import type { UserRow } from './userReply.ts';

const BATCH = 2_000;
const time = (epochSeconds: number) => (epochSeconds ? new Date(epochSeconds * 1000).toISOString() : '');
const shown = {
  id: users.id,
  firstName: users.firstName,
  lastName: users.lastName,
  email: users.email,
  phone: users.phone,
  provider: users.provider,
  role: users.role,
  loginCount: users.loginCount,
  averageTime: users.averageTime,
  isActive: users.isActive,
  lastLoggedIn: users.lastLoggedIn,
  lastLoggedOut: users.lastLoggedOut,
};
const columns: [header: string, of: (user: Pick<UserRow, keyof typeof shown>) => string | number][] = [
  ['First Name', user => user.firstName],
  ['Last Name', user => user.lastName],
  ['Email', user => user.email],
  ['Phone', user => user.phone],
  ['Provider', user => user.provider],
  ['Role', user => user.role],
  ['Login Count', user => user.loginCount],
  ['Average Time', user => user.averageTime],
  ['Active', user => String(user.isActive)],
  ['Last Logged In', user => time(user.lastLoggedIn)],
  ['Last Logged Out', user => time(user.lastLoggedOut)],
];
const csv = (rows: (string | number)[][]) => `${Papa.unparse(rows.map(row => row.map(cell => asCell(String(cell)))))}\r\n`;

/** All matching users as CSV, written while they are read. */
export async function exportUsers(env: Environment, caller: Caller, query: QueryOf<typeof calls.exportCsv>): Promise<Response> {
  const filters = check(UserQuery, query);
  const size = Math.max(query.pageSize ?? 0, 0);
  const window = { limit: size || undefined, offset: size * (Math.max(query.page ?? 1, 1) - 1) };
  const ids = await orderedIds(env.db, matching(env.db, visibleTo(env.db, caller), filters), query, window);
  const encoder = new TextEncoder();
  let at = -1;
  const body = new ReadableStream<Uint8Array>({
    async pull(controller) {
      if (at < 0) {
        at = 0;
        // Spreadsheets read UTF-8 only after this mark.
        controller.enqueue(encoder.encode(`\uFEFF${csv([columns.map(([header]) => header)])}`));
      } else if (at < ids.length) {
        const batch = ids.slice(at, (at += BATCH));
        const rows = inOrder(batch, await env.db.select(shown).from(users).where(oneOf(batch)));
        if (rows.length) controller.enqueue(encoder.encode(csv(rows.map(row => columns.map(([, of]) => of(row))))));
      }
      if (at >= ids.length) controller.close();
    },
  });
  return new Response(body, {
    headers: { 'Content-Type': 'text/csv; charset=utf-8', 'Content-Disposition': 'attachment; filename="users.csv"', 'Cache-Control': 'no-store' },
  });
}
