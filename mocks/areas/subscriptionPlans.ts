import { eq, sql } from 'drizzle-orm';
import { subscriptionPlans as calls, type Plan } from '../../src/platform/subscriptionPlans.ts';
import { newId } from '../db/ids.ts';
import type { Db } from '../db/open.ts';
import { purposesTable } from '../db/tables/purposes.ts';
import { subscriptionPlansTable } from '../db/tables/subscriptionPlans.ts';
import { toolgroupsTable } from '../db/tables/toolgroups.ts';
import { toolsTable } from '../db/tables/tools.ts';
import { requireAdministeredApplication, type Caller } from '../http/access.ts';
import type { AnswerRoute } from '../http/answer.ts';
import type { Environment } from '../http/environment.ts';
import { invalid, outdated } from '../http/refusal.ts';
import { findApplicationRow } from './applicationReply.ts';
import { checkExtraSize, mergeExtra } from './extraFields.ts';
import { changedPeriods, newPeriod, unknownPeriodFields } from './planPeriods.ts';
import { findPlan, planReply, type PlanRow } from './planReply.ts';

const KNOWN = new Set(['name', 'description', 'application', 'periods', 'purposes', 'toolgroups', 'tools']);
const BELONGING = { purposes: purposesTable, toolgroups: toolgroupsTable, tools: toolsTable };
const LONGEST = 250;

const refId = (ref: string | { _id: string }) => (typeof ref === 'string' ? ref : ref._id);

const planFields = (body: Pick<Plan, 'name' | 'description'>) => {
  const name = body.name.trim();
  if (name.length > LONGEST) throw invalid({ name: `At most ${LONGEST} characters are allowed` });
  return { name, description: body.description ?? '', extra: mergeExtra(body, KNOWN) };
};

/** The IDs of the records that belong to a plan, in the order sent. Throws if one does not exist. */
async function belongingTo(db: Db, body: Plan) {
  const faults: Record<string, string> = {};
  const ids = { purposes: [] as string[], toolgroups: [] as string[], tools: [] as string[] };
  for (const kind of ['purposes', 'toolgroups', 'tools'] as const) {
    const [wanted, table] = [[...new Set((body[kind] ?? []).map(refId))], BELONGING[kind]];
    const known = await db
      .select({ id: table.id })
      .from(table)
      .where(sql`${table.id} = ANY(${sql.param(wanted)}::text[])`);
    if (known.length < wanted.length) faults[kind] = 'One of these does not exist any more';
    ids[kind] = wanted;
  }
  if (Object.keys(faults).length) throw invalid(faults);
  return ids;
}

/** Plans that users subscribe to, and their prices (docs/behaviour.md 1 §7). */
export function subscriptionPlansArea(answer: AnswerRoute, env: Environment) {
  const { db } = env;
  const tell = ({ id, applicationId }: PlanRow) =>
    env.emitChange('subscription-plans', 'save', id, { application: applicationId });

  /** Changes a plan. The row is locked, so that a concurrent change does not build on stale values. */
  const change = async (
    caller: Caller,
    id: string,
    changed: (tx: Db, before: PlanRow) => Promise<Partial<PlanRow>>,
  ): Promise<Plan> => {
    const row = await db.transaction(async tx => {
      await tx
        .select({ id: subscriptionPlansTable.id })
        .from(subscriptionPlansTable)
        .where(eq(subscriptionPlansTable.id, id))
        .for('update');
      const before = await findPlan(tx, id);
      requireAdministeredApplication(caller, before.applicationId);
      const fields = { ...before, ...(await changed(tx, before)), version: before.version + 1 };
      const unknown = unknownPeriodFields(fields.periods);
      if (unknown.length) checkExtraSize([fields.extra, unknown]);
      const [after] = await tx
        .update(subscriptionPlansTable)
        .set(fields)
        .where(eq(subscriptionPlansTable.id, id))
        .returning();
      return after!;
    });
    tell(row);
    return planReply(row);
  };

  answer(calls.info, 'staff', async ({ path, caller }) => {
    const row = await findPlan(db, path.id);
    requireAdministeredApplication(caller, row.applicationId);
    return planReply(row);
  });

  answer(calls.create, 'staff', async ({ path, body, caller }) => {
    const { id: applicationId } = await findApplicationRow(db, path.appId);
    requireAdministeredApplication(caller, applicationId);
    const [row] = await db
      .insert(subscriptionPlansTable)
      .values({ id: newId(env.now()), applicationId, ...planFields(body) })
      .returning();
    tell(row!);
    return planReply(row!);
  });

  answer(calls.update, 'staff', async ({ path, body, caller }) =>
    change(caller, path.id, async (tx, before) => {
      if (body.application && refId(body.application) !== before.applicationId)
        throw invalid({ application: 'A plan cannot be moved to another application' });
      if (body.__v !== undefined && body.__v !== before.version) throw outdated();
      return {
        ...planFields(body),
        ...(await belongingTo(tx, body)),
        periods: changedPeriods(before.periods, body.periods ?? []),
      };
    }),
  );

  answer(calls.addPeriod, 'staff', async ({ path, body, caller }) =>
    change(caller, path.id, async (_, before) => ({
      periods: [...before.periods, newPeriod(newId(env.now()), body)],
    })),
  );
}
