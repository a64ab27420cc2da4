import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { applicationId } from '../../mocks/db/seededIds.ts';
import { startPlatform } from './platform.ts';
import { closeWindow, visit } from './visit.tsx';

const standIn = startPlatform();
beforeEach(() => standIn.reset());
afterEach(() => closeWindow());

const [LARKSPUR, BEHIND] = [applicationId(0), applicationId(7)];
const tab = (part: 'app' | 'results' | 'editor', id = LARKSPUR) =>
  `/application/${id}/info?configPart=${part}#configs`;
const ROOT = 'https://gis.maps.example/arcgis/rest/services';
type Page = Awaited<ReturnType<typeof visit>>;

const problems = () => screen.findByRole('list', { name: 'Problems' });
const listedProblems = async () =>
  within(await problems())
    .getAllByRole('listitem')
    .map(item => item.children[1]!.textContent!.trim());
/** Replaces a document by a file. */
async function load(label: string, value: unknown) {
  const container = await waitFor(() => {
    const editor = screen.getByRole('region', { name: label });
    within(editor).getByRole('button', { name: 'Raw JSON' });
    return editor;
  });
  fireEvent.change(within(container).getByLabelText('Choose a JSON file'), {
    target: { files: [new File([JSON.stringify(value, null, 1)], 'new.json')] },
  });
  await within(container).findByText(/Unsaved changes/);
}
const layers = (...operationalLayers: object[]) => ({ map: { operationalLayers } });
const lead = async (page: Page, at: number) =>
  page.person.click(within(await problems()).getAllByRole('button', { name: /^Go to line/ })[at]!);

describe('the problems of a config', () => {
  const RESULTS = [
    { name: 'a', config: { fields: [{ name: 'PIN' }], searchfields: [{ name: 'PIN', operator: 'like' }] } },
    {
      name: 'b',
      config: {
        symbol: {
          type: 'uniqueValue',
          field1: 'PIN',
          uniqueValueInfos: [{ value: 'R', symbol: { type: 'esriSMS', color: [1, 2, 300] } }],
        },
      },
    },
  ];

  it('the problems of a config are listed by severity and counted, and do not prevent saving', async () => {
    const page = await visit(standIn, 'superadmin', tab('app'));
    await load('App Config', layers({ id: 'a', opacity: 7 }, { id: 'a' }));
    await waitFor(async () =>
      expect(await listedProblems()).toEqual(
        [
          'Problem: \u2068a\u2069 is already used on line 5. Only one of the two will be found.',
          'Warning: \u2068opacity\u2069 is \u20687\u2069. It must be from \u20680\u2069 to \u20681\u2069.',
        ].map(text => text.replaceAll(/[\u2068\u2069]/g, '')),
      ),
    );
    expect(screen.getByText('1 problem')).toBeTruthy();
    await page.press('Review and save');
    await page.dialog('Review changes');
    expect((await screen.findByRole('dialog')).textContent).not.toContain('Not saved');
  });

  it('a problem leads to its field in the form, even in another config of the list', async () => {
    const page = await visit(standIn, 'superadmin', tab('results'));
    await load('Result Configs', RESULTS);
    await waitFor(async () => expect(await listedProblems()).toHaveLength(2));
    await lead(page, 1);
    await waitFor(() =>
      expect(document.activeElement?.getAttribute('data-at')).toBe(
        '[1].config.symbol.uniqueValueInfos[0].symbol.color',
      ),
    );
    await lead(page, 0);
    await waitFor(() =>
      expect(document.activeElement?.getAttribute('data-at')).toBe('[0].config.searchfields[0].operator'),
    );
    const nav = await screen.findByRole('navigation', { name: 'Result Configs' });
    expect(within(nav).getAllByText('Problem')).toHaveLength(2);
  });

  it('a problem with a search field that is no field of the config is marked at the row of that search', async () => {
    await visit(standIn, 'superadmin', tab('results'));
    await load('Result Configs', [
      {
        name: 'a',
        config: {
          fields: [{ name: 'PIN' }],
          searchfields: [
            { name: 'PIN', operator: '=' },
            { name: 'LOT', operator: 'like' },
            { name: 'BLOCK', operator: '=' },
          ],
        },
      },
    ]);
    const rows = async () =>
      within(await screen.findByRole('list', { name: 'Other search fields' })).getAllByRole('listitem');
    await waitFor(async () =>
      expect(
        (await rows()).map(row => [row.dataset.entry, within(row).queryByText('Problem') !== null]),
      ).toEqual([
        ['[0].config.searchfields[1]', true],
        ['[0].config.searchfields[2]', false],
      ]),
    );
  });

  it('a problem with the name of a search field leads to the name of the field', async () => {
    const page = await visit(standIn, 'superadmin', tab('results'));
    await load('Result Configs', [
      {
        name: 'Parcels',
        config: { fields: [{ name: 'parcelid' }], searchfields: [{ name: 'parcelid', operator: '=' }] },
      },
    ]);
    await page.press('Check services');
    await waitFor(async () =>
      expect(await listedProblems()).toContain('Problem: parcelid is not a field of Parcels.  Use PARCEL_ID'),
    );
    await lead(page, 1);
    await waitFor(() =>
      expect(document.activeElement?.getAttribute('data-also')).toBe('[0].config.searchfields[0].name'),
    );
    expect(screen.getByRole('button', { name: 'Select', pressed: true })).toBeTruthy();
  });

  it('a problem without a form field leads to its position in Raw JSON, and to its entry in Tree View', async () => {
    const page = await visit(standIn, 'superadmin', tab('app'));
    await load('App Config', layers({ id: 'a', minScale: 10, maxScale: 20 }));
    await listedProblems();
    await lead(page, 0);
    await screen.findByText('Ln 6, Col 17');
    await waitFor(() => expect(document.activeElement?.getAttribute('aria-label')).toBe('App Config, JSON'));
    await page.press('Tree View');
    await lead(page, 0);
    const entry = await screen.findByRole('region', { name: 'Selected entry' });
    await waitFor(() =>
      expect(within(entry).getByLabelText<HTMLInputElement>('Path').value).toBe(
        'map.operationalLayers[0].minScale',
      ),
    );
    await waitFor(() => expect(document.activeElement).toBe(within(entry).getByLabelText('Value')));
  });

  it('a suggested correction fixes a problem and removes it from the list', async () => {
    const page = await visit(standIn, 'superadmin', tab('results'));
    await load('Result Configs', RESULTS.slice(0, 1));
    await listedProblems();
    await page.press('Use LIKE');
    await waitFor(() => expect(screen.queryByRole('list', { name: 'Problems' })).toBeNull());
  });
});

