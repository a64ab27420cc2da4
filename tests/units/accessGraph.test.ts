// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import {
  buildAccessGraph,
  createUserAccess,
  findLost,
  findReachable,
  findRoutes,
  getPurposeTools,
  groupRoles,
  NO_APPLICATION,
  type RowsByKind,
} from '../../src/domain/catalogue/access/accessGraph.ts';
import { parseQuestion } from '../../src/domain/catalogue/access/parseQuestion.ts';
import { compareAccess } from '../../src/resources/users/access/compareAccess.ts';

const carried = (role: string, application: string | null = 'cedar') => [{ role, application }];
/** The tool Buffer is in two groups, and two purposes share one of them. The auditor has Buffer directly. */
const rows: RowsByKind = {
  purposes: [
    {
      _id: 'research',
      purposeName: 'Parcel Research',
      toolgroups: ['measure'],
      rolesAssigned: carried('appraiser'),
    },
    {
      _id: 'permits',
      purposeName: 'Permits',
      toolgroups: ['measure', 'notice'],
      rolesAssigned: [...carried('appraiser'), { role: 'viewer', application: 'alder' }],
    },
  ],
  toolgroups: [
    { _id: 'measure', toolGroupName: 'Measure', tools: ['area', 'buffer'] },
    { _id: 'notice', toolGroupName: 'Public Notice', tools: ['buffer'], rolesAssigned: carried('clerk') },
  ],
  tools: [
    { _id: 'area', toolName: 'Area' },
    { _id: 'buffer', toolName: 'Buffer', rolesAssigned: carried('auditor') },
  ],
};
const graph = buildAccessGraph(rows);
const buffer = { kind: 'tools', id: 'buffer' } as const;
const sorted = (ids: Iterable<string>) => [...ids].sort();

describe('paths to a tool', () => {
  it('paths to a tool lead through each purpose and toolgroup of a role, and from the role directly', () => {
    expect(findRoutes(graph, 'cedar', ['appraiser', 'clerk', 'auditor'], buffer)).toEqual([
      { role: 'appraiser', purposes: 'research', toolgroups: 'measure', tools: 'buffer' },
      { role: 'appraiser', purposes: 'permits', toolgroups: 'measure', tools: 'buffer' },
      { role: 'appraiser', purposes: 'permits', toolgroups: 'notice', tools: 'buffer' },
      { role: 'clerk', toolgroups: 'notice', tools: 'buffer' },
      { role: 'auditor', tools: 'buffer' },
    ]);
  });
  it('paths to a tool belong to one application', () =>
    expect(findRoutes(graph, 'alder', ['appraiser', 'viewer'], buffer).map(({ role }) => role)).toEqual([
      'viewer',
      'viewer',
    ]));
  it('paths to a toolgroup or a purpose end there', () => {
    expect(findRoutes(graph, 'cedar', ['appraiser', 'clerk'], { kind: 'toolgroups', id: 'notice' })).toEqual([
      { role: 'appraiser', purposes: 'permits', toolgroups: 'notice' },
      { role: 'clerk', toolgroups: 'notice' },
    ]);
    expect(findRoutes(graph, 'cedar', ['appraiser', 'clerk'], { kind: 'purposes', id: 'permits' })).toEqual([
      { role: 'appraiser', purposes: 'permits' },
    ]);
  });
});

