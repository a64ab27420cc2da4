import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { applicationId } from '../../mocks/db/seededIds.ts';
import type { User } from '../../src/platform/users.ts';
import { startPlatform } from './platform.ts';
import { replyWithEmptyObject } from './replyWithEmptyObject.ts';
import { changeField, closeWindow, visit } from './visit.tsx';

const standIn = startPlatform();
beforeEach(() => standIn.reset());
afterEach(() => {
  closeWindow();
  vi.restoreAllMocks();
});

const [LARKSPUR, MILLBROOK] = [applicationId(0), applicationId(1)];
const CREATE = (id: string) => `POST /api/layers/${id}`;
const table = () => screen.getByRole('region', { name: 'Layers' });
const names = () =>
  within(table())
    .getAllByRole('rowheader')
    .map(head => head.textContent);
const openPage = async (id = MILLBROOK, more = '', options = {}) => {
  const page = await visit(standIn, 'admin', `/application/${id}/info${more}#application-layers`, options);
  await screen.findByRole('heading', { name: /^Layers \d+$/ });
  await page.settled();
  return page;
};
interface StoredLayer {
  _id: string;
  name: string;
  __v: number;
}
const stored = async (id = MILLBROOK) =>
  (await standIn.as('superadmin')).ask<StoredLayer[]>('GET', `/api/layers/application/${id}`);
const called = async (name: string) => (await stored()).find(layer => layer.name === name);

