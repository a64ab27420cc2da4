import { applicationId } from '../../mocks/db/seededIds.ts';
import { pickOption } from './choosing.ts';
import { banner } from './signIn.ts';
import { expect, test } from './test.ts';

/** An application without a county. */
const SOURCE = applicationId(7);

test('a superadmin clones an application, and Readiness links to each missing item until the application is complete', async ({
  staff,
  demo,
}) => {
  const readiness = staff.getByRole('region', { name: 'Readiness', exact: true });
  const missing = readiness.getByRole('list', { name: 'Missing items', exact: true });
  const distances = async (...titles: string[]) => {
    await staff.getByRole('tab', { name: 'Application', exact: true }).click();
    await expect(missing.getByRole('heading')).toHaveText(titles);
  };
  const openGap = (name: string) => readiness.getByRole('link', { name, exact: true }).click();
  await staff.goto(`/application/${SOURCE}/info`);
  await staff.getByRole('link', { name: 'Clone', exact: true }).click();
  const form = staff.getByRole('form', { name: 'New Organization', exact: true });
  await expect(form.getByRole('textbox', { name: /^Site URL/ })).toHaveValue(/^https:/);
  await form.getByRole('textbox', { name: /^Application Id/ }).fill('heron-lake');
  await form.getByRole('textbox', { name: /^Organization name/ }).fill('Heron Lake County');
  await form.getByRole('button', { name: 'Create organization', exact: true }).click();
  await expect(
    staff.getByRole('heading', { level: 1, name: 'Heron Lake County', exact: true }),
  ).toBeVisible();
  await distances('No county', 'No administrator');

  await openGap('Set county');
  await staff.getByRole('button', { name: 'Set county', exact: true }).click();
  await staff.getByRole('textbox', { name: /^County code/ }).fill('077');
  await staff.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(banner(staff, 'County updated successfully')).toBeVisible();
  await distances('No administrator');

  await openGap('Add an administrator');
  const administrators = staff.getByRole('region', { name: /^Administrators/ });
  await pickOption(administrators, 'User', 'Walter Amari');
  await administrators.getByRole('button', { name: 'Add administrator', exact: true }).click();
  await expect(administrators.getByRole('link', { name: 'Walter Amari', exact: true })).toBeVisible();
  await distances();
  await expect(readiness.getByText('7 of 7', { exact: true })).toBeVisible();
  expect(
    (await demo.calls('POST', /^\/api\/applications$/)).map(
      ({ body }) => (body as { cloneFrom: string }).cloneFrom,
    ),
  ).toEqual([SOURCE]);
});
