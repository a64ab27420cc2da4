import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Fault } from '../../mocks/http/faults.ts';
import { startPlatform } from './platform.ts';
import {
  at,
  cellsIn,
  documentedSubscription,
  GRACE,
  replyAboutGrace,
  subscriptionIdOfGrace,
  subscriptionPanel,
  subscriptionRowsIn,
} from './subscribed.ts';
import { openUserPage } from './userPage.ts';
import { closeWindow } from './visit.tsx';

const standIn = startPlatform({ live: true });
beforeEach(() => standIn.reset());
afterEach(() => closeWindow());

const INFO = 'GET /api/users/detail/*';
const answered = replyAboutGrace(standIn, INFO);
const openPage = (hash = '#subscriptions') => openUserPage(standIn, GRACE, 'superadmin', hash);
const subscriptionId = (application: string) => subscriptionIdOfGrace(standIn, application);
const active = () => subscriptionPanel('Active');
const cancelled = () => subscriptionPanel('Cancelled');
const ARCHIVED = '#archived-subscriptions';
const writes = () => standIn.calls().filter(call => !call.startsWith('GET '));

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
