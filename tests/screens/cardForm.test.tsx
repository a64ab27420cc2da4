import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { seededUserId } from '../../mocks/db/demoAccounts.ts';
import { ownCards } from './ownCards.ts';
import { startPlatform } from './platform.ts';
import { sockets } from './socket.ts';
import { changeField, closeWindow, visit } from './visit.tsx';

const standIn = startPlatform();
beforeEach(() => standIn.reset());
afterEach(() => closeWindow());

const { alertText, openPage, rows } = ownCards(standIn);
const ADD = 'POST /api/subscriptions/card';
const GOOD = { number: '5555555555554444', name: 'Grace Lindqvist', month: '08', year: '2031', code: '737' };
type Page = Awaited<ReturnType<typeof visit>>;
const number = () => screen.getByLabelText<HTMLInputElement>(/^Card number/);
/** Opens the form, unless it is already open. */
const openForm = async (name = 'user') => {
  const page = await openPage(name);
  if (!screen.queryByLabelText(/^Card number/)) await page.press('Add card');
  return page;
};
const fill = ({
  number = GOOD.number,
  name = GOOD.name,
  month = GOOD.month,
  year = GOOD.year,
  code = GOOD.code,
} = {}) => {
  for (const [label, text] of [
    [/^Card number/, number],
    [/^Name on card/, name],
    [/^Month/, month],
    [/^Year/, year],
    [/^CVC/, code],
  ] as const)
    changeField(label, text);
};
const save = (page: Page) => page.press('Save card');
/** Everything that this window sends: URLs and bodies. */
const sentFrom = () => {
  const sent: string[] = [];
  const { fetch: originalFetch } = globalThis;
  vi.spyOn(globalThis, 'fetch').mockImplementation((input, init) => {
    sent.push(
      `${init?.method ?? 'GET'} ${String(input instanceof Request ? input.url : input)} ${String(init?.body ?? '')}`,
    );
    return originalFetch(input, init);
  });
  return sent;
};

