import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { applicationId } from '../../mocks/db/seededIds.ts';
import { periodId, planId } from '../../mocks/db/seededPlans.ts';
import { errorIn, optionsOf, selectChoice } from './choosing.ts';
import { startPlatform } from './platform.ts';
import { sockets } from './socket.ts';
import { closeWindow, visit } from './visit.tsx';

const standIn = startPlatform({ live: true });
beforeEach(() => standIn.reset());
afterEach(() => closeWindow());

const SUBSCRIBE = 'POST /api/subscriptions';
const [LARKSPUR, HARLAN, OTTAWA, BEXLEY] = [
  'Larkspur County Assessor',
  'Harlan County GIS',
  'Ottawa Bend Planning',
  'Bexley Township',
] as const;
type Page = Awaited<ReturnType<typeof visit>>;
const panel = () => screen.getByRole('region', { name: 'New subscription' });
const active = () =>
  within(screen.getByRole('region', { name: 'Active' }))
    .getAllByRole('heading', { level: 3 })
    .map(one => one.textContent);
const durations = () =>
  within(panel())
    .queryAllByRole('radio')
    .map(one => one.closest('label')!.textContent);
const charged = () =>
  [...panel().querySelectorAll('[class*=charge] p')].map(
    one => [...one.children].map(part => part.textContent).join(' ') || one.textContent,
  );
const chosen = (label: string) => screen.getByLabelText<HTMLInputElement>(label).value;

const openPage = async (name = 'user') => {
  const page = await visit(standIn, name, '/subscriptions');
  await page.settled();
  return page;
};
const choose = async (page: Page, application: string, plan: string, duration: RegExp) => {
  await selectChoice(panel(), 'Application', application);
  await selectChoice(panel(), 'Plan', plan);
  await page.person.click(await within(panel()).findByRole('radio', { name: duration }));
};
const bexley = (page: Page) => choose(page, BEXLEY, 'Basic', /^1 year/);
const subscribe = (page: Page) => page.press('Subscribe');
/** The reply to `me` with other cards. */
const withCards = async (cards: object[], chosen: string | null) => {
  const me = await (await standIn.as('user')).ask<{ subscriptions: object }>('GET', '/api/users/me');
  standIn.fault({
    match: 'GET /api/users/me',
    status: 200,
    body: { ...me, subscriptions: { ...me.subscriptions, stripeUser: { cards, default_card: chosen } } },
  });
};

describe('choosing a subscription', () => {
  it('applications to subscribe to are searched together with their plans', async () => {
    await openPage();
    expect(await optionsOf(panel(), 'Application', 'county')).toContain(LARKSPUR);
    const requests = standIn.requestsOf('GET /api/applications').map(({ query }) => query);
    expect(requests.at(-1)).toMatchObject({
      expand: 'subscriptionPlans',
      query: 'county',
      page: '1',
      pageSize: '100',
    });
    expect(requests.filter(({ expand }) => expand !== 'subscriptionPlans')).toEqual([]);
  });

  it('an application offers its plans with a price, and each plan its durations', async () => {
    const page = await openPage();
    await selectChoice(panel(), 'Application', LARKSPUR);
    expect(await optionsOf(panel(), 'Plan')).toEqual(['Basic', 'Standard', 'Professional']);
    expect(await optionsOf(panel(), 'Plan', 'prof')).toEqual(['Professional']);
    await selectChoice(panel(), 'Plan', 'Professional');
    expect(durations()).toEqual(
      ['1 dayDay pass$29.00', '1 monthMonthly$99.50', '3 monthsQuarter$279.99', '1 yearAnnual$999.00'].map(
        text => expect.stringMatching(text.replace(/([a-z])([A-Z])/g, '$1 ?$2').replaceAll('$', '\\$')),
      ),
    );
    expect(page.banners()).toEqual([]);
  });

  it('an application without plans is reported, and cannot be subscribed to', async () => {
    const page = await openPage();
    await selectChoice(panel(), 'Application', OTTAWA);
    within(panel()).getByText('Ottawa Bend Planning has no plans available yet');
    expect(await optionsOf(panel(), 'Plan')).toEqual([]);
    await subscribe(page);
    await waitFor(() =>
      expect(errorIn(panel(), 'Application')).toBe('Ottawa Bend Planning has no plans available yet'),
    );
  });

  it('changing the application clears plan and duration, and changing the plan clears the duration', async () => {
    const page = await openPage();
    await bexley(page);
    await selectChoice(panel(), 'Plan', 'Standard');
    expect([
      chosen('Application'),
      chosen('Plan'),
      within(panel()).queryByRole('radio', { checked: true }),
    ]).toEqual([BEXLEY, 'Standard', null]);
    await page.person.click(within(panel()).getByRole('radio', { name: /^1 month/ }));
    await selectChoice(panel(), 'Application', HARLAN);
    expect([chosen('Application'), chosen('Plan'), durations()]).toEqual([HARLAN, '', []]);
    within(panel()).getByText('Choose a plan first');
  });

  it('missing choices of a subscription are requested one after the other', async () => {
    const page = await openPage();
    await subscribe(page);
    await waitFor(() => expect(errorIn(panel(), 'Application')).toBe('Choose an application'));
    await selectChoice(panel(), 'Application', BEXLEY);
    await subscribe(page);
    await waitFor(() => expect(errorIn(panel(), 'Plan')).toBe('Choose a plan'));
    await selectChoice(panel(), 'Plan', 'Basic');
    await subscribe(page);
    await within(panel()).findByText('Choose a duration');
    await waitFor(() => expect(document.activeElement).toBe(within(panel()).getAllByRole('radio')[0]));
    expect(standIn.requestsOf(SUBSCRIBE)).toEqual([]);
  });
});

