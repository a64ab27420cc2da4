import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { applicationId } from '../../mocks/db/seededIds.ts';
import { startPlatform } from './platform.ts';
import { changeField, closeWindow, visit } from './visit.tsx';

const standIn = startPlatform();
beforeEach(() => standIn.reset());
afterEach(() => closeWindow());

const APP = applicationId(1);
const CREATE = `POST /api/layers/${APP}`;
const ROOT = 'https://gis.maps.example/arcgis/rest/services';
const PARCELS = `${ROOT}/Assessor/Parcels/MapServer`;
const dialog = () => screen.getByRole('dialog');
const pane = (name: string | RegExp) => within(dialog()).findByRole('region', { name });
const stored = async () =>
  (await standIn.as('superadmin')).ask<{ name: string }[]>('GET', `/api/layers/application/${APP}`);
const openPage = async (service?: string) => {
  const page = await visit(standIn, 'superadmin', `/application/${APP}/info#application-layers`);
  await page.press('Add from a service');
  await screen.findByRole('dialog', { name: 'Add layers from a service' });
  if (service) await page.press(new RegExp(`^${service}`));
  return page;
};
const tick = async (page: Awaited<ReturnType<typeof openPage>>, ...names: string[]) => {
  for (const name of names) await page.person.click(await within(dialog()).findByRole('checkbox', { name }));
};

describe('adding layers of a service', () => {
  it('a service without an address is not offered, and is counted as skipped', async () => {
    standIn.fault({
      match: 'GET /api/applications/list-services',
      status: 200,
      body: {
        services: [
          { name: 'Parcels', type: 'MapServer', url: PARCELS },
          { name: 'Roads', type: 'MapServer' },
        ],
      },
    });
    await openPage();
    await within(dialog()).findByText('1 entry could not be read and was skipped.');
    expect(within(dialog()).getByRole('button', { name: /^Parcels/ })).toBeTruthy();
    expect(within(dialog()).queryByRole('button', { name: /^Roads/ })).toBeNull();
  });

  it('layers of several services are added at once with their descriptions, and Undo removes them', async () => {
    const page = await openPage('Assessor/Parcels');
    await tick(page, 'Subdivisions', 'Lot Lines');
    await page.press('Planning/Zoning Map service');
    await tick(page, 'Variances');
    expect(dialog().textContent).toContain('3 layers of 2 services selected.');
    await page.press('Add 3 layers');
    await screen.findByRole('heading', { name: '3 layers added' });
    const made = await stored();
    expect(made).toEqual(
      expect.arrayContaining([
        expect.objectContaining({
          id: 3,
          name: 'Subdivisions',
          geometryType: 'Polygon',
          description: 'Recorded plats',
          url: `${PARCELS}/3`,
          editable: false,
        }),
        expect.objectContaining({ id: 1, name: 'Lot Lines', geometryType: 'Polyline', url: `${PARCELS}/1` }),
        expect.objectContaining({ id: 2, name: 'Variances', geometryType: 'Point' }),
      ]),
    );
    await page.person.click(within(dialog()).getAllByRole('button', { name: 'Close' }).at(-1)!);
    await page.press('Undo');
    await page.banner('3 layers removed');
    expect(
      (await stored()).some(({ name }) => ['Subdivisions', 'Lot Lines', 'Variances'].includes(name)),
    ).toBe(false);
  });

  it('layers of a service that the application already has are marked and not added again', async () => {
    await (
      await standIn.as('superadmin')
    ).ask('POST', `/api/layers/${APP}`, {
      name: 'Ours',
      geometryType: 'Polygon',
      url: `${PARCELS.toUpperCase().replace('HTTPS', 'https')}/3/`,
    });
    const page = await openPage('Assessor/Parcels');
    const layers = within(await pane('Assessor/Parcels'));
    // Two layers of the application, and the new one.
    expect(await layers.findAllByText('already added')).toHaveLength(3);
    expect(layers.queryByRole('checkbox', { name: 'Subdivisions' })).toBeNull();
    await tick(page, 'Select all');
    await page.press(/^Add \d layers$/);
    await screen.findByRole('heading', { name: /layers added$/ });
    expect(new Set(standIn.requestsOf(CREATE).map(({ body }) => body.name))).toEqual(
      new Set(['Lot Lines', 'Parcel Anno', 'Condominium Units']),
    );
  });

  it('the details of a layer show its fields, geometry and description', async () => {
    const page = await openPage('Assessor/Parcels');
    await page.press('Details of Parcels');
    const details = within(await pane('Details of Parcels'));
    await details.findByText('PARCEL_ID');
    expect((await details.findByText('Parcel Number')).closest('li')!.textContent).toBe(
      'PARCEL_IDParcel NumberString',
    );
    expect(details.getAllByRole('definition').map(fact => fact.textContent)).toEqual([
      'Polygon',
      'Boundaries and numbers of the roll',
      'No',
    ]);
    expect(
      standIn.requestsOf('GET /api/applications/dynamic-layer-details').map(({ query }) => query),
    ).toMatchObject([{ url: `${PARCELS}/0` }]);
  });

  it('a layer that cannot be drawn cannot be chosen', async () => {
    standIn.fault({
      match: 'GET /api/applications/service-layers',
      status: 200,
      body: {
        layers: [
          { id: 20, name: 'Wells', geometryType: 'esriGeometryPoint' },
          { id: 21, name: 'Group', type: 'Group Layer' },
          { name: 'Nowhere' },
        ],
        tables: [{ id: 2, name: 'KSTOPS' }],
      },
    });
    await openPage('Assessor/Parcels');
    const layers = within(await pane('Assessor/Parcels'));
    expect((await layers.findByRole<HTMLInputElement>('checkbox', { name: 'Group' })).disabled).toBe(true);
    expect(layers.getByText('group of layers')).toBeTruthy();
    expect(layers.getByRole<HTMLInputElement>('checkbox', { name: 'Wells' }).disabled).toBe(false);
    expect(layers.queryByText('Nowhere')).toBeNull();
  });

  it('an added layer whose reply was lost is looked up, and not sent twice', async () => {
    const page = await openPage('Assessor/Parcels');
    standIn.fault({ match: CREATE, answer: 'cut', times: 1 });
    await tick(page, 'Subdivisions');
    await page.press('Add 1 layer');
    await screen.findByRole('heading', { name: '1 layer added' });
    expect(standIn.requestsOf(CREATE)).toHaveLength(1);
  });

  it('a chosen layer is sent once when the button is pressed twice', async () => {
    const page = await openPage('Assessor/Parcels');
    await tick(page, 'Subdivisions');
    const add = screen.getByRole('button', { name: 'Add 1 layer' });
    fireEvent.click(add);
    fireEvent.click(add);
    await screen.findByRole('heading', { name: '1 layer added' });
    expect(standIn.requestsOf(CREATE)).toHaveLength(1);
  });

  it('layers of a service that arrive after the dialog closed are ignored', async () => {
    standIn.fault({ match: 'GET /api/applications/service-layers', hang: true });
    const page = await openPage('Assessor/Parcels');
    await page.person.click(within(dialog()).getAllByRole('button', { name: 'Close' }).at(-1)!);
    standIn.release();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Add from a service'));
    expect(page.banners()).toEqual([]);
    expect(standIn.requestsOf(CREATE)).toEqual([]);
  });

  it('a layer is added without a description when the service does not describe it', async () => {
    standIn.fault({ match: 'GET /api/applications/dynamic-layer-details', status: 500 });
    const page = await openPage('Assessor/Parcels');
    await tick(page, 'Subdivisions');
    await page.press('Add 1 layer');
    await screen.findByRole('heading', { name: '1 layer added' });
    expect(standIn.requestsOf(CREATE)[0]!.body).toMatchObject({
      name: 'Subdivisions',
      geometryType: 'Polygon',
      description: '',
    });
  });

  it('the layers of a typed service URL are offered, and an invalid URL is reported', async () => {
    const page = await openPage();
    changeField('Search or paste a URL', `${PARCELS}/`);
    await page.press(/Assessor\/Parcels/);
    expect(await within(dialog()).findByRole('checkbox', { name: 'Lot Lines' })).toBeTruthy();
    changeField('Search or paste a URL', `${ROOT}/Nowhere/MapServer`);
    await page.press(/Open this URL/);
    expect(await within(dialog()).findByText('Invalid URL')).toBeTruthy();
  });
});

