import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { fieldAppTab, FIELD_APP_UPDATE as UPDATE } from './fieldAppTab.ts';
import { startPlatform } from './platform.ts';
import { closeWindow } from './visit.tsx';

const standIn = startPlatform();
beforeEach(() => standIn.reset());
afterEach(() => closeWindow());

const { change, edit, layer, stored, type } = fieldAppTab(standIn);

describe('the config of a layer', () => {
  const CONFIG = '{ "style": 1 }  ';
  const withConfigs = async (...configs: unknown[]) =>
    change({
      faServices: [
        {
          faServiceTypeID: 'Static',
          faservicelayers: configs.map((faServiceLayerConfig, n) => ({
            faservicelayerName: `Layer ${n + 1}`,
            faServiceLayerMinScale: 0,
            faServiceLayerMaxScale: 0,
            faServiceLayerConfig,
          })),
        },
      ],
    });
  const configs = async () =>
    (await stored()).faServices[0]!.faservicelayers.map(({ faServiceLayerConfig }) => faServiceLayerConfig);
  const unfold = async (page: Awaited<ReturnType<typeof edit>>, position: number) => {
    await page.press(`Config of Layer ${position}`);
    return within(
      layer(position, within(page.main()).getAllByRole('group', { name: /^Layer \d of/ }).length),
    ).findByRole<HTMLTextAreaElement>('textbox', { name: 'Config' });
  };

  it('the config of a layer is edited as text, and untouched configs stay as they are, even if invalid JSON', async () => {
    await withConfigs('{}', CONFIG, 'style: 1');
    const page = await edit();
    const first = await unfold(page, 1);
    for (const position of [2, 3]) await unfold(page, position);
    fireEvent.change(first, { target: { value: '{"style": 2}' } });
    await page.press('Save');
    await page.banner('The field app has been saved.');
    expect(await configs()).toEqual(['{"style": 2}', CONFIG, 'style: 1']);
  });

  it('the config of a layer stays an object if the platform stores an object', async () => {
    await withConfigs({ style: 1 });
    const page = await edit();
    const text = await unfold(page, 1);
    expect(text.value).toBe('{\n  "style": 1\n}');
    fireEvent.change(text, { target: { value: '{"style": 2}' } });
    await page.press('Save');
    await page.banner('The field app has been saved.');
    expect(await configs()).toEqual([{ style: 2 }]);
  });

  it('invalid JSON in the config of a layer is refused with line and column, even when it is collapsed', async () => {
    await withConfigs('{}');
    const page = await edit();
    fireEvent.change(await unfold(page, 1), { target: { value: '{\n  "a": 1\n  "b": 2\n}' } });
    await page.press('Config of Layer 1');
    await page.press('Save');
    const text = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Config' });
    await waitFor(() => expect(document.activeElement).toBe(text));
    expect(page.errorOf('Config')).toMatch(/^Not valid JSON at line 2, column 9\. Missing comma after/);
    expect(text.selectionStart).toBe(10);
    expect(standIn.requestsOf(UPDATE)).toEqual([]);
    fireEvent.change(text, { target: { value: '{"a": 1, "b": 2}' } });
    await waitFor(() => expect(page.errorOf('Config')).toBeUndefined());
    await page.press('Save');
    await page.banner('The field app has been saved.');
  });
});

describe('adding and correcting layers of a field app', () => {
  const ROOT = 'https://gis.maps.example/arcgis/rest/services';
  const of = async (path: string, ...names: string[]) =>
    change({
      faServices: [
        {
          faServiceTypeID: 'Static',
          faServiceURL: path && `${ROOT}/${path}`,
          faservicelayers: names.map(faservicelayerName => ({
            faservicelayerName,
            faServiceLayerMinScale: 5000,
            faServiceLayerMaxScale: 0,
          })),
        },
      ],
    });
  const ALL = 'Add all layers of the service';

  it('all missing layers of a service are added to a field app at once', async () => {
    await of('Assessor/Parcels/MapServer', 'LOT LINES ');
    const page = await edit();
    await page.press(ALL);
    await within(page.main()).findByText('4 layers added, 1 was already added');
    await page.press(ALL);
    await within(page.main()).findByText('All 5 layers of the service are already added.');
    await page.press('Save');
    await page.banner('The field app has been saved.');
    const [first, ...added] = (await stored()).faServices[0]!.faservicelayers;
    expect(first).toMatchObject({ faservicelayerName: 'LOT LINES ', faServiceLayerMinScale: 5000 });
    expect(added).toContainEqual({
      faservicelayerName: 'Subdivisions',
      faServiceLayerMinScale: 0,
      faServiceLayerMaxScale: 0,
    });
    expect(added).toHaveLength(4);
  });

  it.each([
    ['', 'Enter a valid service URL first'],
    ['Imagery/Oblique/MapServer', /^This service does not respond\./],
    ['Nowhere/MapServer', 'The service did not return its layers: Invalid URL'],
  ])('no layers are added to a field app from %j, and its URL field explains why', async (path, problem) => {
    await of(path, 'Ours');
    const page = await edit();
    await page.press(ALL);
    const url = await screen.findByLabelText('URL');
    await waitFor(() => expect(page.errorOf('URL')).toMatch(problem));
    expect(document.activeElement).toBe(url);
    expect(screen.queryByRole('group', { name: 'Layer 1 of 1' })).toBeTruthy();
  });

  it('layers of a secured service are added to a field app with the stored credentials', async () => {
    await of('Utilities/Water/MapServer');
    const page = await edit();
    await page.press(ALL);
    await within(page.main()).findByText('This service requires sign-in');
    await page.press('Use stored credentials');
    await within(page.main()).findByText(/^\d layers added$/);
    expect(
      standIn.requestsOf('GET /api/applications/service-layers').map(({ query }) => query.isSecured),
    ).toEqual([undefined, 'true']);
  });

  it('layers are not added to a field app if its URL changes before the reply, and are requested once', async () => {
    await of('Assessor/Parcels/MapServer');
    const page = await edit();
    standIn.fault({ match: 'GET /api/applications/service-layers', hang: true, times: 1 });
    const button = screen.getByRole('button', { name: ALL });
    fireEvent.click(button);
    fireEvent.click(button);
    await within(page.main()).findByText('Loading the layers of the service…');
    fireEvent.change(screen.getByLabelText('URL'), {
      target: { value: `${ROOT}/Planning/Zoning/MapServer` },
    });
    standIn.release();
    await page.press(ALL);
    await within(page.main()).findByText(/layers added$/);
    expect(screen.queryByDisplayValue('Subdivisions')).toBeNull();
    expect(standIn.requestsOf('GET /api/applications/service-layers')).toHaveLength(2);
  });

  it('the scales of a layer are swapped at a press when the minimum is below the maximum', async () => {
    const page = await edit();
    const lots = layer(2, 3);
    type(lots, /^Min scale/, '250');
    await page.press('Save');
    await within(lots).findByText('The minimum scale must be the larger number (zoomed out)');
    await page.press('Swap scales');
    await waitFor(() => expect(within(lots).queryByText(/^The minimum scale/)).toBeNull());
    expect(document.activeElement).toBe(within(lots).getByLabelText(/^Min scale/));
    await page.press('Save');
    await page.banner('The field app has been saved.');
    expect((await stored()).faServices[0]!.faservicelayers[1]).toMatchObject({
      faServiceLayerMinScale: 500,
      faServiceLayerMaxScale: 250,
    });
  });
});
