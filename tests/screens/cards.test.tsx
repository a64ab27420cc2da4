import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ownCards } from './ownCards.ts';
import { startPlatform } from './platform.ts';
import { closeWindow, visit } from './visit.tsx';

const standIn = startPlatform();
beforeEach(() => standIn.reset());
afterEach(() => closeWindow());

const { alertText, openPage, panel, rows } = ownCards(standIn);
const number = () => screen.getByLabelText<HTMLInputElement>(/^Card number/);
/** The reply to `me` with other cards. */
const withCards = async (name: string, cards: object[], chosen: string | null) => {
  const me = await (await standIn.as(name)).ask<{ subscriptions: object }>('GET', '/api/users/me');
  standIn.fault({
    match: 'GET /api/users/me',
    status: 200,
    body: { ...me, subscriptions: { ...me.subscriptions, stripeUser: { cards, default_card: chosen } } },
  });
};

describe('the payment cards of the signed-in user', () => {
  it('a card shows brand, last digits, country and expiry, and whether it is the default, expired or expiring', async () => {
    const year = new Date().getFullYear();
    const soon = new Date(year, new Date().getMonth() + 1);
    const until = (date: Date) => ({ exp_month: date.getMonth() + 1, exp_year: date.getFullYear() });
    await withCards(
      'user',
      [
        { id: 'a', brand: 'Visa', country: 'US', last4: '4242', exp_month: 1, exp_year: year + 3 },
        {
          _id: 'b',
          type: 'mastercard',
          country: 'MX',
          last4: '5100',
          exp_month: '3',
          exp_year: String(year - 1).slice(2),
        },
        { id: 'c', brand: 'UnionPay', last4: '0005', ...until(soon) },
        { id: 'd' },
      ],
      'b',
    );
    await openPage();
    const month = String(soon.getMonth() + 1).padStart(2, '0');
    expect(await alertText()).toEqual([
      `Visa ending 4242 | US | expires 01/${year + 3}`,
      `MasterCard ending 5100 | MX | expired 03/${year - 1} | Default`,
      `UnionPay ending 0005 | expires soon: ${month}/${soon.getFullYear()}`,
      'Card',
    ]);
    for (const marked of document.querySelectorAll('[class*=about] > [class*=expir]'))
      expect(marked.querySelector('svg')).not.toBeNull();
  });

  it('the cards panel without cards shows the form for a card, without Cancel', async () => {
    await openPage('keeper');
    within(await panel()).getByText('No cards yet. Add a card to pay for your subscriptions.');
    expect(number()).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Cancel' })).toBeNull();
  });

  it('another card can be set as default, and Undo restores the earlier one', async () => {
    const page = await openPage();
    await page.press('Set as default: MasterCard ending 8210');
    await page.banner('MasterCard ending 8210 is now the default card.');
    await waitFor(async () =>
      expect((await alertText()).map(row => row.includes('Default'))).toEqual([false, true]),
    );
    await page.press(/^Undo/);
    await page.banner('Visa ending 4242 is now the default card.');
    await waitFor(async () =>
      expect((await alertText()).map(row => row.includes('Default'))).toEqual([true, false]),
    );
    expect(standIn.calls().filter(call => call.endsWith('/set-default'))).toHaveLength(2);
  });

  it.each([
    [
      'Visa ending 4242',
      'Your subscriptions are charged to this card. Set another default card first, or the next payments may fail.',
    ],
    ['MasterCard ending 8210', 'The card will no longer be charged. To use it again, you must add it again.'],
  ])('a card is deleted only after a question that names the consequence: %s', async (card, text) => {
    const page = await openPage();
    await page.press(`Delete ${card}`);
    within(await page.question(`Delete ${card}?`)).getByText(text);
    await page.answer('Cancel');
    expect(await rows()).toHaveLength(2);
    await page.press(`Delete ${card}`);
    await page.answer('Delete');
    await page.banner(`${card} has been deleted.`);
    await waitFor(async () => expect(await rows()).toHaveLength(1));
    expect(standIn.calls().filter(call => call.startsWith('DELETE /api/subscriptions/card/'))).toHaveLength(
      1,
    );
  });

  it('a deleted card is reported as deleted if the reply was lost, and as kept if the request was lost', async () => {
    const page = await openPage();
    standIn.fault({ match: 'DELETE /api/subscriptions/card/*', answer: 'cut', times: 1 });
    await page.press('Delete MasterCard ending 8210');
    await page.answer('Delete');
    await page.banner('MasterCard ending 8210 has been deleted.');
    await waitFor(async () => expect(await rows()).toHaveLength(1));
    standIn.fault({ match: 'DELETE /api/subscriptions/card/*', drop: true, times: 1 });
    await page.press('Delete Visa ending 4242');
    await page.answer('Delete');
    await page.banner(/^There was an error deleting the card\. The connection was lost/);
    expect(await rows()).toHaveLength(1);
  });
});