describe('layers without a listed geometry', () => {
  const list = (...layers: object[]) =>
    standIn.fault({ match: 'GET /api/applications/service-layers', status: 200, body: { layers } });
  const details = (body: object) =>
    standIn.fault({ match: 'GET /api/applications/dynamic-layer-details', status: 200, body });
  const result = async (name: string) =>
    (await screen.findByText(name, { selector: 'li > span' })).closest('li')!.textContent;

  it('a layer without a listed geometry is added with the geometry from its own page', async () => {
    list({ id: 7, name: 'Waterfalls' });
    details({ id: 7, name: 'Waterfalls', type: 'Feature Layer', geometryType: 'esriGeometryPolyline' });
    const page = await openPage('Assessor/Parcels');
    await within(dialog()).findByText('geometry unknown');
    await tick(page, 'Waterfalls');
    await page.press('Add 1 layer');
    await screen.findByRole('heading', { name: '1 layer added' });
    expect(standIn.requestsOf(CREATE)[0]!.body).toMatchObject({ id: 7, geometryType: 'Polyline' });
  });

  it('a layer without a listed geometry shows it once its details are open', async () => {
    list({ id: 7, name: 'Waterfalls' }, { id: 8, name: 'Falls' });
    details({ id: 7, name: 'Waterfalls', geometryType: 'esriGeometryPolyline' });
    const page = await openPage('Assessor/Parcels');
    await page.press('Details of Waterfalls');
    const layers = within(await pane('Assessor/Parcels'));
    await layers.findByText('Polyline');
    expect(layers.getAllByText('geometry unknown')).toHaveLength(1);
  });

  it.each([
    [{ type: 'Group Layer' }, 'This is a group. Add the layers in it.'],
    [{ type: 'Table' }, 'This is a table: it has no points, lines or polygons.'],
    [{}, 'The service does not give its geometry.'],
  ])('a layer whose own page is %j is not added, and the reason appears beside it', async (page, reason) => {
    list({ id: 7, name: 'Waterfalls' });
    details({ id: 7, name: 'Waterfalls', ...page });
    const opened = await openPage('Assessor/Parcels');
    await tick(opened, 'Waterfalls');
    await opened.press('Add 1 layer');
    await screen.findByRole('heading', { name: '1 failed' });
    expect(await result('Waterfalls')).toContain(reason);
    expect(standIn.requestsOf(CREATE)).toEqual([]);
  });

  it('a layer without a listed geometry is not added when its own page cannot be loaded', async () => {
    list({ id: 7, name: 'Waterfalls' });
    standIn.fault({ match: 'GET /api/applications/dynamic-layer-details', status: 500 });
    const page = await openPage('Assessor/Parcels');
    await tick(page, 'Waterfalls');
    await page.press('Add 1 layer');
    await screen.findByRole('heading', { name: '1 failed' });
    expect(standIn.requestsOf(CREATE)).toEqual([]);
  });
});

