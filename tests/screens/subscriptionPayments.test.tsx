import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { timeZone } from '../../src/ui/timeZone.ts';
import { startPlatform } from './platform.ts';
import {
  at,
  buttonsIn,
  documentedSubscription,
  graceWith,
  MASTERCARD,
  openOwnSubscriptions,
  paymentsIn,
  replyAboutGrace,
  subscriptionEvent,
  subscriptionPanel,
  subscriptionRowsIn,
  VISA,
} from './subscribed.ts';
import { closeWindow } from './visit.tsx';

const standIn = startPlatform({ live: true });
beforeEach(() => standIn.reset());
afterEach(() => closeWindow());

const answered = replyAboutGrace(standIn, 'GET /api/users/me');
const openPage = (address?: string) => openOwnSubscriptions(standIn, address);
const active = () => subscriptionPanel('Active');
const cancelled = () => subscriptionPanel('Cancelled');

const FAILED = 'invoice.payment_failed';
const PAID = 'invoice.payment_succeeded';

describe('warnings about a failed payment', () => {
  const when = at(2026, 11, 18);
  const warned = async (kept: Parameters<typeof graceWith>[0], event: object = {}, events: object[] = []) => {
    answered({
      ...kept,
      active: [documentedSubscription({ events: [subscriptionEvent(FAILED, when, event), ...events] })],
    });
    await openPage();
    return subscriptionRowsIn(active())[0]!.warning;
  };
  const both = [VISA, MASTERCARD];

  it.each<[string, Parameters<typeof graceWith>[0], object, string]>([
    [
      'its card and the default that is charged in its place',
      { cards: both, chosen: 'c1' },
      { default_source: 'c2' },
      '$480.00 could not be charged to MasterCard ending 5100. Visa ending 4242 is now the default card and will be charged.',
    ],
    [
      'the default card, where it names none',
      { cards: both, chosen: 'c1' },
      {},
      '$480.00 could not be charged to Visa ending 4242. Add another card or set MasterCard ending 5100 as the default.',
    ],
    [
      'no card, where it names a deleted one',
      { cards: both },
      { default_source: 'c9' },
      '$480.00 could not be charged. Add another card.',
    ],
    [
      'the default that took the place of its card',
      { cards: both, chosen: 'c1' },
      { default_source: 'c9' },
      '$480.00 could not be charged. Visa ending 4242 is now the default card and will be charged.',
    ],
    [
      'another remedy than a default that has expired',
      { cards: [VISA, { ...MASTERCARD, exp_year: 2020 }], chosen: 'c2' },
      { default_source: 'c1' },
      '$480.00 could not be charged to Visa ending 4242. Add another card.',
    ],
    ['no card, because there is no card', {}, {}, '$480.00 could not be charged. Add a valid card.'],
    [
      'the only card',
      { cards: [VISA] },
      {},
      '$480.00 could not be charged to Visa ending 4242. Add another card.',
    ],
    [
      'its card as expired',
      { cards: [{ ...VISA, exp_year: 2020 }], chosen: 'c1' },
      {},
      '$480.00 could not be charged to Visa ending 4242. This card has expired. Add another card.',
    ],
    [
      'the reason and the next attempt',
      { cards: [VISA], chosen: 'c1' },
      { last_payment_error: { message: 'Your card was declined.' }, next_payment_attempt: at(2026, 11, 21) },
      '$480.00 could not be charged to Visa ending 4242. Reason: Your card was declined. Add another card. The next attempt is on 11/21/2026.',
    ],
    [
      'an amount in a currency without cents',
      { cards: [VISA], chosen: 'c1' },
      { currency: 'jpy', total: 7350 },
      '¥7,350 could not be charged to Visa ending 4242. Add another card.',
    ],
    [
      'no amount, where it has none',
      { cards: [VISA], chosen: 'c1' },
      { total: null },
      'Visa ending 4242 could not be charged. Add another card.',
    ],
  ])('the warning about a failed payment names %s', async (_, kept, event, text) => {
    expect(await warned(kept, event)).toBe(`The last payment failed on 11/18/2026. ${text}`);
  });

  it('a failed payment is reported once, by its newest attempt, and not after a later success', async () => {
    answered({
      active: [
        documentedSubscription({
          events: [
            subscriptionEvent(PAID, at(2026, 1, 1)),
            subscriptionEvent(FAILED, at(2026, 2, 1)),
            subscriptionEvent(FAILED, at(2026, 2, 4)),
          ],
        }),
        documentedSubscription({
          _id: 's2',
          events: [subscriptionEvent(FAILED, at(2026, 2, 4)), subscriptionEvent(PAID, at(2026, 2, 7))],
        }),
      ],
    });
    await openPage();
    expect(subscriptionRowsIn(active()).map(({ warning }) => warning.slice(0, 38))).toEqual([
      'The last payment failed on 02/04/2026.',
      '',
    ]);
  });
});

