import { expect, it } from 'vitest';
import { collectEmails } from '../../src/domain/people/collectEmails.ts';

it('emails that differ only in case are collected once, in the order of the users', () => {
  const users = [
    { email: 'Uma@map.example' },
    { email: ' grace@map.example ' },
    { email: 'uma@MAP.example' },
  ];
  expect(collectEmails(users).emails).toEqual(['Uma@map.example', 'grace@map.example']);
});

it('inactive users and users without an email are left out and counted', () => {
  const users = [
    { email: 'ian@map.example', isActive: false },
    { email: 'uma@map.example', isActive: true },
    { email: ' ' },
    {},
  ];
  expect(collectEmails(users)).toEqual({
    emails: ['uma@map.example'],
    inactiveCount: 1,
    unknownCount: 2,
  });
});
