import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { seededUserId } from '../../mocks/db/demoAccounts.ts';
import { startPlatform } from './platform.ts';
import { sockets } from './socket.ts';
import {
  at,
  buttonsIn,
  cellsIn,
  documentedSubscription,
  GRACE,
  graceWith,
  replyAboutGrace,
  subscriptionIdOfGrace,
  subscriptionPanel,
  subscriptionRowsIn,
} from './subscribed.ts';
import { openUserPage } from './userPage.ts';
import { closeWindow } from './visit.tsx';

const standIn = startPlatform({ live: true });
beforeEach(() => standIn.reset());
const { TZ } = process.env;
afterEach(() => {
  closeWindow();
  if (TZ === undefined) delete process.env.TZ;
  else process.env.TZ = TZ;
});

const INFO = 'GET /api/users/detail/*';
const answered = replyAboutGrace(standIn, INFO);
const openPage = (hash = '#subscriptions', name = 'superadmin', id = GRACE, search = '') =>
  openUserPage(standIn, id, name, search + hash);
const subscriptionId = (application: string) => subscriptionIdOfGrace(standIn, application);
const active = () => subscriptionPanel('Active');
const cancelled = () => subscriptionPanel('Cancelled');
const ARCHIVED = '#archived-subscriptions';

describe('the subscriptions of a user', () => {
  it('the tabs count the subscriptions of a user, and those with a failed payment come first', async () => {
    await openPage();
    expect(screen.getAllByRole('tab').map(tab => tab.textContent)).toEqual(
      expect.arrayContaining(['Subscriptions (Active)3', 'Subscriptions (Archived)2']),
    );
    within(active()).getByRole('heading', { name: 'Active 3' });
    expect(
      subscriptionRowsIn(active()).map(({ application, plan, marks, price }) => [
        application,
        plan,
        marks,
        price,
      ]),
    ).toEqual([
      ['Cedar Ridge Property Viewer', 'Professional · Monthly', ['Past due'], '$99.50 / month'],
      [
        'City of Millbrook',
        'Basic · Quarter',
        ['Active', 'automatically cancelled at period end'],
        '$49.00 / 3 months',
      ],
      ['Larkspur County Assessor', 'Standard · Annual', ['Active'], '$480.00 / year'],
    ]);
  });

  it('a subscription shows its start, its current cycle and whether it renews', async () => {
    const stripe = {
      start: at(2024, 11, 18),
      current_period_start: at(2026, 11, 18),
      current_period_end: at(2027, 11, 18),
    };
    answered({
      active: [
        documentedSubscription({ stripe }),
        documentedSubscription({ _id: 's2', stripe: { ...stripe, cancel_at_period_end: true } }),
        documentedSubscription({ _id: 's3', stripeSubscription: null, noAutoRenew: true }),
      ],
    });
    await openPage();
    expect(subscriptionRowsIn(active()).map(({ facts }) => facts)).toEqual([
      ['11/18/2024', '11/18/2026 – 11/18/2027', 'Renews automatically'],
      ['11/18/2024', '11/18/2026 – 11/18/2027', 'Ends 11/18/2027'],
      // Without a status there is no chip, so the facts say that it is missing.
      ['–', '–', 'Ends after its current cycle', '–'],
    ]);
  });

  it.each([
    [
      'America/Los_Angeles',
      '10/31/2026',
      '10/31/2026 17:00 GMT-7 (America/Los_Angeles) · 11/01/2026 00:00 UTC',
    ],
    ['Europe/Berlin', '11/01/2026', '11/01/2026 01:00 GMT+1 (Europe/Berlin) · 11/01/2026 00:00 UTC'],
  ])('in %s the day on which a cycle ends names its time zone and UTC', async (zone, day, text) => {
    process.env.TZ = zone;
    const stripe = {
      current_period_start: Date.UTC(2025, 10, 1) / 1000,
      current_period_end: Date.UTC(2026, 10, 1) / 1000,
    };
    answered({ active: [documentedSubscription({ stripe })] });
    await openPage();
    const end = within(active()).getByText(day);
    fireEvent.pointerEnter(end);
    expect(end.title).toBe(text);
  });

  it('a subscription shows its status in words, and an unknown status as it came', async () => {
    const statuses = [
      'active',
      'past_due',
      'trialing',
      'unpaid',
      'incomplete',
      'incomplete_expired',
      'paused',
      'canceled',
      'on_probation',
    ];
    answered({
      active: statuses.map(httpStatus =>
        documentedSubscription({ _id: httpStatus, stripe: { status: httpStatus } }),
      ),
    });
    await openPage();
    expect(subscriptionRowsIn(active()).flatMap(({ marks }) => marks)).toEqual([
      'Active',
      'Past due',
      'In trial',
      'Unpaid',
      'Incomplete',
      'Expired',
      'Paused',
      'Cancelled',
      'on_probation',
    ]);
  });

  it('cancelled subscriptions are in their own tab, the latest first', async () => {
    const over = (id: string, ended: number | null, more: object = {}) =>
      documentedSubscription({
        _id: id,
        application: { _id: id, applicationName: id },
        stripe: { status: 'canceled', canceled_at: at(2026, 1, 2), ended_at: ended },
        ...more,
      });
    answered({
      archived: [
        over('Alder', at(2026, 1, 3)),
        over('Birch', at(2026, 3, 4), {
          period: { name: 'Pass', interval: 'day', intervalCount: 1, price: 12 },
        }),
        over('Cedar', null, { period: null }),
      ],
    });
    await openPage(ARCHIVED);
    expect(cellsIn(cancelled())).toEqual([
      ['Birch', 'Professional', '$12.00 / day', '01/02/2026', '03/04/2026'],
      ['Alder', 'Professional', '$480.00 / year', '01/02/2026', '01/03/2026'],
      ['Cedar', 'Professional', '–', '01/02/2026', '–'],
    ]);
  });

  it.each(['ids', 'populated'] as const)(
    'subscriptions show names and prices when application, plan and period come as %s',
    async refs => {
      standIn.refs(refs);
      await openPage();
      await waitFor(() =>
        expect(
          subscriptionRowsIn(active()).map(({ application, plan, price }) => [application, plan, price]),
        ).toContainEqual(['City of Millbrook', 'Basic · Quarter', '$49.00 / 3 months']),
      );
      const requests = standIn
        .requestsOf('GET /api/applications')
        .map(({ query }) => query)
        .filter(({ expand }) => expand);
      expect(requests).toEqual(
        refs === 'ids' ? [{ page: '1', pageSize: '0', all: 'true', expand: 'subscriptionPlans' }] : [],
      );
    },
  );

  it('a subscription whose application and plan cannot be loaded shows their IDs, or a dash', async () => {
    standIn.fault({ match: 'GET /api/applications', status: 500 });
    answered({
      active: [
        documentedSubscription({ application: 'a9', plan: 'p9', period: 'd9', stripeSubscription: {} }),
        { _id: 's2' },
      ],
    });
    await openPage();
    await waitFor(() =>
      expect(
        subscriptionRowsIn(active()).map(({ application, plan, price }) => [application, plan, price]),
      ).toEqual([
        ['Unknown application a9', 'Unknown plan p9', '–'],
        ['–', '–', '–'],
      ]),
    );
  });

  it('both tabs say that a user has no subscriptions when the platform sends none', async () => {
    standIn.fault({ match: INFO, status: 200, body: { ...graceWith({}), subscriptions: undefined } });
    const page = await openPage();
    expect(active().textContent).toBe(
      'Active 0No active subscriptionsGrace Lindqvist has no active subscriptions.',
    );
    await page.person.click(screen.getByRole('tab', { name: /Archived/ }));
    expect(cancelled().textContent).toMatch(/^Cancelled 0No cancelled subscriptions/);
  });

  it('many subscriptions of a user are paged and searched, and the address keeps both', async () => {
    const page = await openPage('#subscriptions', 'superadmin', seededUserId(37));
    expect(subscriptionRowsIn(active())).toHaveLength(10);
    await page.follow('Page 3');
    expect(page.address()).toContain('?activePage=3#subscriptions');
    expect(subscriptionRowsIn(active())).toHaveLength(10);
    await page.type('Search this list: Active', 'zone 17');
    await waitFor(() =>
      expect(subscriptionRowsIn(active()).map(({ plan }) => plan)).toEqual(['Tax Map Zone 17 · Monthly']),
    );
    await waitFor(() => expect(page.address()).toContain('?activeQ=zone+17#subscriptions'));
    await page.type('Search this list: Active', 'nothing of the kind');
    await within(active()).findByText('No matches');
    closeWindow();
    await openPage('#subscriptions', 'superadmin', seededUserId(37), '?activeQ=zone+17');
    expect(subscriptionRowsIn(active()).map(({ plan }) => plan)).toEqual(['Tax Map Zone 17 · Monthly']);
  });

  it('the subscriptions of a user show the change of another user at once', async () => {
    await openPage();
    await waitFor(() => expect(sockets.tokens()).toHaveLength(1));
    const id = await subscriptionId('City of Millbrook');
    await (await standIn.as('second.superadmin')).ask('DELETE', `/api/subscriptions/${id}/user/${GRACE}`);
    await waitFor(() =>
      expect(subscriptionRowsIn(active()).map(({ application }) => application)).toEqual([
        'Cedar Ridge Property Viewer',
        'Larkspur County Assessor',
      ]),
    );
    screen.getByRole('tab', { name: 'Subscriptions (Archived) 3' });
  });

  it('an event about a subscription alone reloads the subscriptions of a user', async () => {
    answered({ active: [documentedSubscription()] });
    await openPage();
    await waitFor(() => expect(sockets.tokens()).toHaveLength(1));
    standIn.clearFaults();
    answered({ active: [documentedSubscription({ stripe: { status: 'unpaid' } })] });
    sockets.emit('subscriptions:save', { _id: 's1' });
    await waitFor(() => expect(subscriptionRowsIn(active())[0]!.marks).toEqual(['Unpaid']));
  });

  it('an admin sees the subscriptions of a user, but cannot change them', async () => {
    const page = await openPage('#subscriptions', 'admin');
    expect(subscriptionRowsIn(active())).toHaveLength(3);
    expect(buttonsIn(active())).toEqual(['Payment history 6', 'Payment history 1', 'Payment history 3']);
    await page.person.click(screen.getByRole('tab', { name: /Archived/ }));
    expect(cellsIn(cancelled())).toHaveLength(2);
    expect(buttonsIn(cancelled()).filter(name => !name?.startsWith('Payment history: '))).toEqual([]);
  });
});
