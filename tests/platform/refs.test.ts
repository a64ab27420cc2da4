import { describe, expect, test } from 'vitest';
import { seededUserId } from '../../mocks/db/demoAccounts.ts';
import { applicationId, roleId } from '../../mocks/db/seededIds.ts';
import { planId } from '../../mocks/db/seededPlans.ts';
import { ask, withPlatform } from './standIn.ts';

withPlatform();
const as = 'superadmin';
const [GRACE, WALTER] = [seededUserId(2), seededUserId(3)];
const LARKSPUR = { _id: applicationId(0), applicationName: 'Larkspur County Assessor' };
const ADMIN = { _id: roleId(0), roleName: 'Admin', roleDescription: 'Runs an application' };
const say = (refs: string | null) => ask('POST /demo/refs', { body: { refs } });

describe.each([
  ['ids', LARKSPUR._id, ADMIN._id],
  ['populated', LARKSPUR, ADMIN],
])('references returned as %s', (refs, application, role) => {
  test('a user’s references have the chosen style in every call', async () => {
    await say(refs);
    const { data } = (await ask('GET /api/users?query=keeper@', { as })).body;
    for (const user of [data[0], (await ask(`GET /api/users/detail/${WALTER}/info`, { as })).body])
      expect(user).toMatchObject({ rolesAssigned: [{ application, role }], adminRoles: [application] });
  });

  test('references in sessions, purposes and protected layers have the chosen style', async () => {
    await say(refs);
    const form = typeof application;
    const sessions = (await ask(`GET /api/sessions/${GRACE}?page=1&pageSize=10`, { as })).body.data;
    const purposes = (await ask(`GET /api/purposes/role/${roleId(1)}`, { as })).body;
    const layers = (await ask(`GET /api/protectedLayers/?application=${LARKSPUR._id}`, { as })).body;
    for (const row of [...sessions, ...purposes, ...layers].filter(({ application: at }) => at !== null))
      expect(typeof row.application).toBe(form);
    expect(layers[0].groupName).toBe('Owner Names');
    const { protectedLayers } = (await ask(`GET /api/users/detail/${GRACE}/info`, { as })).body;
    expect(protectedLayers.map((group: Record<string, unknown>) => typeof group.application)).toEqual([
      form,
      form,
    ]);
    expect(
      protectedLayers.flatMap((group: { protectedLayers: unknown[] }) =>
        group.protectedLayers.map(layer => typeof layer),
      ),
    ).toEqual([form, form, form]);
  });

  test('references in plans, purposes and toolgroups have the chosen style', async () => {
    await say(refs);
    const form = typeof application;
    const plan = (await ask(`GET /api/subscription-plans/${planId(0, 1)}`, { as })).body;
    expect(plan.application).toEqual(application);
    const [{ subscriptionPlans }] = (
      await ask('GET /api/applications?expand=subscriptionPlans&query=larkspur', { as })
    ).body.data;
    expect(subscriptionPlans[1]).toEqual(plan);
    const [purpose] = (await ask('GET /api/purposes?query=property%20search', { as })).body.data;
    const [group] = (await ask('GET /api/toolgroups/?query=search', { as })).body.data;
    const all = [plan.purposes, plan.toolgroups, plan.tools, purpose.toolgroups, group.tools];
    expect(all.map(refs => refs.map((one: unknown) => typeof one))).toEqual(
      [3, 3, 3, 3, 7].map(count => Array(count).fill(form)),
    );
  });

  test('references in the preview of a transfer have the chosen style, except roles only known to V4', async () => {
    await say(refs);
    const { roles, activeSubscriptions } = (
      await ask(`POST /api/users/transfer-from-v4-get-details/${GRACE}`, { as, body: {} })
    ).body;
    expect(roles[0].application).toEqual(application);
    expect(roles[0].roles.map((one: unknown) => typeof one)).toEqual([typeof role, 'string']);
    expect(roles[0].roles[1]).toBe('Legacy Map Reader');
    expect(activeSubscriptions[0].application).toEqual(application);
  });
});

test('the contents of a plan are populated with name and help', async () => {
  await say('populated');
  const { purposes, toolgroups, tools } = (await ask(`GET /api/subscription-plans/${planId(0, 1)}`, { as }))
    .body;
  expect([purposes[0], toolgroups[2], tools[2]]).toEqual([
    {
      _id: '5f3c2a100008000000000000',
      purposeName: 'Property Search',
      helpInfo: 'Find a parcel by owner, address or number',
    },
    { _id: '5f3c2a10000b000000000003', toolGroupName: 'Output', helpInfo: 'Paper, files and links' },
    { _id: '5f3c2a10000c000000000012', toolName: 'Mailing Labels', helpInfo: 'Avery 5160 and 5163' },
  ]);
});

test('references return to their documented style when the switch is reset', async () => {
  const before = (await ask(`GET /api/users/detail/${WALTER}/info`, { as })).body;
  await say('ids');
  await say(null);
  expect((await ask(`GET /api/users/detail/${WALTER}/info`, { as })).body).toEqual(before);
  expect((await say('names')).status).toBe(422);
});
