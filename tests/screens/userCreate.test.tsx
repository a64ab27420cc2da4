import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startPlatform } from './platform.ts';
import { changeField, closeWindow, fakeClock, visit } from './visit.tsx';

const standIn = startPlatform();
beforeEach(() => standIn.reset());
afterEach(() => closeWindow());

const CREATE = 'POST /api/users';
const CHECK = 'GET /api/users/email/check';
const TAKEN = 'The email is already taken';
const ADD_PARAM =
  'The user has been added successfully. The user will receive a welcome mail with the login details.';

const openPage = async () => {
  const page = await visit(standIn, 'superadmin', '/users/new');
  await screen.findByRole('heading', { level: 1, name: 'New user' });
  return page;
};
const ada = {
  'First name': 'Ada',
  'Last name': 'Byron',
  Email: 'ada@alder.example',
  Phone: '(555) 010-2233',
  'Initial password': 'Secret123',
};
const openFilledForm = async (changes: Partial<typeof ada> = {}) => {
  const page = await openPage();
  for (const [label, text] of Object.entries({ ...ada, ...changes }))
    changeField(new RegExp(`^${label}`), text);
  return page;
};
const submit = (page: Awaited<ReturnType<typeof openPage>>) => page.press('Create user');

describe('the form for a new user', () => {
  it('the form for a new user reports every missing field and focuses the first', async () => {
    const page = await openPage();
    await submit(page);
    await waitFor(() => expect(page.errorOf(/^First name/)).toBe('First name is required'));
    expect(page.errorOf(/^Last name/)).toBe('Last name is required');
    expect(page.errorOf(/^Email/)).toBe("What's your email address?");
    expect(page.errorOf(/^Phone/)).toBe('Please enter phone number in the following format (XXX) XXX-XXXX');
    expect(page.errorOf(/^Initial password/)).toBe('Password must be at least 8 characters.');
    expect(document.activeElement).toBe(screen.getByLabelText(/^First name/));
    expect(standIn.requestsOf(CREATE)).toEqual([]);
  });

  it.each([
    ['First name', '  ', 'First name is required'],
    ['Email', 'ada@alder', "Doesn't look like a valid email."],
    ['Email', 'ada alder@x.example', "Doesn't look like a valid email."],
    ['Phone', '555-0102', 'Please enter phone number in the following format (XXX) XXX-XXXX'],
    ['Initial password', 'Secret1', 'Password must be at least 8 characters.'],
    ['Initial password', 'secret123', 'Password must have at least one uppercase letter and one digit'],
    ['Initial password', 'Secretive', 'Password must have at least one uppercase letter and one digit'],
  ])('%s %j is refused for a new user: %s', async (label, text, message) => {
    const page = await openFilledForm({ [label]: text });
    await submit(page);
    const field = new RegExp(`^${label}`);
    await waitFor(() => expect(page.errorOf(field)).toBe(message));
    expect(document.activeElement).toBe(screen.getByLabelText(field));
    changeField(field, ada[label as keyof typeof ada]);
    await waitFor(() => expect(page.errorOf(field)).toBeUndefined());
    expect(standIn.requestsOf(CREATE)).toEqual([]);
  });

  it('a link can prefill the form for a new user, but never the password', async () => {
    const page = await visit(
      standIn,
      'superadmin',
      `/users/new?source=${encodeURIComponent(JSON.stringify({ firstName: 'Mallory', password: 'Known1234' }))}`,
    );
    await screen.findByRole('heading', { level: 1, name: 'New user' });
    await waitFor(() => expect(page.valueOf(/^First name/)).toBe('Mallory'));
    expect(page.valueOf(/^Initial password/)).toBe('');
  });

  it('a new user is created with the phone number formatted, and the users list shows the documented message', async () => {
    const page = await openFilledForm();
    await page.type(/^Phone/, '555 010 2233');
    await submit(page);
    await page.banner(ADD_PARAM);
    await waitFor(() => expect(page.address()).toBe('/users'));
    const { body } = standIn.requestsOf(CREATE)[0]!;
    expect(body).toEqual({
      firstName: 'Ada',
      lastName: 'Byron',
      email: 'ada@alder.example',
      phone: '(555) 010-2233',
      password: '***',
    });
    expect(await standIn.emailedLink('ada@alder.example')).toBeTruthy();
    await screen.findByRole('heading', { name: 'Users 141' });
  });

  it('a new user is created without the invisible characters of a pasted email and phone number', async () => {
    const page = await openFilledForm({
      Email: 'ada@alder.example\u200B',
      Phone: '1 (555)\u202A 010\u20112233',
    });
    expect(page.valueOf(/^Email/)).toBe('ada@alder.example');
    fireEvent.blur(screen.getByLabelText(/^Phone/));
    await submit(page);
    await page.banner(ADD_PARAM);
    expect(standIn.requestsOf(CREATE)[0]!.body).toMatchObject({
      email: 'ada@alder.example',
      phone: '(555) 010-2233',
    });
  });

  it('the name of a new user may contain markup and formulas, which appear as text', async () => {
    const page = await openFilledForm({ 'First name': '<img src=x onerror=alert(1)>', 'Last name': '=1+1' });
    await submit(page);
    await page.banner(ADD_PARAM);
    await page.settled();
    await page.type('Search name or email', 'ada@alder');
    await waitFor(() => expect(page.names()).toEqual(['<img src=x onerror=alert(1)>']));
    screen.getByRole('cell', { name: '=1+1' });
    expect(document.querySelector('img')).toBeNull();
  });

  it('a new user whose welcome email failed is created, with a warning', async () => {
    standIn.mailFails();
    const page = await openFilledForm();
    await submit(page);
    await page.banner('The user has been added successfully. But there is some issue in sending Mail.');
    await waitFor(() => expect(page.address()).toBe('/users'));
    expect(page.banners()).toHaveLength(1);
  });

  it('a new user is sent once when the button is double-clicked', async () => {
    standIn.fault({ match: CREATE, delayMs: 100, times: 1 });
    const page = await openFilledForm();
    await page.person.dblClick(screen.getByRole('button', { name: 'Create user' }));
    await page.banner(ADD_PARAM);
    expect(standIn.requestsOf(CREATE)).toHaveLength(1);
  });

  it('Cancel leads from the form for a new user to the list, and creates nothing', async () => {
    const page = await openPage();
    await page.press('Cancel');
    await waitFor(() => expect(page.address()).toBe('/users'));
    expect(standIn.requestsOf(CREATE)).toEqual([]);
  });
});

