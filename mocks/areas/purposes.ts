import { purposes as calls, type Purpose } from '../../src/platform/purposes.ts';
import { purposeRoles, purposesTable } from '../db/tables/purposes.ts';
import { subscriptionPlansTable } from '../db/tables/subscriptionPlans.ts';
import { toolgroupsTable } from '../db/tables/toolgroups.ts';
import type { AnswerRoute } from '../http/answer.ts';
import type { Environment } from '../http/environment.ts';
import { catalogueRecords, requireExistingIds, type CatalogueKindConfig } from './catalogueRecords.ts';
import { memberQueries } from './members.ts';

const kind: CatalogueKindConfig<typeof purposesTable.$inferSelect, Purpose> = {
  entity: 'purposes',
  noun: 'purpose',
  table: purposesTable,
  rolesTable: purposeRoles,
  name: { field: 'purposeName', key: purposesTable.purposeNameKey },
  otherFields: ['toolgroups'],
  columns: async (db, body) =>
    body.toolgroups
      ? { toolgroups: await requireExistingIds(db, toolgroupsTable, 'toolgroups', body.toolgroups) }
      : {},
  reply: ({ id, purposeName, helpInfo, toolgroups, extra, version }, rolesAssigned) => ({
    ...extra,
    _id: id,
    purposeName,
    helpInfo,
    toolgroups,
    rolesAssigned,
    __v: version,
  }),
  containers: [['subscription-plans', subscriptionPlansTable, subscriptionPlansTable.purposes]],
};

/** Purposes (docs/behaviour.md 2 §3): ordered toolgroups, and assigned roles. */
export function purposesArea(answer: AnswerRoute, env: Environment) {
  const records = catalogueRecords(env, kind);
  const groups = toolgroupsOfPurposes(env);

  answer(calls.list, 'staff', ({ query, caller }) => records.list(query, caller));
  answer(calls.info, 'staff', async ({ path, caller }) => records.reply(caller, await records.find(path.id)));
  answer(calls.create, 'staff', ({ body, caller }) => records.create(body, caller));
  answer(calls.update, 'staff', ({ path, body, caller }) => records.update(path.id, body, caller));
  answer(calls.remove, 'staff', ({ path }) => records.remove(path.id));

  answer(calls.addToolGroup, 'staff', async ({ path, body, caller }) => {
    await groups.add(path.id, body.toolgroup);
    return records.reply(caller, await records.find(path.id));
  });
}

export const toolgroupsOfPurposes = (env: Environment) =>
  memberQueries(env, {
    container: {
      entity: 'purposes',
      noun: 'purpose',
      table: purposesTable,
      column: purposesTable.toolgroups,
    },
    member: { field: 'toolgroup', table: toolgroupsTable },
    duplicateMessage: 'Toolgroup already exists in the purpose',
  });
