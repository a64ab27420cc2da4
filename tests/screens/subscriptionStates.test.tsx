import { screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { language } from '../../i18n/language.ts';
import { startPlatform } from './platform.ts';
import {
  at,
  buttonsIn,
  documentedSubscription,
  GRACE,
  graceWith,
  subscriptionEvent,
  subscriptionPanel,
  subscriptionRowsIn,
  VISA,
} from './subscribed.ts';
import { closeWindow, visit } from './visit.tsx';

const standIn = startPlatform();
beforeEach(() => standIn.reset());
afterEach(() => closeWindow());

const NOVEMBER = at(2099, 11, 18);
const CANCEL = 'Cancel subscription: Professional, Alder County';
const END = 'End now: Professional, Alder County';
const RESUBSCRIBE = 'Resubscribe: Professional, Alder County';
const cycle = `11/18/2026 – 11/18/2099`;

/** Opens Grace's page with these subscriptions in `activePlans`. */
const openPage = async (active: object[], kept: Parameters<typeof graceWith>[0] = {}) => {
  standIn.fault({
    match: 'GET /api/users/detail/*',
    status: 200,
    body: graceWith({ ...kept, active }),
    times: 99,
  });
  const page = await visit(standIn, 'superadmin', `/user/${GRACE}/info#subscriptions`);
  await page.settled();
  return page;
};
const actions = (container: HTMLElement) =>
  buttonsIn(container).filter(name => /^(Cancel subscription|End now|Resubscribe)/.test(name!));

describe('states of an active subscription', () => {
  it.each<[string, object, { marks: string[]; renewal: string; offered: string[]; cycle?: string }]>([
    [
      'that is canceled does not renew and can be resubscribed to',
      { status: 'canceled', ended_at: at(2026, 12, 1) },
      { marks: ['Cancelled'], renewal: 'Ended 12/01/2026', offered: [RESUBSCRIBE] },
    ],
    [
      'that expired before its first payment offers nothing',
      { status: 'incomplete_expired' },
      { marks: ['Expired'], renewal: 'Does not renew', offered: [] },
    ],
    [
      'that is paused is marked as paused',
      { status: 'paused' },
      { marks: ['Paused'], renewal: 'Paused', offered: [CANCEL] },
    ],
    [
      'whose payments are paused is paused until a day',
      { status: 'active', pause_collection: { behavior: 'void', resumes_at: at(2027, 1, 15) } },
      { marks: ['Paused'], renewal: 'Paused until 01/15/2027', offered: [CANCEL] },
    ],
    [
      'with cancel_at at the end of its cycle ends as with cancel_at_period_end',
      { cancel_at: NOVEMBER, cancel_at_period_end: false },
      {
        marks: ['Active', 'automatically cancelled at period end'],
        renewal: 'Ends 11/18/2099',
        offered: [RESUBSCRIBE, END],
      },
    ],
    [
      'with cancel_at in a later cycle names that day',
      { cancel_at: at(2100, 3, 1), cancel_at_period_end: false },
      {
        marks: ['Active', 'Ends 03/01/2100'],
        renewal: 'Ends 03/01/2100',
        offered: [RESUBSCRIBE, END],
      },
    ],
    [
      'with its cycle in its items shows the one that ends first',
      {
        current_period_start: undefined,
        current_period_end: undefined,
        items: {
          data: [
            { current_period_start: at(2026, 1, 1), current_period_end: at(2028, 1, 1) },
            { current_period_start: at(2026, 2, 1), current_period_end: at(2027, 2, 1) },
          ],
        },
      },
      {
        marks: ['Active'],
        renewal: 'Renews automatically',
        offered: [CANCEL],
        cycle: '02/01/2026 – 02/01/2027',
      },
    ],
  ])('a subscription %s', async (_, stripe, wanted) => {
    await openPage([documentedSubscription({ stripe })]);
    const [row] = subscriptionRowsIn(subscriptionPanel('Active'));
    expect(row!.marks).toEqual(wanted.marks);
    // Start, current cycle and renewal; the chip shows the status.
    expect(row!.facts).toEqual(['11/18/2024', wanted.cycle ?? cycle, wanted.renewal]);
    expect(actions(subscriptionPanel('Active'))).toEqual(wanted.offered);
  });

  it.each(['past_due', 'unpaid'])(
    'a subscription that is %s without an event warns that the payment failed and what to do',
    async httpStatus => {
      await openPage([documentedSubscription({ stripe: { status: httpStatus } })], {
        cards: [VISA],
        chosen: VISA.id,
      });
      expect(subscriptionRowsIn(subscriptionPanel('Active'))[0]!.warning).toBe(
        'The last payment failed. Ask Grace Lindqvist to add another card.',
      );
    },
  );

  it('a subscription whose plan and duration have the same name shows it once', async () => {
    await openPage([
      documentedSubscription({
        plan: { _id: 'p1', name: 'Monthly' },
        period: { _id: 'd1', name: 'monthly', interval: 'month', intervalCount: 1, price: 9 },
        stripe: { plan: { name: 'Monthly' } },
      }),
    ]);
    expect(subscriptionRowsIn(subscriptionPanel('Active'))[0]!.plan).toBe('Monthly');
  });

  it('a failed payment with a card without last digits names only the brand', async () => {
    const events = [subscriptionEvent('invoice.payment_failed', at(2026, 11, 18))];
    await openPage([documentedSubscription({ events })], {
      cards: [{ id: 'c3', brand: 'American Express' }],
      chosen: 'c3',
    });
    expect(subscriptionRowsIn(subscriptionPanel('Active'))[0]!.warning).toContain(
      'could not be charged to American Express.',
    );
  });

  it('a canceled subscription shows no warning about its failed payment', async () => {
    const events = [subscriptionEvent('invoice.payment_failed', at(2026, 11, 18))];
    await openPage([documentedSubscription({ stripe: { status: 'canceled' }, events })]);
    expect(subscriptionRowsIn(subscriptionPanel('Active'))[0]!.warning).toBe('');
  });

  it.each([
    ['a current cycle', NOVEMBER, 'Its current cycle would otherwise run until 11/18/2099.'],
    ['a past cycle', at(2026, 1, 18), undefined],
  ])(
    'the question about cancelling a subscription names the end of its cycle only while it runs: %s',
    async (_, current_period_end, text) => {
      const page = await openPage([documentedSubscription({ stripe: { current_period_end } })]);
      await page.press(CANCEL);
      const question = (await page.question('Cancel Professional for Alder County?')).textContent;
      expect(/Its current cycle would otherwise run until [\d/]+\./.exec(question)?.[0]).toBe(text);
    },
  );

  it('an ending subscription is resubscribed by the documented request, after a question', async () => {
    const page = await openPage([documentedSubscription({ stripe: { cancel_at_period_end: true } })]);
    await page.press(RESUBSCRIBE);
    const question = await page.question('Resubscribe to Professional for Alder County?');
    within(question).getByText(
      /The subscription is paid until 11\/18\/2099\. It will then renew automatically/,
    );
    standIn.fault({ match: 'PUT /api/subscriptions/*', status: 200, body: documentedSubscription() });
    await page.answer('Resubscribe');
    await page.banner('The subscription has activated');
    expect(standIn.calls().filter(call => call.startsWith('PUT'))).toEqual([
      `PUT /api/subscriptions/s1/resubscribe/user/${GRACE}`,
    ]);
  });

  it('the status of a subscription is translated into Spanish', async () => {
    const statuses = ['active', 'trialing', 'past_due', 'unpaid', 'incomplete', 'incomplete_expired'];
    const active = [...statuses, 'canceled', 'paused'].map(httpStatus =>
      documentedSubscription({ _id: httpStatus, stripe: { status: httpStatus } }),
    );
    await openPage(active);
    language.set('es');
    await screen.findByRole('region', { name: 'Activas' });
    const shown = subscriptionRowsIn(subscriptionPanel('Activas')).map(({ marks }) => marks[0]!);
    const words = ['Activa', 'En período de prueba', 'Pago vencido', 'Sin pagar', 'Incompleta', 'Vencida'];
    expect(shown.toSorted()).toEqual([...words, 'Cancelada', 'En pausa'].toSorted());
  });
});