describe('adding a card', () => {
  it('a new card is sent once in the documented form although Enter is pressed twice, and is listed', async () => {
    const page = await openForm();
    const sent = sentFrom();
    standIn.fault({ match: ADD, delayMs: 150, times: 1 });
    await page.type(/^Card number/, '5555 5555-5555 4444');
    await page.type(/^Name on card/, ' Grace Lindqvist ');
    await page.type(/^Month/, '8');
    await page.type(/^Year/, '31');
    await page.type(/^CVC/, '737{Enter}{Enter}');
    await page.banner('MasterCard ending 4444 has been added.');
    const added = sent.filter(one => one.startsWith('POST '));
    expect(added).toEqual([
      `POST /api/subscriptions/card ${JSON.stringify({ name: 'Grace Lindqvist', number: '5555555555554444', exp_month: '08', exp_year: '2031', cvc: '737' })}`,
    ]);
    await waitFor(async () => expect(await alertText()).toHaveLength(3));
    expect((await alertText())[2]).toBe('MasterCard ending 4444 | US | expires 08/2031');
    expect(screen.queryByLabelText(/^Card number/)).toBeNull();
  });

  it('a new card leaves its number and code in no storage, log, page or other request', async () => {
    const logged: unknown[] = [];
    for (const name of ['log', 'info', 'warn', 'error', 'debug'] as const)
      vi.spyOn(console, name).mockImplementation((...about) => void logged.push(...about));
    const secrets = /5555[ -]?5555[ -]?5555[ -]?4444|\b737\b/;
    const storedCards = () =>
      JSON.stringify({ ...localStorage, ...sessionStorage }) +
      location.href +
      JSON.stringify(logged.map(String));
    const page = await openForm();
    const sent = sentFrom();
    standIn.fault({ match: ADD, status: 400, body: { param: 'cvc', message: 'Wrong.' }, times: 1 });
    fill();
    // This is longer than the delay before a draft is stored.
    await new Promise(resolve => setTimeout(resolve, 400));
    expect(storedCards()).not.toMatch(secrets);
    await save(page);
    await waitFor(() => expect(page.errorOf(/^CVC/)).toBe('cvc: Wrong.'));
    expect(storedCards()).not.toMatch(secrets);
    await save(page);
    await page.banner('MasterCard ending 4444 has been added.');
    await waitFor(() => expect(screen.queryByLabelText(/^Card number/)).toBeNull());
    expect(
      document.documentElement.outerHTML +
        [...document.querySelectorAll('input')].map(({ value }) => value).join(),
    ).not.toMatch(secrets);
    expect(storedCards()).not.toMatch(secrets);
    expect(sent.filter(one => secrets.test(one))).toHaveLength(2);
    expect(sent.filter(one => secrets.test(one) && !one.startsWith(`${ADD} {`))).toEqual([]);
    await page.press('Add card');
    expect([number().value, page.valueOf(/^CVC/)]).toEqual(['', '']);
  });

  it('a new card with empty fields is refused before it is sent', async () => {
    const page = await openForm();
    await save(page);
    await waitFor(() => expect(page.errorOf(/^Card number/)).toBe('Enter the number on the card'));
    expect([/^Name on card/, /^Month/, /^Year/, /^CVC/].map(page.errorOf)).toEqual([
      'Enter the name on the card',
      'Enter the month, 01 to 12',
      'Enter the year, such as 2028',
      'Enter the code',
    ]);
    expect(document.activeElement).toBe(number());
    expect(standIn.requestsOf(ADD)).toEqual([]);
  });

  it.each([
    ['a wrong check digit', { number: '4242424242424241' }, /^Card number/, 'Check the card number'],
    [
      'a length that its brand does not allow',
      { number: '378282246310' },
      /^Card number/,
      'Check the card number',
    ],
    ['an invalid month', { month: '13' }, /^Month/, 'Enter the month, 01 to 12'],
    [
      'a past month',
      { month: '1', year: String(new Date().getFullYear() - 1) },
      /^Year/,
      'This card has expired',
    ],
    ['a code too short', { code: '73' }, /^CVC/, 'The code has 3 digits'],
    [
      'a code too short for its brand',
      { number: '378282246310005', code: '737' },
      /^CVC/,
      'The code has 4 digits',
    ],
  ])('a new card with %s is refused before it is sent', async (_, typed, label, text) => {
    const page = await openForm();
    fill(typed);
    await save(page);
    await waitFor(() => expect(page.errorOf(label)).toBe(text));
    expect(standIn.requestsOf(ADD)).toEqual([]);
  });

  it('the errors of a new card disappear when another field makes them valid', async () => {
    const page = await openForm();
    fill({ number: '378282246310005', month: '01', year: String(new Date().getFullYear()), code: '737' });
    if (new Date().getMonth() === 0) changeField(/^Year/, String(new Date().getFullYear() - 1));
    await save(page);
    await waitFor(() => expect(page.errorOf(/^CVC/)).toBe('The code has 4 digits'));
    changeField(/^Card number/, GOOD.number);
    await waitFor(() => expect(page.errorOf(/^CVC/)).toBeUndefined());
    expect(page.errorOf(/^Year/)).toBe('This card has expired');
    changeField(/^Year/, '2031');
    await waitFor(() => expect(page.errorOf(/^Year/)).toBeUndefined());
  });

  it.each([
    ['number', /^Card number/],
    ['name', /^Name on card/],
    ['exp_month', /^Month/],
    ['exp_year', /^Year/],
    ['cvc', /^CVC/],
  ])('a refusal of a new card appears at the field that it names: %s', async (param, label) => {
    const page = await openForm();
    standIn.fault({ match: ADD, status: 400, body: { param, message: 'Your card has expired.' } });
    fill();
    await save(page);
    await waitFor(() => expect(page.errorOf(label)).toBe(`${param}: Your card has expired.`));
    expect(page.banners()).toEqual([]);
    expect(number().value).toBe('5555 5555 5555 4444');
  });

  it.each([
    [
      'an unknown field',
      { status: 400, body: { param: 'zip', message: 'The zip code is wrong.' } },
      'zip: The zip code is wrong.',
    ],
    ['no field', { status: 400, body: { message: 'Not now.' } }, 'There was an error saving card. Not now.'],
    [
      'no body',
      { status: 500 },
      /^There was an error saving card\. Something went wrong on the platform \(500\)/,
    ],
    [
      'a field with another status',
      { status: 500, body: { param: 'number', message: 'No disk' } },
      'There was an error saving card. No disk',
    ],
  ])('a refusal of a new card that names %s appears in a banner', async (_, fault, text) => {
    const page = await openForm();
    standIn.fault({ match: ADD, ...fault });
    fill();
    await save(page);
    await page.banner(text);
    expect(page.errorOf(/^Card number/)).toBeUndefined();
    expect(number().value).toBe('5555 5555 5555 4444');
  });

  it.each([
    [
      'added all the same',
      { match: ADD, answer: 'cut', times: 1 } as const,
      'The platform’s response was lost, but MasterCard ending 4444 has been added.',
      3,
    ],
    [
      'not added',
      { match: ADD, drop: true, times: 1 } as const,
      'The platform’s response was lost and the card has not been added. Check your cards before you add it again.',
      2,
    ],
  ])('a new card whose reply is lost is looked up, and not sent again: %s', async (_, fault, text, now) => {
    const page = await openForm();
    standIn.fault(fault);
    fill();
    await save(page);
    await page.banner(text);
    await waitFor(async () => expect(await rows()).toHaveLength(now));
    expect(standIn.requestsOf(ADD)).toHaveLength(1);
    expect(screen.queryByLabelText(/^Card number/) === null).toBe(now === 3);
  });

  it('a new card whose reply and lookup are both lost is reported as unknown', async () => {
    const page = await openForm();
    standIn.fault({ match: ADD, drop: true });
    standIn.fault({ match: 'GET /api/users/me', drop: true });
    fill();
    await save(page);
    await page.banner(
      'The platform’s response was lost and your cards could not be loaded. Check them before you add the card again.',
    );
    expect(standIn.requestsOf(ADD)).toHaveLength(1);
  });

  it('leaving a half-typed card asks first, and the card is not offered on return', async () => {
    const page = await openForm('keeper');
    changeField(/^Card number/, GOOD.number);
    await page.follow('Profile');
    within(await page.question('Leave without saving?')).getByText('Your changes will be lost.');
    await page.answer('Leave');
    await screen.findByRole('heading', { name: 'Profile' });
    page.back();
    await waitFor(() => expect(number().value).toBe(''));
    expect(screen.queryByText(/You have unsaved changes/)).toBeNull();
  });

  it('a half-typed card stays when another card is added elsewhere', async () => {
    await openForm('keeper');
    changeField(/^Card number/, GOOD.number);
    const { ask } = await standIn.as('keeper');
    await ask('POST', '/api/subscriptions/card', {
      name: 'Walter Amari',
      number: '4242424242424242',
      exp_month: '08',
      exp_year: '2031',
      cvc: '123',
    });
    await waitFor(async () => {
      sockets.emit('users:save', { _id: seededUserId(3) });
      expect(await rows()).toHaveLength(1);
    });
    expect(number().value).toBe('5555 5555 5555 4444');
  });

  it('Escape removes a half-typed card from the page', async () => {
    const page = await openForm();
    changeField(/^Card number/, GOOD.number);
    number().focus();
    await page.person.keyboard('{Escape}');
    expect(screen.queryByLabelText(/^Card number/)).toBeNull();
    await page.press('Add card');
    await waitFor(() => expect(document.activeElement).toBe(number()));
    expect(number().value).toBe('');
  });

  it('the form for a card has the autocomplete tokens and keyboards that browsers need', async () => {
    await openForm();
    const tokens = [/^Card number/, /^Name on card/, /^Month/, /^Year/, /^CVC/].map(label =>
      screen.getByLabelText<HTMLInputElement>(label),
    );
    expect(tokens.map(({ autocomplete }) => autocomplete)).toEqual([
      'cc-number',
      'cc-name',
      'cc-exp-month',
      'cc-exp-year',
      'cc-csc',
    ]);
    expect(tokens.map(({ inputMode }) => inputMode)).toEqual([
      'numeric',
      '',
      'numeric',
      'numeric',
      'numeric',
    ]);
  });
});

