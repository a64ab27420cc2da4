import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { validateFields } from '../../src/admin/form/contractResolver.ts';
import { splitFieldErrors } from '../../src/admin/form/fieldErrors.ts';
import { isRequiredRule, ruleAt } from '../../src/admin/form/fieldRules.ts';
import {
  changedValues,
  draftableValues,
  initialFieldValue,
  valuesWithDefaults,
} from '../../src/admin/form/formValues.ts';
import { mergeRecord } from '../../src/data/mergeRecord.ts';
import { roleForm } from '../../src/domain/people/roleForm.ts';
import { profileForm } from '../../src/pages/profile/profileForm.ts';
import { readError } from '../../src/platform/errors.ts';
import { withKind } from '../../src/platform/fieldKind.ts';
import { UserFields } from '../../src/platform/users.ts';
import { tagForm } from '../../src/resources/tags/tagForm.ts';
import { userForm } from '../../src/resources/users/userForm.ts';

const nested = {
  name: z.string(),
  size: z.optional(z.number()),
  active: z.boolean(),
  symbol: z.looseObject({ color: z.string(), width: z.number(), note: z.optional(z.string()) }),
  paths: z.array(
    z.looseObject({
      path: z.string().check(z.refine(text => text.startsWith('/'), 'path.rule')),
      order: z.optional(z.number()),
    }),
  ),
  token: withKind('secret', z.optional(z.string())),
  cards: z.array(z.object({ holder: z.string(), number: withKind('secret', z.string()) })),
};

describe('rules of a form', () => {
  it('a field is required unless its rule is optional or its type has a filled-in default', () => {
    expect(
      Object.entries(UserFields)
        .filter(([, rule]) => isRequiredRule(rule))
        .map(([name]) => name),
    ).toEqual(['firstName', 'lastName', 'email']);
    expect(
      Object.entries(nested)
        .filter(([, rule]) => isRequiredRule(rule))
        .map(([name]) => name),
    ).toEqual(['name']);
    expect(isRequiredRule(ruleAt(nested, 'symbol.width'))).toBe(true);
    expect(isRequiredRule(undefined)).toBe(false);
  });

  it('each field starts with an empty value of its type', () => {
    expect(
      Object.fromEntries(Object.entries(nested).map(([name, rule]) => [name, initialFieldValue(rule)])),
    ).toEqual({
      name: '',
      size: null,
      active: false,
      symbol: { color: '', width: null, note: '' },
      paths: [],
      token: '',
      cards: [],
    });
  });

  it('missing fields get their default values, and fields without a rule are kept', () => {
    expect(
      valuesWithDefaults(nested, { symbol: { color: 'red', style: 'dotted' }, paths: [{ path: '/a' }] }),
    ).toMatchObject({
      symbol: { color: 'red', width: null, note: '', style: 'dotted' },
      paths: [{ path: '/a', order: null }],
    });
  });

  it('a rule is found by its dotted source, and an unknown source has no rule', () => {
    expect(ruleAt(nested, 'paths.3.path')).toBe(nested.paths.def.element.def.shape.path);
    for (const source of ['paths.path', 'paths.0.nothing', 'nothing', 'name.first', 'toString', ''])
      expect(ruleAt(nested, source)).toBeUndefined();
  });
});

describe('validateFields', () => {
  it('validation returns the first error of each field as a text key', () => {
    expect(validateFields(UserFields, {})).toEqual({
      firstName: 'personRules.firstName',
      lastName: 'personRules.lastName',
      email: 'personRules.email',
    });
    expect(validateFields(UserFields, { firstName: ' ', lastName: 'B', email: 'b@', phone: '555' })).toEqual({
      firstName: 'personRules.firstName',
      email: 'personRules.emailFormat',
      phone: 'personRules.phone',
    });
  });

  it('validation returns nothing for valid values and ignores fields without a rule', () => {
    expect(
      validateFields(UserFields, {
        firstName: 'A',
        lastName: 'B',
        email: 'a@b.example',
        phone: '',
        other: 7,
      }),
    ).toEqual({});
  });

  it('validation errors in arrays and objects have dotted sources', () => {
    const values = {
      name: 'N',
      size: null,
      active: false,
      symbol: { color: '', width: null, note: '' },
      paths: [
        { path: '/a', order: null },
        { path: 'b', order: 'x' },
      ],
      token: '',
      cards: [],
    };
    expect(validateFields(nested, values)).toEqual({
      'symbol.color': 'ra.validation.required',
      'symbol.width': 'ra.validation.required',
      'paths.1.path': 'path.rule',
      'paths.1.order': 'ui.rule.wrong',
    });
  });

  it('validation refuses an unexpected type only in changed fields, and a broken documented rule in every field', () => {
    const values = { name: '', size: 'big', active: false, symbol: { color: 'red', width: 1 }, paths: [] };
    expect(validateFields(nested, values)).toMatchObject({ size: 'ui.rule.wrong' });
    expect(validateFields(nested, values, {})).toEqual({ name: 'ra.validation.required' });
  });

  it('refused fields are matched to the form by sources with brackets or dots', () => {
    const errors = { 'paths[0].path': 'Taken', 'symbol.width': 'Too wide', 'paths.0.other': 'Unknown' };
    const refused = readError(400, { message: 'Validation failed', errors });
    const { fieldErrors, rest } = splitFieldErrors(refused, nested);
    expect(fieldErrors).toEqual({ 'paths.0.path': 'Taken', 'symbol.width': 'Too wide' });
    expect(rest).toMatchObject({
      status: 400,
      serverMessage: 'Validation failed',
      body: { errors: { 'paths.0.other': 'Unknown' } },
    });
  });
});

describe('changed values', () => {
  it('a change contains the complete value of each field that differs', () => {
    const before = valuesWithDefaults(nested, { name: 'N', paths: [{ path: '/a' }] });
    const typed = {
      ...before,
      name: 'N ',
      paths: [{ path: '/b', order: null }],
      symbol: { ...(before.symbol as object) },
    };
    expect(changedValues(nested, before, typed)).toEqual({
      name: 'N ',
      paths: [{ path: '/b', order: null }],
    });
  });

  it.each([
    ['tag', tagForm],
    ['role', roleForm],
    ['user', userForm],
    ['profile', profileForm],
  ])('a change of the same text by another user is a conflict in every text of a %s', (_, form) => {
    const before = valuesWithDefaults(form.fields, {});
    for (const name of Object.keys(before).filter(field => typeof before[field] === 'string')) {
      const [data, now] = ['mine', 'theirs'].map(text => ({ ...before, [name]: text }));
      expect(mergeRecord({ data: data!, before, current: now! }).conflicts).toEqual([name]);
    }
  });

  it('a change by another user to an equivalent value is no conflict', () => {
    const before = valuesWithDefaults(nested, { symbol: { color: 'red' } });
    const now = { ...before, name: 'N', symbol: { width: 2, color: 'blue' } };
    const data = { ...before, name: ' N ', symbol: { color: 'blue', width: 2, note: '' } };
    expect(mergeRecord({ data, before, current: now }).conflicts).toEqual([]);
  });
});

it('drafts leave out secrets and files at any depth', () => {
  const values = {
    name: 'N',
    token: 'T',
    cards: [{ holder: 'H', number: '4242' }],
    symbol: { color: new File([], 'a') },
    other: 1,
  };
  expect(draftableValues(nested, values)).toEqual({ name: 'N', cards: [{ holder: 'H' }], symbol: {} });
  expect(draftableValues(userForm.fields, { password: 'Secret1!', lastName: 'Lee' })).toEqual({
    lastName: 'Lee',
  });
});
