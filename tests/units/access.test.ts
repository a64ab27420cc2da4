import { describe, expect, it } from 'vitest';
import { assignedLayers } from '../../src/resources/users/assignedLayers.ts';
import { layerFaults } from '../../src/resources/users/layerFaults.ts';
import { applicationName, byApplication } from '../../src/ui/access/byApplication.ts';
import { entriesOf } from '../../src/ui/access/useGiveRoles.ts';

const [l1, l2] = [{ _id: 'l1', groupName: 'One' }, { _id: 'l2', groupName: 'Two' }];
const place = { _id: 'a1', applicationName: 'Larkspur' };

describe('a user’s protected layers, one entry each', () => {
  it.each([
    ['grouped', [{ application: place, protectedLayers: [l1, l2] }], [[place, l1], [place, l2]]],
    ['grouped by ids', [{ application: 'a1', protectedLayers: ['l1'] }], [['a1', { _id: 'l1' }]]],
    ['a group of none', [{ application: 'a1', protectedLayers: [] }], []],
    ['flat', [{ ...l1, application: place }], [[place, { ...l1, application: place }]]],
    ['flat without an application', [l2], [[undefined, l2]]],
    ['ids alone', ['l1'], [[undefined, { _id: 'l1' }]]],
    ['holes', [null, 7, { application: 'a1', protectedLayers: [null, l1] }], [['a1', l1]]],
    ['nothing', undefined, []],
  ])('%s', (_, protectedLayers, entries) => {
    expect(assignedLayers({ protectedLayers } as never)).toEqual(entries.map(([application, layer]) => ({ application, layer })));
  });
});

describe('an assignment of protected layers', () => {
  const one = { id: '1', label: 'One' };
  it.each([
    [[], [], { application: 'access.rule.oneApplication', layers: 'access.rule.layer' }],
    [[one, one], [one], { application: 'access.rule.oneApplication' }],
    [[one], [], { layers: 'access.rule.layer' }],
    [[one], [one], {}],
  ])('%j of applications and %j of layers', (applications, layers, faults) => {
    expect(layerFaults({ applications, layers })).toEqual(faults);
  });
});

describe('rows by application', () => {
  const rows = [
    { application: { _id: 'b', applicationName: 'Millbrook' }, name: 'Planner' },
    { application: 'a', name: 'Recorder' },
    { application: null, name: 'Press' },
    { application: { _id: 'b', applicationName: 'Millbrook' }, name: 'Assessor' },
  ];
  it('are grouped and ordered by name, whatever the reference is', () => {
    const groups = byApplication(rows, row => row.application, ({ name }) => ({ key: name, name }), 'No application');
    expect(groups.map(({ name, items }) => [name, items.map(item => item.name)])).toEqual([['a', ['Recorder']], ['Millbrook', ['Assessor', 'Planner']], ['No application', ['Press']]]);
  });
  it.each([
    ['a', 'a'],
    [{ _id: 'a' }, 'a'],
    [{ _id: 'a', applicationId: 'larkspur' }, 'larkspur'],
    [{ _id: 'a', applicationId: 'larkspur', applicationName: 'Larkspur' }, 'Larkspur'],
    [null, ''],
    [undefined, ''],
  ])('%j is called %s', (application, name) => expect(applicationName(application)).toBe(name));
});

it('The entries of one role are found by id and by object.', () => {
  const rolesAssigned = [{ role: 'r1', application: 'a' }, { role: { _id: 'r1' }, application: null }, { role: 'r2', application: 'a' }];
  expect(entriesOf({ rolesAssigned }, 'r1')).toEqual(rolesAssigned.slice(0, 2));
  expect(entriesOf({}, 'r1')).toEqual([]);
});
