import { applicationId } from '../../mocks/db/seededIds.ts';
import { expect, test, type Page } from './test.ts';

const question = (page: Page) => page.getByRole('alertdialog', { name: 'Leave without saving?' });
const answer = (page: Page, name: 'Stay' | 'Leave') =>
  question(page).getByRole('button', { name, exact: true }).click();
const nav = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name, exact: true }).click();

test('another tab of a page keeps typed input without a question, and another page asks first', async ({
  staff,
}) => {
  const application = `/application/${applicationId(0)}/info`;
  const field = staff.getByRole('textbox', { name: 'Site URL', exact: true });
  await staff.goto(application);
  await staff.getByRole('button', { name: 'Edit', exact: true }).click();
  await field.fill('https://typed.maps.example');
  await staff.goto(`${application}#county`);
  await expect(staff.getByText('Treasurer', { exact: true }).first()).toBeVisible();
  await expect(staff.getByRole('tab', { name: /unsaved$/ })).toHaveCount(1);
  await staff.getByRole('tab', { name: /^Application Paths/ }).click();
  await expect(staff).toHaveURL(/#application-paths$/);
  await staff.goBack();
  await staff.goBack();
  await expect(field).toHaveValue('https://typed.maps.example');
  await expect(question(staff)).toHaveCount(0);
  await nav(staff, 'Tags');
  await answer(staff, 'Stay');
  await expect(field).toHaveValue('https://typed.maps.example');
});

test('leaving a notification with a typed text asks first, and Stay keeps the text', async ({ staff }) => {
  const text = staff.getByRole('textbox', { name: 'Text', exact: true });
  await staff.goto('/tags');
  await nav(staff, 'Home');
  await staff.getByRole('tab', { name: /^Notification Center/ }).click();
  await text.click();
  await staff.keyboard.type('Snow lines ');
  await nav(staff, 'Tags');
  await answer(staff, 'Stay');
  await expect(text).toContainText('Snow lines');
  // The previous tab belongs to the same page.
  await staff.goBack();
  await expect(text).toBeHidden();
  await staff.goBack();
  // A click at the same position soon after the first would be ignored as a repetition.
  await question(staff).getByRole('button', { name: 'Stay', exact: true }).press('Enter');
  await staff.goForward();
  await expect(text).toContainText('Snow lines');
  await nav(staff, 'Tags');
  await answer(staff, 'Leave');
  await expect(staff.getByRole('heading', { name: 'Tags', level: 1 })).toBeVisible();
});