describe('the email of a new user', () => {
  it('the email of a new user is checked once, 500 ms after typing stops', async () => {
    const page = await openPage();
    fakeClock.start();
    for (const text of ['admin@map.e', 'admin@map.exam', 'admin@map.example']) {
      changeField(/^Email/, text);
      fakeClock.advance(499);
    }
    expect(standIn.requestsOf(CHECK)).toEqual([]);
    fakeClock.advance(1);
    await waitFor(() => expect(page.errorOf(/^Email/)).toBe(TAKEN));
    expect(standIn.requestsOf(CHECK).map(({ query }) => query)).toEqual([{ email: 'admin@map.example' }]);
  });

  it('the email of a new user is not checked before it is complete', async () => {
    await openPage();
    fakeClock.start();
    for (const text of ['admin', 'admin@', 'admin@map']) {
      changeField(/^Email/, text);
      fakeClock.advance(1000);
    }
    expect(standIn.requestsOf(CHECK)).toEqual([]);
  });

  it('the error about a taken email disappears when another one is typed', async () => {
    const page = await openFilledForm({ Email: 'admin@map.example' });
    await waitFor(() => expect(page.errorOf(/^Email/)).toBe(TAKEN));
    changeField(/^Email/, 'ada@alder.example');
    expect(page.errorOf(/^Email/)).toBeUndefined();
  });

  it('a late reply about an earlier email does not mark the current email as taken', async () => {
    standIn.fault({ match: CHECK, status: 200, body: { available: false }, delayMs: 60_000, times: 1 });
    const page = await openFilledForm({ Email: 'slow@alder.example' });
    await waitFor(() => expect(standIn.requestsOf(CHECK)).toHaveLength(1));
    changeField(/^Email/, 'ada@alder.example');
    await waitFor(() =>
      expect(standIn.requestsOf(CHECK).map(({ answered }) => answered)).toEqual([true, true]),
    );
    await submit(page);
    await page.banner(ADD_PARAM);
  });

  it('a failed check of the email does not prevent a new user', async () => {
    standIn.fault({ match: CHECK, status: 500 });
    const page = await openFilledForm();
    await waitFor(() => expect(standIn.requestsOf(CHECK)).toHaveLength(1));
    await submit(page);
    await page.banner(ADD_PARAM);
    expect(page.banners()).toEqual([ADD_PARAM]);
  });

  it('a taken email is reported under its field after submitting, and the values stay', async () => {
    const page = await openFilledForm({ Email: 'admin@map.example' });
    await submit(page);
    await waitFor(() => expect(page.errorOf(/^Email/)).toBe(TAKEN));
    expect(page.valueOf(/^First name/)).toBe('Ada');
    expect(page.valueOf(/^Initial password/)).toBe('Secret123');
    expect(page.address()).toBe('/users/new');
  });
});

