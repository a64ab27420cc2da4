import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startPlatform } from './platform.ts';
import { fakeClock, leave, put, visit } from './visit.tsx';

const standIn = startPlatform();
beforeEach(() => standIn.reset());
afterEach(() => leave());

const CREATE = 'POST /api/users';
const CHECK = 'GET /api/users/email/check';
const TAKEN = 'The email is already taken';
const ADDED =
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
  for (const [label, text] of Object.entries({ ...ada, ...changes })) put(new RegExp(`^${label}`), text);
  return page;
};
const submit = (page: Awaited<ReturnType<typeof openPage>>) => page.press('Create user');

describe('a new user', () => {
  it('needs everything, and is told what is missing, the first of it first', async () => {
    const page = await openPage();
    await submit(page);
    await waitFor(() => expect(page.errorOf(/^First name/)).toBe('First name is required'));
    expect(page.errorOf(/^Last name/)).toBe('Last name is required');
    expect(page.errorOf(/^Email/)).toBe("What's your email address?");
    expect(page.errorOf(/^Phone/)).toBe('Please enter phone number in the following format (XXX) XXX-XXXX');
    expect(page.errorOf(/^Initial password/)).toBe('Password must be at least 8 characters.');
    expect(document.activeElement).toBe(screen.getByLabelText(/^First name/));
    expect(standIn.asked(CREATE)).toEqual([]);
  });

  it.each([
    ['First name', '  ', 'First name is required'],
    ['Email', 'ada@alder', "Doesn't look like a valid email."],
    ['Email', 'ada alder@x.example', "Doesn't look like a valid email."],
    ['Phone', '555-0102', 'Please enter phone number in the following format (XXX) XXX-XXXX'],
    ['Initial password', 'Secret1', 'Password must be at least 8 characters.'],
    ['Initial password', 'secret123', 'Password must have at least one uppercase letter and one digit'],
    ['Initial password', 'Secretive', 'Password must have at least one uppercase letter and one digit'],
  ])('%s %j is refused: %s', async (label, text, message) => {
    const page = await openFilledForm({ [label]: text });
    await submit(page);
    const field = new RegExp(`^${label}`);
    await waitFor(() => expect(page.errorOf(field)).toBe(message));
    expect(document.activeElement).toBe(screen.getByLabelText(field));
    put(field, ada[label as keyof typeof ada]);
    await waitFor(() => expect(page.errorOf(field)).toBeUndefined());
    expect(standIn.asked(CREATE)).toEqual([]);
  });

  it('is prefilled by a link, as in react-admin, but never with a password', async () => {
    const page = await visit(
      standIn,
      'superadmin',
      `/users/new?source=${encodeURIComponent(JSON.stringify({ firstName: 'Mallory', password: 'Known1234' }))}`,
    );
    await screen.findByRole('heading', { level: 1, name: 'New user' });
    await waitFor(() => expect(page.valueOf(/^First name/)).toBe('Mallory'));
    expect(page.valueOf(/^Initial password/)).toBe('');
  });

  it('is added, the phone in its shape, and the list is shown with the documented text', async () => {
    const page = await openFilledForm();
    await page.type(/^Phone/, '555 010 2233');
    await submit(page);
    await page.banner(ADDED);
    await waitFor(() => expect(page.address()).toBe('/users'));
    const { body } = standIn.asked(CREATE)[0]!;
    expect(body).toEqual({
      firstName: 'Ada',
      lastName: 'Byron',
      email: 'ada@alder.example',
      phone: '(555) 010-2233',
      password: '***',
    });
    expect(await standIn.letter('ada@alder.example')).toBeTruthy();
    await screen.findByRole('heading', { name: 'Users 141' });
  });

  it('is added without the invisible characters that a pasted email and phone number bring along', async () => {
    const page = await openFilledForm({
      Email: 'ada@alder.example\u200B',
      Phone: '1 (555)\u202A 010\u20112233',
    });
    expect(page.valueOf(/^Email/)).toBe('ada@alder.example');
    fireEvent.blur(screen.getByLabelText(/^Phone/));
    await submit(page);
    await page.banner(ADDED);
    expect(standIn.asked(CREATE)[0]!.body).toMatchObject({
      email: 'ada@alder.example',
      phone: '(555) 010-2233',
    });
  });

  it('may be made of HTML and formulas, which are text', async () => {
    const page = await openFilledForm({ 'First name': '<img src=x onerror=alert(1)>', 'Last name': '=1+1' });
    await submit(page);
    await page.banner(ADDED);
    await page.settled();
    await page.type('Search name or email', 'ada@alder');
    await waitFor(() => expect(page.names()).toEqual(['<img src=x onerror=alert(1)>']));
    screen.getByRole('cell', { name: '=1+1' });
    expect(document.querySelector('img')).toBeNull();
  });

  it('whose welcome mail failed is added, with a warning that stays', async () => {
    standIn.mailFails();
    const page = await openFilledForm();
    await submit(page);
    await page.banner('The user has been added successfully. But there is some issue in sending Mail.');
    await waitFor(() => expect(page.address()).toBe('/users'));
    expect(page.banners()).toHaveLength(1);
  });

  it('is sent once, however often the button is pressed', async () => {
    standIn.fault({ match: CREATE, delayMs: 100, times: 1 });
    const page = await openFilledForm();
    await page.person.dblClick(screen.getByRole('button', { name: 'Create user' }));
    await page.banner(ADDED);
    expect(standIn.asked(CREATE)).toHaveLength(1);
  });

  it('leads back to the list without being made', async () => {
    const page = await openPage();
    await page.press('Cancel');
    await waitFor(() => expect(page.address()).toBe('/users'));
    expect(standIn.asked(CREATE)).toEqual([]);
  });
});

