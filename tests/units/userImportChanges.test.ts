// @vitest-environment happy-dom
import { afterEach, describe, expect, it } from 'vitest';
import type { User } from '../../src/platform/users.ts';
import { assessRow } from '../../src/resources/users/import/assessRow.ts';
import type { ImportRow } from '../../src/resources/users/import/columns.ts';
import { importDraft } from '../../src/resources/users/import/importDraft.ts';
import { planUserChange, type RowPlan } from '../../src/resources/users/import/planUserChange.ts';
import { idsByName, validateRows, type RowProblems } from '../../src/resources/users/import/validateRows.ts';
import { drafts } from '../../src/storage/drafts.ts';

const ada: User = {
  _id: 'u1',
  firstName: 'Ada',
  lastName: 'Byron',
  email: 'ada@map.example',
  phone: '(555) 010-1234',
  rolesAssigned: [{ application: { _id: 'a1' }, role: 'r1', roleName: 'Viewer' }],
};
const NO_CELLS: ImportRow = {
  firstName: '',
  lastName: '',
  email: 'Ada@map.example',
  phone: '',
  password: '',
  role: '',
  application: '',
};
const knownNames = {
  roles: idsByName([
    { name: 'Viewer', id: 'r1' },
    { name: 'Auditor', id: 'r2' },
  ]),
  applications: idsByName([
    { name: 'Cedar Ridge', id: 'a1' },
    { name: 'Larkspur', id: 'a2' },
  ]),
  canGiveAdmin: false,
};

describe('what an imported row changes of an existing user', () => {
  const plan = (cells: Partial<ImportRow>, user: Partial<User> = {}) =>
    planUserChange({ ...NO_CELLS, ...cells }, { ...ada, ...user }, knownNames);

  it.each([
    [{}],
    [{ firstName: ' Ada ', phone: '555.010.1234' }],
    [{ lastName: '  ' }],
    [{ password: 'Secret77x' }],
    [{ role: 'viewer', application: 'cedar ridge' }],
  ])('an imported row with %j changes nothing', cells => expect(plan(cells)).toBeUndefined());

  it('a name in decomposed characters is not a change', () =>
    expect(plan({ lastName: 'Nu\u0301n\u0303ez' }, { lastName: 'N\u00fa\u00f1ez' })).toBeUndefined());

  it.each([
    [{ phone: '555 010 9999' }, { before: { phone: '(555) 010-1234' }, after: { phone: '(555) 010-9999' } }],
    [
      { firstName: 'ada', lastName: ' King' },
      { before: { firstName: 'Ada', lastName: 'Byron' }, after: { firstName: 'ada', lastName: 'King' } },
    ],
    [
      { role: 'Auditor', application: 'Cedar Ridge' },
      { before: {}, after: {}, assignment: { application: 'a1', role: 'r2' } },
    ],
    [
      { role: 'Viewer', application: 'Larkspur' },
      { before: {}, after: {}, assignment: { application: 'a2', role: 'r1' } },
    ],
  ])('an imported row with %j changes exactly these fields and roles', (cells, change) =>
    expect(plan(cells)).toEqual({ id: 'u1', ...change }),
  );

  it('a user without a phone and without roles gets those of the row', () =>
    expect(
      planUserChange(
        { ...NO_CELLS, phone: '555 010 9999', role: 'Viewer', application: 'Cedar Ridge' },
        { _id: 'u2', firstName: 'Bo', lastName: 'Lee', email: 'bo@map.example' },
        knownNames,
      ),
    ).toEqual({
      id: 'u2',
      before: { phone: '' },
      after: { phone: '(555) 010-9999' },
      assignment: { application: 'a1', role: 'r1' },
    }));
});

describe('rows whose email is taken', () => {
  const assess = (cells: Partial<ImportRow>, users: [string, User | null][], canEdit = true) => {
    const row = { ...NO_CELLS, ...cells };
    const [problems] = validateRows([row], knownNames, new Set(['ada@map.example']));
    return assessRow(row, problems!, { users: new Map(users), knownNames, canEdit: () => canEdit });
  };
  const FOUND: [string, User | null][] = [['ada@map.example', ada]];
  const emailProblem = (email: string) => expect.objectContaining({ email }) as RowProblems;

  it('a row of an existing user needs only its email, and no problem remains', () =>
    expect(assess({}, FOUND)).toEqual({ problems: {}, user: ada, change: undefined }));

  it.each([
    ['an invalid phone', { phone: '12' }],
    ['an unknown role', { role: 'Nobody', application: 'Larkspur' }],
    ['a role without an application', { role: 'Viewer' }],
    ['an application without a role', { application: 'Larkspur' }],
  ])('a row of an existing user with %s keeps its problems and cannot change the user', (_, cells) => {
    const { problems, change } = assess(cells, FOUND);
    expect(problems).toEqual(emailProblem('personRules.emailTaken'));
    expect(change).toBeUndefined();
  });

  it('a row of an existing user says why the user cannot be changed', () => {
    const cells = { phone: '555 010 9999' };
    expect(assess(cells, []).problems).toEqual(emailProblem('personRules.emailTaken'));
    expect(assess(cells, [['ada@map.example', null]]).problems).toEqual(
      emailProblem('userImport.problem.unseenUser'),
    );
    expect(assess(cells, FOUND, false).problems).toEqual(emailProblem('userImport.problem.protectedUser'));
  });
});

describe('the stored plans of an interrupted import', () => {
  afterEach(() => localStorage.clear());
  const change: RowPlan = { id: 'u1', before: { phone: '' }, after: { phone: '(555) 010-9999' } };

  it('an interrupted import keeps what it changes of each user', () => {
    importDraft.start('me', 'people.csv', [NO_CELLS, NO_CELLS], [change, 'notSelected']);
    expect(importDraft.read('me')?.plans).toEqual([change, 'notSelected']);
  });

  it.each([[['create']], [['create', 'other']], [[change, { id: 'u1' }]], ['create']])(
    'an interrupted import with the malformed plans %j is not offered',
    plans => {
      drafts.save('me', 'users:import', { name: 'people.csv', rows: [NO_CELLS, NO_CELLS], plans });
      expect(importDraft.read('me')).toBeUndefined();
    },
  );
});