describe('the plan of a new subscription', () => {
  it('the plan cannot be chosen before the application, and its field says to choose that first', async () => {
    const page = await openPage();
    const field = () => within(panel()).getByRole<HTMLInputElement>('combobox', { name: 'Plan' });
    expect([field().placeholder, field().readOnly]).toEqual(['Choose an application first', true]);
    await page.person.click(field());
    expect(screen.queryByRole('listbox')).toBeNull();
    await selectChoice(panel(), 'Application', BEXLEY);
    expect([field().placeholder, field().readOnly]).toEqual(['', false]);
  });
});

describe('the cost of a new subscription', () => {
  it('the cost of a subscription shows amount, card and renewal before the button', async () => {
    const page = await openPage();
    expect(charged()).toEqual(['', '']);
    await bexley(page);
    expect(charged()).toEqual([
      'Charged today to Visa 4242 $180.00',
      'Charged again every year until you cancel',
    ]);
    await page.person.click(within(panel()).getByRole('radio', { name: /^3 months/ }));
    expect(charged()).toEqual([
      'Charged today to Visa 4242 $49.00',
      'Charged again every 3 months until you cancel',
    ]);
    await page.person.click(screen.getByLabelText('Do not renew automatically'));
    expect(charged()).toEqual([
      'Charged today to Visa 4242 $49.00',
      'Ends after 3 months, without another charge',
    ]);
  });

  it('the cost of a subscription follows a price that another user changes', async () => {
    const page = await openPage();
    await bexley(page);
    const id = planId(10, 0);
    const admin = await standIn.as('superadmin');
    const plan = await admin.ask<{ periods: object[] }>('GET', `/api/subscription-plans/${id}`);
    standIn.fault({
      match: 'GET /api/applications',
      status: 200,
      body: [
        {
          _id: applicationId(10),
          applicationName: BEXLEY,
          subscriptionPlans: [{ ...plan, periods: [{ ...plan.periods[2], price: 199 }] }],
        },
      ],
    });
    await waitFor(() => {
      sockets.emit('subscription-plans:save', { _id: id });
      expect(charged()[0]).toBe('Charged today to Visa 4242 $199.00');
    });
    expect(chosen('Plan')).toBe('Basic');
  });

  it('the form for a subscription warns of one to the same plan', async () => {
    const page = await openPage();
    await choose(page, LARKSPUR, 'Standard', /^1 month/);
    expect(
      within(panel()).getByText('You are already subscribed to Standard for Larkspur County Assessor.'),
    ).toBeTruthy();
  });

  it('subscribing without a card shows the platform’s refusal in its own words', async () => {
    const page = await openPage('keeper');
    within(panel()).getByText('You have no card yet. The platform may require one.');
    await bexley(page);
    standIn.fault({ match: SUBSCRIBE, status: 400, body: { message: 'Add a card first' } });
    await subscribe(page);
    await page.banner('Add a card first');
    expect(chosen('Plan')).toBe('Basic');
    expect(standIn.requestsOf(SUBSCRIBE)).toHaveLength(1);
  });

  it('the note about a missing card leads to the form for one', async () => {
    const page = await openPage('keeper');
    await page.person.click(within(panel()).getByRole('button', { name: 'Add card' }));
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText(/^Card number/)));
  });

  it('subscribing without a card succeeds if the platform accepts it', async () => {
    const page = await openPage('keeper');
    await bexley(page);
    standIn.fault({ match: SUBSCRIBE, status: 200, body: { _id: 's9' } });
    await subscribe(page);
    await page.banner(`You are now subscribed to Basic for ${BEXLEY}.`);
    expect(standIn.requestsOf(SUBSCRIBE)).toHaveLength(1);
  });

  it('subscribing to a free plan shows a cost of zero and needs no card', async () => {
    const page = await openPage('keeper');
    await choose(page, HARLAN, 'Open House', /^1 week/);
    expect(charged()[0]).toBe('Charged today $0.00');
    await subscribe(page);
    await page.banner('You are now subscribed to Open House for Harlan County GIS.');
  });

  it.each([
    [
      'the default card has expired',
      'a',
      'Visa ending 4242 has expired, so the payment will probably fail. Add another card or set another default card.',
    ],
    ['no card is the default', null, 'You have no default card. Set one before you subscribe.'],
  ])('the form for a subscription warns that %s', async (_, chosenCard, text) => {
    await withCards(
      [
        { id: 'a', brand: 'Visa', last4: '4242', exp_month: 1, exp_year: 2025 },
        { id: 'b', brand: 'JCB', last4: '0505', exp_month: 1, exp_year: 2035 },
      ],
      chosenCard,
    );
    await openPage();
    within(panel()).getByText(text);
    expect(charged()[0]).toBe('');
  });
});

