import { purposeId, toolId } from '../../../mocks/db/seededIds.ts';
import { expect } from '../test.ts';
import { click, purpose, question, rows, toolgroup, type Screen } from './screen.ts';

export const catalogueScreens: Screen[] = [
  {
    name: 'purposes as cards',
    as: 'superadmin',
    path: '/purposes',
    ready: page => page.getByRole('link', { name: 'Sales Comparison', exact: true }),
  },
  { name: 'toolgroups as a table', as: 'superadmin', path: '/toolgroups?view=table', ready: rows },
  {
    name: 'tools, one edited',
    as: 'superadmin',
    path: '/tools',
    open: click('Edit Buffer'),
    ready: page => page.getByRole('form').getByLabel('Help'),
  },
  {
    name: 'tools, a new one with errors',
    as: 'superadmin',
    path: '/tools',
    open: async page => {
      await page.getByRole('button', { name: 'New tool', exact: true }).click();
      await page.getByRole('button', { name: 'Create tool', exact: true }).click();
    },
    ready: page => page.getByText('Tool Name is required'),
  },
  {
    name: 'toolgroup, by the way of a purpose, edited',
    as: 'superadmin',
    path: `${toolgroup}?purpose=${purposeId(2)}`,
    open: click(/^Edit$/),
    ready: page => page.getByRole('form').getByLabel('Help'),
  },
  {
    name: 'toolgroup, asked to delete',
    as: 'superadmin',
    path: toolgroup,
    open: click('Delete'),
    ready: page => question(page).getByText(/^Used in \d+ purposes/),
  },
  {
    name: 'purpose, one of its toolgroups taken out',
    as: 'superadmin',
    path: purpose,
    open: click('Remove Measuring'),
    ready: page => page.getByRole('alertdialog').getByText(/^Used in \d+ purposes/),
  },
  {
    name: 'purpose, a toolgroup added',
    as: 'superadmin',
    path: purpose,
    open: async page => {
      await click('Add toolgroup')(page);
      await page.getByRole('tab', { name: 'Use existing', exact: true }).click();
      await page.getByRole('combobox', { name: 'Toolgroup', exact: true }).click();
      await expect(page.getByRole('option').first()).toBeVisible();
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('ArrowDown');
    },
    ready: page => page.getByRole('dialog').getByText('Toolgroup already exists in the purpose').first(),
  },
  {
    name: 'tool',
    as: 'superadmin',
    path: `/tool/${toolId(11)}/info`,
    ready: page => page.getByRole('textbox', { name: 'Widget config, JSON' }),
  },
];
