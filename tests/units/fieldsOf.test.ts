import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { UserFields } from '../../src/platform/users.ts';
import { emptyOf, faultsOf, isRequired } from '../../src/forms/fieldsOf.ts';

describe('a form takes its rules from the contract', () => {
  it('A field that its rule refuses empty is required.', () => {
    expect(Object.entries(UserFields).filter(([, rule]) => isRequired(rule)).map(([name]) => name)).toEqual(['firstName', 'lastName', 'email']);
    expect(isRequired(undefined)).toBe(false);
  });

  it('A field holds nothing typed, or is not ticked, before anything is known.', () => {
    expect(emptyOf(UserFields.email)).toBe('');
    expect(emptyOf(z.boolean())).toBe(false);
  });

  it('Each field has its first fault, by its key in the catalogue.', () => {
    expect(faultsOf(UserFields, {})).toEqual({ firstName: 'person.rule.firstName', lastName: 'person.rule.lastName', email: 'person.rule.email' });
    expect(faultsOf(UserFields, { firstName: ' ', lastName: 'B', email: 'b@', phone: '555' })).toEqual({
      firstName: 'person.rule.firstName',
      email: 'person.rule.emailFormat',
      phone: 'person.rule.phone',
    });
  });

  it('What is right has no fault, and what has no rule is not looked at.', () => {
    expect(faultsOf(UserFields, { firstName: 'A', lastName: 'B', email: 'a@b.example', phone: '', other: 7 })).toEqual({});
  });
});
