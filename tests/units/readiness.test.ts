import { describe, expect, it } from 'vitest';
import {
  checkApplication,
  checkConfigs,
  checkServices,
  checkToolgroups,
  checkWholeApplication,
  countLayersByService,
  countPassedChecks,
  type CheckVerdict,
} from '../../src/domain/organizations/readiness.ts';

const describeVerdicts = (verdicts: CheckVerdict[]) =>
  Object.fromEntries(verdicts.map(({ check, state }) => [check, state]));
const SERVER = 'https://gis.example/arcgis/rest/services';
const layers = [
  { url: `${SERVER}/Roads/FeatureServer/0` },
  { url: `${SERVER}/Roads/FeatureServer/1/` },
  { url: `${SERVER}/Water/MapServer?f=json` },
  { url: 'javascript:alert(1)' },
  {},
];

describe('readiness by the application record', () => {
  it('county, administrators, plans and access are judged by the application record', () => {
    expect(
      describeVerdicts(
        checkApplication({
          county: { code: '010' },
          adminUsers: ['a'],
          subscriptionPlans: [{ _id: 'p', periods: [{}] }],
          accessType: 'Public',
        }),
      ),
    ).toEqual({ county: 'ok', administrators: 'ok', plans: 'ok', access: 'ok' });
    expect(
      describeVerdicts(
        checkApplication({
          county: { code: ' ' },
          adminUsers: [],
          subscriptionPlans: [{ _id: 'p', periods: [] }],
          accessType: 'Expired',
        }),
      ),
    ).toEqual({ county: 'gap', administrators: 'gap', plans: 'gap', access: 'gap' });
  });

  it('missing fields, and plans without their periods, are not judged', () => {
    expect(checkApplication({ _id: 'a', subscriptionPlans: ['p'] })).toEqual([]);
  });

  it('a complete record has a gap for each missing value, and having no plans is no gap', () => {
    expect(describeVerdicts(checkWholeApplication({ accessType: 'Private' }))).toEqual({
      county: 'gap',
      administrators: 'gap',
      plans: 'ok',
      access: 'ok',
    });
  });

  it('plans without a period are named in the gap', () => {
    const [plans] = checkApplication({
      subscriptionPlans: [
        { _id: 'p', name: 'Intern' },
        { _id: 'q' },
        { _id: 'r', name: 'Basic', periods: [{}] },
      ],
    });
    expect(plans).toEqual({
      check: 'plans',
      state: 'gap',
      count: 3,
      gaps: [
        { id: 'p', name: 'Intern' },
        { id: 'q', name: 'q' },
      ],
    });
  });
});

describe('readiness of the map services', () => {
  it('the services of an application are those of its layers, each once, without invalid URLs', () => {
    expect([...countLayersByService(layers)]).toEqual([
      [`${SERVER}/Roads/FeatureServer`, 2],
      [`${SERVER}/Water/MapServer`, 1],
    ]);
  });

  it('services that do not respond are named and counted as a gap, even if others are unknown', () => {
    const states = new Map([
      [`${SERVER}/Roads/FeatureServer`, 'silent'],
      [`${SERVER}/Water/MapServer`, 'unknown'],
    ] as const);
    expect(checkServices(layers, states)).toEqual({
      check: 'services',
      state: 'gap',
      count: 2,
      gaps: [{ id: `${SERVER}/Roads/FeatureServer`, name: 'Roads' }],
    });
  });

  it('services are in order only if each of them responds', () => {
    expect(
      checkServices(
        layers,
        new Map([
          [`${SERVER}/Roads/FeatureServer`, 'answers'],
          [`${SERVER}/Water/MapServer`, 'answers'],
        ] as const),
      ),
    ).toMatchObject({ state: 'ok', count: 2 });
    expect(
      checkServices(layers, new Map([[`${SERVER}/Roads/FeatureServer`, 'answers']] as const)).state,
    ).toBe('unknown');
  });

  it('services are awaited until they are read, and a map without layers has a gap', () => {
    expect([
      checkServices(undefined, undefined).state,
      checkServices(layers, undefined).state,
      checkServices(null, undefined).state,
      checkServices([], undefined).state,
    ]).toEqual(['awaited', 'awaited', 'unknown', 'gap']);
  });
});

describe('readiness of the configs', () => {
  it('configs are in order where the map has an app config to open with', () => {
    expect(
      checkConfigs({ value: { appConfig: { map: {} }, resultsLayerConfigs: [{}, {}], editorConfigs: [{}] } }),
    ).toEqual({ check: 'configs', state: 'ok', count: 3, gaps: [] });
    expect(checkConfigs({ value: { appConfig: { map: {} } } })).toMatchObject({ state: 'ok', count: 0 });
  });

  it('an application without configs, or without one for the map, has a gap', () => {
    for (const value of [
      null,
      {},
      { appConfig: {} },
      { appConfig: 'map' },
      { appConfig: null, resultsLayerConfigs: [{}] },
    ])
      expect(checkConfigs({ value }).state).toBe('gap');
  });

  it('configs are not judged until they are read', () => {
    expect([checkConfigs(undefined).state, checkConfigs(null).state]).toEqual(['awaited', 'unknown']);
  });
});

describe('readiness of the toolgroups', () => {
  const groups = ['plan', 'purpose', 'role', 'other', 'elsewhere'].map(name => ({
    _id: name,
    toolGroupName: `The ${name}`,
    tools: [] as string[],
    rolesAssigned:
      name === 'role'
        ? [{ role: 'r', application: { _id: 'a' } }]
        : name === 'elsewhere'
          ? [{ role: 'r', application: 'b' }]
          : [],
  }));
  const purposes = [
    { _id: 'sold', toolgroups: ['purpose'] },
    { _id: 'none', toolgroups: ['other'] },
  ];
  const application = {
    _id: 'a',
    subscriptionPlans: [{ _id: 'p', purposes: ['sold'], toolgroups: [{ _id: 'plan' }] }],
  };

  it('toolgroups come from plans, roles and the purposes of both, and empty ones are named', () => {
    expect(checkToolgroups(application, purposes, groups).gaps.map(({ name }) => name)).toEqual([
      'The plan',
      'The purpose',
      'The role',
    ]);
  });

  it('toolgroups are in order where each has a tool', () => {
    expect(
      checkToolgroups(
        application,
        purposes,
        groups.map(group => ({ ...group, tools: ['t'] })),
      ),
    ).toMatchObject({ state: 'ok', count: 3 });
  });

  it('toolgroups are not judged by a list without their tools, or before it is read', () => {
    expect(checkToolgroups(application, purposes, [{ _id: 'plan' }]).state).toBe('unknown');
    expect([
      checkToolgroups(application, null, undefined).state,
      checkToolgroups(application, purposes, undefined).state,
    ]).toEqual(['unknown', 'awaited']);
  });
});

it('the readiness score counts only the checks that could be judged', () => {
  expect(
    countPassedChecks([
      ...checkApplication({ county: null, accessType: 'Public' }),
      checkServices(null, null),
      checkServices(undefined, undefined),
    ]),
  ).toEqual({ ok: 1, of: 2 });
});
