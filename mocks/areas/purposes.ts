import { purposes as calls, type Purpose } from '../../src/platform/purposes.ts';
import { purposeRoles, purposes } from '../db/tables/purposes.ts';
import { subscriptionPlans } from '../db/tables/subscriptionPlans.ts';
import { toolgroups } from '../db/tables/toolgroups.ts';
import type { Answer } from '../http/answer.ts';
import type { Environment } from '../http/environment.ts';
import { catalogueRecords, knownIds, type Kind } from './catalogueRecords.ts';
import { membersOf } from './members.ts';

const kind: Kind<typeof purposes.$inferSelect, Purpose> = {
  entity: 'purposes',
  one: 'purpose',
  table: purposes,
  carriers: purposeRoles,
  name: { field: 'purposeName', key: purposes.purposeNameKey },
  besides: ['toolgroups'],
  stored: async (db, body) =>
    body.toolgroups ? { toolgroups: await knownIds(db, toolgroups, 'toolgroups', body.toolgroups) } : {},
  reply: ({ id, purposeName, helpInfo, toolgroups, extra, version }, rolesAssigned) => ({
    ...extra,
    _id: id,
    purposeName,
    helpInfo,
    toolgroups,
    rolesAssigned,
    __v: version,
  }),
  holders: [['subscription-plans', subscriptionPlans, subscriptionPlans.purposes]],
};

/** Purposes (docs/behaviour.md 2 §3): toolgroups in their order, and the roles that carry them. */
export function purposesArea(answer: Answer, env: Environment) {
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
  membersOf(env, {
    holder: { entity: 'purposes', one: 'purpose', table: purposes, column: purposes.toolgroups },
    member: { field: 'toolgroup', table: toolgroups },
    already: 'Toolgroup already exists in the purpose',
  });
