import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { periodId } from '../../mocks/db/seededPlans.ts';
import { pressIn } from './choosing.ts';
import {
  cells,
  INTERN,
  openPlan,
  options,
  planPanel,
  planUpdateRoute,
  readStoredPlan,
  saveAsOtherUser,
  STANDARD,
} from './plans.ts';
import { startPlatform } from './platform.ts';
import { closeWindow } from './visit.tsx';

const standIn = startPlatform();
beforeEach(() => standIn.reset());
afterEach(() => closeWindow());

const ADD = `POST /api/subscription-plans/${STANDARD}/add-period`;
const QUARTER = periodId(0, 1, 2);
const openPage = (plan = STANDARD) => openPlan(standIn, plan);
const form = () => screen.getByRole('form', { name: 'New period' });
const field = (label: RegExp, container = form()) =>
  within(container).getByLabelText<HTMLInputElement>(label);
const put = (label: RegExp, value: string, container = form()) =>
  fireEvent.change(field(label, container), { target: { value } });
const errorOf = (label: RegExp) => {
  const one = field(label);
  return one.getAttribute('aria-invalid') === 'true'
    ? document.getElementById(`${one.id}-error`)?.textContent
    : undefined;
};
const fill = (values: Partial<Record<'Name' | 'Interval' | 'Count' | 'Price', string>> = {}) => {
  for (const [label, value] of Object.entries({
    Name: 'Half year',
    Interval: 'month',
    Count: '6',
    Price: '250',
    ...values,
  }))
    put(new RegExp(`^${label}`), value);
};
const add = () => pressIn(form(), 'Add period');
const rename = async (name = 'Quarter') => {
  const page = await openPage();
  pressIn(options(), `Rename ${name}`);
  return { page, container: await screen.findByRole('form', { name: `Rename ${name}` }) };
};

describe('unreadable periods of a plan', () => {
  const openBroken = async () => {
    const plan = await readStoredPlan(standIn);
    const [first, ...others] = plan.periods as object[];
    const { _id: _, ...nameless } = first as { _id: string };
    const body = { ...plan, periods: ['Gold', nameless, ...others, { name: {}, interval: 'day' }, null] };
    standIn.fault({ match: 'GET /api/subscription-plans/*', status: 200, body, times: 99 });
    standIn.fault({ match: 'PUT /api/subscription-plans/*', status: 200, body });
    return { page: await openPage(), body };
  };

  it('unreadable periods of a plan are skipped and counted, and only periods with an ID can be renamed', async () => {
    const { page, body } = await openBroken();
    const periods = planPanel('Subscription options 4');
    expect(cells(periods).map(([name]) => name)).toHaveLength(4);
    within(periods).getByText('3 entries could not be read and were skipped.');
    expect(within(periods).getAllByRole('button', { name: /^Rename/ })).toHaveLength(3);
    pressIn(periods, 'Rename Quarter');
    const container = await screen.findByRole('form', { name: 'Rename Quarter' });
    put(/^Name/, 'Season', container);
    pressIn(container, 'Save');
    await page.banner('Plan saved successfully');
    expect(standIn.requestsOf(planUpdateRoute(STANDARD))[0]!.body.periods).toEqual(
      body.periods.map(period =>
        typeof period === 'object' && period && '_id' in period && period._id === QUARTER
          ? { ...period, name: 'Season' }
          : period,
      ),
    );
  });

  it('editing the details of a plan sends its unreadable periods back unchanged', async () => {
    const { page, body } = await openBroken();
    pressIn(planPanel('Details'), 'Edit details');
    const container = await screen.findByRole('form', { name: 'Edit details' });
    put(/^Name/, 'Standard plus', container);
    pressIn(container, 'Save');
    await page.banner('Plan saved successfully');
    expect(standIn.requestsOf(planUpdateRoute(STANDARD))[0]!.body).toEqual({
      ...body,
      name: 'Standard plus',
    });
  });
});

