import { screen } from '@testing-library/react';
import { changeField } from '../../screens/visit.tsx';
import type { FaultPage, Scenarios, StandIn } from '../testFaults.ts';

const as = 'superadmin';
const typing = (label: RegExp | string, text: string, button: string) => async (page: FaultPage) => {
  changeField(label, text);
  await page.press(button);
};
const filling = (fields: Record<string, string>, button: string) => async (page: FaultPage) => {
  for (const [label, text] of Object.entries(fields)) changeField(label, text);
  await page.press(button);
};
const person = {
  'First name': 'Ada',
  'Last name': 'Byron',
  Email: 'ada@alder.example',
  Phone: '(555) 010-2233',
  Password: 'Secret123',
};
const passwords = {
  'Current password *': 'Assessor1',
  'New password *': 'Analytic1',
  'Repeat new password *': 'Analytic1',
};
const resetLink = async (standIn: StandIn) => {
  await standIn.askWithoutSession('POST', '/api/users/forgot-password-request', {
    email: 'user@map.example',
  });
  return (await standIn.emailedLink('user@map.example'))!;
};
const verifyLink = async (standIn: StandIn) => {
  await (await standIn.as('unverified')).ask('POST', '/api/users/resend-verification-email', {});
  return (await standIn.emailedLink('unverified@map.example'))!;
};
const chosen = { 'New password': 'Analytic1', 'Repeat new password': 'Analytic1' };
const profile = {
  as: 'user',
  address: '/view/profile',
  act: typing(/^Last name/, 'Hopper', 'Save'),
  typed: [/^Last name/, 'Hopper'] as [RegExp, string],
  changes: 'lastName',
};
const ready = (heading: string) => async () => void (await screen.findByRole('heading', { name: heading }));

export const accountFaults = {
  'account.signIn': {
    address: '/login',
    act: filling({ Email: 'superadmin@map.example', Password: 'Assessor1' }, 'Sign in'),
    typed: ['Email', 'superadmin@map.example'],
  },
  'account.signUp': {
    address: '/signup',
    before: ready('Create an account'),
    act: filling(person, 'Sign up'),
    typed: ['First name', 'Ada'],
  },
  'account.forgotPassword': {
    address: '/forgot-password',
    before: ready('Forgot your password?'),
    act: filling({ Email: 'user@map.example' }, 'Send reset link'),
    typed: ['Email', 'user@map.example'],
    closingStatuses: [404],
  },
  'account.verifyResetToken': { address: resetLink },
  'account.resetPassword': {
    address: resetLink,
    before: async () => void (await screen.findByLabelText('New password')),
    act: filling(chosen, 'Change password'),
    typed: ['New password', 'Analytic1'],
  },
  'account.verifyEmail': { address: verifyLink },
  'account.me': [
    { as, address: '/tags' },
    { ...profile, readsFirst: true },
  ],
  'users.update': profile,
  'users.changePassword': {
    as: 'user',
    address: '/settings',
    act: filling(passwords, 'Change password'),
    typed: ['New password *', 'Analytic1'],
  },
  'users.markFirstLogin': {
    as: 'first.login',
    address: '/settings',
    act: filling(passwords, 'Change password'),
  },
  'users.resendVerification': {
    as: 'unverified',
    address: '/view/profile',
    act: page => page.press('Resend now'),
  },
} satisfies Scenarios;