describe('the payment history of a subscription', () => {
  const events = [
    { ...subscriptionEvent('customer.subscription.created', at(2024, 11, 18, 6, 0)), data: {} },
    subscriptionEvent(PAID, at(2024, 11, 18, 6, 1), { total: 45000, default_source: 'c1' }),
    subscriptionEvent(PAID, at(2025, 11, 18, 6, 1), { total: 7350, currency: 'JPY' }),
    subscriptionEvent('invoice.sent_by_pigeon', at(2026, 1, 2, 3, 4), { total: 12345, currency: 'kwd' }),
    subscriptionEvent(FAILED, at(2026, 11, 18, 6, 2), {
      default_source: 'c1',
      last_payment_error: { message: 'Your card was declined.' },
      next_payment_attempt: at(2026, 11, 21),
    }),
  ];
  const LINES = [
    [
      'Invoice payment failed',
      'Visa ending 4242 · Your card was declined · next attempt on 11/21/2026',
      '11/18/2026 06:02',
      '$480.00',
    ],
    ['invoice.sent_by_pigeon', '', '01/02/2026 03:04', 'KWD 12.345'],
    ['Invoice payment succeeded', '', '11/18/2025 06:01', '¥7,350'],
    ['Invoice payment succeeded', 'Visa ending 4242', '11/18/2024 06:01', '$450.00'],
    ['Subscription created', '', '11/18/2024 06:00', ''],
  ];

  it('the payment history opens by its count and lists events in words, newest first, with their currency', async () => {
    answered({ cards: [VISA], active: [documentedSubscription({ events })] });
    const page = await openPage();
    expect(paymentsIn(active())).toEqual([]);
    await page.press('Payment history 5');
    expect(paymentsIn(active()).map(line => line.map(part => part.replaceAll('\u00A0', ' ')))).toEqual(LINES);
    expect(page.address()).toBe('/subscriptions?paymentsOf=s1');
    within(active()).getByRole('group', { name: 'Payment history: Professional, Alder County' });
    await page.press('Payment history 5');
    expect(paymentsIn(active())).toEqual([]);
    expect(page.address()).toBe('/subscriptions');
  });

  it('the address opens the payment history of several subscriptions', async () => {
    answered({
      active: [
        documentedSubscription({ events }),
        documentedSubscription({ _id: 's2', events: events.slice(0, 1) }),
        documentedSubscription({ _id: 's3', events }),
      ],
    });
    await openPage('/subscriptions?paymentsOf=s1&paymentsOf=s2');
    expect(paymentsIn(active())).toHaveLength(6);
  });

  it('a subscription without payments says so and opens no payment history', async () => {
    answered({ active: [documentedSubscription()] });
    await openPage();
    within(active()).getByText('No payments yet');
    expect(buttonsIn(active())).toEqual(['Cancel subscription: Professional, Alder County']);
  });

  it('a long payment history shows the newest ten payments until all are requested', async () => {
    answered({
      active: [
        documentedSubscription({
          events: Array.from({ length: 200 }, (_, n) => subscriptionEvent(PAID, at(2026, 1, 1) + n * 60)),
        }),
      ],
    });
    const page = await openPage('/subscriptions?paymentsOf=s1');
    expect(paymentsIn(active())).toHaveLength(10);
    expect(paymentsIn(active())[0]![2]).toBe('01/01/2026 12:26');
    await page.press('Show all 200');
    expect(paymentsIn(active())).toHaveLength(200);
    await page.press('Show only the newest 10');
    expect(paymentsIn(active())).toHaveLength(10);
    expect(document.activeElement?.textContent).toBe('Show all 200');
  });

  it('the payment history is exported with amounts as numbers, and no cell is a formula', async () => {
    const saved: { name: string; blob: Blob }[] = [];
    let blob: Blob | undefined;
    vi.spyOn(URL, 'createObjectURL').mockImplementation(
      made => ((blob = made as Blob), 'blob:http://localhost:3000/1'),
    );
    vi.spyOn(URL, 'revokeObjectURL').mockImplementation(() => {});
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      saved.push({ name: this.download, blob: blob! });
    });
    answered({
      cards: [VISA],
      active: [
        documentedSubscription({
          events: [
            ...events,
            subscriptionEvent('=HYPERLINK("x")', at(2020, 1, 1), { currency: '', total: -500 }),
          ],
        }),
      ],
    });
    const page = await openPage('/subscriptions?paymentsOf=s1');
    await page.press('Export');
    await page.banner('6 rows exported');
    expect(saved[0]!.name).toMatch(/^payments-\d\d-\d\d-\d{4}\.csv$/);
    expect((await saved[0]!.blob.text()).replace(/^\uFEFF/, '').split('\r\n')).toEqual([
      `Date (${timeZone()}),Event,Type,Amount,Currency,Card`,
      '11/18/2026 06:02,Invoice payment failed,invoice.payment_failed,480,USD,Visa ending 4242',
      '01/02/2026 03:04,invoice.sent_by_pigeon,invoice.sent_by_pigeon,12.345,KWD,',
      '11/18/2025 06:01,Invoice payment succeeded,invoice.payment_succeeded,7350,JPY,',
      '11/18/2024 06:01,Invoice payment succeeded,invoice.payment_succeeded,450,USD,Visa ending 4242',
      '11/18/2024 06:00,Subscription created,customer.subscription.created,,,',
      '01/01/2020 09:07,"\'=HYPERLINK(""x"")","\'=HYPERLINK(""x"")",\'-5,,',
    ]);
  });

  it('the payment history of a cancelled subscription opens in a dialog', async () => {
    answered({
      cards: [VISA],
      archived: [documentedSubscription({ events }), documentedSubscription({ _id: 's2' })],
    });
    const page = await openPage();
    expect(buttonsIn(cancelled()).filter(name => name?.startsWith('Payment history'))).toEqual([
      'Payment history: Professional, Alder County',
    ]);
    await page.press('Payment history: Professional, Alder County');
    const dialog = await page.dialog('Payment history');
    expect(paymentsIn(dialog)).toHaveLength(5);
    expect(page.address()).toBe('/subscriptions?paymentsOfCancelled=s1');
    await page.press('Close');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(page.address()).toBe('/subscriptions');
  });

  it('an open payment history does not reopen in a dialog once the subscription is cancelled', async () => {
    answered({ cards: [VISA], archived: [documentedSubscription({ events })] });
    await openPage('/subscriptions?paymentsOf=s1');
    await within(cancelled()).findByRole('button', { name: 'Payment history: Professional, Alder County' });
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
