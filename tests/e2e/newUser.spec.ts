import { banner } from './signIn.ts';
import { expect, test, type Page } from './test.ts';

const labels = { firstName: /^First name/, lastName: /^Last name/, email: /^Email/, phone: /^Phone/, password: /^(Initial )?password/i };
const fill = async (page: Page, values: Partial<Record<keyof typeof labels, string>>) => {
  for (const [name, value] of Object.entries(values)) await page.getByRole('form').getByLabel(labels[name as keyof typeof labels]).fill(value);
};
const create = (page: Page) => page.getByRole('button', { name: 'Create user' }).click();
const ada = { firstName: 'Ada', lastName: 'Lovelace', email: 'ada@map.example', phone: '5550101234', password: 'Analytical1' };

test.describe('a new user', () => {
  test('A user is created, told in the documented words, and mailed.', async ({ staff, demo }) => {
    await staff.goto('/users/new');
    await fill(staff, ada);
    await create(staff);
    await expect(banner(staff, 'The user has been added successfully. The user will receive a welcome mail with the login details.')).toBeVisible();
    await expect(staff).toHaveURL(/\/users$/);
    expect(await demo.user(ada.email)).toMatchObject({ firstName: 'Ada', lastName: 'Lovelace', phone: '(555) 010-1234', role: 'user' });
    expect((await demo.letters()).map(letter => letter.to)).toContain(ada.email);
  });

  test('A double click creates one user.', async ({ staff, demo }) => {
    await staff.goto('/users/new');
    await fill(staff, ada);
    await demo.fault({ match: 'POST /api/users', delayMs: 400 });
    await staff.getByRole('button', { name: 'Create user' }).dblclick();
    await expect(staff).toHaveURL(/\/users$/);
    expect(await demo.calls('POST', /^\/api\/users$/)).toHaveLength(1);
  });
});
