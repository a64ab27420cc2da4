import { describe, expect, it } from 'vitest';
import { absentDays, absentPath, absentQuery } from '../../src/pages/home/attention/absentUsers.ts';
import { findUserProblems } from '../../src/pages/home/attention/userProblems.ts';
import type { User } from '../../src/platform/users.ts';

describe('users who are absent', () => {
  const days = absentDays(new Date('2026-03-01T12:00:00'));

  it('users are absent whose last sign-in is more than 90 whole days ago', () =>
    expect(days).toBe('2000-01-01,2025-11-30'));

  it('the request and the link ask for the same days', () => {
    const { lastLoggedIn } = absentQuery(days);
    expect(lastLoggedIn).toBe(
      `${new Date('2000-01-01T00:00:00').toISOString()},${new Date('2025-11-30T23:59:59').toISOString()}`,
    );
    expect(absentPath(days)).toBe('/users?lastLoggedIn=2000-01-01%2C2025-11-30');
  });
});

describe('what needs attention about a user', () => {
  const NOW = 1_800_000_000;
  const DAY = 86_400;
  const problems = (fields: Partial<User> & Record<string, unknown>) =>
    findUserProblems({ _id: 'u', firstName: 'Ada', lastName: 'Lovelace', email: 'a@b.c', ...fields }, NOW);
  const subscribed = (...entries: object[]) => ({
    subscriptions: { activePlans: entries.map((entry, at) => ({ _id: `s${at}`, ...entry })) },
  });
  const ending = (end: number, more: object = {}) => ({
    stripeSubscription: {
      status: 'active',
      cancel_at_period_end: true,
      current_period_end: NOW + end,
      ...more,
    },
  });

  it('a failed payment needs attention until a later payment succeeds', () => {
    const failed = { type: 'invoice.payment_failed', created: NOW - 20 };
    const paid = { type: 'invoice.payment_succeeded', created: NOW - 10 };
    expect(problems(subscribed({ events: [failed] }))).toEqual([{ kind: 'payment' }]);
    expect(problems(subscribed({ events: [paid, failed] }))).toEqual([]);
    expect(problems(subscribed({ stripeSubscription: { status: 'past_due' } }))).toEqual([
      { kind: 'payment' },
    ]);
  });

  it('a subscription needs attention in the 14 days before it ends, with the first end of several', () => {
    expect(problems(subscribed(ending(14 * DAY), ending(3 * DAY)))).toEqual([
      { kind: 'ending', endsAt: NOW + 3 * DAY },
    ]);
    expect(problems(subscribed(ending(14 * DAY + 1)))).toEqual([]);
    expect(problems(subscribed(ending(-1)))).toEqual([]);
    expect(problems(subscribed(ending(DAY, { cancel_at_period_end: false })))).toEqual([]);
    expect(problems(subscribed(ending(DAY, { status: 'canceled' })))).toEqual([]);
  });

  it('an unverified email and a first login need attention if the user can sign in', () => {
    const fields = { emailVerification: { verified: false }, isLoggedinYet: false };
    expect(problems({ ...fields, role: 'user' })).toEqual([{ kind: 'email' }, { kind: 'firstLogin' }]);
    expect(problems({ ...fields, role: 'superadmin' })).toEqual([{ kind: 'email' }]);
    expect(problems({ ...fields, isActive: false })).toEqual([]);
  });

  it('a user without any of these fields needs no attention', () => expect(problems({})).toEqual([]));
});
