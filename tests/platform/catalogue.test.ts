import { describe, expect, test } from 'vitest';
import { ask, emittedEvents, withPlatform } from './standIn.ts';

withPlatform();
const as = 'superadmin';
const id = (kind: number, n: number) =>
  `5f3c2a10${kind.toString(16).padStart(4, '0')}${n.toString(16).padStart(12, '0')}`;
const APPLICATION = (n: number) => id(2, n);
const ROLE = (n: number) => id(3, n);
const PURPOSE = (n: number) => id(8, n);
const TOOLGROUP = (n: number) => id(11, n);
const TOOL = (n: number) => id(12, n);
const get = async (call: string, who = as) => (await ask(`GET ${call}`, { as: who })).body;
const BUFFER = TOOL(11);

const kinds = {
  purposes: {
    path: '/api/purposes',
    name: 'purposeName',
    rule: 'Purpose Name is required',
    seeded: PURPOSE(0),
  },
  toolgroups: {
    path: '/api/toolgroups',
    name: 'toolGroupName',
    rule: 'Tool Group Name is required',
    seeded: TOOLGROUP(0),
  },
  tools: { path: '/api/tools', name: 'toolName', rule: 'Tool Name is required', seeded: TOOL(0) },
} as const;

describe.each(Object.entries(kinds))('%s', (_, { path, name, rule, seeded }) => {
  test('a record of the catalogue needs a name of at most 250 characters', async () => {
    const call = `POST ${path}`;
    expect(await ask(call, { as, body: { [name]: '  ' } })).toMatchObject({
      status: 422,
      body: { errors: { [name]: { message: rule } } },
    });
    expect((await ask(call, { as, body: { [name]: 'x'.repeat(251) } })).status).toBe(422);
    expect((await ask(`PUT ${path}/${seeded}`, { as, body: { [name]: '' } })).status).toBe(422);
  });

  test('an update of a catalogue record stores unknown fields and refuses an older version', async () => {
    const before = await get(`${path}/${seeded}`);
    const reply = await ask(`PUT ${path}/${seeded}`, {
      as,
      body: { ...before, helpInfo: 'New', color: 'blue' },
    });
    expect([reply.status, reply.body]).toEqual([
      200,
      { ...before, helpInfo: 'New', color: 'blue', __v: before.__v + 1 },
    ]);
    expect(await get(`${path}/${seeded}`)).toEqual(reply.body);
    expect((await ask(`PUT ${path}/${seeded}`, { as, body: before })).status).toBe(409);
    expect((await ask(`PUT ${path}/${'0'.repeat(24)}`, { as, body: before })).status).toBe(404);
  });

  test('a catalogue record holds each role once per application', async () => {
    const before = await get(`${path}/${seeded}`);
    const rolesAssigned = [
      { role: ROLE(3), application: APPLICATION(2) },
      { role: { _id: ROLE(1) }, application: { _id: APPLICATION(0), applicationName: 'old name' } },
    ];
    const reply = await ask(`PUT ${path}/${seeded}`, { as, body: { ...before, rolesAssigned } });
    expect(reply.body.rolesAssigned).toEqual([
      {
        role: { _id: ROLE(3), roleName: 'GIS Analyst' },
        application: { _id: APPLICATION(2), applicationName: 'Harlan County GIS' },
      },
      {
        role: { _id: ROLE(1), roleName: 'Assessor' },
        application: { _id: APPLICATION(0), applicationName: 'Larkspur County Assessor' },
      },
    ]);
    const put = async (roles: unknown) =>
      ask(`PUT ${path}/${seeded}`, { as, body: { ...reply.body, rolesAssigned: roles } });
    expect(await put([rolesAssigned[0], rolesAssigned[0]])).toMatchObject({
      status: 400,
      body: { message: '(Harlan County GIS, GIS Analyst) is/are already added' },
    });
    expect(await put([{ role: 'none', application: APPLICATION(0) }])).toMatchObject({
      status: 422,
      body: { errors: { rolesAssigned: { message: 'Please select a valid Role' } } },
    });
    expect(await put([{ role: ROLE(1) }])).toMatchObject({
      status: 422,
      body: { errors: { rolesAssigned: { message: 'Please select a valid Application' } } },
    });
  });

  test('an admin sees and changes only the roles of their own applications, and other roles stay', async () => {
    const before = await get(`${path}/${seeded}`);
    const entries = [
      { role: ROLE(1), application: APPLICATION(0) },
      { role: ROLE(1), application: APPLICATION(9) },
    ];
    await ask(`PUT ${path}/${seeded}`, { as, body: { ...before, rolesAssigned: entries } });
    const seen = await get(`${path}/${seeded}`, 'admin');
    expect(
      seen.rolesAssigned.map(({ application }: { application: { _id: string } }) => application._id),
    ).toEqual([APPLICATION(0)]);
    expect(
      (await ask(`PUT ${path}/${seeded}`, { as: 'admin', body: { ...seen, rolesAssigned: [] } })).status,
    ).toBe(200);
    const after = await get(`${path}/${seeded}`);
    expect(
      after.rolesAssigned.map(({ application }: { application: { _id: string } }) => application._id),
    ).toEqual([APPLICATION(9)]);
    expect(
      (await ask(`PUT ${path}/${seeded}`, { as: 'admin', body: { ...after, rolesAssigned: entries } }))
        .status,
    ).toBe(403);
  });

  test('catalogue records are only for staff', async () => {
    for (const call of [`GET ${path}/${seeded}`, `DELETE ${path}/${seeded}`])
      expect((await ask(call, { as: 'user' })).status).toBe(403);
    expect((await ask(`PUT ${path}/${seeded}`, { as: 'user', body: { [name]: 'X' } })).status).toBe(403);
  });
});

