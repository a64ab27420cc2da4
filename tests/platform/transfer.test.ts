import { describe, expect, test } from 'vitest';
import { ask, emittedEvents, signInAs, withPlatform } from './standIn.ts';

withPlatform();
const as = 'superadmin';
/** A user with roles and subscriptions in V4. */
const GRACE = '5f3c2a100001000000000002';
/** A user with nothing in V4. */
const MEI = '5f3c2a100001000000000008';
/** A user who is unknown in V4. */
const UMA = '5f3c2a100001000000000006';
/** A user whose transfer V4 refuses; the preview works. */
const FELIX = '5f3c2a100001000000000009';
/** A user who was transferred earlier. */
const PAMELA = '5f3c2a100001000000000015';
const preview = (id: string) => ask(`POST /api/users/transfer-from-v4-get-details/${id}`, { as });
const confirmTransfer = (id: string) => ask(`POST /api/users/transfer-from-v4/${id}`, { as });
const info = async (id: string) => (await ask(`GET /api/users/detail/${id}/info`, { as })).body;

describe('POST /api/users/transfer-from-v4-get-details/{id}', () => {
  test('the preview of a transfer shows roles and subscriptions in V4, and changes nothing', async () => {
    const before = await info(GRACE);
    const { status: httpStatus, body } = await preview(GRACE);
    expect(httpStatus).toBe(200);
    expect(body.roles).toEqual([
      {
        application: { _id: '5f3c2a100002000000000000', applicationName: 'Larkspur County Assessor' },
        roles: ['Assessor', 'Legacy Map Reader'],
      },
      {
        application: { _id: '5f3c2a100002000000000004', applicationName: 'Cedar Ridge Property Viewer' },
        roles: ['Public'],
      },
    ]);
    expect(body.activeSubscriptions).toMatchObject([
      {
        application: { applicationName: 'Larkspur County Assessor' },
        plan: { name: 'Professional Yearly' },
        stripeSubscription: { status: 'active' },
      },
    ]);
    expect(body.archivedSubscriptions).toMatchObject([
      {
        application: { applicationName: 'Cedar Ridge Property Viewer' },
        plan: { name: 'Day Pass' },
        stripeSubscription: { status: 'canceled' },
      },
    ]);
    expect(await info(GRACE)).toEqual(before);
    expect(emittedEvents).toEqual([]);
  });

  test('the preview of a transfer can be empty', async () => {
    expect(await preview(MEI)).toMatchObject({
      status: 200,
      body: { roles: [], activeSubscriptions: [], archivedSubscriptions: [] },
    });
  });

  test('the preview of a transfer returns 400 with a reason, and 404 for an unknown user', async () => {
    expect(await preview(UMA)).toMatchObject({
      status: 400,
      body: { message: 'There is no user with the email unverified@map.example in V4' },
    });
    expect(await preview(PAMELA)).toMatchObject({
      status: 400,
      body: { message: 'The user has already been transferred from V4' },
    });
    expect((await preview('nobody')).status).toBe(404);
  });
});

describe('POST /api/users/transfer-from-v4/{id}', () => {
  test('the transfer adds roles and subscriptions, and marks the user as migrated', async () => {
    const before = await info(GRACE);
    const reply = await confirmTransfer(GRACE);
    expect(reply).toMatchObject({
      status: 200,
      body: { _id: GRACE, migratedFromV4: true, __v: before.__v + 1 },
    });
    expect(emittedEvents).toEqual([['users:save', GRACE]]);
    const after = await info(GRACE);
    expect(after).toEqual(reply.body);
    const roles = after.rolesAssigned.map(
      ({ application, roleName }: { application: { applicationName: string }; roleName: string }) =>
        `${application.applicationName}: ${roleName}`,
    );
    expect(roles).toEqual(
      expect.arrayContaining([
        'Larkspur County Assessor: Assessor',
        'Larkspur County Assessor: Legacy Map Reader',
        'Cedar Ridge Property Viewer: Public',
      ]),
    );
    expect(after.subscriptions.activePlans).toHaveLength(before.subscriptions.activePlans.length + 1);
    expect(after.subscriptions.archivedPlans).toHaveLength(before.subscriptions.archivedPlans.length + 1);
    expect((await ask('GET /api/roles?query=legacy', { as })).body.data).toMatchObject([
      { roleName: 'Legacy Map Reader' },
    ]);
  });

  test('the transfer brings subscriptions to the matching plans and keeps their names', async () => {
    const { activePlans } = (await confirmTransfer(GRACE)).body.subscriptions;
    const brought = activePlans.find(
      ({ plan }: { plan: { name: string } }) => plan.name === 'Professional Yearly',
    );
    expect(brought).toMatchObject({
      plan: { _id: '5f3c2a10000d000000000002' },
      period: { _id: '5f3c2a10000e0000000000cb', interval: 'year', price: 999 },
      noAutoRenew: false,
      stripeSubscription: {
        status: 'active',
        start: 1_794_139_200,
        current_period_end: Date.parse('2027-11-08T12:00:00Z') / 1000,
      },
    });
  });

  test('five simultaneous transfers of a user happen once', async () => {
    const token = await signInAs(as);
    const replies = await Promise.all(
      Array.from({ length: 5 }, () => ask(`POST /api/users/transfer-from-v4/${GRACE}`, { token })),
    );
    expect(replies.map(({ status: httpStatus }) => httpStatus).sort()).toEqual([200, 400, 400, 400, 400]);
    expect((await confirmTransfer(GRACE)).body).toEqual({
      message: 'The user has already been transferred from V4',
    });
  });

  test('the transfer returns 400 with the reason and changes nothing where V4 refuses', async () => {
    const before = await info(FELIX);
    expect((await preview(FELIX)).status).toBe(200);
    expect(await confirmTransfer(FELIX)).toMatchObject({
      status: 400,
      body: { message: 'The subscription in V4 is past due and cannot be transferred' },
    });
    expect(await confirmTransfer(UMA)).toMatchObject({ status: 400, body: { message: expect.any(String) } });
    expect((await confirmTransfer('nobody')).status).toBe(404);
    expect(await info(FELIX)).toEqual(before);
  });

  test('the transfer of a user with nothing in V4 only marks the user as migrated', async () => {
    const before = await info(MEI);
    expect((await confirmTransfer(MEI)).body).toEqual({
      ...before,
      migratedFromV4: true,
      __v: before.__v + 1,
    });
  });
});
