import { applicationId } from '../../../mocks/db/seededIds.ts';
import { optionNamed } from '../choosing.ts';
import { click, comparisonTotal, plan, question, user, type Screen } from './screen.ts';

export const moneyScreens: Screen[] = [
  {
    name: 'user, active subscriptions with payments open',
    as: 'superadmin',
    path: `${user}#subscriptions`,
    open: click(/^Payment history/),
    ready: page => page.getByText('Invoice payment failed'),
  },
  {
    name: 'user, asked to cancel a subscription',
    as: 'superadmin',
    path: `${user}#subscriptions`,
    open: click(/^Cancel subscription/),
    ready: question,
  },
  {
    name: 'user, archived subscriptions',
    as: 'superadmin',
    path: `${user}#archived-subscriptions`,
    ready: page => page.getByRole('button', { name: /^Resubscribe/ }).first(),
  },
  {
    name: 'user, payments of an archived subscription',
    as: 'superadmin',
    path: `${user}#archived-subscriptions`,
    open: click(/^Payment history/),
    ready: page => page.getByRole('dialog'),
  },
  {
    name: 'own subscriptions',
    as: 'user',
    path: '/subscriptions',
    open: click(/^Payment history/),
    ready: page => page.getByText('Invoice payment failed'),
  },
  {
    name: 'own subscriptions, a card asked to be deleted',
    as: 'user',
    path: '/subscriptions',
    open: click(/^Delete Visa/),
    ready: question,
  },
  {
    name: 'own subscriptions, none yet, a card with errors',
    as: 'superadmin',
    path: '/subscriptions',
    open: click('Save card'),
    ready: page => page.getByText('Enter the number on the card'),
  },
  {
    name: 'own subscriptions, a new one chosen',
    as: 'user',
    path: '/subscriptions',
    open: async page => {
      await page.getByLabel('Application').fill('bexley');
      await optionNamed(page, 'Bexley Township').click();
      await page.getByLabel('Plan').click();
      await optionNamed(page, 'Basic').click();
      await page.getByRole('radio', { name: /^1 year/ }).check();
    },
    ready: page => page.getByText('Charged again every year until you cancel'),
  },
  {
    name: 'own subscriptions, not read',
    as: 'user',
    path: '/subscriptions',
    prepare: demo => demo.fault({ match: 'GET /api/users/me', status: 500 }),
    ready: page => page.getByRole('button', { name: 'Retry', exact: true }),
  },
  {
    name: 'new plan with errors',
    as: 'superadmin',
    path: `/subscription-plan/${applicationId(0)}`,
    open: click('Create plan'),
    ready: page => page.getByText('Plan name is required'),
  },
  { name: 'plan', as: 'superadmin', path: plan(0, 2), ready: comparisonTotal },
  { name: 'plan with nothing', as: 'superadmin', path: plan(0, 3), ready: comparisonTotal },
  { name: 'plan among very many', as: 'superadmin', path: plan(8, 5), ready: comparisonTotal },
  {
    name: 'plan, all of it edited, with errors',
    as: 'superadmin',
    path: plan(0, 2),
    open: async page => {
      await page.getByRole('button', { name: 'Rename Quarter', exact: true }).click();
      await page.getByRole('button', { name: 'Edit purposes', exact: true }).click();
      await page.getByRole('combobox', { name: 'Add purposes', exact: true }).click();
      await page.getByRole('listbox').getByRole('option').first().click();
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: 'Remove Zoning Review', exact: true }).click();
      await page.getByRole('form', { name: 'New period' }).getByLabel('Count').fill('0.5');
      await page.getByRole('button', { name: 'Add period', exact: true }).click();
      // This is the last step, so that the top bar covers nothing.
      await page.getByRole('button', { name: 'Edit details', exact: true }).click();
    },
    ready: page =>
      page.getByText('Enter a whole number of 1 or more. For half a year, choose month and enter 6.'),
  },
  {
    name: 'plan, duplicating',
    as: 'superadmin',
    path: plan(0, 2),
    open: async page => {
      await page.getByRole('button', { name: 'Duplicate to another application', exact: true }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Duplicate', exact: true }).click();
    },
    ready: page => page.getByText('Please select a valid Application'),
  },
  {
    name: 'plan, not duplicated wholly',
    as: 'superadmin',
    path: plan(0, 2),
    prepare: demo =>
      demo.fault({ match: 'POST /api/subscription-plans/*/add-period', status: 500, times: 1 }),
    open: async page => {
      await page.getByRole('button', { name: 'Duplicate to another application', exact: true }).click();
      await page.getByRole('combobox', { name: 'Application', exact: true }).click();
      await page.getByRole('option').first().click();
      await page.getByRole('dialog').getByRole('button', { name: 'Duplicate', exact: true }).click();
    },
    ready: page => page.getByRole('button', { name: 'Retry remaining items', exact: true }),
  },
  {
    name: 'plan, tool groups not read',
    as: 'superadmin',
    path: `${plan(0, 2)}#toolgroups`,
    prepare: demo => demo.fault({ match: 'GET /api/toolgroups/', status: 500 }),
    ready: page => page.getByText(/^Sorry there was an error loading the tool groups/),
  },
];
