import { applicationId } from '../../../mocks/db/seededIds.ts';
import { expect } from '../test.ts';
import { application, click, main, organization, question, type Screen } from './screen.ts';

export const applicationsScreens: Screen[] = [
  {
    name: 'organization, open',
    as: 'superadmin',
    path: organization,
    ready: page => page.getByRole('button', { name: 'Edit', exact: true }),
  },
  {
    name: 'organization, asked to delete',
    as: 'superadmin',
    path: organization,
    open: click('Delete…'),
    ready: question,
  },
  {
    name: 'organization, edited with errors',
    as: 'superadmin',
    path: organization,
    open: async page => {
      await page.getByRole('button', { name: 'Edit', exact: true }).click();
      await page.getByRole('textbox', { name: 'Site URL', exact: true }).fill('larkspur');
      await page.getByRole('button', { name: 'Update', exact: true }).click();
    },
    ready: page => page.getByText('A proper App Domain is required'),
  },
  {
    name: 'application',
    as: 'superadmin',
    path: application,
    ready: page => page.getByRole('heading', { name: 'Keys', exact: true }),
  },
  {
    name: 'application, edited with a list open',
    as: 'superadmin',
    path: application,
    open: async page => {
      await page.getByRole('button', { name: 'Edit', exact: true }).click();
      await page.getByRole('button', { name: 'Edit list: Product Edition', exact: true }).click();
    },
    ready: page => page.getByRole('button', { name: 'Save list', exact: true }),
  },
  {
    name: 'application, its tools and roles',
    as: 'superadmin',
    path: `${application}#tools`,
    ready: page => page.getByRole('region', { name: 'Users', exact: true }).getByRole('link').first(),
  },
  {
    name: 'application, tools to add',
    as: 'superadmin',
    path: `${application}#tools`,
    open: async page => {
      await page.getByRole('button', { name: 'Add tools', exact: true }).click();
      await page.getByRole('searchbox', { name: 'Find tools', exact: true }).fill('search');
      await expect(page.getByRole('dialog').getByText(/^\d tools found$/)).toBeVisible();
      await page.getByRole('checkbox', { name: 'Select all results', exact: true }).check();
    },
    ready: page => page.getByRole('list', { name: 'Selected', exact: true }).getByRole('listitem').first(),
  },
  {
    name: 'application, tools to copy',
    as: 'superadmin',
    path: `${application}#tools`,
    open: async page => {
      await page.getByRole('button', { name: 'Copy tools from…', exact: true }).click();
      await page.getByRole('combobox', { name: 'Application', exact: true }).fill('county');
      await page.getByRole('option').first().click();
    },
    ready: page => page.getByRole('dialog').getByText(/^\d+ tools? will be added$/),
  },
  {
    name: 'application, a role to add',
    as: 'superadmin',
    path: `${application}#tools`,
    open: async page => {
      await page.getByRole('button', { name: 'Add role', exact: true }).click();
      await page.getByRole('tab', { name: 'Use existing', exact: true }).click();
      await page
        .getByRole('form', { name: 'Use existing', exact: true })
        .getByRole('button', { name: 'Add role', exact: true })
        .click();
    },
    ready: page => page.getByText('Please select a valid Role'),
  },
  {
    name: 'application, with what is missing',
    as: 'superadmin',
    path: application,
    ready: page => page.getByText('The service Imagery/Oblique does not respond'),
  },
  {
    name: 'two applications compared',
    as: 'superadmin',
    path: `/?compare=${applicationId(0)},${applicationId(3)}`,
    ready: page =>
      page.getByRole('table', { name: 'Compare applications' }).getByText('Keys are not copied').first(),
  },
  {
    name: 'find and replace with errors',
    as: 'superadmin',
    path: '/?replace=',
    open: async page => {
      await expect(page.getByText(/^in the configs of all/)).toBeVisible();
      await click('Dry run')(page);
    },
    ready: page => page.getByText('Enter the text to find'),
  },
  {
    name: 'find and replace, places shown and one not read',
    as: 'superadmin',
    path: '/?replace=gis.maps.example&replaceWith=maps.example',
    prepare: demo => demo.fault({ match: `GET /api/configs/application/${applicationId(1)}`, status: 500 }),
    open: async page => {
      await expect(page.getByText(/^in the configs of all/)).toBeVisible();
      await click('Dry run')(page);
      await click(/^Show matches: Cedar/)(page);
    },
    ready: page => page.getByRole('list', { name: /^Matches: Cedar/ }),
  },
  {
    name: 'find and replace, new URLs checked',
    as: 'superadmin',
    path: '/?replace=gis.maps.example/&replaceWith=gis.maps.example/v2/&replaceOptions=case,addresses',
    prepare: demo => demo.fault({ match: 'GET /api/applications/service-layers', status: 503, times: 1 }),
    open: async page => {
      await expect(page.getByText(/^in the configs of all/)).toBeVisible();
      await click('Dry run')(page);
      await expect(page.getByRole('button', { name: 'Check again', exact: true })).toBeEnabled();
      for (const group of ['No response from a service', 'Not changed: URLs in layers and field apps'])
        await page
          .getByRole('region', { name: 'New URLs', exact: true })
          .getByText(group, { exact: true })
          .click();
      await click(/^Show matches: Cedar/)(page);
    },
    ready: page => page.getByRole('list', { name: /^Matches: Cedar/ }),
  },
  {
    name: 'two applications to be chosen',
    as: 'superadmin',
    path: `/?compare=${applicationId(0)}`,
    ready: page => page.getByText('Choose two applications'),
  },
  {
    name: 'application, its plans',
    as: 'superadmin',
    path: `/application/${applicationId(0)}/info#subscriptions`,
    ready: page => page.getByRole('link', { name: 'Professional', exact: true }),
  },
  {
    name: 'application, its work orders',
    as: 'superadmin',
    path: `/application/${applicationId(0)}/info#application-work-orders`,
    ready: page =>
      main(page)
        .getByText(/@larkspur\.example$/)
        .first(),
  },
  {
    name: 'application, its override users',
    as: 'superadmin',
    path: `/application/${applicationId(0)}/info#override-users`,
    ready: page =>
      main(page)
        .getByText(/@\S+\.example$/)
        .first(),
  },
  {
    name: 'application, its layers, a new group with errors',
    as: 'superadmin',
    path: `/application/${applicationId(0)}/info#application-layers`,
    open: async page => {
      await page.getByRole('button', { name: 'New group', exact: true }).click();
      await page.getByRole('button', { name: 'Create group', exact: true }).click();
    },
    ready: page => page.getByText('Please enter valid Group Index'),
  },
  {
    name: 'application, a layer edited',
    as: 'superadmin',
    path: `/application/${applicationId(1)}/info#application-layers`,
    wideOnly: true,
    open: click('Edit Parcels'),
    ready: page => page.getByRole('form', { name: 'Edit Parcels' }),
  },
  {
    name: 'application, layers of a service',
    as: 'superadmin',
    path: `/application/${applicationId(1)}/info#application-layers`,
    open: async page => {
      await page.getByRole('button', { name: 'Add from a service', exact: true }).click();
      await page
        .getByRole('dialog')
        .getByRole('button', { name: /^Assessor\/Parcels/ })
        .click();
    },
    ready: page => page.getByRole('dialog').getByRole('checkbox', { name: 'Lot Lines', exact: true }),
  },
  {
    name: 'application, its paths',
    as: 'superadmin',
    path: `/application/${applicationId(0)}/info#application-paths`,
    ready: page => page.getByRole('list', { name: 'Application Paths' }).getByRole('link').first(),
  },
  {
    name: 'application, its county',
    as: 'superadmin',
    path: `/application/${applicationId(0)}/info#county`,
    ready: page => main(page).getByText('Treasurer', { exact: true }).first(),
  },
  {
    name: 'application, its users',
    as: 'superadmin',
    path: `/application/${applicationId(0)}/info#users`,
    ready: page =>
      main(page)
        .getByText(/@\S+\.example$/)
        .first(),
  },
  {
    name: 'application, its field apps',
    as: 'superadmin',
    path: `/application/${applicationId(0)}/info#field-apps`,
    ready: page => main(page).getByText('Lot Lines', { exact: true }),
  },
  {
    name: 'application, a field app edited with errors',
    as: 'superadmin',
    path: `/application/${applicationId(0)}/info#field-apps`,
    open: async page => {
      await page.getByRole('button', { name: 'Edit field app', exact: true }).click();
      await page
        .getByRole('group', { name: 'Layer 2 of 3', exact: true })
        .getByLabel('Min scale 1:', { exact: true })
        .fill('250');
      await page.getByRole('button', { name: 'Save', exact: true }).click();
    },
    ready: page => page.getByText('The minimum scale must be the larger number (zoomed out)'),
  },
  {
    name: 'application, its app config',
    as: 'superadmin',
    path: `/application/${applicationId(1)}/info#configs`,
    ready: page => main(page).locator('strong', { hasText: 'Data Layers' }),
  },
  {
    name: 'application, its app config with its tree beside',
    wideOnly: true,
    as: 'superadmin',
    path: `/application/${applicationId(1)}/info#configs`,
    open: click('Show tree'),
    ready: page => main(page).getByRole('tree').getByRole('treeitem').first(),
  },
  {
    name: 'application, its app config with what its services do not have',
    as: 'superadmin',
    path: `/application/${applicationId(7)}/info#configs`,
    open: click('Check services'),
    ready: page => main(page).getByText('Layer 9 not found', { exact: true }),
  },
  {
    name: 'application, its results configs',
    as: 'superadmin',
    path: `/application/${applicationId(1)}/info?configPart=results#configs`,
    ready: page => main(page).getByLabel('Fill, RGB', { exact: true }),
  },
  {
    name: 'application, a results config renamed with an error',
    as: 'superadmin',
    path: `/application/${applicationId(1)}/info?configPart=results#configs`,
    wideOnly: true,
    open: async page => {
      await page.getByRole('button', { name: 'Add config', exact: true }).click();
      await page.getByRole('button', { name: 'Add', exact: true }).click();
    },
    ready: page => page.getByText('A name is required', { exact: true }),
  },
  {
    name: 'application, its editor configs',
    as: 'superadmin',
    path: `/application/${applicationId(1)}/info?configPart=editor#configs`,
    ready: page => main(page).getByRole('button', { name: 'Add section', exact: true }),
  },
  {
    name: 'application, its daily import',
    as: 'superadmin',
    path: `/application/${applicationId(0)}/info#daily-import`,
    ready: page => main(page).getByRole('textbox', { name: 'Instruction notify', exact: true }),
  },
  {
    name: 'application, its daily import compared with a version',
    as: 'superadmin',
    path: `/application/${applicationId(0)}/info#daily-import`,
    open: click('Compare with First version'),
    ready: page => page.getByRole('textbox', { name: 'Import config, differences', exact: true }),
  },
  {
    name: 'application, its daily import reverted',
    as: 'superadmin',
    path: `/application/${applicationId(0)}/info#daily-import`,
    open: click('Revert to First version'),
    ready: page => page.getByRole('dialog').getByText('23:00', { exact: true }),
  },
  {
    name: 'default configs, reviewed',
    as: 'superadmin',
    path: '/#defaults',
    open: async page => {
      await page
        .getByRole('button', { name: 'Create layer list', exact: true })
        .or(page.getByRole('button', { name: 'Add layer', exact: true }))
        .waitFor();
      await page
        .getByRole('region', { name: 'App Default Config', exact: true })
        .locator('input[type=file]')
        .setInputFiles({
          name: 'new.json',
          mimeType: 'application/json',
          buffer: Buffer.from('{"theme": {"name": "Assessor"}}'),
        });
      await page.getByRole('button', { name: 'Review and save', exact: true }).click();
    },
    ready: page => page.getByRole('dialog').getByRole('button', { name: 'Save', exact: true }),
  },
  {
    name: 'new organization, cloned, with errors',
    as: 'superadmin',
    path: `/application/new?from=${applicationId(0)}`,
    open: click('Create organization'),
    ready: page => page.getByText('Application Id is required'),
  },
];
