import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { applicationId } from '../../mocks/db/seededIds.ts';
import { startPlatform } from './platform.ts';
import { leave, put, visit } from './visit.tsx';

const standIn = startPlatform();
beforeEach(() => standIn.reset());
afterEach(() => leave());

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

describe('layers of a service', () => {
  it('are not offered of a service without an address, and it is said that it is left out', async () => {
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

  it('become layers of the application, many at once, with what the service says of each', async () => {
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

  it('that are here already are told and left out', async () => {
    await (
      await standIn.as('superadmin')
    ).ask('POST', `/api/layers/${APP}`, {
      name: 'Ours',
      geometryType: 'Polygon',
      url: `${PARCELS.toUpperCase().replace('HTTPS', 'https')}/3/`,
    });
    const page = await openPage('Assessor/Parcels');
    const layers = within(await pane('Assessor/Parcels'));
    // Two of the application's own, and this.
    expect(await layers.findAllByText('already added')).toHaveLength(3);
    expect(layers.queryByRole('checkbox', { name: 'Subdivisions' })).toBeNull();
    await tick(page, 'Select all');
    await page.press(/^Add \d layers$/);
    await screen.findByRole('heading', { name: /layers added$/ });
    expect(new Set(standIn.asked(CREATE).map(({ body }) => body.name))).toEqual(
      new Set(['Lot Lines', 'Parcel Anno', 'Condominium Units']),
    );
  });

  it('say their fields and what they are', async () => {
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
      standIn.asked('GET /api/applications/dynamic-layer-details').map(({ query }) => query),
    ).toMatchObject([{ url: `${PARCELS}/0` }]);
  });

  it('that cannot be drawn cannot be chosen', async () => {
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

  it('are looked for after a lost answer, and made once', async () => {
    const page = await openPage('Assessor/Parcels');
    standIn.fault({ match: CREATE, answer: 'cut', times: 1 });
    await tick(page, 'Subdivisions');
    await page.press('Add 1 layer');
    await screen.findByRole('heading', { name: '1 layer added' });
    expect(standIn.asked(CREATE)).toHaveLength(1);
  });

  it('are sent once however often it is pressed', async () => {
    const page = await openPage('Assessor/Parcels');
    await tick(page, 'Subdivisions');
    const add = screen.getByRole('button', { name: 'Add 1 layer' });
    fireEvent.click(add);
    fireEvent.click(add);
    await screen.findByRole('heading', { name: '1 layer added' });
    expect(standIn.asked(CREATE)).toHaveLength(1);
  });

  it('that come after the dialog was closed are not minded', async () => {
    standIn.fault({ match: 'GET /api/applications/service-layers', hang: true });
    const page = await openPage('Assessor/Parcels');
    await page.person.click(within(dialog()).getAllByRole('button', { name: 'Close' }).at(-1)!);
    standIn.release();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Add from a service'));
    expect(page.banners()).toEqual([]);
    expect(standIn.asked(CREATE)).toEqual([]);
  });

  it('are made without a description where the service gives none', async () => {
    standIn.fault({ match: 'GET /api/applications/dynamic-layer-details', status: 500 });
    const page = await openPage('Assessor/Parcels');
    await tick(page, 'Subdivisions');
    await page.press('Add 1 layer');
    await screen.findByRole('heading', { name: '1 layer added' });
    expect(standIn.asked(CREATE)[0]!.body).toMatchObject({
      name: 'Subdivisions',
      geometryType: 'Polygon',
      description: '',
    });
  });

  it('of an address that is typed are offered, too', async () => {
    const page = await openPage();
    put('Search or paste a URL', `${PARCELS}/`);
    await page.press(/Assessor\/Parcels/);
    expect(await within(dialog()).findByRole('checkbox', { name: 'Lot Lines' })).toBeTruthy();
    put('Search or paste a URL', `${ROOT}/Nowhere/MapServer`);
    await page.press(/Open this URL/);
    expect(await within(dialog()).findByText('Invalid URL')).toBeTruthy();
  });
});

describe('layers whose geometry the service does not list', () => {
  const list = (...layers: object[]) =>
    standIn.fault({ match: 'GET /api/applications/service-layers', status: 200, body: { layers } });
  const details = (body: object) =>
    standIn.fault({ match: 'GET /api/applications/dynamic-layer-details', status: 200, body });
  const result = async (name: string) =>
    (await screen.findByText(name, { selector: 'li > span' })).closest('li')!.textContent;

  it('can be chosen, and are added with the geometry of their own page', async () => {
    list({ id: 7, name: 'Waterfalls' });
    details({ id: 7, name: 'Waterfalls', type: 'Feature Layer', geometryType: 'esriGeometryPolyline' });
    const page = await openPage('Assessor/Parcels');
    await within(dialog()).findByText('geometry unknown');
    await tick(page, 'Waterfalls');
    await page.press('Add 1 layer');
    await screen.findByRole('heading', { name: '1 layer added' });
    expect(standIn.asked(CREATE)[0]!.body).toMatchObject({ id: 7, geometryType: 'Polyline' });
  });

  it('say it once they are shown', async () => {
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
  ])('are not added when their own page is %j, and the reason stands beside them', async (page, reason) => {
    list({ id: 7, name: 'Waterfalls' });
    details({ id: 7, name: 'Waterfalls', ...page });
    const opened = await openPage('Assessor/Parcels');
    await tick(opened, 'Waterfalls');
    await opened.press('Add 1 layer');
    await screen.findByRole('heading', { name: '1 failed' });
    expect(await result('Waterfalls')).toContain(reason);
    expect(standIn.asked(CREATE)).toEqual([]);
  });

  it('are not added when their own page cannot be read', async () => {
    list({ id: 7, name: 'Waterfalls' });
    standIn.fault({ match: 'GET /api/applications/dynamic-layer-details', status: 500 });
    const page = await openPage('Assessor/Parcels');
    await tick(page, 'Waterfalls');
    await page.press('Add 1 layer');
    await screen.findByRole('heading', { name: '1 failed' });
    expect(standIn.asked(CREATE)).toEqual([]);
  });
});

describe('an address that is pasted', () => {
  it.each([`${PARCELS}/3`, `${PARCELS}/3/`, `${PARCELS}/3?f=pjson`])(
    'as %s opens its service and shows its layer',
    async address => {
      const page = await openPage();
      put('Search or paste a URL', address);
      await page.press(/Assessor\/Parcels/);
      expect(await within(await pane('Details of Subdivisions')).findByText('Recorded plats')).toBeTruthy();
      expect(standIn.asked('GET /api/applications/service-layers').map(({ query }) => query.url)).toEqual([
        PARCELS,
      ]);
    },
  );

  it('with a number that the service does not have says so', async () => {
    const page = await openPage();
    put('Search or paste a URL', `${PARCELS}/99`);
    await page.press(/Assessor\/Parcels/);
    expect(await within(dialog()).findByText('This service has no layer 99.')).toBeTruthy();
  });

  it.each([
    [ROOT, true],
    [`${ROOT}/Planning`, true],
    ['https://gis.maps.example/portal', false],
  ])('as %s is no service, which is said; the services below it are listed: %s', async (address, below) => {
    await openPage();
    put('Search or paste a URL', address);
    expect(await within(dialog()).findByText(/^This is not the URL of a service/)).toBeTruthy();
    expect(within(dialog()).queryByRole('button', { name: /^Planning\/Zoning/ }) !== null).toBe(below);
    expect(within(dialog()).queryByRole('button', { name: /Open this URL/ })).toBeNull();
  });
});

it('Layers are all added to an application that had none.', async () => {
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
  it('asks for credentials, and opens with those that the platform keeps', async () => {
    const page = await openPage('Utilities/Water');
    await within(dialog()).findByText('This service requires sign-in');
    await page.press('Use stored credentials');
    expect(await within(dialog()).findByRole('checkbox', { name: 'Valves' })).toBeTruthy();
    expect(standIn.asked('GET /api/applications/service-layers').map(({ query }) => query.isSecured)).toEqual(
      [undefined, 'true'],
    );
  });

  it('says so where those do not suffice', async () => {
    const page = await openPage('Sheriff/Incidents');
    await page.press('Use stored credentials');
    expect(
      await within(dialog()).findByText('The stored credentials do not work for this service'),
    ).toBeTruthy();
  });

  it('says so where it does not answer, leaves what is here, and is tried again', async () => {
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
    const requestCount = standIn.asked('GET /api/applications/service-layers').length;
    await page.press('Retry');
    await waitFor(() =>
      expect(standIn.asked('GET /api/applications/service-layers').length).toBeGreaterThan(requestCount),
    );
  });
});
