import { describe, expect, it } from 'vitest';
import { findCarriers, findNewCarriers } from '../../src/domain/catalogue/roles/carriers.ts';
import { cloneGains } from '../../src/resources/roles/cloneGains.ts';

const user = (_id: string, ...given: [role: string, application: string | null][]) => ({
  _id,
  firstName: '',
  lastName: '',
  email: '',
  rolesAssigned: given.map(([role, application]) => ({ role, application })),
});
const brief = (people: ReturnType<typeof cloneGains>) =>
  people?.map(({ id, applications, had }) => [id, applications, had]);
const roles = { from: 'r1', to: 'r2' };

describe('users who gain a role by cloning', () => {
  it('cloning a role gives the copy to each user who has the first role and lacks the second, per application', () => {
    const ada = user('ada', ['r1', 'a'], ['r1', 'b'], ['r2', 'b'], ['r2', 'c']);
    const bo = user('bo', ['r1', null]);
    const cy = user('cy', ['r1', 'a'], ['r2', 'a']);
    expect(brief(cloneGains([ada, bo, cy], roles))).toEqual([
      ['ada', ['a'], ['b', 'c']],
      ['bo', [''], []],
      ['cy', [], ['a']],
    ]);
  });
  it('cloning a role within some applications affects only users of these applications', () => {
    const people = [user('ada', ['r1', 'a'], ['r1', 'b']), user('bo', ['r1', null])];
    expect(brief(cloneGains(people, { ...roles, appIds: new Set(['b']) }))).toEqual([['ada', ['b'], []]]);
  });
  it('the users who gain a role are unknown if a user came without an application', () => {
    expect(cloneGains([user('ada')], roles)).toBeUndefined();
  });

  const purpose = (_id: string, application: string) => ({
    _id,
    purposeName: _id.toUpperCase(),
    application,
  });
  const from = {
    purposes: [purpose('p', 'a'), purpose('p', 'b'), purpose('q', 'a')],
    toolgroups: [
      {
        _id: 'g',
        toolGroupName: 'G',
        rolesAssigned: [
          { role: { _id: 'r1' }, application: { _id: 'a' } },
          { role: 'r2', application: 'a' },
        ],
      },
      { _id: 'none' },
    ],
    tools: [
      {
        _id: 'p',
        rolesAssigned: [
          { role: 'r1', application: 'b' },
          { role: 'r1', application: 'c' },
        ],
      },
    ],
  };
  const carrying = (...carriers: ReturnType<typeof findCarriers>) =>
    carriers.map(({ kind, id, name, applications }) => [kind, id, name, applications]);
  it('a record that carries a role in several applications is listed once, by its id where it has no name', () => {
    expect(carrying(...findCarriers('r1', from))).toEqual([
      ['purposes', 'p', 'P', ['a', 'b']],
      ['purposes', 'q', 'Q', ['a']],
      ['toolgroups', 'g', 'G', ['a']],
      ['tools', 'p', 'p', ['b', 'c']],
    ]);
  });
  it('a record gains the copied role where it lacks it, within the applications of the copy', () => {
    const to = findCarriers('r2', { ...from, purposes: [purpose('p', 'a'), purpose('q', 'a')] });
    expect(carrying(...findNewCarriers(findCarriers('r1', from), to))).toEqual([
      ['purposes', 'p', 'P', ['b']],
      ['tools', 'p', 'p', ['b', 'c']],
    ]);
    expect(carrying(...findNewCarriers(findCarriers('r1', from), to, new Set(['c'])))).toEqual([
      ['tools', 'p', 'p', ['c']],
    ]);
  });
});
