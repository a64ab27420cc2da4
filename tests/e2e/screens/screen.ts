import { seededUserId } from '../../../mocks/db/demoAccounts.ts';
import { ROLES } from '../../../mocks/db/demoNames.ts';
import { applicationId, purposeId, roleId, toolgroupId } from '../../../mocks/db/seededIds.ts';
import { planId } from '../../../mocks/db/seededPlans.ts';
import type { Demo } from '../demo.ts';
import { expect, type Page } from '../test.ts';

export interface Screen {
  name: string;
  as?: string;
  path: string;
  ready(page: Page): ReturnType<Page['locator']>;
  /** Opens the dialog, menu or form to check. */
  open?(page: Page): Promise<void>;
  prepare?(demo: Demo): Promise<unknown>;
  /** The checked element does not exist at 390 px. */
  wideOnly?: true;
  /** Shows more of the same contents as another screen, so only its width is checked. */
  widthOnly?: true;
}
export const main = (page: Page) => page.getByRole('main');
/** The first row of a table, or of its list in a narrow window. */
export const rows = (page: Page) =>
  main(page).locator('tbody tr:not(.loading), [class*=narrow] li:not(.loading)').first();
export const question = (page: Page) => page.getByRole('alertdialog');
export const comparisonTotal = (page: Page) => page.getByRole('rowheader', { name: 'Total number of tools' });
export const firstUse = (page: Page) =>
  page.getByRole('region', { name: 'Where used' }).getByRole('link').first();

export const userUrl = (n: number) => `/user/${seededUserId(n)}/info`;
/** Grace has some of everything, Carol has 500 roles and every layer. */
export const [user, userWithManyRoles] = [userUrl(2), userUrl(37)];
export const roleUrl = (name: string) =>
  `/role/${roleId(ROLES.findIndex(([role]) => role.startsWith(name)))}/info`;
export const role = roleUrl('Chief Deputy');
export const toolgroup = `/toolgroup/${toolgroupId(3)}/info`;
export const organization = `/?organization=${applicationId(0)}`;
export const application = `/application/${applicationId(0)}/info`;
export const purpose = `/purposes/${purposeId(3)}/info`;
export const plan = (application: number, n: number) => `/subscription-plan/${planId(application, n)}/edit`;

export const click =
  (name: string | RegExp, role: 'button' | 'link' = 'button') =>
  async (page: Page) =>
    page.getByRole(role, { name, exact: true }).first().click();
export const chart = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
/** One row is valid, the other one is not. */
export const checkImportFile = async (page: Page) => {
  const csv =
    'First name,Last name,Email,Phone\nAda,Lovelace,ada@map.example,(515) 555-0110\nBob,,bob@,12\nGrace,,user@map.example,(515) 555-0111\nWalter,Amari,keeper@map.example,\n';
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'people.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) });
  await page.getByRole('button', { name: 'Check rows', exact: true }).click();
};
/** Selects all rows of the page and opens a bulk action. */
export const openBulkAction = (action: string) => async (page: Page) => {
  await selectAll(page);
  await page.getByRole('toolbar').getByRole('button', { name: action, exact: true }).click();
};
export const selectAll = async (page: Page) => {
  await expect(rows(page)).toBeVisible();
  await page.getByLabel('Select all on this page').check();
};
