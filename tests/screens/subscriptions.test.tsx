import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startPlatform } from './platform.ts';
import { sockets } from './socket.ts';
import {
  at,
  cellsIn,
  documentedSubscription,
  GRACE,
  openOwnSubscriptions,
  replyAboutGrace,
  subscriptionEvent,
  subscriptionIdOfGrace,
  subscriptionPanel,
  subscriptionRowsIn,
  VISA,
} from './subscribed.ts';
import { closeWindow } from './visit.tsx';

const standIn = startPlatform({ live: true });
beforeEach(() => standIn.reset());
afterEach(() => closeWindow());

const ME = 'GET /api/users/me';
const answered = replyAboutGrace(standIn, ME);
const openPage = (address?: string, options?: { width: number }) =>
  openOwnSubscriptions(standIn, address, options);
const active = () => subscriptionPanel('Active');
const cancelled = () => subscriptionPanel('Cancelled');
const subscriptionId = (application: string) => subscriptionIdOfGrace(standIn, application);
const writes = () => standIn.calls().filter(call => !call.startsWith('GET '));

const FAILED = 'invoice.payment_failed';

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