describe('the layers of an application', () => {
  it('the layers of an application are requested once, and searched, filtered, sorted and paged in the browser', async () => {
    const page = await openPage(
      LARKSPUR,
      '?layersQ=hydrants&layersGeometryType=Point&layersSortBy=name&layersSortDirection=desc&layersPage=2',
    );
    expect(names()).toHaveLength(24);
    expect(names()[0]).toBe('Hydrants 2001');
    expect(page.main().textContent).toContain('25–48 of 70');
    await page.press('Clear all');
    await waitFor(() => expect(page.address()).not.toContain('GeometryType'));
    expect(standIn.requestsOf(`GET /api/layers/application/${LARKSPUR}`)).toHaveLength(1);
  });

  it('a layer shows its geometry, description, address and whether it can be edited', async () => {
    await openPage();
    const row = within(table()).getByRole('rowheader', { name: 'Parcels' }).closest('tr')!;
    expect(
      [...row.querySelectorAll('td')].slice(0, 4).map(cell => cell.textContent.replace(/\s+/g, ' ')),
    ).toEqual([
      'Polygon',
      'Parcels as the county keeps them',
      '…/Assessor/Parcels/MapServer/0 (opens in a new tab)',
      'Yes',
    ]);
    expect(within(row).getByRole('link').getAttribute('href')).toBe(
      'https://gis.maps.example/arcgis/rest/services/Assessor/Parcels/MapServer/0',
    );
  });

  it('a layer edited in its row is saved with the changes of another user, and Undo restores its name', async () => {
    const page = await openPage();
    const before = (await called('Parcels'))!;
    const otherUser = await standIn.as('second.superadmin');
    await page.press('Edit Parcels');
    await screen.findByRole('form', { name: 'Edit Parcels' });
    await otherUser.ask('PUT', `/api/layers/${before._id}`, { ...before, opacity: 0.5 });
    changeField(/^Name/, 'Tax Parcels');
    await page.press('Save');
    await page.banner('The layer Tax Parcels has been saved.');
    expect(standIn.requestsOf(`PUT /api/layers/${before._id}`)).toHaveLength(1);
    expect(await called('Tax Parcels')).toEqual({ ...before, name: 'Tax Parcels', opacity: 0.5, __v: 2 });
    await page.press('Undo');
    await page.banner('Changes to the layer Parcels have been undone.');
    expect(await called('Parcels')).toMatchObject({ opacity: 0.5 });
  });

  it('Escape discards the edit of a layer', async () => {
    const page = await openPage();
    await page.press('Edit Parcels');
    await page.person.type(await screen.findByLabelText(/^Name/), ' of old{Escape}');
    await waitFor(() => expect(screen.queryByRole('form', { name: 'Edit Parcels' })).toBeNull());
    expect(names()).toContain('Parcels');
    expect(standIn.calls().filter(call => !call.startsWith('GET'))).toEqual([]);
  });

  it('a new layer is created, and appears in the list', async () => {
    const page = await openPage();
    await page.press('New layer');
    await screen.findByRole('form', { name: 'New layer' });
    changeField(/^Name/, ' Wells ');
    changeField(/^Geometry/, 'Point');
    changeField(/^URL/, 'https://gis.example/rest/services/Wells/MapServer/0');
    await page.press('Create layer');
    await page.banner('The layer Wells has been created.');
    expect(standIn.requestsOf(CREATE(MILLBROOK)).map(({ body }) => body)).toEqual([
      {
        name: 'Wells',
        geometryType: 'Point',
        description: '',
        url: 'https://gis.example/rest/services/Wells/MapServer/0',
        editable: false,
      },
    ]);
    await waitFor(() => expect(names()).toContain('Wells'));
    expect(screen.queryByRole('form', { name: 'New layer' })).toBeNull();
  });

  it('the map ID of a layer can be set, changed and removed, and given to a new layer', async () => {
    const { _id } = (await called('Parcels'))!;
    const sent = () => standIn.requestsOf(`PUT /api/layers/${_id}`).map(({ body }) => body.id);
    for (const id of ['41', 'parcels', '']) {
      const page = await openPage();
      await page.press('Edit Parcels');
      await screen.findByRole('form', { name: 'Edit Parcels' });
      changeField('ID on the map', id);
      await page.press('Save');
      await waitFor(() => expect(screen.queryByRole('form', { name: 'Edit Parcels' })).toBeNull());
    }
    expect(sent()).toEqual([41, 'parcels', '']);
    const page = await openPage();
    await page.press('New layer');
    await screen.findByRole('form', { name: 'New layer' });
    changeField(/^Name/, 'Wells');
    changeField(/^Geometry/, 'Point');
    changeField('ID on the map', 'wells-7');
    await page.press('Create layer');
    await page.banner('The layer Wells has been created.');
    expect(standIn.requestsOf(CREATE(MILLBROOK))[0]!.body).toMatchObject({ id: 'wells-7' });
    expect(await called('Wells')).toMatchObject({ id: 'wells-7' });
  });

  it('a new layer needs a name, a geometry and a web address', async () => {
    const page = await openPage();
    await page.press('New layer');
    const fields = within(await screen.findByRole('form', { name: 'New layer' }));
    changeField(/^URL/, 'javascript:alert(1)');
    await page.press('Create layer');
    await fields.findByText('A name is required');
    fields.getByText('Choose a geometry');
    fields.getByText('Enter a URL that begins with http:// or https://');
    expect(standIn.requestsOf(CREATE(MILLBROOK))).toEqual([]);
  });

  it('a refusal of a new layer appears at its URL', async () => {
    const page = await openPage();
    standIn.fault({
      match: CREATE(MILLBROOK),
      status: 422,
      body: { errors: { url: { message: 'This server is not known' } } },
    });
    await page.press('New layer');
    await screen.findByRole('form', { name: 'New layer' });
    changeField(/^Name/, 'Wells');
    changeField(/^Geometry/, 'Point');
    await page.press('Create layer');
    await waitFor(() => expect(page.errorOf(/^URL/)).toBe('This server is not known'));
  });

  it('a refusal of the ID of a new layer appears at its ID', async () => {
    const page = await openPage();
    standIn.fault({
      match: CREATE(MILLBROOK),
      status: 422,
      body: { errors: { id: { message: 'This ID is taken' } } },
    });
    await page.press('New layer');
    await screen.findByRole('form', { name: 'New layer' });
    changeField(/^Name/, 'Wells');
    changeField(/^Geometry/, 'Point');
    changeField(/^ID/, '7');
    await page.press('Create layer');
    await waitFor(() => expect(page.errorOf(/^ID/)).toBe('This ID is taken'));
  });

  it.each([{ status: 204 }, { status: 201, body: {} }])(
    'a new layer is created even if the reply does not contain it: %j',
    async answer => {
      const page = await openPage();
      standIn.fault({ match: CREATE(MILLBROOK), ...answer });
      await page.press('New layer');
      await screen.findByRole('form', { name: 'New layer' });
      changeField(/^Name/, ' Wells ');
      changeField(/^Geometry/, 'Point');
      await page.press('Create layer');
      expect(await page.banner('The layer Wells has been created.')).toBeTruthy();
    },
  );

  it('a new layer whose reply was lost is found even if the platform stores it in another form', async () => {
    const page = await openPage();
    standIn.fault({ match: CREATE(MILLBROOK), answer: 'empty', delayMs: 600_000, times: 1 });
    await page.press('New layer');
    await screen.findByRole('form', { name: 'New layer' });
    changeField(/^Name/, 'Wells');
    changeField(/^Geometry/, 'Point');
    await page.press('Create layer');
    await waitFor(() => expect(standIn.requestsOf(CREATE(MILLBROOK))).toHaveLength(1));
    standIn.fault({
      match: 'GET /api/layers/application/*',
      status: 200,
      body: [{ _id: 'wells', name: 'Wells', geometryType: 'esriGeometryPoint', editable: true }],
    });
    standIn.release();
    await page.banner('The platform’s response was lost, but your new entry has been added.');
  });

  it('a new layer whose reply was lost is found even if one with the same name existed before', async () => {
    const page = await openPage();
    standIn.fault({ match: CREATE(MILLBROOK), answer: 'cut', times: 1 });
    await page.press('New layer');
    await screen.findByRole('form', { name: 'New layer' });
    changeField(/^Name/, 'Parcels');
    changeField(/^Geometry/, 'Polygon');
    await page.press('Create layer');
    await page.banner('The platform’s response was lost, but your new entry has been added.');
    expect(standIn.requestsOf(CREATE(MILLBROOK))).toHaveLength(1);
  });

  it.each(['the layer', 'an empty object'])(
    'a layer is deleted only after a question, and Undo creates it again with a reply of %s',
    async answer => {
      const page = await openPage();
      if (answer === 'an empty object') replyWithEmptyObject('POST');
      const { _id, __v, ...before } = (await called('Parcels'))!;
      await page.press('Delete Parcels');
      await page.answer('Cancel');
      await page.press('Delete Parcels');
      await page.answer('Delete');
      await page.banner('The layer Parcels has been deleted.');
      expect(standIn.requestsOf(`DELETE /api/layers/${_id}`)).toHaveLength(1);
      expect(await called('Parcels')).toBeUndefined();
      await page.press('Undo');
      await page.banner('The layer Parcels has been restored.');
      expect(await called('Parcels')).toEqual({ ...before, _id: expect.not.stringContaining(_id), __v });
    },
  );

  it('the question before a layer is deleted says how the app config shows it', async () => {
    const url = 'https://gis.example/CityLimits/MapServer';
    const superadmin = await standIn.as('superadmin');
    await superadmin.ask('POST', `/api/layers/${MILLBROOK}`, {
      name: 'Cities',
      geometryType: 'Polygon',
      url: `${url}/0`,
    });
    const configs = await superadmin.ask<{ appConfig: { map: { operationalLayers: object[] } } }>(
      'GET',
      `/api/configs/application/${MILLBROOK}`,
    );
    configs.appConfig.map.operationalLayers.push({
      id: 'limits',
      title: 'City Limits',
      url,
      layers: [{ id: 0 }],
    });
    await superadmin.ask('PUT', `/api/configs/application/${MILLBROOK}`, configs);
    const page = await openPage(MILLBROOK, '?layersQ=cities');
    await page.press('Uses of Cities: 1');
    const tree = within(await screen.findByRole('dialog', { name: 'Where Cities is used' }));
    expect(tree.getByText('City Limits').textContent).toBe('App Config, as a sublayer of …City Limits');
    await page.press('Close');
    await page.press('Delete Cities');
    expect((await screen.findByRole('alertdialog')).textContent).toContain(
      'The app config still shows it as a sublayer of City Limits.',
    );
    await page.answer('Cancel');
  });

  it('a layer shows an address that is no web address as plain text', async () => {
    await (
      await standIn.as('superadmin')
    ).ask('POST', `/api/layers/${MILLBROOK}`, {
      name: '<b>Odd</b>',
      geometryType: 'Point',
      url: 'javascript:alert(1)',
    });
    await openPage(MILLBROOK, '?layersQ=odd');
    const row = within(table()).getByRole('rowheader', { name: '<b>Odd</b>' }).closest('tr')!;
    expect(row.textContent).toContain('javascript:alert(1)');
    expect(within(row).queryByRole('link')).toBeNull();
  });

  it('the layers are a simple list on a narrow screen', async () => {
    await openPage(MILLBROOK, '', { width: 390 });
    const [first] = within(screen.getByRole('list', { name: 'Layers' })).getAllByRole('listitem');
    expect(first!.textContent).toContain('Point · read-only…/Engineering/Roads/FeatureServer/2');
  });

  it('the uses of a layer name the configs, and the users who see it through a protected group', async () => {
    const superadmin = await standIn.as('superadmin');
    const [grace] = await superadmin.ask<[User]>('GET', `/api/applications/${MILLBROOK}/users`);
    const { _id } = await superadmin.ask('POST', `/api/protectedLayers/application/${MILLBROOK}`, {
      groupName: 'Sealed',
      groupIndex: 9,
      layerNames: [{ layerName: 'Parcels' }],
    });
    await superadmin.ask('POST', `/api/protectedLayers/assign-to-user/${grace._id}`, {
      applications: [MILLBROOK],
      protectedLayers: [_id],
    });
    const page = await openPage();
    await page.press('Uses of Parcels: 3');
    const tree = within(await screen.findByRole('dialog', { name: 'Where Parcels is used' }));
    expect(tree.getByText('Data Layers › Parcels').textContent).toBe('App ConfigData Layers › Parcels');
    expect(tree.getByText('Result Config').parentElement!.textContent).toBe('Result ConfigParcels');
    const person = await tree.findByRole('link', { name: `${grace.firstName} ${grace.lastName}` });
    expect(person.closest('ul')!.parentElement!.textContent).toMatch(/^Protected layersSealedAssigned to/);
  });

  it('the layers report that the configs could not be loaded, and count the uses in them after Retry', async () => {
    standIn.fault({ match: 'GET /api/configs/application/{appId}', status: 500 });
    const page = await openPage();
    const sentence = (
      await screen.findByText(/^The configs could not be loaded, so uses in them are not counted\./)
    ).closest('p')!;
    expect(screen.queryByRole('button', { name: /^Uses of Parcels/ })).toBeNull();
    standIn.clearFaults();
    await page.person.click(within(sentence).getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('button', { name: 'Uses of Parcels: 2' })).toBeTruthy();
    await waitFor(() => expect(screen.queryByText(/^The configs could not be loaded/)).toBeNull());
  });
});