describe('the periods of a plan', () => {
  it('the periods of a plan show interval, count, price and price per month, with the lowest marked', async () => {
    await openPage();
    expect(cells(within(options()).getByRole('table'))).toEqual([
      ['Day pass', 'day', '1', '$12.00', '$365.25', ''],
      ['Monthly', 'month', '1', '$49.00', '$49.00', ''],
      ['Quarter', 'month', '3', '$129.00', '$43.00', ''],
      ['Annual', 'year', '1', '$480.00', 'lowest$40.00', ''],
    ]);
    within(options()).getByText(
      'Interval, count and price cannot be changed after saving, so subscribers keep their price. To offer another price, add a period.',
    );
  });

  it('the periods of a plan are a list in a narrow window', async () => {
    await openPlan(standIn, STANDARD, { width: 390 });
    const items = within(within(options()).getByRole('list', { name: 'Periods of Standard' })).getAllByRole(
      'listitem',
    );
    expect(items.map(item => item.textContent)).toEqual([
      'Day pass$12.00 / day$365.25per month',
      'Monthly$49.00 / month$49.00per month',
      'Quarter$129.00 / 3 months$43.00per month',
      'Annual$480.00 / yearlowest$40.00per month',
    ]);
  });

  it('a plan without periods says that there are no active options', async () => {
    await openPage(INTERN);
    within(planPanel('Subscription options')).getByRole('heading', { name: 'There are no active options' });
    expect(screen.queryByText(/^Interval, count and price cannot be changed after saving/)).toBeNull();
  });
});

describe('renaming a period', () => {
  it('renaming a period changes only its name, and saves everything else in the plan as it is', async () => {
    const before = await readStoredPlan(standIn);
    const { page, container } = await rename();
    expect(within(container).getAllByRole('textbox')).toHaveLength(1);
    put(/^Name/, 'Three months', container);
    pressIn(container, 'Save');
    await page.banner('Plan saved successfully');
    expect(standIn.requestsOf(planUpdateRoute(STANDARD)).map(({ body }) => body)).toEqual([
      {
        ...before,
        periods: before.periods.map(period =>
          period._id === QUARTER ? { ...period, name: 'Three months' } : period,
        ),
      },
    ]);
    await within(options()).findByRole('rowheader', { name: 'Three months' });
    await waitFor(() =>
      expect(document.activeElement?.getAttribute('aria-label')).toMatch(/^Rename (Quarter|Three months)$/),
    );
  });

  it('Cancel and Escape discard a new name of a period, and Undo reverts a saved one', async () => {
    const { page, container } = await rename();
    put(/^Name/, 'Nothing', container);
    pressIn(container, 'Cancel');
    within(options()).getByRole('rowheader', { name: 'Quarter' });
    pressIn(options(), 'Rename Quarter');
    put(/^Name/, 'Three months', await screen.findByRole('form', { name: 'Rename Quarter' }));
    fireEvent.keyDown(document.activeElement!, { key: 'Escape' });
    within(options()).getByRole('rowheader', { name: 'Quarter' });
    expect(standIn.requestsOf(planUpdateRoute(STANDARD))).toEqual([]);
    pressIn(options(), 'Rename Quarter');
    const again = await screen.findByRole('form', { name: 'Rename Quarter' });
    put(/^Name/, 'Three months', again);
    pressIn(again, 'Save');
    await page.banner('Plan saved successfully');
    await page.press('Undo');
    await page.banner('Changes to the plan Standard have been undone.');
    expect((await readStoredPlan(standIn)).periods[2]!.name).toBe('Quarter');
  });

  it('a period cannot be renamed to an empty name', async () => {
    const { container } = await rename();
    put(/^Name/, ' ', container);
    pressIn(container, 'Save');
    await within(container).findByText('Period name is required');
    expect(standIn.requestsOf(planUpdateRoute(STANDARD))).toEqual([]);
  });

  it('renaming a period keeps what another user changed in other periods', async () => {
    const { page, container } = await rename();
    const { periods } = await readStoredPlan(standIn);
    await saveAsOtherUser(standIn, {
      periods: periods.map((period, at) => (at === 1 ? { ...period, name: 'Every month' } : period)),
    });
    put(/^Name/, 'Three months', container);
    pressIn(container, 'Save');
    await page.banner('Plan saved successfully');
    expect((await readStoredPlan(standIn)).periods.map(({ name }) => name)).toEqual([
      'Day pass',
      'Every month',
      'Three months',
      'Annual',
    ]);
  });

  it('renaming a period asks before it overwrites the name that another user gave it', async () => {
    const { page, container } = await rename();
    const { periods } = await readStoredPlan(standIn);
    await saveAsOtherUser(standIn, {
      periods: periods.map((period, at) => (at === 2 ? { ...period, name: 'Theirs' } : period)),
    });
    put(/^Name/, 'Mine', container);
    pressIn(container, 'Save');
    expect(cells(await page.question('Overwrite newer changes?'))).toEqual([['Name', 'Theirs', 'Mine']]);
  });

  it('a refusal of a period’s name appears at the name', async () => {
    const { page, container } = await rename();
    put(/^Name/, 'x'.repeat(251), container);
    pressIn(container, 'Save');
    await within(container).findByText('At most 250 characters are allowed');
    expect(page.banners()).toEqual([]);
  });

  it('renaming a period that no longer exists is reported, and nothing is sent', async () => {
    const { page, container } = await rename();
    const plan = await readStoredPlan(standIn);
    standIn.fault({
      match: 'GET /api/subscription-plans/*',
      status: 200,
      body: { ...plan, periods: plan.periods.slice(0, 2) },
    });
    put(/^Name/, 'Three months', container);
    pressIn(container, 'Save');
    await page.banner('There was an error updating plan. This no longer exists. It may have been deleted.');
    expect(standIn.requestsOf(planUpdateRoute(STANDARD))).toEqual([]);
  });
});