const holders = {
  toolgroups: {
    of: '/api/toolgroups/purpose',
    holder: PURPOSE(0),
    path: '/api/purposes',
    field: 'toolgroups',
    one: 'toolgroup',
    name: 'toolGroupName',
    add: 'add-tool-group',
    other: TOOLGROUP(11),
    already: 'Toolgroup already exists in the purpose',
    said: 'purposes:save',
  },
  tools: {
    of: '/api/tools/toolgroup',
    holder: TOOLGROUP(2),
    path: '/api/toolgroups',
    field: 'tools',
    one: 'tool',
    name: 'toolName',
    add: 'add-tool',
    other: TOOL(1),
    already: 'Tool already exists in the toolgroup',
    said: 'toolgroups:save',
  },
} as const;

describe.each(Object.entries(holders))(
  '%s of their parent',
  (_, { of, holder, path, field, one, name, add, other, already, said: event }) => {
    const order = async (): Promise<string[]> => (await get(`${path}/${holder}`))[field];

    test('toolgroups and tools are listed in the order that an update of their parent sets', async () => {
      const before = await get(`${path}/${holder}`);
      const listed = async () => (await get(`${of}/${holder}`)).map(({ _id }: { _id: string }) => _id);
      expect(await listed()).toEqual(before[field]);
      await ask(`PUT ${path}/${holder}`, { as, body: { ...before, [field]: before[field].toReversed() } });
      expect(await listed()).toEqual(before[field].toReversed());
      expect(
        (
          await ask(`PUT ${path}/${holder}`, {
            as,
            body: { ...(await get(`${path}/${holder}`)), [field]: ['none'] },
          })
        ).status,
      ).toBe(422);
      expect((await ask(`GET ${of}/${'0'.repeat(24)}`, { as })).status).toBe(404);
    });

    test('a new toolgroup or tool is created in its parent, behind the others', async () => {
      const before = await order();
      const { status: httpStatus, body } = await ask(`POST ${of}/${holder}`, {
        as,
        body: { [name]: 'Appraisal Notes' },
      });
      expect([httpStatus, body[name], await order()]).toEqual([
        200,
        'Appraisal Notes',
        [...before, body._id],
      ]);
      expect(emittedEvents.map(([what]) => what)).toContain(event);
      expect((await ask(`POST ${of}/${'0'.repeat(24)}`, { as, body: { [name]: 'Lost' } })).status).toBe(404);
      expect(
        (await get(`${path === '/api/purposes' ? '/api/toolgroups' : '/api/tools'}/?query=Lost`)).data,
      ).toEqual([]);
    });

    test('a toolgroup or tool is added to its parent once, and unlinked without being deleted', async () => {
      const before = await order();
      const call = `PUT ${path}/${holder}/${add}`;
      expect((await ask(call, { as, body: { [one]: other } })).body[field]).toEqual([...before, other]);
      expect(await ask(call, { as, body: { [one]: other } })).toMatchObject({
        status: 400,
        body: { message: already },
      });
      expect((await ask(call, { as, body: { [one]: 'none' } })).status).toBe(422);
      expect((await ask(`POST ${of}/${holder}/unlink`, { as, body: { [one]: other } })).status).toBe(204);
      expect(await order()).toEqual(before);
      expect((await ask(`POST ${of}/${holder}/unlink`, { as, body: { [one]: other } })).status).toBe(404);
      expect(
        (await ask(`GET ${path === '/api/purposes' ? '/api/toolgroups' : '/api/tools'}/${other}`, { as }))
          .status,
      ).toBe(200);
    });
  },
);

