import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { applicationId } from '../../mocks/db/seededIds.ts';
import { getServiceRequests } from '../../src/domain/documents/configs/services/getServiceRequests.ts';
import { appRules } from '../../src/domain/documents/rules/appRules.ts';
import { diffJson } from '../../src/editors/json/changes.ts';
import { toTextEdit } from '../../src/editors/json/edits.ts';
import { parseJson } from '../../src/editors/json/parseJson.ts';
import { startPlatform } from '../screens/platform.ts';
import { closeWindow, visit } from '../screens/visit.tsx';
import { REAL } from './folder.ts';

const file = (name: string) => readFileSync(join(REAL!, 'public', name), 'utf8');
const HYDROGRAPHY = 'terriajs-hydrography-all-layers.json';
const standIn = startPlatform();
beforeEach(() => standIn.reset());
afterEach(() => closeWindow());

const APP = applicationId(1);
const CREATE = `POST /api/layers/${APP}`;
const OBLIQUE = 'https://gis.maps.example/arcgis/rest/services/Imagery/Oblique/MapServer';
const dialog = () => within(screen.getByRole('dialog'));
const findService = (value: string) =>
  fireEvent.change(dialog().getByRole('searchbox', { name: 'Search layers' }), { target: { value } });
const boxes = () => dialog().findAllByRole<HTMLInputElement>('checkbox');

/** Opens a service whose reply is a file. */
async function openPage(name: string, details?: object) {
  standIn.fault({
    match: 'GET /api/applications/service-layers',
    status: 200,
    body: JSON.parse(file(name)),
  });
  if (details)
    standIn.fault({ match: 'GET /api/applications/dynamic-layer-details', status: 200, body: details });
  const page = await visit(standIn, 'superadmin', `/application/${APP}/info#application-layers`);
  await page.press('Add from a service');
  await screen.findByRole('dialog', { name: 'Add layers from a service' });
  await page.press(/^Imagery\/Oblique/);
  await dialog().findByRole('checkbox', { name: 'Select all' });
  return page;
}
const added = () => standIn.requestsOf(CREATE).map(({ body }) => body as Record<string, unknown>);

describe('layers of a real map service', () => {
  it('service layers without geometry types are all added, each with the geometry of its own page', async () => {
    const [river] = JSON.parse(file(HYDROGRAPHY)).layers;
    const page = await openPage('terriajs-hydrography-mapserver-no-geometry.json', river);
    expect(dialog().queryByText('no geometry')).toBeNull();
    fireEvent.click(dialog().getByRole('checkbox', { name: 'Select all' }));
    await page.press('Add 74 layers');
    await screen.findByRole('heading', { name: '74 layers added' });
    expect(new Set(added().map(({ geometryType }) => geometryType))).toEqual(new Set(['Polygon']));
  });

  it('service layers are listed below their groups, and groups and rasters cannot be chosen', async () => {
    const page = await openPage('terriajs-redlands-group-and-raster-mapserver.json');
    findService('hot');
    expect((await boxes()).slice(1).map(box => [box.getAttribute('aria-label'), box.disabled])).toEqual([
      ['911 Calls Hotspot', true],
      ['911 Calls Hotspot › Output_Features', false],
      ['911 Calls Hotspot › Hotspot Raster', true],
    ]);
    dialog().getByText('group of layers');
    dialog().getByText('raster');
    findService('');
    fireEvent.click(dialog().getByRole('checkbox', { name: 'Select all' }));
    standIn.fault({ match: 'GET /api/applications/dynamic-layer-details', status: 500 });
    await page.press('Add 4 layers');
    await screen.findByRole('heading', { name: '4 layers added' });
    expect(added().map(({ url }) => url)).toEqual([0, 1, 25, 23].map(id => `${OBLIQUE}/${id}`));
  });

  it('the layers of a service with half a megabyte are searched and all added with their geometry', async () => {
    const page = await openPage(HYDROGRAPHY, {});
    findService('Labels');
    expect((await boxes()).length).toBeGreaterThan(10);
    findService('');
    fireEvent.click(dialog().getByRole('checkbox', { name: 'Select all' }));
    await page.press('Add 74 layers');
    await screen.findByRole('heading', { name: '74 layers added' });
    const { layers } = JSON.parse(file(HYDROGRAPHY)) as { layers: { id: number; geometryType: string }[] };
    expect(
      new Map(added().map(({ id, geometryType }) => [id, `esriGeometry${geometryType as string}`])),
    ).toEqual(new Map(layers.map(({ id, geometryType }) => [id, geometryType])));
  });
});

it('an app config with 74 service layers has no problem and keeps their symbols after an edit', () => {
  const { layers } = JSON.parse(file(HYDROGRAPHY)) as { layers: Record<string, unknown>[] };
  const operationalLayers = layers.map(({ id, name, drawingInfo, geometryType }) => ({
    id: String(id),
    title: name,
    url: `${OBLIQUE}/${String(id)}`,
    layerType: 'ArcGISFeatureLayer',
    layerDefinition: { drawingInfo, geometryType },
  }));
  const text = JSON.stringify({ map: { operationalLayers } }, null, 2);
  const spot = { text, node: parseJson(text).root! };
  expect(appRules(spot).problems).toEqual([]);
  expect(getServiceRequests('app', spot, undefined)).toEqual([{ for: 'layers', url: OBLIQUE }]);
  const path = ['map', 'operationalLayers', 73, 'title'];
  const edit = toTextEdit(text, { do: 'set', path, text: '"Lakes"' })!;
  const edited = text.slice(0, edit.from) + edit.insert + text.slice(edit.to);
  expect(diffJson(text, edited).map(change => [change.kind, change.path.at(-1)])).toEqual([
    ['changed', 'title'],
  ]);
});
