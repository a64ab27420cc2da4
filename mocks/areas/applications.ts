import { and, asc, count, desc, eq, like, ne, or, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { applications as calls } from '../../src/platform/applications.ts';
import { fold } from '../db/folding.ts';
import { applications } from '../db/tables/applications.ts';
import { isStaff, isSuperadmin, withinReach } from '../http/access.ts';
import type { Answer } from '../http/answer.ts';
import type { Environment } from '../http/environment.ts';
import { anywhere, listAnswer, windowOf } from '../http/lists.ts';
import { notAllowed } from '../http/refusal.ts';
import { applicationAdminCalls } from './applicationAdmins.ts';
import { ApplicationChanges, changeApplication, createApplication } from './applicationChanges.ts';
import { applicationPropertyCalls } from './applicationProperties.ts';
import { removeApplication } from './applicationRemoval.ts';
import {
  fieldsReply,
  findApplication,
  LISTED,
  listedReply,
  namedReply,
  ownApplication,
  wholeReply,
  withPlans,
} from './applicationReply.ts';

const FOUND = 50;
const SORTS: Readonly<Record<string, AnyPgColumn>> = {
  applicationId: applications.applicationId,
  applicationDomainName: applications.applicationDomainName,
  applicationType: applications.applicationType,
  productEdition: applications.productEdition,
  accessType: applications.accessType,
};

/** Application ids are the same in whatever case. */
const idKey = sql`lower(${applications.applicationId})`;

/** Applications (docs/behaviour.md 2 §3), also called organizations. */
export function applicationsArea(answer: Answer, env: Environment) {
  const { db } = env;

  // What is for sale is for everybody to see, of all applications; the applications themselves are for staff.
  answer(calls.list, 'signedIn', async ({ query, caller }) => {
    const isExpanded = query.expand === 'subscriptionPlans';
    if (!isExpanded && !isStaff(caller)) throw notAllowed('You are not authorized');
    const pattern = anywhere(fold(query.query ?? ''));
    const found = query.query?.trim()
      ? or(like(applications.applicationNameKey, pattern), like(idKey, pattern))
      : undefined;
    const where = and(isStaff(caller) ? withinReach(caller, applications.id) : undefined, found);
    const { limit, offset } = windowOf(env, query.all === 'true' ? {} : query);
    const column = Object.hasOwn(SORTS, query.sortBy ?? '')
      ? SORTS[query.sortBy!]!
      : applications.applicationNameKey;
    const direction = query.sortDirection === 'desc' ? desc : asc;
    const ordered = db
      .select(LISTED)
      .from(applications)
      .where(where)
      .orderBy(direction(column), direction(applications.id))
      .offset(offset);
    const rows = await (limit === undefined ? ordered : ordered.limit(limit));
    const [total] = await db.select({ rows: count() }).from(applications).where(where);
    const reply = isStaff(caller) ? listedReply : namedReply;
    return listAnswer(
      env,
      'paged',
      isExpanded ? await withPlans(db, rows, reply) : rows.map(reply),
      total!.rows,
    );
  });

  answer(calls.info, 'staff', async ({ path, query, caller, c }) => {
    const row = await findApplication(db, path.id);
    // Refused by this flag, which is an answer (docs/behaviour.md 2 §6).
    if (!isSuperadmin(caller) && !caller.administers.includes(row.id)) return c.json({ authorized: false });
    return wholeReply(db, row, query.expand);
  });

  answer(calls.search, 'staff', async ({ query, caller }) => {
    const where = and(
      withinReach(caller, applications.id),
      like(idKey, anywhere(fold(query.appid ?? ''))),
      query.skip ? ne(applications.id, query.skip) : undefined,
    );
    const rows = await db.select(LISTED).from(applications).where(where).orderBy(asc(idKey)).limit(FOUND);
    return listAnswer(env, 'array', rows.map(listedReply));
  });

  // Ids are unique among all applications, whoever administers them.
  answer(calls.checkId, 'staff', async ({ query }) => {
    const taken = and(
      eq(idKey, query.applicationId.trim().toLowerCase()),
      query.id ? ne(applications.id, query.id) : undefined,
    );
    return { available: (await db.$count(applications, taken)) === 0 };
  });

  answer(calls.formData, 'superadmin', async ({ path }) => fieldsReply(await findApplication(db, path.id)));

  answer(calls.create, 'staff', ({ body, caller }) => createApplication(env, caller, body));
  answer(
    calls.update,
    'staff',
    async ({ path, body, caller }) => {
      await ownApplication(db, caller, path.id);
      return changeApplication(env, path.id, body);
    },
    { body: ApplicationChanges },
  );
  answer(calls.remove, 'staff', async ({ path, caller }) => {
    await ownApplication(db, caller, path.id);
    await removeApplication(env, path.id);
  });

  applicationPropertyCalls(answer, env);
  applicationAdminCalls(answer, env);
}
