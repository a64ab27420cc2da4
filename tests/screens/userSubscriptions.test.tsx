import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { seededUserId } from '../../mocks/db/demoAccounts.ts';
import type { Fault } from '../../mocks/http/faults.ts';
import { startPlatform } from './platform.ts';
import { sockets } from './socket.ts';
import {
  at,
  buttonsIn,
  cellsIn,
  documentedSubscription,
  GRACE,
  graceWith,
  subscriptionPanel,
  subscriptionRowsIn,
} from './subscribed.ts';
import { closeWindow, visit } from './visit.tsx';

const standIn = startPlatform({ live: true });
beforeEach(() => standIn.reset());
const { TZ } = process.env;
afterEach(() => {
  closeWindow();
  if (TZ === undefined) delete process.env.TZ;
  else process.env.TZ = TZ;
});

const INFO = 'GET /api/users/detail/*';
const answered = (...kept: Parameters<typeof graceWith>) =>
  standIn.fault({ match: INFO, status: 200, body: graceWith(...kept) });
const active = () => subscriptionPanel('Active');
const cancelled = () => subscriptionPanel('Cancelled');
const openPage = async (hash = '#subscriptions', name = 'superadmin', id = GRACE, search = '') => {
  const page = await visit(standIn, name, `/user/${id}/info${search}${hash}`);
  await page.settled();
  return page;
};
const ARCHIVED = '#archived-subscriptions';
type SubscriptionRow = { _id: string; application: { applicationName: string } };
interface Subscriber {
  subscriptions: { activePlans: SubscriptionRow[]; archivedPlans: SubscriptionRow[] };
}
/** The id of Grace's subscription in an application. */
const subscriptionId = async (application: string) => {
  const { subscriptions } = await (
    await standIn.as('superadmin')
  ).ask<Subscriber>('GET', `/api/users/detail/${GRACE}/info`);
  const all = [...subscriptions.activePlans, ...subscriptions.archivedPlans];
  return all.find(entry => entry.application.applicationName === application)!._id;
};
const writes = () => standIn.calls().filter(call => !call.startsWith('GET '));

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

const CANCEL = 'End now: Basic, City of Millbrook';
const QUESTION = 'End Basic for City of Millbrook now?';

describe('cancelling the subscription of a user', () => {
  const deletion = async () =>
    `DELETE /api/subscriptions/${await subscriptionId('City of Millbrook')}/user/${GRACE}`;
  const cancel = async (page: Awaited<ReturnType<typeof openPage>>) => {
    await page.press(CANCEL);
    await page.question(QUESTION);
    await page.answer('End now');
  };

  it('cancelling a subscription asks first by application and plan, and says that it ends at once', async () => {
    const page = await openPage();
    await page.press(CANCEL);
    const question = await page.question(QUESTION);
    expect(question.textContent).toMatch(
      /The subscription of Grace Lindqvist will end immediately\. Its current cycle would otherwise run until \d\d\/\d\d\/\d{4}\. You can resubscribe later\. This may charge the card\./,
    );
    await page.answer('Keep subscription');
    expect(writes()).toEqual([]);
    expect(subscriptionRowsIn(active())).toHaveLength(3);
  });

  it('cancelling a subscription sends the documented request once, and offers no Undo', async () => {
    const call = await deletion();
    const page = await openPage();
    await cancel(page);
    await page.banner('The subscription has been deleted');
    expect(writes()).toEqual([call]);
    expect(standIn.requestsOf(call)[0]!.body).toBeUndefined();
    await waitFor(() =>
      expect(subscriptionRowsIn(active()).map(({ application }) => application)).toEqual([
        'Cedar Ridge Property Viewer',
        'Larkspur County Assessor',
      ]),
    );
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
    expect(document.activeElement).toBe(within(active()).getByRole('heading', { level: 2 }));
    await page.person.click(screen.getByRole('tab', { name: 'Subscriptions (Archived) 3' }));
    expect(cellsIn(cancelled())[0]!.slice(0, 2)).toEqual(['City of Millbrook', 'Basic']);
  });

  it.each([
    [
      'with 200',
      { status: 200, body: { error: { message: 'This plan cannot be cancelled online.' } } },
      'This plan cannot be cancelled online.',
    ],
    [
      'with 400',
      { status: 400, body: { error: { message: 'This plan cannot be cancelled online.' } } },
      'This plan cannot be cancelled online.',
    ],
    ['with 200, as text', { status: 200, body: { error: 'Not now.' } }, 'Not now.'],
    [
      'with 404',
      { status: 404, body: { message: 'There is no such subscription' } },
      'The subscription could not be cancelled. There is no such subscription',
    ],
    [
      'with 500',
      { status: 500 },
      'The subscription could not be cancelled. Something went wrong on the platform (500). Try again later.',
    ],
  ] as [string, Omit<Fault, 'match'>, string][])(
    'a cancellation that is refused %s is reported, and nothing changes',
    async (_, rule, text) => {
      const page = await openPage();
      standIn.fault({ match: 'DELETE /api/subscriptions/*', ...rule });
      await cancel(page);
      await page.banner(text);
      await page.settled();
      expect(subscriptionRowsIn(active())).toHaveLength(3);
      expect(page.banners()).toEqual([text]);
    },
  );

  it.each([
    [
      'was lost with its request',
      { status: 0, drop: true },
      'The platform’s response was lost and the subscription is still active. Check again in a minute before you cancel it again.',
      3,
    ],
    [
      'cannot be read although it was done',
      { answer: 'broken' },
      'The platform’s response was lost, but the subscription has been cancelled.',
      2,
    ],
  ] as [string, Omit<Fault, 'match'>, string, number][])(
    'a cancellation whose reply %s is looked up, and not sent again',
    async (_, { status: __, ...rule }, text, left) => {
      const call = await deletion();
      const page = await openPage();
      standIn.fault({ match: 'DELETE /api/subscriptions/*', ...rule });
      await cancel(page);
      await page.banner(text);
      await waitFor(() => expect(subscriptionRowsIn(active())).toHaveLength(left));
      expect(writes()).toEqual([call]);
    },
  );

  it('a cancellation whose reply and lookup are both lost is reported as unknown', async () => {
    const page = await openPage();
    standIn.fault({ match: 'DELETE /api/subscriptions/*', drop: true });
    standIn.fault({ match: INFO, drop: true });
    await cancel(page);
    await page.banner(
      'The platform’s response was lost and the subscription could not be loaded. It may already have ended. Check it before you cancel it again.',
    );
    expect(subscriptionRowsIn(active())).toHaveLength(3);
  });
});