describe('the subscriptions page with its cards', () => {
  it('the subscriptions page loads the account each time it opens, and reports a failure', async () => {
    const page = await visit(standIn, 'user', '/view/profile');
    await page.settled();
    const accountReads = () => standIn.requestsOf('GET /api/users/me').length;
    const before = accountReads();
    await page.follow(/^Subscriptions/);
    await panel();
    await page.settled();
    expect(accountReads()).toBe(before + 1);
    page.back();
    await screen.findByRole('heading', { level: 1, name: 'Profile' });
    standIn.fault({ match: 'GET /api/users/me', status: 500, body: { message: 'No disk' }, times: 2 });
    await page.follow(/^Subscriptions/);
    await screen.findByRole('heading', { name: 'There was an error getting the user info' });
    screen.getByText('No disk');
    expect(screen.queryByRole('region', { name: 'Your cards' })).toBeNull();
    await page.press('Retry');
    await waitFor(async () => expect(await rows()).toHaveLength(2));
  });

  it('the subscriptions page loads the account even as the first page, and reports a failure', async () => {
    const page = await openPage();
    expect(await rows()).toHaveLength(2);
    expect(standIn.requestsOf('GET /api/users/me')).toHaveLength(2);
    closeWindow();
    standIn.fault({ match: 'GET /api/users/me', status: 500, times: 1 });
    await visit(standIn, 'user', '/subscriptions');
    await screen.findByRole('heading', { name: 'There was an error getting the user info' });
    await page.press('Retry');
    await waitFor(async () => expect(await rows()).toHaveLength(2));
  });

  it('the subscriptions page keeps the loaded cards and reports a failure when reloading fails', async () => {
    const page = await openPage();
    standIn.fault({ match: 'GET /api/users/me', status: 500, times: 2 });
    await page.press('Set as default: MasterCard ending 8210');
    await screen.findByText(/^There was an error getting the user info\./);
    expect(await rows()).toHaveLength(2);
    await page.press('Retry');
    await waitFor(() => expect(screen.queryByText(/^There was an error getting the user info/)).toBeNull());
  });

  it.each(['superadmin', 'keeper'])(
    'the subscriptions page is reachable for %s from the profile, the drawer and the search',
    async name => {
      const page = await visit(standIn, name, '/view/profile', { width: 390 });
      await page.settled();
      expect(
        within(page.main())
          .getByRole('link', { name: /^Subscriptions/ })
          .getAttribute('href'),
      ).toBe('/subscriptions');
      await page.press('Menu');
      const drawer = within(await page.dialog('Menu')).getByRole('link', { name: 'Subscriptions' });
      expect(drawer.getAttribute('href')).toBe('/subscriptions');
      await page.person.click(drawer);
      await panel();
      await page.press('Search');
      await page.person.type(await screen.findByRole('combobox', { name: 'Search' }), 'subscr');
      await screen.findByRole('option', { name: /^Subscr ?iptions$/ });
    },
  );
});
