import { banner } from './signIn.ts';
import { expect, test, type Page } from './test.ts';

const labels = { firstName: /^First name/, lastName: /^Last name/, email: /^Email/, phone: /^Phone/, password: /^(Initial )?password/i };
const fill = async (page: Page, values: Partial<Record<keyof typeof labels, string>>) => {
  for (const [name, value] of Object.entries(values)) await page.getByRole('form').getByLabel(labels[name as keyof typeof labels]).fill(value);
};
const create = (page: Page) => page.getByRole('button', { name: 'Create user' }).click();
const ada = { firstName: 'Ada', lastName: 'Lovelace', email: 'ada@map.example', phone: '5550101234', password: 'Analytical1' };

test.describe('a new user', () => {
  test('An empty form says what every field wants, and asks nothing.', async ({ staff, demo }) => {
    await staff.goto('/users/new');
    await create(staff);
    for (const text of ['First name is required', 'Last name is required', "What's your email address?", 'Please enter phone number in the following format (XXX) XXX-XXXX', 'Password must be at least 8 characters.'])
      await expect(staff.getByText(text)).toBeVisible();
    await expect(staff.getByLabel(labels.firstName)).toBeFocused();
    expect(await demo.calls('POST', /\/api\/users/)).toEqual([]);
  });

  test('Wrong input is refused field by field.', async ({ staff }) => {
    await staff.goto('/users/new');
    await fill(staff, { ...ada, email: 'ada@', phone: '12345', password: 'analytical1' });
    await create(staff);
    await expect(staff.getByText("Doesn't look like a valid email.")).toBeVisible();
    await expect(staff.getByText('Please enter phone number in the following format (XXX) XXX-XXXX')).toBeVisible();
    await expect(staff.getByText('Password must have at least one uppercase letter and one digit.')).toBeVisible();
  });

  test('A taken email is said when typing stops, and only while it is typed.', async ({ staff, demo }) => {
    await staff.goto('/users/new');
    await staff.getByLabel(labels.email).pressSequentially('user@map.example', { delay: 20 });
    await expect(staff.getByText('The email is already taken')).toBeVisible();
    // Asked when typing stopped, not at every key.
    expect((await demo.calls('GET', /email\/check/)).length).toBeLessThanOrEqual(2);
    await staff.getByLabel(labels.email).fill('free@map.example');
    await expect(staff.getByText('The email is already taken')).toHaveCount(0);
  });

  test('A late answer about an earlier email is ignored.', async ({ staff, demo }) => {
    await demo.fault({ match: 'GET /api/users/email/check', delayMs: 1500, times: 1 });
    await staff.goto('/users/new');
    await staff.getByLabel(labels.email).fill('user@map.example');
    await expect.poll(async () => (await demo.calls('GET', /email\/check/)).length).toBe(1);
    await staff.getByLabel(labels.email).fill('free@map.example');
    await expect.poll(async () => (await demo.calls('GET', /email\/check/)).filter(call => call.status === 200).length).toBeGreaterThanOrEqual(1);
    await expect(staff.getByText('The email is already taken')).toHaveCount(0);
    await expect(staff.getByLabel(labels.email)).toHaveAttribute('aria-invalid', 'false');
  });

  test('A user is created, told in the documented words, and mailed.', async ({ staff, demo }) => {
    await staff.goto('/users/new');
    await fill(staff, ada);
    await create(staff);
    await expect(banner(staff, 'The user has been added successfully. The user will receive a welcome mail with the login details.')).toBeVisible();
    await expect(staff).toHaveURL(/\/users$/);
    expect(await demo.user(ada.email)).toMatchObject({ firstName: 'Ada', lastName: 'Lovelace', phone: '(555) 010-1234', role: 'user' });
    expect((await demo.letters()).map(letter => letter.to)).toContain(ada.email);
  });

  test('A user whose mail failed is told in the documented words, too.', async ({ staff, demo }) => {
    await demo.mailFails(true);
    await staff.goto('/users/new');
    await fill(staff, ada);
    await create(staff);
    await expect(banner(staff, 'The user has been added successfully. But there is some issue in sending Mail.')).toBeVisible();
  });

  test('A double click creates one user.', async ({ staff, demo }) => {
    await staff.goto('/users/new');
    await fill(staff, ada);
    await demo.fault({ match: 'POST /api/users', delayMs: 400 });
    await staff.getByRole('button', { name: 'Create user' }).dblclick();
    await expect(staff).toHaveURL(/\/users$/);
    expect(await demo.calls('POST', /^\/api\/users$/)).toHaveLength(1);
  });

  test('What the platform finds wrong stands under its fields until one types again, and everything typed stays.', async ({ staff, demo }) => {
    await demo.fault({ match: 'POST /api/users', status: 422, body: { errors: { email: { message: 'Not this one' }, phone: 'No such area' } }, times: 1 });
    await staff.goto('/users/new');
    await fill(staff, ada);
    await create(staff);
    await expect(staff.getByText('Not this one')).toBeVisible();
    await expect(staff.getByText('No such area')).toBeVisible();
    await expect(staff.getByLabel(labels.password)).toHaveValue(ada.password);
    await staff.getByLabel(labels.phone).fill('(555) 010-9999');
    await expect(staff.getByText('No such area')).toHaveCount(0);
    await create(staff);
    await expect(staff).toHaveURL(/\/users$/);
  });

  test('A lost answer is looked into, not sent again.', async ({ staff, demo }) => {
    await demo.fault({ match: 'POST /api/users', drop: true });
    await staff.goto('/users/new');
    await fill(staff, ada);
    await create(staff);
    await expect(banner(staff, /nothing was saved/)).toBeVisible();
    await expect(staff.getByLabel(labels.email)).toHaveValue(ada.email);
    await demo.heal();
    await create(staff);
    await expect(staff).toHaveURL(/\/users$/);
  });
});