describe('the reach of roles', () => {
  it('a tool that two roles share is counted once', () => {
    expect(sorted(findReachable(graph, 'cedar', ['appraiser', 'auditor']).tools)).toEqual(['area', 'buffer']);
    expect(getPurposeTools(graph, 'permits').size).toBe(2);
  });
  it('a role without purposes, and an unknown role, give access to nothing', () => {
    expect(findReachable(graph, 'cedar', ['viewer', 'nobody'])).toEqual({
      purposes: new Set(),
      toolgroups: new Set(),
      tools: new Set(),
    });
  });
  it('without one of the roles, the tools that only this role gives are lost', () => {
    expect(sorted(findLost(graph, 'cedar', ['appraiser', 'auditor'], 'appraiser').tools)).toEqual(['area']);
    expect(sorted(findLost(graph, 'cedar', ['appraiser'], 'appraiser').tools)).toEqual(['area', 'buffer']);
  });
  it('a role without an application gives access only outside of every application', () => {
    const everywhere = buildAccessGraph({
      ...rows,
      purposes: [{ _id: 'p', toolgroups: ['measure'], rolesAssigned: carried('appraiser', null) }],
    });
    expect(
      sorted(
        createUserAccess(everywhere, groupRoles([{ role: 'appraiser', application: null }])).reach(
          NO_APPLICATION,
        ).tools,
      ),
    ).toEqual(['area', 'buffer']);
    expect(findReachable(everywhere, 'cedar', ['appraiser']).tools.size).toBe(0);
  });
});

describe('records of the lists', () => {
  it('the access is worked out from nested objects where the lists lack those records', () => {
    const nested = buildAccessGraph({
      purposes: [
        {
          _id: 'p',
          toolgroups: [{ _id: 'g', toolGroupName: 'Sketch', tools: [{ _id: 't', toolName: 'Arc' }] }],
          rolesAssigned: [{ role: { _id: 'r' }, application: { _id: 'a' } }],
        },
      ],
      toolgroups: [],
      tools: [],
    });
    expect(findRoutes(nested, 'a', ['r'], { kind: 'tools', id: 't' })).toEqual([
      { role: 'r', purposes: 'p', toolgroups: 'g', tools: 't' },
    ]);
    expect([nested.names.toolgroups.get('g'), nested.names.tools.get('t')]).toEqual(['Sketch', 'Arc']);
  });
  it('the access is worked out from records that lack arrays, hold nulls and name unknown records', () => {
    const malformed = buildAccessGraph({
      purposes: [
        { _id: 'bare' },
        {
          _id: 'p',
          toolgroups: ['gone', null, 'gone'],
          rolesAssigned: [null, { application: 'a' }, { role: 'r', application: 'a' }],
        },
      ],
      toolgroups: [{ _id: 'g', tools: null }],
      tools: [],
    });
    expect(sorted(findReachable(malformed, 'a', ['r']).toolgroups)).toEqual(['gone']);
    expect(malformed.names.toolgroups.has('gone')).toBe(false);
  });
  it('the role’s own list adds assignments that the other lists lack', () => {
    const withoutRoles = buildAccessGraph({ ...rows, purposes: [{ _id: 'p', toolgroups: ['notice'] }] }, [
      { kind: 'purposes', id: 'p', role: 'r', application: 'a' },
    ]);
    expect(sorted(findReachable(withoutRoles, 'a', ['r']).tools)).toEqual(['buffer']);
  });
});

describe('the roles of a user', () => {
  it('each role of a user counts once per application, whether it comes as an id or an object', () => {
    expect([
      ...groupRoles([
        { role: 'r', application: 'a' },
        { role: { _id: 'r' }, application: { _id: 'a' } },
        { role: 's', application: 'a' },
        { role: 'r' },
      ]),
    ]).toEqual([
      ['a', ['r', 's']],
      [NO_APPLICATION, ['r']],
    ]);
    expect(groupRoles(undefined).size).toBe(0);
  });
});