describe('the email of a new user', () => {
  it('is asked about once, when typing has stopped for 500 ms', async () => {
    const page = await openPage();
    fakeClock.hold();
    for (const text of ['admin@map.e', 'admin@map.exam', 'admin@map.example']) {
      put(/^Email/, text);
      fakeClock.pass(499);
    }
    expect(standIn.asked(CHECK)).toEqual([]);
    fakeClock.pass(1);
    await waitFor(() => expect(page.errorOf(/^Email/)).toBe(TAKEN));
    expect(standIn.asked(CHECK).map(({ query }) => query)).toEqual([{ email: 'admin@map.example' }]);
  });

  it('is not asked about before it is one', async () => {
    await openPage();
    fakeClock.hold();
    for (const text of ['admin', 'admin@', 'admin@map']) {
      put(/^Email/, text);
      fakeClock.pass(1000);
    }
    expect(standIn.asked(CHECK)).toEqual([]);
  });

  it('is free again as soon as another is typed', async () => {
    const page = await openFilledForm({ Email: 'admin@map.example' });
    await waitFor(() => expect(page.errorOf(/^Email/)).toBe(TAKEN));
    put(/^Email/, 'ada@alder.example');
    expect(page.errorOf(/^Email/)).toBeUndefined();
  });

  it('is not called taken by an answer about an earlier one', async () => {
    standIn.fault({ match: CHECK, status: 200, body: { available: false }, delayMs: 60_000, times: 1 });
    const page = await openFilledForm({ Email: 'slow@alder.example' });
    await waitFor(() => expect(standIn.asked(CHECK)).toHaveLength(1));
    put(/^Email/, 'ada@alder.example');
    await waitFor(() => expect(standIn.asked(CHECK).map(({ answered }) => answered)).toEqual([true, true]));
    await submit(page);
    await page.banner(ADDED);
  });

  it('is not called taken where it could not be asked', async () => {
    standIn.fault({ match: CHECK, status: 500 });
    const page = await openFilledForm();
    await waitFor(() => expect(standIn.asked(CHECK)).toHaveLength(1));
    await submit(page);
    await page.banner(ADDED);
    expect(page.banners()).toEqual([ADDED]);
  });

  it('that is taken is also said by the server, under its field, values kept', async () => {
    const page = await openFilledForm({ Email: 'admin@map.example' });
    await submit(page);
    await waitFor(() => expect(page.errorOf(/^Email/)).toBe(TAKEN));
    expect(page.valueOf(/^First name/)).toBe('Ada');
    expect(page.valueOf(/^Initial password/)).toBe('Secret123');
    expect(page.address()).toBe('/users/new');
  });
});

describe('a new user who cannot be added', () => {
  it.each([400, 422, 500])(
    'has what the server says (%i) under its fields until somebody types again',
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
      await page.banner(ADDED);
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
  ])('is told so (%s), and keeps every value', async (_, fault, text) => {
    standIn.fault({ match: CREATE, ...fault, times: 1 });
    const page = await openFilledForm();
    await submit(page);
    await page.banner(text);
    for (const [label, value] of Object.entries(ada))
      expect(page.valueOf(new RegExp(`^${label}`))).toBe(value);
    expect(standIn.asked(CREATE)).toHaveLength(1);
  });
});

describe('when the answer is lost', () => {
  const lost = async (fault: object) => {
    standIn.fault({ match: CREATE, ...fault, times: 1 });
    const page = await openFilledForm();
    await waitFor(() => expect(standIn.asked(CHECK)).toHaveLength(1));
    return page;
  };

  it('the platform is read again, and nothing is sent twice: not saved', async () => {
    const page = await lost({ drop: true });
    await submit(page);
    await page.banner(
      'The platform’s response was lost and your new entry has not been added yet. Check again in a minute before you add it again.',
    );
    expect(page.valueOf(/^First name/)).toBe('Ada');
    expect(standIn.asked(CREATE)).toHaveLength(1);
    expect(standIn.asked(CHECK).at(-1)!.query).toEqual({ email: 'ada@alder.example' });
    await submit(page);
    await page.banner(ADDED);
  });

  it('the platform is read again, and nothing is sent twice: saved after all', async () => {
    const page = await openFilledForm();
    await waitFor(() => expect(standIn.asked(CHECK)).toHaveLength(1));
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
    expect(standIn.asked(CREATE)).toHaveLength(1);
  });

  it('and it cannot be read either, that is said', async () => {
    const page = await lost({ drop: true });
    standIn.fault({ match: CHECK, drop: true });
    await submit(page);
    await page.banner(
      'The platform’s response was lost and your changes may not have been saved. Check before you try again.',
    );
    expect(page.valueOf(/^First name/)).toBe('Ada');
    expect(standIn.asked(CREATE)).toHaveLength(1);
  });

  it('the same holds when it does not come in twenty seconds', async () => {
    const page = await lost({ hang: true });
    fakeClock.hold();
    await submit(page);
    await waitFor(() => expect(standIn.asked(CREATE)).toHaveLength(1));
    fakeClock.pass(20_000);
    await page.banner(
      'The platform’s response was lost and your new entry has not been added yet. Check again in a minute before you add it again.',
    );
    expect(standIn.asked(CREATE)).toHaveLength(1);
  });
});