describe('resubscribing for a user', () => {
  const again = async (application: string) =>
    `PUT /api/subscriptions/${await subscriptionId(application)}/resubscribe/user/${GRACE}`;
  const TAX = 'Resubscribe: Tax Map Zone 3, Marlow County Tax Maps';

  it('the question about resubscribing names price and card when a new cycle begins', async () => {
    answered({
      cards: [{ id: 'c1', brand: 'Visa', last4: '4242' }],
      chosen: 'c1',
      archived: [
        documentedSubscription({ stripe: { status: 'canceled', current_period_end: at(2026, 1, 1) } }),
      ],
    });
    const page = await openPage(ARCHIVED);
    await page.press('Resubscribe: Professional, Alder County');
    const question = await page.question('Resubscribe to Professional for Alder County?');
    within(question).getByText(
      'This subscription belongs to Grace Lindqvist. A new cycle will start now. $480.00 / year will be charged to Visa ending 4242 immediately and with each renewal.',
    );
    await page.answer('Cancel');
    expect(writes()).toEqual([]);
  });

  it('the question about resubscribing names the paid period and the renewal after it', async () => {
    answered({
      archived: [
        documentedSubscription({
          period: null,
          stripe: { status: 'canceled', current_period_end: at(2099, 12, 31) },
        }),
      ],
    });
    const page = await openPage(ARCHIVED);
    await page.press(/^Resubscribe/);
    const question = await page.question(/^Resubscribe to/);
    expect(question.textContent).toContain(
      'This subscription belongs to Grace Lindqvist. The subscription is paid until 12/31/2099. It will then renew automatically, and the price of the plan will be charged to the default card with each renewal. No card has been added yet.',
    );
  });

  it('resubscribing sends the documented request once, and the subscription is active again', async () => {
    const call = await again('Marlow County Tax Maps');
    const page = await openPage(ARCHIVED);
    await page.press(TAX);
    await page.answer('Resubscribe');
    await page.banner('The subscription has activated');
    expect(writes()).toEqual([call]);
    await waitFor(() =>
      expect(cellsIn(cancelled()).map(([application]) => application)).toEqual(['Larkspur County Assessor']),
    );
    await waitFor(() =>
      expect(document.activeElement?.getAttribute('aria-label')).toBe(
        'Resubscribe: Basic, Larkspur County Assessor',
      ),
    );
    screen.getByRole('tab', { name: 'Subscriptions (Active) 4' });
  });

  it.each([
    ['200', { status: 200, body: { error: { message: 'Your card was declined.' } } }],
    ['400', { status: 400, body: { error: { message: 'Your card was declined.' } } }],
  ])(
    'resubscribing that is refused with %s shows the platform’s words, and nothing changes',
    async (_, rule) => {
      const page = await openPage(ARCHIVED);
      standIn.fault({ match: 'PUT /api/subscriptions/*', ...rule });
      await page.press(TAX);
      await page.answer('Resubscribe');
      await page.banner('Your card was declined.');
      expect(page.banners()).toEqual(['Your card was declined.']);
      expect(cellsIn(cancelled())).toHaveLength(2);
    },
  );

  it.each([
    [
      'was lost with its request',
      { drop: true },
      'The platform’s response was lost and the subscription is still cancelled. Check again in a minute before you resubscribe again.',
      2,
    ],
    [
      'cannot be read although it was done',
      { answer: 'html' },
      'The platform’s response was lost, but the subscription is active. Do not resubscribe again.',
      1,
    ],
  ] as [string, Omit<Fault, 'match'>, string, number][])(
    'resubscribing whose reply %s is looked up, and not sent again',
    async (_, rule, text, left) => {
      const call = await again('Marlow County Tax Maps');
      const page = await openPage(ARCHIVED);
      standIn.fault({ match: 'PUT /api/subscriptions/*', ...rule });
      await page.press(TAX);
      await page.answer('Resubscribe');
      await page.banner(text);
      await waitFor(() => expect(cellsIn(cancelled())).toHaveLength(left));
      expect(writes()).toEqual([call]);
    },
  );

  it('resubscribing whose reply and lookup are both lost warns that the card may have been charged', async () => {
    const page = await openPage(ARCHIVED);
    standIn.fault({ match: 'PUT /api/subscriptions/*', drop: true });
    standIn.fault({ match: INFO, drop: true });
    await page.press(TAX);
    await page.answer('Resubscribe');
    await page.banner(
      'The platform’s response was lost and the subscription could not be loaded. It may be active again and the card may have been charged. Check it before you resubscribe again.',
    );
    expect(cellsIn(cancelled())).toHaveLength(2);
  });
});
