import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { timeZone } from '../../src/ui/timeZone.ts';
import { startPlatform } from './platform.ts';
import { sockets } from './socket.ts';
import {
  at,
  buttonsIn,
  cellsIn,
  documentedSubscription,
  GRACE,
  graceWith,
  MASTERCARD,
  paymentsIn,
  subscriptionEvent,
  subscriptionPanel,
  subscriptionRowsIn,
  VISA,
} from './subscribed.ts';
import { closeWindow, visit } from './visit.tsx';

const standIn = startPlatform({ live: true });
beforeEach(() => standIn.reset());
afterEach(() => closeWindow());

const ME = 'GET /api/users/me';
const answered = (...kept: Parameters<typeof graceWith>) =>
  standIn.fault({ match: ME, status: 200, body: graceWith(...kept) });
const active = () => subscriptionPanel('Active');
const cancelled = () => subscriptionPanel('Cancelled');
const openPage = async (address = '/subscriptions', options = {}) => {
  const page = await visit(standIn, 'user', address, options);
  await page.settled();
  return page;
};
type SubscriptionRow = { _id: string; application: { applicationName: string } };
interface Subscriber {
  subscriptions: { activePlans: SubscriptionRow[]; archivedPlans: SubscriptionRow[] };
}
const ownSubscriptions = async () => {
  const { subscriptions } = await (await standIn.as('user')).ask<Subscriber>('GET', '/api/users/me');
  return [...subscriptions.activePlans, ...subscriptions.archivedPlans];
};
const subscriptionId = async (application: string) =>
  (await ownSubscriptions()).find(entry => entry.application.applicationName === application)!._id;
const writes = () => standIn.calls().filter(call => !call.startsWith('GET '));

const FAILED = 'invoice.payment_failed';
const PAID = 'invoice.payment_succeeded';

