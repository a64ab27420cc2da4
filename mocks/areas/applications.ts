import { and, asc, count, desc, eq, like, ne, or, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { applications as calls } from '../../src/platform/applications.ts';
import { foldForIndex } from '../db/folding.ts';
import { applicationsTable } from '../db/tables/applications.ts';
import { inAdministeredApplications, isStaffCaller, isSuperadmin } from '../http/access.ts';
import type { AnswerRoute } from '../http/answer.ts';
import type { Environment } from '../http/environment.ts';
import { containsPattern, listReply, windowOf } from '../http/lists.ts';
import { notAllowed } from '../http/refusal.ts';
import { applicationAdminCalls } from './applicationAdmins.ts';
import { ApplicationChanges, changeApplication, insertApplication } from './applicationChanges.ts';
import { applicationPropertyCalls } from './applicationProperties.ts';
import { removeApplication } from './applicationRemoval.ts';
import {
  fieldsReply,
  findAdministeredApplication,
  findApplicationRow,
  LIST_COLUMNS,
  listedReply,
  namedReply,
  wholeReply,
  withPlans,
} from './applicationReply.ts';

const FOUND = 50;
const SORTS: Readonly<Record<string, AnyPgColumn>> = {
  applicationId: applicationsTable.applicationId,
  applicationDomainName: applicationsTable.applicationDomainName,
  applicationType: applicationsTable.applicationType,
  productEdition: applicationsTable.productEdition,
  accessType: applicationsTable.accessType,
};

/** The case of an Application Id is ignored. */
const idKey = sql`lower(${applicationsTable.applicationId})`;

/** Applications (docs/behaviour.md 2 §3), also called organizations. */
export function applicationsArea(answer: AnswerRoute, env: Environment) {
  const { db } = env;

  // Every user may see the plans of all applications; only staff may see the applications themselves.
  answer(calls.list, 'signedIn', async ({ query, caller }) => {
    const isExpanded = query.expand === 'subscriptionPlans';
    if (!isExpanded && !isStaffCaller(caller)) throw notAllowed('You are not authorized');
    const pattern = containsPattern(foldForIndex(query.query ?? ''));
    const found = query.query?.trim()
      ? or(like(applicationsTable.applicationNameKey, pattern), like(idKey, pattern))
      : undefined;
    const where = and(
      isStaffCaller(caller) ? inAdministeredApplications(caller, applicationsTable.id) : undefined,
      found,
    );
    const { limit, offset } = windowOf(env, query.all === 'true' ? {} : query);
    const column = Object.hasOwn(SORTS, query.sortBy ?? '')
      ? SORTS[query.sortBy!]!
      : applicationsTable.applicationNameKey;
    const direction = query.sortDirection === 'desc' ? desc : asc;
    const ordered = db
      .select(LIST_COLUMNS)
      .from(applicationsTable)
      .where(where)
      .orderBy(direction(column), direction(applicationsTable.id))
      .offset(offset);
    const rows = await (limit === undefined ? ordered : ordered.limit(limit));
    const [total] = await db.select({ rows: count() }).from(applicationsTable).where(where);
    const reply = isStaffCaller(caller) ? listedReply : namedReply;
    return listReply(
      env,
      'paged',
      isExpanded ? await withPlans(db, rows, reply) : rows.map(reply),
      total!.rows,
    );
  });

  answer(calls.info, 'staff', async ({ path, query, caller, c }) => {
    const row = await findApplicationRow(db, path.id);
    // The refusal is this flag in a successful reply (docs/behaviour.md 2 §6).
    if (!isSuperadmin(caller) && !caller.administers.includes(row.id)) return c.json({ authorized: false });
    return wholeReply(db, row, query.expand);
  });

  answer(calls.search, 'staff', async ({ query, caller }) => {
    const where = and(
      inAdministeredApplications(caller, applicationsTable.id),
      like(idKey, containsPattern(foldForIndex(query.appid ?? ''))),
      query.skip ? ne(applicationsTable.id, query.skip) : undefined,
    );
    const rows = await db
      .select(LIST_COLUMNS)
      .from(applicationsTable)
      .where(where)
      .orderBy(asc(idKey))
      .limit(FOUND);
    return listReply(env, 'array', rows.map(listedReply));
  });

  // An Application Id is unique among all applications, including those that the caller does not administer.
  answer(calls.checkId, 'staff', async ({ query }) => {
    const taken = and(
      eq(idKey, query.applicationId.trim().toLowerCase()),
      query.id ? ne(applicationsTable.id, query.id) : undefined,
    );
    return { available: (await db.$count(applicationsTable, taken)) === 0 };
  });

  answer(calls.formData, 'superadmin', async ({ path }) =>
    fieldsReply(await findApplicationRow(db, path.id)),
  );

  answer(calls.create, 'staff', ({ body, caller }) => insertApplication(env, caller, body));
  answer(
    calls.update,
    'staff',
    async ({ path, body, caller }) => {
      await findAdministeredApplication(db, caller, path.id);
      return changeApplication(env, path.id, body);
    },
    { body: ApplicationChanges },
  );
  answer(calls.remove, 'staff', async ({ path, caller }) => {
    await findAdministeredApplication(db, caller, path.id);
    await removeApplication(env, path.id);
  });

  applicationPropertyCalls(answer, env);
  applicationAdminCalls(answer, env);
}