describe('the number of a card', () => {
  const BRANDS = [
    ['4242424242424242', '4242 4242 4242 4242', 'Visa', 'Visa'],
    ['378282246310005', '3782 822463 10005', 'American Express', 'Amex'],
    ['5105105105105100', '5105 1051 0510 5100', 'MasterCard', 'MC'],
    ['6011111111111117', '6011 1111 1111 1117', 'Discover', 'Disc'],
    ['3566002020360505', '3566 0020 2036 0505', 'JCB', 'JCB'],
    ['30569309025904', '3056 930902 5904', 'Diners Club', 'DC'],
    ['99999', '9999 9', undefined, ''],
  ] as const;

  it('the number of a card is grouped while it is typed, and its brand is shown', async () => {
    const page = await openForm('keeper');
    const field = number().parentElement!;
    for (const [digits, text, brand, mark] of BRANDS) {
      await page.type(/^Card number/, digits);
      expect([
        number().value,
        within(field).getByRole('status').textContent,
        field.querySelector('[class*=mark]')!.textContent,
      ]).toEqual([text, brand ? `Brand: ${brand}` : '', mark]);
    }
  });

  it('the number of a card keeps the caret in place while its middle is edited', async () => {
    await openForm('keeper');
    const input = (value: string, caret: number, inputType: string) => {
      const field = number();
      field.focus();
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!.call(field, value);
      field.setSelectionRange(caret, caret);
      fireEvent(field, new InputEvent('input', { bubbles: true, inputType }));
      return [number().value, number().selectionStart];
    };
    expect(input('4242 4242 4242 4242', 19, 'insertFromPaste')).toEqual(['4242 4242 4242 4242', 19]);
    expect(input('4242 34242 4242 4242', 6, 'insertText')).toEqual(['4242 3424 2424 2424 2', 6]);
    expect(input('4242 424 2424 2424 2', 5, 'deleteContentBackward')).toEqual(['4242 4242 4242 4242', 4]);
    expect(input('42424242 4242 4242', 4, 'deleteContentBackward')).toEqual(['4244 2424 2424 242', 3]);
    expect(input('4244 24x24 2424 242', 8, 'insertText')).toEqual(['4244 2424 2424 242', 7]);
  });
});
