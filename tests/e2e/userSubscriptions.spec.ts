import { readFileSync } from 'node:fs';
import { banner } from './signIn.ts';
import { expect, test } from './test.ts';

test('a superadmin views a user’s payments, cancels a subscription and reactivates it', async ({
  staff,
  demo,
}) => {
  await staff.goto(`/user/${(await demo.user('user@map.example'))._id}/info`);
  await staff.getByRole('tab', { name: 'Subscriptions (Active) 3', exact: true }).click();
  const active = staff.getByRole('region', { name: 'Active', exact: true });
  const rows = active.getByRole('listitem').filter({ has: staff.getByRole('heading', { level: 3 }) });
  await expect(rows.first()).toContainText('The last payment failed on');

  await rows
    .first()
    .getByRole('button', { name: /^Payment history/ })
    .click();
  await expect(staff).toHaveURL(/\?paymentsOf=\w+#subscriptions$/);
  await expect(rows.first().getByText('Invoice payment succeeded').first()).toBeVisible();
  const saving = staff.waitForEvent('download');
  await rows.first().getByRole('button', { name: 'Export', exact: true }).click();
  const file = readFileSync(await (await saving).path(), 'utf8');
  expect(file.split('\r\n')[1]).toMatch(
    /^\d\d\/\d\d\/\d{4} \d\d:\d\d,Invoice payment failed,invoice\.payment_failed,99\.5,USD,Visa ending 4242$/,
  );

  await active
    .getByRole('button', { name: 'Cancel subscription: Standard, Larkspur County Assessor', exact: true })
    .click();
  const question = staff.getByRole('alertdialog', { name: 'Cancel Standard for Larkspur County Assessor?' });
  await expect(question).toContainText('The subscription of Grace Lindqvist will end immediately.');
  await question.getByRole('button', { name: 'Cancel subscription', exact: true }).click();
  await expect(banner(staff, 'The subscription has been deleted')).toBeVisible();
  await expect(rows).toHaveCount(2);
  await expect(active.getByRole('heading', { level: 2 })).toBeFocused();

  await staff.getByRole('tab', { name: 'Subscriptions (Archived) 3', exact: true }).click();
  await staff
    .getByRole('button', { name: 'Resubscribe: Standard, Larkspur County Assessor', exact: true })
    .click();
  await expect(staff.getByRole('alertdialog')).toContainText(
    '$480.00 / year will be charged to Visa ending 4242',
  );
  await staff.getByRole('alertdialog').getByRole('button', { name: 'Resubscribe', exact: true }).click();
  await expect(banner(staff, 'The subscription has activated')).toBeVisible();
  await staff.getByRole('tab', { name: 'Subscriptions (Active) 3', exact: true }).click();
  await expect(rows.filter({ hasText: 'Larkspur County Assessor' })).toHaveCount(1);
});