describe('the subscriptions of the signed-in user', () => {
  it('unreadable subscriptions and cards are skipped and counted', async () => {
    answered({
      cards: [VISA, { brand: 'Visa' }],
      active: [null, documentedSubscription(), 's2', {}],
      archived: [7],
    });
    await openPage();
    const skippedNote = (count: string) => new RegExp(`${count} could not be read and (was|were) skipped\\.`);
    expect(active().textContent).toMatch(skippedNote('3 entries'));
    expect(subscriptionRowsIn(active()).map(({ application }) => application)).toEqual(['Alder County']);
    expect(cancelled().textContent).toMatch(skippedNote('1 entry'));
    expect(screen.getByRole('region', { name: 'Your cards' }).textContent).toMatch(skippedNote('1 entry'));
  });

  it('a user ends a subscription of their own after a question, and it moves to the cancelled ones', async () => {
    const call = `DELETE /api/subscriptions/${await subscriptionId('City of Millbrook')}`;
    const page = await openPage();
    await page.press('End now: Basic, City of Millbrook');
    expect((await page.question('End Basic for City of Millbrook now?')).textContent).toContain(
      'The subscription will end immediately.',
    );
    await page.answer('End now');
    await page.banner('The subscription has been deleted');
    expect(writes()).toEqual([call]);
    await waitFor(() =>
      expect(cellsIn(cancelled()).map(([application]) => application)).toContain('City of Millbrook'),
    );
    expect(subscriptionRowsIn(active()).map(({ application }) => application)).not.toContain(
      'City of Millbrook',
    );
  });

  it('a user resubscribes to a subscription of their own after a question, and it becomes active', async () => {
    const call = `PUT /api/subscriptions/${await subscriptionId('Marlow County Tax Maps')}/resubscribe`;
    const page = await openPage();
    await page.press('Resubscribe: Tax Map Zone 3, Marlow County Tax Maps');
    expect(
      (await page.question('Resubscribe to Tax Map Zone 3 for Marlow County Tax Maps?')).textContent,
    ).toContain('The subscription is paid until');
    await page.answer('Resubscribe');
    await page.banner('The subscription has activated');
    expect(writes()).toEqual([call]);
    await waitFor(() =>
      expect(subscriptionRowsIn(active()).map(({ application }) => application)).toContain(
        'Marlow County Tax Maps',
      ),
    );
  });

  it('a cancelled subscription whose reply was lost is loaded again, and the outcome is reported', async () => {
    const page = await openPage();
    standIn.fault({ match: 'DELETE /api/subscriptions/*', answer: 'cut' });
    await page.press('End now: Basic, City of Millbrook');
    await page.answer('End now');
    await page.banner('The platform’s response was lost, but the subscription has been cancelled.');
    expect(writes()).toHaveLength(1);
  });

  it('the subscriptions page shows at once that a superadmin has ended a subscription', async () => {
    await openPage();
    await waitFor(() => expect(sockets.tokens()).toHaveLength(1));
    const id = await subscriptionId('City of Millbrook');
    await (await standIn.as('superadmin')).ask('DELETE', `/api/subscriptions/${id}/user/${GRACE}`);
    await waitFor(() =>
      expect(subscriptionRowsIn(active()).map(({ application }) => application)).not.toContain(
        'City of Millbrook',
      ),
    );
  });

  it.each(['ids', 'populated'] as const)(
    'a plain user sees the names in their subscriptions when the parts come as %s',
    async refs => {
      standIn.refs(refs);
      await openPage();
      await waitFor(() =>
        expect(
          subscriptionRowsIn(active()).map(({ application, plan, price }) => [application, plan, price]),
        ).toContainEqual(['City of Millbrook', 'Basic · Quarter', '$49.00 / 3 months']),
      );
      await waitFor(() =>
        expect(cellsIn(cancelled()).map(cells => cells.slice(0, 3))).toContainEqual([
          'Larkspur County Assessor',
          'Basic',
          '$19.00 / month',
        ]),
      );
    },
  );

  it('a user without subscriptions is shown how to start one', async () => {
    answered({});
    await openPage();
    expect(active().textContent).toContain('To start one, choose an application, a plan and a duration.');
    expect(cancelled().textContent).toContain(
      'Cancelled subscriptions are listed here. You can resubscribe to them.',
    );
  });

  it('many subscriptions are paged and searched, and one with a failed payment comes first', async () => {
    const many = Array.from({ length: 24 }, (_, n) =>
      documentedSubscription({
        _id: `s${n}`,
        application: { _id: `a${n}`, applicationName: `County ${n + 1}` },
        events: n === 23 ? [subscriptionEvent(FAILED, at(2026, 1, 1))] : [],
      }),
    );
    answered({ active: many, archived: many });
    const page = await openPage('/subscriptions?activePage=2&cancelledPage=3');
    expect(subscriptionRowsIn(active())[0]!.application).toBe('County 10');
    expect(cellsIn(cancelled())).toHaveLength(4);
    await page.person.click(within(active()).getByRole('link', { name: 'Page 1' }));
    expect(
      subscriptionRowsIn(active())
        .slice(0, 2)
        .map(({ application }) => application),
    ).toEqual(['County 24', 'County 1']);
    expect(page.address()).toBe('/subscriptions?cancelledPage=3');
    await page.type('Search this list: Cancelled', 'county 17');
    await waitFor(() =>
      expect(cellsIn(cancelled())).toEqual([['County 17', 'Professional', '$480.00 / year', '–', '–']]),
    );
  });

  it('the cancelled subscriptions are a list on a narrow screen', async () => {
    const page = await openPage('/subscriptions', { width: 390 });
    expect(cancelled().querySelector('table')).toBeNull();
    expect(
      subscriptionRowsIn(cancelled()).map(({ application, plan, price, facts }) => [
        application,
        plan,
        price,
        facts.length,
      ]),
    ).toEqual([
      ['Marlow County Tax Maps', 'Tax Map Zone 3 · Annual', '$100.00 / year', 2],
      ['Larkspur County Assessor', 'Basic · Monthly', '$19.00 / month', 2],
    ]);
    await page.press('Resubscribe: Tax Map Zone 3, Marlow County Tax Maps');
    await page.question(/^Resubscribe to/);
  });
});

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

it('subscriptions are translated into Spanish with their amounts and durations', async () => {
  answered({
    cards: [VISA],
    active: [
      documentedSubscription({
        period: { interval: 'month', intervalCount: 3, price: 120 },
        stripe: { status: 'past_due', cancel_at_period_end: true },
        events: [subscriptionEvent(FAILED, at(2026, 11, 18))],
      }),
    ],
  });
  const page = await openPage();
  await page.person.click(await screen.findByRole('button', { name: /^(Language|Idioma)/ }));
  await page.person.click(await screen.findByRole('menuitemradio', { name: 'Español' }));
  await screen.findByRole('region', { name: 'Activas' });
  const [row] = subscriptionRowsIn(subscriptionPanel('Activas'));
  expect({
    ...row,
    price: row!.price.replaceAll('\u00A0', ' '),
    warning: row!.warning.replaceAll('\u00A0', ' '),
  }).toMatchObject({
    plan: 'Professional · 3 meses',
    marks: ['Pago vencido', 'se cancelará automáticamente al final del período'],
    price: '$120.00 / 3 meses',
    warning:
      'El último pago falló el 11/18/2026. No se pudo cobrar $480.00 en Visa terminada en 4242. Agregue otra tarjeta.',
  });
});