describe('checking the services of a config', () => {
  const check = async (page: Page, done: RegExp) => {
    await within(await screen.findByRole('region', { name: 'Problems found' })).findByRole('button', {
      name: 'Check services',
    });
    await page.press('Check services');
    await screen.findByText(done);
  };
  const row = async (name: string) => (await screen.findByText(name, { selector: '.mono' })).closest('li')!;

  it('checking services requests each service of an app config once, and shows a state for each layer', async () => {
    const page = await visit(standIn, 'superadmin', tab('app', BEHIND));
    await check(page, /services checked at/);
    const requests = standIn
      .requestsOf('GET /api/applications/service-layers')
      .map(({ query }) => (query as { url: string }).url);
    expect(new Set(requests).size).toBe(requests.length);
    expect(within(await row('Boundary')).getByText('Responds')).toBeTruthy();
    expect(within(await row('Tax Districts')).getByText('Layer 9 not found')).toBeTruthy();
    expect(within(await row('Aerial Imagery')).getByText('Service not found')).toBeTruthy();
    expect(await listedProblems()).toContain(
      'Problem: Planning/Zoning/MapServer has no layer 9. Its layers are numbered from 0 to 2.',
    );
    expect(await listedProblems()).toContain(
      'Warning: Address Points is visible from 1:36,000, but its service only from 1:24,000.',
    );
  });

  it('checking services uses stored credentials, and reports no problems for services without access or response', async () => {
    const page = await visit(standIn, 'superadmin', tab('app'));
    const at = (name: string) => ({ id: name, url: `${ROOT}/${name}/0` });
    await load(
      'App Config',
      layers(
        at('Utilities/Water/MapServer'),
        at('Sheriff/Incidents/MapServer'),
        at('Imagery/Oblique/MapServer'),
      ),
    );
    await check(page, /^3 services checked at/);
    expect(within(await row('Utilities/Water/MapServer')).getByText('Responds')).toBeTruthy();
    expect(within(await row('Sheriff/Incidents/MapServer')).getByText('Sign-in required')).toBeTruthy();
    expect(within(await row('Imagery/Oblique/MapServer')).getByText('No response')).toBeTruthy();
    expect(screen.getByText(/^This service did not respond/).textContent).toContain(
      'imagery/oblique/mapserver',
    );
    expect(screen.queryByRole('list', { name: 'Problems' })).toBeNull();
  });

  it('checking services finds fields that a layer’s service lacks, until they are corrected', async () => {
    const page = await visit(standIn, 'superadmin', tab('editor'));
    await load('Editor Configs', [
      { name: 'Parcels', config: { sections: [{ header: 'Parcel', fields: ['parcelid', 'UPDATED'] }] } },
      { name: 'Nowhere', config: {} },
    ]);
    await check(page, /^1 service checked at/);
    expect(await listedProblems()).toEqual([
      'Problem: parcelid is not a field of Parcels.  Use PARCEL_ID',
      'Warning: The application has no layer named Nowhere.',
    ]);
    await page.press('Use PARCEL_ID');
    await waitFor(async () =>
      expect(await listedProblems()).toEqual(['Warning: The application has no layer named Nowhere.']),
    );
  });

  it('checking services reports a failure of the platform, and can be repeated', async () => {
    const page = await visit(standIn, 'superadmin', tab('results'));
    await screen.findByRole('button', { name: 'Check services' });
    standIn.fault({ match: `GET /api/layers/application/${LARKSPUR}`, answer: 'cut' });
    await page.press('Check services');
    await page.banner(/There was an error checking the services/);
    standIn.clearFaults();
    await check(page, /services? checked at/);
    expect(standIn.requestsOf('GET /api/applications/layer-fields').length).toBeGreaterThan(0);
  });
});

it('a long list of fields in a config is searched by name and alias, and keeps an opened field in view', async () => {
  const page = await visit(standIn, 'superadmin', tab('results'));
  const fields = Array.from({ length: 150 }, (_, n) => ({ name: `F${n}`, alias: n === 112 ? 'Owner' : '' }));
  await load('Result Configs', [{ name: 'Parcels', config: { fields } }]);
  const searchField = await screen.findByLabelText('Search this list: Fields');
  fireEvent.change(searchField, { target: { value: 'owner' } });
  const list = screen.getByRole('list', { name: 'Fields' });
  const visibleCount = () => [...list.children].filter(item => !(item as HTMLElement).hidden).length;
  expect(visibleCount()).toBe(1);
  await page.press('Edit F112');
  fireEvent.change(searchField, { target: { value: 'nothing like it' } });
  expect(visibleCount()).toBe(1);
  fireEvent.change(searchField, { target: { value: '' } });
  await waitFor(() => expect(visibleCount()).toBe(150));
});