describe('a new user that the platform refuses', () => {
  it.each([400, 422, 500])(
    'the field errors of a reply with %i to a new user appear at the fields until each is edited',
    async httpStatus => {
      standIn.fault({
        match: CREATE,
        status: httpStatus,
        body: { errors: { phone: { message: 'This phone was rejected' }, password: 'Used before' } },
        times: 1,
      });
      const page = await openFilledForm();
      await submit(page);
      await waitFor(() => expect(page.errorOf(/^Phone/)).toBe('This phone was rejected'));
      expect(page.errorOf(/^Initial password/)).toBe('Used before');
      await page.person.type(screen.getByLabelText(/^Phone/), '{Backspace}4');
      await waitFor(() => expect(page.errorOf(/^Phone/)).toBeUndefined());
      await submit(page);
      await page.banner(ADD_PARAM);
    },
  );

  it.each([
    ['400', { status: 400, body: { message: '<i>No</i>' } }, 'There was an error saving the user. <i>No</i>'],
    [
      '403',
      { status: 403, body: { authorized: false } },
      'There was an error saving the user. You are not authorized to do this.',
    ],
    [
      '500',
      { status: 500 },
      'There was an error saving the user. Something went wrong on the platform (500). Try again later. Your changes are kept.',
    ],
  ])('a failed save of a new user (%s) is reported, and all values stay', async (_, fault, text) => {
    standIn.fault({ match: CREATE, ...fault, times: 1 });
    const page = await openFilledForm();
    await submit(page);
    await page.banner(text);
    for (const [label, value] of Object.entries(ada))
      expect(page.valueOf(new RegExp(`^${label}`))).toBe(value);
    expect(standIn.requestsOf(CREATE)).toHaveLength(1);
  });
});

describe('a new user whose reply is lost', () => {
  const lost = async (fault: object) => {
    standIn.fault({ match: CREATE, ...fault, times: 1 });
    const page = await openFilledForm();
    await waitFor(() => expect(standIn.requestsOf(CHECK)).toHaveLength(1));
    return page;
  };

  it('a new user whose request was lost is looked up, reported as not added, and can be sent again', async () => {
    const page = await lost({ drop: true });
    await submit(page);
    await page.banner(
      'The platform’s response was lost and your new entry has not been added yet. Check again in a minute before you add it again.',
    );
    expect(page.valueOf(/^First name/)).toBe('Ada');
    expect(standIn.requestsOf(CREATE)).toHaveLength(1);
    expect(standIn.requestsOf(CHECK).at(-1)!.query).toEqual({ email: 'ada@alder.example' });
    await submit(page);
    await page.banner(ADD_PARAM);
  });

  it('a new user whose reply was lost is looked up, found, and not sent twice', async () => {
    const page = await openFilledForm();
    await waitFor(() => expect(standIn.requestsOf(CHECK)).toHaveLength(1));
    await (
      await standIn.as('second.superadmin')
    ).ask('POST', '/api/users', {
      firstName: 'Ada',
      lastName: 'Byron',
      email: 'ada@alder.example',
      phone: '(555) 010-2233',
      password: 'Secret123',
    });
    standIn.fault({ match: CREATE, drop: true, times: 1 });
    await submit(page);
    await page.banner('The platform’s response was lost, but your new entry has been added.');
    await waitFor(() => expect(page.address()).toBe('/users'));
    expect(standIn.requestsOf(CREATE)).toHaveLength(1);
  });

  it('a new user whose reply and lookup are both lost is reported as unknown', async () => {
    const page = await lost({ drop: true });
    standIn.fault({ match: CHECK, drop: true });
    await submit(page);
    await page.banner(
      'The platform’s response was lost and your changes may not have been saved. Check before you try again.',
    );
    expect(page.valueOf(/^First name/)).toBe('Ada');
    expect(standIn.requestsOf(CREATE)).toHaveLength(1);
  });

  it('a new user without a reply for twenty seconds is looked up, and not sent twice', async () => {
    const page = await lost({ hang: true });
    fakeClock.start();
    await submit(page);
    await waitFor(() => expect(standIn.requestsOf(CREATE)).toHaveLength(1));
    fakeClock.advance(20_000);
    await page.banner(
      'The platform’s response was lost and your new entry has not been added yet. Check again in a minute before you add it again.',
    );
    expect(standIn.requestsOf(CREATE)).toHaveLength(1);
  });
});
