import { toolgroups as calls, type ToolGroup } from '../../src/platform/toolgroups.ts';
import { purposesTable } from '../db/tables/purposes.ts';
import { subscriptionPlansTable } from '../db/tables/subscriptionPlans.ts';
import { toolgroupRoles, toolgroupsTable } from '../db/tables/toolgroups.ts';
import { toolsTable } from '../db/tables/tools.ts';
import type { AnswerRoute } from '../http/answer.ts';
import type { Environment } from '../http/environment.ts';
import { listReply } from '../http/lists.ts';
import { catalogueRecords, requireExistingIds, type CatalogueKindConfig } from './catalogueRecords.ts';
import { memberQueries } from './members.ts';
import { toolgroupsOfPurposes } from './purposes.ts';

const kind: CatalogueKindConfig<typeof toolgroupsTable.$inferSelect, ToolGroup> = {
  entity: 'toolgroups',
  noun: 'toolgroup',
  table: toolgroupsTable,
  rolesTable: toolgroupRoles,
  name: { field: 'toolGroupName', key: toolgroupsTable.toolGroupNameKey },
  otherFields: ['tools'],
  columns: async (db, body) =>
    body.tools ? { tools: await requireExistingIds(db, toolsTable, 'tools', body.tools) } : {},
  reply: ({ id, toolGroupName, helpInfo, tools, extra, version }, rolesAssigned) => ({
    ...extra,
    _id: id,
    toolGroupName,
    helpInfo,
    tools,
    rolesAssigned,
    __v: version,
  }),
  containers: [
    ['purposes', purposesTable, purposesTable.toolgroups],
    ['subscription-plans', subscriptionPlansTable, subscriptionPlansTable.toolgroups],
  ],
};

/**
 * Tool groups (docs/behaviour.md 2 §3), their ordered tools and assigned roles, and the tool groups of a
 * purpose.
 */
export function toolgroupsArea(answer: AnswerRoute, env: Environment) {
  const records = catalogueRecords(env, kind);
  const ofPurpose = toolgroupsOfPurposes(env);
  const members = toolsOfToolgroups(env);

  answer(calls.list, 'staff', ({ query, caller }) => records.list(query, caller));
  answer(calls.ofPurpose, 'staff', async ({ path, caller }) =>
    listReply(env, 'array', await records.replies(caller, await ofPurpose.getRows(path.id))),
  );
  answer(calls.createIn, 'staff', async ({ path, body, caller }) => {
    const made = await records.create(body, caller, (tx, id) => ofPurpose.addNew(tx, path.id, id));
    ofPurpose.emitChange(path.id);
    return made;
  });
  answer(calls.unlink, 'staff', ({ path, body }) => ofPurpose.remove(path.id, body.toolgroup));
  answer(calls.info, 'staff', async ({ path, caller }) => records.reply(caller, await records.find(path.id)));
  answer(calls.create, 'staff', ({ body, caller }) => records.create(body, caller));
  answer(calls.update, 'staff', ({ path, body, caller }) => records.update(path.id, body, caller));
  answer(calls.remove, 'staff', ({ path }) => records.remove(path.id));

  answer(calls.addTool, 'staff', async ({ path, body, caller }) => {
    await members.add(path.id, body.tool);
    return records.reply(caller, await records.find(path.id));
  });
}

export const toolsOfToolgroups = (env: Environment) =>
  memberQueries(env, {
    container: {
      entity: 'toolgroups',
      noun: 'toolgroup',
      table: toolgroupsTable,
      column: toolgroupsTable.tools,
    },
    member: { field: 'tool', table: toolsTable },
    duplicateMessage: 'Tool already exists in the toolgroup',
  });