describe('adding a period', () => {
  it('the form for a new period starts with one day and no price', async () => {
    await openPage();
    expect([field(/^Interval/).value, field(/^Count/).value, field(/^Price/).value]).toEqual([
      'day',
      '1',
      '',
    ]);
    expect(
      within(field(/^Interval/))
        .getAllByRole('option')
        .map(option => option.textContent),
    ).toEqual(['day', 'week', 'month', 'year']);
  });

  it('a new period is sent with numbers, is listed, and the form is ready for the next', async () => {
    const page = await openPage();
    fill({ Price: '250.5' });
    expect(within(form()).getByRole('status').textContent).toBe('$41.75');
    add();
    await page.banner('Plan saved successfully');
    expect(standIn.requestsOf(ADD).map(({ body }) => body)).toEqual([
      { name: 'Half year', interval: 'month', intervalCount: 6, price: 250.5 },
    ]);
    await waitFor(() =>
      within(planPanel('Subscription options 5')).getByRole('rowheader', { name: 'Half year' }),
    );
    expect([field(/^Name/).value, field(/^Interval/).value, field(/^Count/).value]).toEqual(['', 'day', '1']);
    await waitFor(() => expect(document.activeElement).toBe(field(/^Name/)));
    expect(dispatchEvent(new Event('beforeunload', { cancelable: true }))).toBe(true);
  });

  it.each([
    [
      'half a count',
      { Count: '0.5' },
      /^Count/,
      'Enter a whole number of 1 or more. For half a year, choose month and enter 6.',
    ],
    [
      'no count',
      { Count: '' },
      /^Count/,
      'Enter a whole number of 1 or more. For half a year, choose month and enter 6.',
    ],
    [
      'a count of 0',
      { Count: '0' },
      /^Count/,
      'Enter a whole number of 1 or more. For half a year, choose month and enter 6.',
    ],
    ['a count with an exponent', { Count: '1e3' }, /^Count/, 'Enter a number'],
    [
      'no price',
      { Price: '' },
      /^Price/,
      'Enter a price of 0 or more with up to two decimals, such as 49.50',
    ],
    ['a price with an exponent', { Price: '1e3' }, /^Price/, 'Enter a number'],
    [
      'a price below 0',
      { Price: '-1' },
      /^Price/,
      'Enter a price of 0 or more with up to two decimals, such as 49.50',
    ],
    [
      'tenths of a cent',
      { Price: '0.125' },
      /^Price/,
      'Enter a price of 0 or more with up to two decimals, such as 49.50',
    ],
    ['too many days', { Interval: 'day', Count: '1096' }, /^Count/, 'Enter at most 1,095 days (3 years)'],
    [
      'a count of 21 digits',
      { Interval: 'week', Count: '100000000000000000000' },
      /^Count/,
      'Enter at most 156 weeks (3 years)',
    ],
    ['too many months', { Count: '37' }, /^Count/, 'Enter at most 36 months'],
    ['too many years', { Interval: 'year', Count: '4' }, /^Count/, 'Enter at most 3 years'],
    ['a price of eleven digits', { Price: '99999999999' }, /^Price/, 'Enter at most 999,999.99'],
    ['no name', { Name: ' ' }, /^Name/, 'Period name is required'],
  ])('a new period with %s is refused at its field and not sent', async (_, values, label, text) => {
    await openPage();
    fill(values);
    add();
    await waitFor(() => expect(errorOf(label)).toBe(text));
    expect(within(form()).getByRole('status').textContent).toBe('Name' in values ? '$41.67' : '–');
    expect(standIn.requestsOf(ADD)).toEqual([]);
  });

  it('a new period is accepted at the limits of count and price', async () => {
    const page = await openPage();
    fill({ Count: '36', Price: '999999.99' });
    add();
    await page.banner('Plan saved successfully');
    expect(standIn.requestsOf(ADD)).toHaveLength(1);
  });

  it('a new period is added once when the button is pressed twice', async () => {
    standIn.fault({ match: 'POST /api/subscription-plans/*/add-period', delayMs: 200 });
    const page = await openPage();
    fill();
    add();
    add();
    await page.banner('Plan saved successfully');
    expect(standIn.requestsOf(ADD)).toHaveLength(1);
  });

  it.each([
    [
      'with a reason of the platform',
      { status: 400, body: { message: 'The shop is closed' } },
      'Sorry there was an error. The shop is closed',
    ],
    [
      'without one',
      { status: 500, body: {} },
      'There was an error saving plan. Something went wrong on the platform (500). Try again later. Your changes are kept.',
    ],
  ])('a refused period is reported, and the typed text stays (%s)', async (_, fault, text) => {
    standIn.fault({ match: 'POST /api/subscription-plans/*/add-period', ...fault });
    const page = await openPage();
    fill();
    add();
    await page.banner(text);
    expect(field(/^Name/).value).toBe('Half year');
  });

  it('a new period whose reply was lost is looked up, and not sent twice', async () => {
    standIn.fault({ match: 'POST /api/subscription-plans/*/add-period', answer: 'html' });
    const page = await openPage();
    fill();
    add();
    await page.banner('The platform’s response was lost, but your new entry has been added.');
    expect(standIn.requestsOf(ADD)).toHaveLength(1);
    expect((await readStoredPlan(standIn)).periods).toHaveLength(5);
  });

  it('an equal period that existed before is not taken for the new one that was lost', async () => {
    standIn.fault({ match: 'POST /api/subscription-plans/*/add-period', drop: true });
    const page = await openPage();
    fill({ Name: 'Monthly', Interval: 'month', Count: '1', Price: '49' });
    add();
    await page.banner(
      'The platform’s response was lost and your new entry has not been added yet. Check again in a minute before you add it again.',
    );
    expect(field(/^Name/).value).toBe('Monthly');
  });
});