describe('a pasted address', () => {
  it.each([`${PARCELS}/3`, `${PARCELS}/3/`, `${PARCELS}/3?f=pjson`])(
    'the pasted address %s opens its service and shows its layer',
    async address => {
      const page = await openPage();
      changeField('Search or paste a URL', address);
      await page.press(/Assessor\/Parcels/);
      expect(await within(await pane('Details of Subdivisions')).findByText('Recorded plats')).toBeTruthy();
      expect(
        standIn.requestsOf('GET /api/applications/service-layers').map(({ query }) => query.url),
      ).toEqual([PARCELS]);
    },
  );

  it('a pasted address with an unknown layer number is reported', async () => {
    const page = await openPage();
    changeField('Search or paste a URL', `${PARCELS}/99`);
    await page.press(/Assessor\/Parcels/);
    expect(await within(dialog()).findByText('This service has no layer 99.')).toBeTruthy();
  });

  it.each([
    [ROOT, true],
    [`${ROOT}/Planning`, true],
    ['https://gis.maps.example/portal', false],
  ])(
    'the pasted address %s is reported as no service, and whether services are listed below it: %s',
    async (address, below) => {
      await openPage();
      changeField('Search or paste a URL', address);
      expect(await within(dialog()).findByText(/^This is not the URL of a service/)).toBeTruthy();
      expect(within(dialog()).queryByRole('button', { name: /^Planning\/Zoning/ }) !== null).toBe(below);
      expect(within(dialog()).queryByRole('button', { name: /Open this URL/ })).toBeNull();
    },
  );
});

it('all layers of a service are added to an application without layers', async () => {
  const live = (await stored()) as { name: string; _id?: string }[];
  const staff = await standIn.as('superadmin');
  for (const { _id } of live) await staff.ask('DELETE', `/api/layers/${_id}`);
  const page = await openPage('Assessor/Parcels');
  await tick(page, 'Select all');
  await page.press('Add 5 layers');
  await screen.findByRole('heading', { name: '5 layers added' });
  expect(await stored()).toHaveLength(5);
});

describe('a service that does not open', () => {
  it('a secured service asks for sign-in and opens with the stored credentials', async () => {
    const page = await openPage('Utilities/Water');
    await within(dialog()).findByText('This service requires sign-in');
    await page.press('Use stored credentials');
    expect(await within(dialog()).findByRole('checkbox', { name: 'Valves' })).toBeTruthy();
    expect(
      standIn.requestsOf('GET /api/applications/service-layers').map(({ query }) => query.isSecured),
    ).toEqual([undefined, 'true']);
  });

  it('a secured service reports that the stored credentials do not work', async () => {
    const page = await openPage('Sheriff/Incidents');
    await page.press('Use stored credentials');
    expect(
      await within(dialog()).findByText('The stored credentials do not work for this service'),
    ).toBeTruthy();
  });

  it('a service without a response is reported, names its unaffected layers, and can be retried', async () => {
    await (
      await standIn.as('superadmin')
    ).ask('POST', `/api/layers/${APP}`, {
      name: 'Oblique',
      geometryType: 'Polygon',
      url: `${ROOT}/Imagery/Oblique/MapServer/0`,
    });
    const page = await openPage('Imagery/Oblique');
    await within(dialog()).findByText('This service does not respond');
    within(dialog()).getByText('Its 1 layer in this application is not affected.');
    const requestCount = standIn.requestsOf('GET /api/applications/service-layers').length;
    await page.press('Retry');
    await waitFor(() =>
      expect(standIn.requestsOf('GET /api/applications/service-layers').length).toBeGreaterThan(requestCount),
    );
  });
});