describe('creating a subscription', () => {
  it('subscribing with several cards and no default leads to choosing one', async () => {
    await withCards(
      [
        { id: 'a', brand: 'Visa', last4: '4242' },
        { id: 'b', brand: 'JCB', last4: '0505' },
      ],
      null,
    );
    const page = await openPage();
    await bexley(page);
    await subscribe(page);
    expect(document.activeElement).toBe(
      screen.getByRole('button', { name: 'Set as default: Visa ending 4242' }),
    );
    expect(screen.queryByLabelText(/^Card number/)).toBeNull();
    expect(standIn.requestsOf(SUBSCRIBE)).toEqual([]);
  });

  it('leaving while a subscription is being created asks first and says that it will be created', async () => {
    const page = await openPage();
    standIn.fault({ match: SUBSCRIBE, delayMs: 60_000 });
    await bexley(page);
    await subscribe(page);
    await waitFor(() => expect(standIn.requestsOf(SUBSCRIBE)).toHaveLength(1));
    await page.follow('Profile');
    within(await page.question('Leave before it finishes?')).getByText(
      'The subscription is being created. It will be created even if you leave.',
    );
    await page.answer('Stay');
    standIn.release();
    await page.banner(`You are now subscribed to Basic for ${BEXLEY}.`);
  });

  it('a new subscription is sent once although the button is pressed repeatedly, and is listed', async () => {
    const page = await openPage();
    standIn.fault({ match: SUBSCRIBE, delayMs: 60_000 });
    await bexley(page);
    await page.person.click(screen.getByLabelText('Do not renew automatically'));
    const button = screen.getByRole('button', { name: 'Subscribe' });
    await page.person.dblClick(button);
    await page.person.click(button);
    standIn.clearFaults();
    await page.banner('You are now subscribed to Basic for Bexley Township.');
    expect(standIn.requestsOf(SUBSCRIBE).map(({ body }) => body)).toEqual([
      { application: applicationId(10), plan: planId(10, 0), period: periodId(10, 0, 2), noAutoRenew: true },
    ]);
    await waitFor(() => expect(active()).toContain(BEXLEY));
    expect([
      chosen('Application'),
      chosen('Plan'),
      durations(),
      screen.getByLabelText<HTMLInputElement>('Do not renew automatically').checked,
    ]).toEqual(['', '', [], false]);
  });

  it.each([200, 400])(
    'a subscription refused with %i shows the platform’s words, and no subscription is added',
    async httpStatus => {
      const page = await openPage();
      const before = active();
      standIn.fault({
        match: SUBSCRIBE,
        status: httpStatus,
        body: { error: { message: 'Your card was declined.' } },
        times: 1,
      });
      await bexley(page);
      await subscribe(page);
      await page.banner('Your card was declined.');
      expect(active()).toEqual(before);
      expect([chosen('Application'), chosen('Plan')]).toEqual([BEXLEY, 'Basic']);
      expect(page.banners()).toHaveLength(1);
    },
  );

  it('a choice made while a subscription is being created stays', async () => {
    standIn.fault({ match: SUBSCRIBE, delayMs: 60_000, times: 1 });
    const page = await openPage();
    await bexley(page);
    await subscribe(page);
    await waitFor(() => expect(standIn.calls()).toContain(SUBSCRIBE));
    await selectChoice(panel(), 'Application', LARKSPUR);
    standIn.release();
    await page.banner(/Bexley Township/);
    expect(chosen('Application')).toBe(LARKSPUR);
  });

  it('a failed subscription without a message of the platform is reported', async () => {
    const page = await openPage();
    standIn.fault({ match: SUBSCRIBE, status: 503 });
    await bexley(page);
    await subscribe(page);
    expect(
      await page.banner(
        /^The subscription could not be created\. Something went wrong on the platform \(503\)/,
      ),
    ).toBeTruthy();
  });

  it.each([
    [
      'after it was charged',
      { match: SUBSCRIBE, answer: 'cut', times: 1 } as const,
      'The platform’s response was lost, but you are subscribed to Basic for Bexley Township. Do not subscribe again.',
      true,
    ],
    [
      'by the timeout of a gateway',
      { match: SUBSCRIBE, status: 504, times: 1 } as const,
      'The platform’s response was lost and you are not subscribed to Basic for Bexley Township yet. Check again in a minute before you subscribe again.',
      false,
    ],
    [
      'before it was charged',
      { match: SUBSCRIBE, drop: true, times: 1 } as const,
      'The platform’s response was lost and you are not subscribed to Basic for Bexley Township yet. Check again in a minute before you subscribe again.',
      false,
    ],
  ])(
    'a subscription whose reply is lost %s is looked up and not sent again',
    async (_, fault, text, isAdded) => {
      const page = await openPage();
      standIn.fault(fault);
      await bexley(page);
      const before = standIn.requestsOf('GET /api/users/me').length;
      await subscribe(page);
      await page.banner(text);
      expect(standIn.requestsOf('GET /api/users/me').length).toBeGreaterThan(before);
      await waitFor(() => expect(active().includes(BEXLEY)).toBe(isAdded));
      expect(chosen('Application')).toBe(isAdded ? '' : BEXLEY);
      expect(standIn.requestsOf(SUBSCRIBE)).toHaveLength(1);
    },
  );

  it('a subscription whose reply and lookup are both lost is reported as unknown', async () => {
    const page = await openPage();
    await bexley(page);
    standIn.fault({ match: SUBSCRIBE, drop: true });
    standIn.fault({ match: 'GET /api/users/me', drop: true });
    await subscribe(page);
    await page.banner(
      'The platform’s response was lost and your subscriptions could not be loaded. Check them before you subscribe again.',
    );
    expect(standIn.requestsOf(SUBSCRIBE)).toHaveLength(1);
  });

  it('leaving with a half-chosen subscription asks first', async () => {
    const page = await openPage();
    await selectChoice(panel(), 'Application', BEXLEY);
    await page.follow('Profile');
    expect(await page.question('Leave without saving?')).toBeTruthy();
  });
});
