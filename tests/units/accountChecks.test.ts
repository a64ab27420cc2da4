import { describe, expect, it } from 'vitest';
import { validateEmail, validateNewPassword, validateSignUp } from '../../src/account/accountValidation.ts';
import type { FormErrors } from '../../src/account/pageProblem.ts';
import { validateLogin } from '../../src/account/validateLogin.ts';

const keys = (errors: FormErrors) =>
  Object.fromEntries(Object.entries(errors).map(([field, says]) => [field, says?.(key => key)]));
const ada = {
  firstName: 'Ada',
  lastName: 'Byron',
  email: 'ada@alder.us',
  phone: '(555) 010-2233',
  password: 'Secret123',
};

describe('the sign-in form', () => {
  const both = 'account.login.enterBoth';
  it.each([
    ['', '', { email: both, password: both }],
    ['', 'x', { email: both }],
    ['ada@alder.us', '', { password: both }],
    ['ada@alder', 'x', { email: 'account.login.emailFormat' }],
    ['ada@alder', '', { email: 'account.login.emailFormat', password: both }],
    ['ada@alder.us', 'x', {}],
  ])('the sign-in form checks the email %j and the password %j', (email, password, errors) =>
    expect(keys(validateLogin({ email, password }))).toEqual(errors),
  );
});

describe('the sign-up form', () => {
  it('the sign-up form accepts complete values', () => expect(validateSignUp(ada)).toEqual({}));
  it('the sign-up form reports every field that is missing', () =>
    expect(keys(validateSignUp({ firstName: '', lastName: '', email: '', phone: '', password: '' }))).toEqual(
      {
        firstName: 'personRules.firstName',
        lastName: 'personRules.lastName',
        email: 'personRules.email',
        phone: 'personRules.phone',
        password: 'personRules.password',
      },
    ));
  it.each([
    [{ email: 'ada@' }, { email: 'personRules.emailFormat' }],
    [{ phone: '555-010-2233' }, { phone: 'personRules.phone' }],
    [{ firstName: 'Ada\r\nBcc: all@map.example' }, { firstName: 'personRules.oneLine' }],
    [{ lastName: 'By\u0007ron' }, { lastName: 'personRules.oneLine' }],
    [{ email: 'ada\u0085@alder.us' }, { email: 'personRules.oneLine' }],
    [{ phone: '(555) 010-2233\u2028' }, { phone: 'personRules.oneLine' }],
    [{ firstName: '\u202Eada 😀', lastName: 'مُقيِّم' }, {}],
    [{ password: 'Secret1' }, { password: 'personRules.password' }],
    [{ password: 'secret123' }, { password: 'personRules.passwordCharacters' }],
    [{ password: 'Secretsecret' }, { password: 'personRules.passwordCharacters' }],
  ])('the sign-up form reports this value: %j', (change, errors) =>
    expect(keys(validateSignUp({ ...ada, ...change }))).toEqual(errors),
  );
});

it('a forgotten password needs a valid email', () => {
  expect(validateEmail('')?.(key => key)).toBe('personRules.email');
  expect(validateEmail('ada')?.(key => key)).toBe('personRules.emailFormat');
  expect(validateEmail('ada@alder.us')).toBeUndefined();
});

it('a new password has to be repeated', () => {
  expect(keys(validateNewPassword({ password: 'Secret123', repeat: 'Secret124' }))).toEqual({
    repeat: 'personRules.passwordsDiffer',
  });
  expect(validateNewPassword({ password: 'Secret123', repeat: 'Secret123' })).toEqual({});
});
