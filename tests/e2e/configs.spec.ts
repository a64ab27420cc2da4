import { applicationId } from '../../mocks/db/seededIds.ts';
import { banner } from './signIn.ts';
import { expect, test, type Page } from './test.ts';

interface Configs {
  appConfig: object;
  resultsLayerConfigs: {
    name: string;
    config: { fields: object[]; symbol: { symbol: { color: number[] } } };
  }[];
  editorConfigs: object[];
}
const STORED = (id: string) => `/api/configs/application/${id}`;
const [MILLBROOK, NONE, ANOTHER] = [applicationId(1), applicationId(2), applicationId(3)];

const review = (page: Page) => page.getByRole('button', { name: 'Review and save', exact: true }).click();
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Review changes', exact: true });

test('an admin changes a color and adds a field of a layer, and the rest of the configs stays the same', async ({
  visit,
  demo,
}) => {
  const before = await demo.as<Configs>('admin', `GET ${STORED(MILLBROOK)}`);
  const page = await visit('admin');
  await page.goto(`/application/${MILLBROOK}/info#configs`);
  await page.getByRole('button', { name: 'Result Configs', exact: true }).click();
  await page.getByLabel('Fill, RGB', { exact: true }).fill('244,196,48');
  const fields = page.getByRole('region', { name: 'Fields', exact: true });
  await fields.getByRole('combobox', { name: 'Field name', exact: true }).fill('OBJECTID');
  await fields.getByRole('button', { name: 'Add field', exact: true }).click();
  await expect(fields.getByRole('heading', { name: 'Fields 5', exact: true })).toBeVisible();
  await review(page);
  await expect(dialog(page).getByText('17, 138, 225')).toBeVisible();
  await dialog(page).getByRole('button', { name: 'Save', exact: true }).click();
  await expect(banner(page, 'Config updated successfully')).toBeVisible();

  const wanted = structuredClone(before);
  const parcels = wanted.resultsLayerConfigs[0]!.config;
  parcels.symbol.symbol.color.splice(0, 3, 244, 196, 48);
  parcels.fields.push({ name: 'OBJECTID', alias: 'OBJECTID' });
  expect(await demo.as('admin', `GET ${STORED(MILLBROOK)}`)).toEqual(wanted);

  await page.goto(`/application/${ANOTHER}/info#configs`);
  await expect(page.getByText('You are not authorized to view this Application details')).toBeVisible();
});

test('a superadmin corrects a default config, and a new application starts from it', async ({
  staff,
  demo,
}) => {
  await staff.goto('/#defaults');
  const raw = staff.getByRole('textbox', { name: 'App Default Config, JSON', exact: true });
  await staff.getByRole('button', { name: 'Raw JSON', exact: true }).click();
  await raw.click();
  await staff.keyboard.press('Control+a');
  await staff.keyboard.insertText('{"basemap": "imagery", "map": {"operationalLayers": []}}');
  await review(staff);
  await dialog(staff).getByRole('button', { name: 'Save', exact: true }).click();
  await expect(banner(staff, 'Config updated successfully')).toBeVisible();

  await staff.goto(`/application/${NONE}/info#configs`);
  await staff.getByRole('button', { name: 'Load Default', exact: true }).click();
  await review(staff);
  await dialog(staff).getByRole('button', { name: 'Save', exact: true }).click();
  await expect(banner(staff, 'Config updated successfully')).toBeVisible();
  expect(await demo.as('superadmin', `GET ${STORED(NONE)}`)).toMatchObject({
    appConfig: { basemap: 'imagery', map: { operationalLayers: [] } },
  });
});

test('a superadmin replaces a host in the configs of all applications except one, and undoes one', async ({
  staff,
  demo,
}) => {
  const before = await demo.as<Configs>('superadmin', `GET ${STORED(applicationId(0))}`);
  await staff.goto('/');
  // The shortcut works once the bar is rendered.
  await expect(staff.getByRole('heading', { level: 1, name: 'Home', exact: true })).toBeVisible();
  await staff.keyboard.press('Control+k');
  await staff.getByRole('combobox', { name: 'Search', exact: true }).fill('replace');
  await expect(staff.getByRole('option', { name: /replace/i }).first()).toHaveClass(/Mui-focused/);
  await staff.keyboard.press('Enter');
  await expect(
    staff.getByText('in the configs of all 64 applications and the default configs', { exact: true }),
  ).toBeVisible();
  await staff.getByRole('textbox', { name: 'Find', exact: true }).fill('gis.maps.example');
  await staff.keyboard.press('Tab');
  await staff.keyboard.type('gis2.maps.example');
  await staff.keyboard.press('Enter');
  await expect(
    staff.getByRole('heading', { name: '730 matches in 4 applications', exact: true }),
  ).toBeVisible();
  await staff.getByRole('checkbox', { name: 'Select City of Millbrook', exact: true }).uncheck();
  await staff.getByRole('button', { name: 'Replace 722 matches', exact: true }).click();
  await staff
    .getByRole('alertdialog')
    .getByRole('button', { name: 'Replace 722 matches', exact: true })
    .click();
  await expect(staff.getByRole('heading', { name: '3 replaced', exact: true })).toBeVisible();
  const now = () => demo.as<Configs>('superadmin', `GET ${STORED(applicationId(0))}`);
  expect(await now()).toEqual(
    JSON.parse(JSON.stringify(before).replaceAll('gis.maps.example', 'gis2.maps.example')),
  );
  await staff.getByRole('button', { name: 'Undo: Larkspur County Assessor', exact: true }).press('Enter');
  await expect(staff.getByRole('heading', { name: '2 replaced, 1 undone', exact: true })).toBeVisible();
  expect(await now()).toEqual(before);
});
