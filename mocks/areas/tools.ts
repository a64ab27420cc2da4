import { and, asc, eq, like } from 'drizzle-orm';
import { tools as calls, type Tool } from '../../src/platform/tools.ts';
import { foldForIndex } from '../db/folding.ts';
import type { Db } from '../db/open.ts';
import { applicationsTable } from '../db/tables/applications.ts';
import { subscriptionPlansTable } from '../db/tables/subscriptionPlans.ts';
import { toolgroupsTable } from '../db/tables/toolgroups.ts';
import { toolConfigsTable, toolRoles, toolsTable } from '../db/tables/tools.ts';
import { inAdministeredApplications, requireAdministeredApplication, type Caller } from '../http/access.ts';
import type { AnswerRoute } from '../http/answer.ts';
import type { Environment } from '../http/environment.ts';
import { containsPattern, listReply } from '../http/lists.ts';
import { invalid } from '../http/refusal.ts';
import { catalogueRecords, requireExistingIds, type CatalogueKindConfig } from './catalogueRecords.ts';
import { toolsOfToolgroups } from './toolgroups.ts';

type ToolRow = typeof toolsTable.$inferSelect;

const FOUND = 50;

const kind: CatalogueKindConfig<ToolRow, Tool> = {
  entity: 'tools',
  noun: 'tool',
  table: toolsTable,
  rolesTable: toolRoles,
  name: { field: 'toolName', key: toolsTable.toolNameKey },
  otherFields: ['toolDefaultConfig', 'toolConfigs'],
  columns: async (_, body) => ('toolDefaultConfig' in body ? { defaultConfig: body.toolDefaultConfig } : {}),
  /** Lists and searches leave the configs out. */
  reply: ({ id, toolName, helpInfo, extra, version }, rolesAssigned) => ({
    ...extra,
    _id: id,
    toolName,
    helpInfo,
    rolesAssigned,
    __v: version,
  }),
  containers: [
    ['toolgroups', toolgroupsTable, toolgroupsTable.tools],
    ['subscription-plans', subscriptionPlansTable, subscriptionPlansTable.tools],
    ['applications', applicationsTable, applicationsTable.tools],
  ],
};

/** The configs of a tool's widget, in the applications that the caller may access. */
const configsOf = async (db: Db, caller: Caller, toolId: string) => {
  const rows = await db
    .select()
    .from(toolConfigsTable)
    .where(
      and(
        eq(toolConfigsTable.toolId, toolId),
        inAdministeredApplications(caller, toolConfigsTable.applicationId),
      ),
    )
    .orderBy(asc(toolConfigsTable.applicationId));
  return rows.map(({ applicationId, config, extra }) => ({ ...extra, applicationId, config }));
};

/** Replaces the configs of a tool. Configs of applications that the caller does not administer stay. */
async function keepConfigs(tx: Db, caller: Caller, toolId: string, sent: NonNullable<Tool['toolConfigs']>) {
  const wanted = sent.map(({ applicationId: ref, ...rest }) => ({
    ...rest,
    applicationId: typeof ref === 'string' ? ref : ref._id,
  }));
  await requireExistingIds(
    tx,
    applicationsTable,
    'toolConfigs',
    wanted.map(({ applicationId }) => applicationId),
  );
  if (new Set(wanted.map(({ applicationId }) => applicationId)).size < wanted.length)
    throw invalid({ toolConfigs: 'The list contains an application twice' });
  for (const { applicationId } of wanted) requireAdministeredApplication(caller, applicationId);
  await tx
    .delete(toolConfigsTable)
    .where(
      and(
        eq(toolConfigsTable.toolId, toolId),
        inAdministeredApplications(caller, toolConfigsTable.applicationId),
      ),
    );
  if (wanted.length)
    await tx.insert(toolConfigsTable).values(
      wanted.map(({ applicationId, config, ...extra }) => ({
        toolId,
        applicationId,
        config: config ?? {},
        extra,
      })),
    );
}

/**
 * Tools (docs/behaviour.md 2 §3), the configs of their widgets, their assigned roles, and the tools of a
 * toolgroup.
 */
export function toolsArea(answer: AnswerRoute, env: Environment) {
  const { db } = env;
  const records = catalogueRecords(env, kind);
  const ofToolgroup = toolsOfToolgroups(env);
  const withToolConfigs = async (caller: Caller, reply: Tool, id: string): Promise<Tool> => {
    const [row, configs] = await Promise.all([records.find(id), configsOf(db, caller, id)]);
    return {
      ...reply,
      ...(row.defaultConfig !== null && { toolDefaultConfig: row.defaultConfig }),
      toolConfigs: configs,
    };
  };
  const also =
    (caller: Caller, id: string, { toolConfigs: wanted }: Tool) =>
    (tx: Db) =>
      wanted ? keepConfigs(tx, caller, id, wanted) : Promise.resolve();

  answer(calls.list, 'staff', ({ query, caller }) => records.list(query, caller));
  answer(calls.search, 'staff', async ({ query, caller }) => {
    const rows = await db
      .select()
      .from(toolsTable)
      .where(like(toolsTable.toolNameKey, containsPattern(foldForIndex(query.name ?? ''))))
      .orderBy(asc(toolsTable.toolNameKey), asc(toolsTable.id))
      .limit(FOUND);
    return listReply(env, 'array', await records.replies(caller, rows));
  });
  answer(calls.ofToolgroup, 'staff', async ({ path, caller }) =>
    listReply(env, 'array', await records.replies(caller, await ofToolgroup.getRows(path.id))),
  );
  answer(calls.createIn, 'staff', async ({ path, body, caller }) => {
    const made = await records.create(body, caller, async (tx, id) => {
      await ofToolgroup.addNew(tx, path.id, id);
      await also(caller, id, body)(tx);
    });
    ofToolgroup.emitChange(path.id);
    return withToolConfigs(caller, made, made._id);
  });
  answer(calls.unlink, 'staff', ({ path, body }) => ofToolgroup.remove(path.id, body.tool));
  answer(calls.info, 'staff', async ({ path, caller }) =>
    withToolConfigs(caller, await records.reply(caller, await records.find(path.id)), path.id),
  );
  answer(calls.create, 'staff', async ({ body, caller }) => {
    const made = await records.create(body, caller, (tx, id) => also(caller, id, body)(tx));
    return withToolConfigs(caller, made, made._id);
  });
  answer(calls.update, 'staff', async ({ path, body, caller }) =>
    withToolConfigs(
      caller,
      await records.update(path.id, body, caller, also(caller, path.id, body)),
      path.id,
    ),
  );
  answer(calls.remove, 'staff', ({ path }) => records.remove(path.id));
}