test('a deleted toolgroup or tool is removed from its purposes, toolgroups and plans', async () => {
  const holds = async (path: string, field: string, one: string) =>
    (await get(`${path}?pageSize=0`)).data.filter((row: Record<string, string[]>) =>
      row[field]!.includes(one),
    ).length;
  expect(await holds('/api/purposes', 'toolgroups', TOOLGROUP(0))).toBeGreaterThan(1);
  await ask(`DELETE /api/toolgroups/${TOOLGROUP(0)}`, { as });
  expect(await holds('/api/purposes', 'toolgroups', TOOLGROUP(0))).toBe(0);
  await ask(`DELETE /api/tools/${BUFFER}`, { as });
  expect(await holds('/api/toolgroups/', 'tools', BUFFER)).toBe(0);
  expect(new Set(emittedEvents.map(([event]) => event))).toEqual(
    new Set([
      'toolgroups:remove',
      'purposes:save',
      'subscription-plans:save',
      'tools:remove',
      'toolgroups:save',
      'applications:save',
    ]),
  );
});

describe('configs of a tool', () => {
  test('the configs of a tool are sent with the tool, but not in lists', async () => {
    const tool = await get(`/api/tools/${BUFFER}`);
    expect(Object.keys(tool.toolDefaultConfig)).toEqual(['name', 'uri', 'openAtStart', 'config']);
    expect(tool.toolConfigs.map(({ applicationId }: { applicationId: string }) => applicationId)).toEqual(
      [0, 1, 4, 7].map(n => APPLICATION(n)),
    );
    for (const list of [
      '/api/tools/?query=buffer',
      '/api/tools/search?name=buffer',
      `/api/tools/toolgroup/${TOOLGROUP(1)}`,
    ])
      expect(JSON.stringify(await get(list))).not.toContain('Config');
  });

  test('the configs of a tool are stored with the tool, one for each application', async () => {
    const tool = await get(`/api/tools/${BUFFER}`);
    const toolConfigs = [
      ...tool.toolConfigs.slice(1),
      { applicationId: APPLICATION(5), config: { z: 1, a: [null, 1.5] } },
    ];
    const reply = await ask(`PUT /api/tools/${BUFFER}`, {
      as,
      body: { ...tool, toolConfigs, toolDefaultConfig: { only: 'this' } },
    });
    expect([
      reply.body.toolDefaultConfig,
      reply.body.toolConfigs.find(
        ({ applicationId }: { applicationId: string }) => applicationId === APPLICATION(5),
      ),
    ]).toEqual([{ only: 'this' }, { applicationId: APPLICATION(5), config: { z: 1, a: [null, 1.5] } }]);
    expect(await get(`/api/tools/${BUFFER}`)).toEqual(reply.body);
    const twice = [toolConfigs[0], toolConfigs[0]];
    expect(
      (await ask(`PUT /api/tools/${BUFFER}`, { as, body: { ...reply.body, toolConfigs: twice } })).status,
    ).toBe(422);
  });

  test('an update keeps tool configs that it leaves out, and those of other applications', async () => {
    const { toolConfigs, toolDefaultConfig, ...tool } = await get(`/api/tools/${BUFFER}`);
    const reply = await ask(`PUT /api/tools/${BUFFER}`, { as, body: tool });
    expect([reply.body.toolConfigs, reply.body.toolDefaultConfig]).toEqual([toolConfigs, toolDefaultConfig]);
    const seen = await get(`/api/tools/${BUFFER}`, 'admin');
    expect(seen.toolConfigs.length).toBeLessThan(toolConfigs.length);
    await ask(`PUT /api/tools/${BUFFER}`, { as: 'admin', body: { ...seen, toolConfigs: [] } });
    const kept = (await get(`/api/tools/${BUFFER}`)).toolConfigs;
    expect(kept.length).toBe(toolConfigs.length - seen.toolConfigs.length);
    expect(
      (await ask(`PUT /api/tools/${BUFFER}`, { as: 'admin', body: { ...tool, __v: undefined, toolConfigs } }))
        .status,
    ).toBe(403);
  });
});
