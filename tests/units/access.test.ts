// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import type { NamedRecord } from '../../src/admin/index.ts';
import { applicationName, groupByApplication } from '../../src/domain/people/groupByApplication.ts';
import { filterByRole } from '../../src/domain/people/useRestoreRoles.ts';
import { assignedLayers } from '../../src/resources/users/assignedLayers.ts';
import { validateLayerSelection } from '../../src/resources/users/layerSelection.ts';
import { plainName, type Name } from '../../src/ui/Name.tsx';

const [l1, l2] = [
  { _id: 'l1', groupName: 'One' },
  { _id: 'l2', groupName: 'Two' },
];
const application = { _id: 'a1', applicationName: 'Larkspur' };

describe('the protected layers of a user', () => {
  it.each([
    [
      'grouped',
      [{ application, protectedLayers: [l1, l2] }],
      [
        [application, l1],
        [application, l2],
      ],
    ],
    ['grouped by ids', [{ application: 'a1', protectedLayers: ['l1'] }], [['a1', { _id: 'l1' }]]],
    ['a group of none', [{ application: 'a1', protectedLayers: [] }], []],
    ['a group without its list', [{ application: 'a1', protectedLayers: null }], []],
    ['flat', [{ ...l1, application }], [[application, { ...l1, application }]]],
    ['flat without an application', [l2], [[undefined, l2]]],
    ['ids alone', ['l1'], [[undefined, { _id: 'l1' }]]],
    ['holes', [null, 7, { application: 'a1', protectedLayers: [null, l1] }], [['a1', l1]]],
    ['nothing', undefined, []],
  ])(
    'the protected layers of a user are read one by one from this form: %s',
    (_, protectedLayers, entries) => {
      expect(assignedLayers({ protectedLayers } as never)).toEqual(
        entries.map(([application, layer]) => ({ application, layer })),
      );
    },
  );
});

describe('the assignment of protected layers', () => {
  const one = { id: '1', label: 'One' };
  it.each([
    [null, [], { application: 'access.rule.oneApplication', layers: 'access.rule.layer' }],
    [null, [one], { application: 'access.rule.oneApplication' }],
    [one, [], { layers: 'access.rule.layer' }],
    [one, [one], {}],
  ])(
    'the form of protected layers checks the application %j and the layers %j',
    (application, layers, errors) => {
      expect(validateLayerSelection({ application, layers })).toEqual(errors);
    },
  );
});

describe('rows grouped by application', () => {
  const rows = [
    { application: { _id: 'b', applicationName: 'Millbrook' }, name: 'Planner' },
    { application: 'a', name: 'Recorder' },
    { application: null, name: 'Press' },
    { application: { _id: 'b', applicationName: 'Millbrook' }, name: 'Assessor' },
  ];
  const called = (application: unknown): Name =>
    application === 'a' ? { text: 'a', as: 'id' } : plainName(applicationName(application));
  const group = (all: typeof rows, nameOf: (application: unknown) => Name) =>
    groupByApplication(all, {
      applicationOf: row => row.application,
      nameOf: row => nameOf(row.application),
      recordOf: ({ name }): NamedRecord => ({ id: name, name: plainName(name) }),
      without: 'No application',
    });

  it('rows are grouped by application and ordered by name, whether the reference is an id or an object', () => {
    const records = group(rows, called);
    expect(records.map(({ group, name }) => [group?.name.text, name.text])).toEqual([
      ['a', 'Recorder'],
      ['Millbrook', 'Assessor'],
      ['Millbrook', 'Planner'],
      ['No application', 'Press'],
    ]);
  });
  it('a group has the name of its application where only one of its rows has that name', () => {
    const mixed = [{ application: 'b', name: 'Clerk' }, ...rows, { application: 'b', name: 'Auditor' }];
    const records = group(mixed, application =>
      typeof application === 'string' ? { text: application, as: 'id' } : called(application),
    );
    const names = records.filter(({ group }) => group?.id === 'b').map(({ group }) => group?.name.text);
    expect(names).toEqual(Array(4).fill('Millbrook'));
  });
  it.each([
    ['a', ''],
    [{ _id: 'a' }, ''],
    [{ _id: 'a', applicationId: 'larkspur' }, 'larkspur'],
    [{ _id: 'a', applicationId: 'larkspur', applicationName: 'Larkspur' }, 'Larkspur'],
    [null, ''],
    [undefined, ''],
  ])('the application %j has the name %j', (application, name) =>
    expect(applicationName(application)).toBe(name),
  );
});

it('the assignments of one role are found by its id and by its object', () => {
  const rolesAssigned = [
    { role: 'r1', application: 'a' },
    { role: { _id: 'r1' }, application: null },
    { role: 'r2', application: 'a' },
  ];
  expect(filterByRole({ rolesAssigned }, 'r1')).toEqual(rolesAssigned.slice(0, 2));
  expect(filterByRole({}, 'r1')).toEqual([]);
});