describe('the comparison of two users', () => {
  const layer = (application: string, _id: string) => ({ application, layer: { _id }, name: { text: _id } });
  const one = createUserAccess(graph, groupRoles([{ role: 'appraiser', application: 'cedar' }]));
  const other = createUserAccess(
    graph,
    groupRoles([
      { role: 'auditor', application: 'cedar' },
      { role: 'viewer', application: 'alder' },
    ]),
  );
  const rows = compareAccess(
    { access: one, layers: [layer('cedar', 'deeds'), layer('cedar', 'owners')] },
    { access: other, layers: [layer('cedar', 'owners'), layer('birch', 'deeds')] },
  );
  it('two users are compared tool by tool in every application of either', () =>
    expect(rows.map(({ application, tools }) => [application, tools])).toEqual([
      ['cedar', { one: ['area'], both: ['buffer'], other: [] }],
      ['alder', { one: [], both: [], other: ['area', 'buffer'] }],
      ['birch', { one: [], both: [], other: [] }],
    ]));
  it('two users are compared layer by layer, and a layer counts for each application separately', () =>
    expect(rows.map(({ layers }) => layers)).toEqual([
      { one: ['deeds'], both: ['owners'], other: [] },
      { one: [], both: [], other: [] },
      { one: [], both: [], other: ['deeds'] },
    ]));
});

describe('a question about access', () => {
  const all = ['Buffer Zone', 'Buffer', 'Ring Buffer', 'Area in Acres'].map(name => ({ about: name, name }));
  const applications = [
    { id: 'cedar', name: 'Cedar Ridge' },
    { id: 'fork', name: 'Cedar Fork' },
  ];
  const read = (text: string) => parseQuestion(text, 'in', all, applications);
  it('a question means the name that fits best, and offers the other matches', () =>
    expect([read('buffer')!.bestMatch.name, ...read('buffer')!.others.map(({ name }) => name)]).toEqual([
      'Buffer',
      'Buffer Zone',
      'Ring Buffer',
    ]));
  it('a question may name an application', () =>
    expect(read('buffer in cedar')).toMatchObject({
      bestMatch: { name: 'Buffer' },
      applications: new Set(['cedar', 'fork']),
      words: { what: 'buffer', where: 'cedar' },
    }));
  it('a question keeps the word “in” as part of a tool name', () =>
    expect(read('area in acres')).toMatchObject({
      bestMatch: { name: 'Area in Acres' },
      applications: undefined,
    }));
  it('a question finds an application without its accents, and never cuts a letter in two', () =>
    expect(
      parseQuestion('İİ in straße', 'in', [{ about: 'ii', name: 'ii' }], [{ id: 's', name: 'Strasse' }]),
    ).toMatchObject({
      applications: new Set(['s']),
      words: { what: 'İİ', where: 'straße' },
    }));

  it('a question about an unknown name has no result', () =>
    expect([read('Nothing such'), read('')]).toEqual([undefined, undefined]));
});

it('the access of 50 roles to 5,000 tools is worked out once for each role and application', () => {
  const many = (count: number, of: string) => Array.from({ length: count }, (_, n) => `${of}${n}`);
  const [roles, applications, groups, tools] = [
    many(50, 'r'),
    many(30, 'a'),
    many(500, 'g'),
    many(5000, 't'),
  ];
  let looked = 0;
  const large = buildAccessGraph({
    purposes: many(100, 'p').map((_id, n) => ({
      _id,
      toolgroups: groups.filter((_, g) => (g + n) % 20 === 0),
      rolesAssigned: roles.flatMap((role, r) =>
        applications.filter((_, a) => (a + r + n) % 5 === 0).map(application => ({ role, application })),
      ),
    })),
    toolgroups: groups.map((_id, g) => ({
      _id,
      tools: tools.filter((_, t) => t % 500 === g || t % 499 === g),
    })),
    tools: tools.map(_id => ({ _id })),
  });
  const counted = { ...large, toolsIn: (group: string) => (looked++, large.toolsIn(group)) };
  const access = createUserAccess(counted, new Map(applications.map(application => [application, roles])));
  for (const application of applications) expect(access.reach(application).tools.size).toBe(5000);
  // Each group is read once per application, not once per role and purpose.
  expect(looked).toBe(30 * 500);
  looked = 0;
  expect(access.routesTo('a0', { kind: 'tools', id: 't7' }).length).toBe(50);
  expect(looked).toBeLessThanOrEqual(500);
});
