import { describe, expect, it } from 'vitest';
import { carriersOf, gainingCarriers } from '../../src/domain/catalogue/roles/carriers.ts';
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

describe('who gets a role by a clone', () => {
  it('Everybody gets it where he has the one and not the other; in no application is a place, too', () => {
    const ada = user('ada', ['r1', 'a'], ['r1', 'b'], ['r2', 'b'], ['r2', 'c']);
    const bo = user('bo', ['r1', null]);
    const cy = user('cy', ['r1', 'a'], ['r2', 'a']);
    expect(brief(cloneGains([ada, bo, cy], roles))).toEqual([
      ['ada', ['a'], ['b', 'c']],
      ['bo', [''], []],
      ['cy', [], ['a']],
    ]);
  });
  it('Within some applications, nobody is concerned by what is elsewhere', () => {
    const people = [user('ada', ['r1', 'a'], ['r1', 'b']), user('bo', ['r1', null])];
    expect(brief(cloneGains(people, { ...roles, within: new Set(['b']) }))).toEqual([['ada', ['b'], []]]);
  });
  it('Nothing is known where somebody comes without saying where he has it', () => {
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
  const carrying = (...carriers: ReturnType<typeof carriersOf>) =>
    carriers.map(({ kind, id, name, applications }) => [kind, id, name, applications]);
  it('What carries it in several applications is one thing; a tool without a name is called by its id', () => {
    expect(carrying(...carriersOf('r1', from))).toEqual([
      ['purposes', 'p', 'P', ['a', 'b']],
      ['purposes', 'q', 'Q', ['a']],
      ['toolgroups', 'g', 'G', ['a']],
      ['tools', 'p', 'p', ['b', 'c']],
    ]);
  });
  it('A thing gets it where it has the one and not the other, within the applications that the copy reaches', () => {
    const to = carriersOf('r2', { ...from, purposes: [purpose('p', 'a'), purpose('q', 'a')] });
    expect(carrying(...gainingCarriers(carriersOf('r1', from), to))).toEqual([
      ['purposes', 'p', 'P', ['b']],
      ['tools', 'p', 'p', ['b', 'c']],
    ]);
    expect(carrying(...gainingCarriers(carriersOf('r1', from), to, new Set(['c'])))).toEqual([
      ['tools', 'p', 'p', ['c']],
    ]);
  });
});
