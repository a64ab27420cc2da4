import { describe, expect, it } from 'vitest';
import { cloneGains, gainingPurposes } from '../../src/resources/roles/cloneGains.ts';

const user = (_id: string, ...given: [role: string, application: string | null][]) => ({
  _id,
  firstName: '',
  lastName: '',
  email: '',
  rolesAssigned: given.map(([role, application]) => ({ role, application })),
});
const brief = (people: ReturnType<typeof cloneGains>) => people?.map(({ id, applications, had }) => [id, applications, had]);
const roles = { from: 'r1', to: 'r2' };

describe('who gets a role by a clone', () => {
  it('Everybody gets it where he has the one and not the other; in no application is a place, too.', () => {
    const ada = user('ada', ['r1', 'a'], ['r1', 'b'], ['r2', 'b'], ['r2', 'c']);
    const bo = user('bo', ['r1', null]);
    const cy = user('cy', ['r1', 'a'], ['r2', 'a']);
    expect(brief(cloneGains([ada, bo, cy], roles))).toEqual([['ada', ['a'], ['b', 'c']], ['bo', [''], []], ['cy', [], ['a']]]);
  });
  it('Within some applications, nobody is concerned by what is elsewhere.', () => {
    const people = [user('ada', ['r1', 'a'], ['r1', 'b']), user('bo', ['r1', null])];
    expect(brief(cloneGains(people, { ...roles, within: new Set(['b']) }))).toEqual([['ada', ['b'], []]]);
  });
  it('Nothing is known where somebody comes without saying where he has it.', () => {
    expect(cloneGains([user('ada')], roles)).toBeUndefined();
  });
  it('A purpose that gets it in several applications is one purpose.', () => {
    const of = (_id: string, application: string) => ({ _id, application });
    expect(gainingPurposes([of('p', 'a'), of('p', 'b'), of('q', 'a')], [of('q', 'a')]).map(({ _id }) => _id)).toEqual(['p']);
  });
});
