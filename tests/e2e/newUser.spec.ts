import { banner } from './signIn.ts';
import { expect, test } from './test.ts';

test('a new user is created, reported with the documented message and mailed', async ({ staff, demo }) => {
  await staff.goto('/users/new');
  const form = staff.getByRole('form');
  const typed = [
    [/^First name/, 'Ada'],
    [/^Last name/, 'Lovelace'],
    [/^Email/, 'ada@map.example'],
    [/^Phone/, '5550101234'],
    [/^(Initial )?password/i, 'Analytical1'],
  ] as const;
  for (const [label, text] of typed) await form.getByLabel(label).fill(text);
  await staff.getByRole('button', { name: 'Create user', exact: true }).click();
  await expect(
    banner(
      staff,
      'The user has been added successfully. The user will receive a welcome mail with the login details.',
    ),
  ).toBeVisible();
  await expect(staff).toHaveURL(/\/users$/);
  expect(await demo.user('ada@map.example')).toMatchObject({
    firstName: 'Ada',
    lastName: 'Lovelace',
    phone: '(555) 010-1234',
    role: 'user',
  });
  expect((await demo.emails()).map(letter => letter.to)).toContain('ada@map.example');
});
