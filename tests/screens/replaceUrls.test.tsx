import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { applicationId } from '../../mocks/db/seededIds.ts';
import { limitToConfigured } from './configured.ts';
import { startPlatform } from './platform.ts';
import { closeWindow, visit } from './visit.tsx';

const standIn = startPlatform();
beforeEach(() => standIn.reset());
afterEach(() => closeWindow());

const LARKSPUR = applicationId(0);
const STORED = `/api/configs/application/${LARKSPUR}`;
const HOST = 'http://gis.maps.example';
const service = (name: string) => `${HOST}/arcgis/rest/services/${name}/MapServer`;
const DRY_RUN = '/?replace=http://gis.&replaceWith=https://gis.&replaceOptions=case,addresses';
const TITLE = '4 matches in 1 application';

type Page = Awaited<ReturnType<typeof visit>>;
const asOtherUser = () => standIn.as('second.superadmin');
const storedUrls = async () => {
  const { appConfig } = await (
    await asOtherUser()
  ).ask<{ appConfig: { map: { operationalLayers: { url: string }[] } } }>('GET', STORED);
  return appConfig.map.operationalLayers.map(({ url }) => url);
};
const serviceCalls = () =>
  standIn
    .requestLog()
    .filter(({ path }) => path.includes('service-layers'))
    .map(({ path }) => path);

/** Stores three services, of which one is down, and an image in the app config of one application. */
async function prepare() {
  const { ask } = await asOtherUser();
  const urls = [
    `${service('Assessor/Parcels')}/0`,
    `${service('Assessor/Parcels')}/3`,
    `${service('Imagery/Oblique')}/0`,
    `${HOST}/logo.png`,
  ];
  await ask('PUT', STORED, {
    appConfig: { map: { operationalLayers: urls.map((url, id) => ({ id, title: `Layer ${id}`, url })) } },
    resultsLayerConfigs: [],
    editorConfigs: [],
  });
  await limitToConfigured(standIn);
}
async function startDryRun(page: Page) {
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'Dry run' }).getAttribute('aria-disabled')).toBeNull(),
  );
  await page.press('Dry run');
}
async function findMatches() {
  await prepare();
  const page = await visit(standIn, 'superadmin', DRY_RUN);
  await startDryRun(page);
  await screen.findByRole('heading', { level: 2, name: TITLE });
  return page;
}
const check = () => screen.findByRole('region', { name: 'New URLs' });
/** The numbers beside the names of the groups. */
const counts = async () =>
  [...(await check()).querySelectorAll('summary,div[class*=line]')].map(line => line.textContent);
const group = async (page: Page, name: string) => {
  await page.person.click(within(await check()).getByText(name));
  return screen.findByRole('list', { name });
};

describe('the new URLs of find and replace', () => {
  it('a dry run requests each new service once, and does not select the match of a service that is down', async () => {
    const page = await findMatches();
    expect(await counts()).toEqual([
      'Services that respond1',
      'No response from a service1',
      'Services that could not be checked0',
      'Not checked1',
      'Not changed: URLs in layers and field apps0',
    ]);
    expect(serviceCalls()).toHaveLength(2);
    await screen.findByText('3 matches in 1 application selected');
    await screen.findByText('1 new URL does not respond');
    expect((await group(page, 'No response from a service')).textContent).toContain(
      service('Imagery/Oblique').replace('http', 'https'),
    );
    expect((await group(page, 'Not checked')).textContent).toContain('https://gis.maps.example/logo.png');
    await page.press(/^Replace 3 matches$/);
    const question = await screen.findByRole('alertdialog');
    await page.person.click(within(question).getByRole('button', { name: /^Replace/ }));
    await screen.findByRole('heading', { level: 2, name: '1 replaced' });
    expect((await storedUrls()).map(url => url.startsWith('https:'))).toEqual([true, true, false, true]);
  });

  it('a match whose new URL does not respond can be selected, and the question says so', async () => {
    const page = await findMatches();
    await page.press(/^Show matches: Larkspur/);
    const list = await screen.findByRole('list', { name: /^Matches: Larkspur/ });
    const replies = within(list)
      .getAllByRole('listitem')
      .map(item => item.lastElementChild!.textContent);
    expect(replies).toEqual(['Does not respond', 'Responds', 'Responds', 'Not checked']);
    await page.person.click(
      within(list).getByRole('checkbox', { name: `Select ${service('Imagery/Oblique')}/0` }),
    );
    await page.press(/^Replace 4 matches$/);
    expect((await screen.findByRole('alertdialog')).textContent).toContain(
      'The new URL of 1 match does not respond or could not be checked.',
    );
  });

  it('all matches that lead to a URL that does not respond can be selected at once', async () => {
    const page = await findMatches();
    const list = await group(page, 'No response from a service');
    const box = within(list).getByRole<HTMLInputElement>('checkbox');
    expect([box.checked, box.disabled]).toEqual([false, false]);
    await page.person.click(box);
    await screen.findByRole('button', { name: 'Replace 4 matches' });
    expect(box.checked).toBe(true);
  });

  it('a service that the platform refuses to check could not be checked, until it is checked again', async () => {
    standIn.fault({ match: 'GET /api/applications/service-layers', status: 403, times: 2 });
    const page = await findMatches();
    expect((await counts()).slice(0, 3)).toEqual([
      'Services that respond0',
      'No response from a service0',
      'Services that could not be checked2',
    ]);
    screen.getByText('3 new URLs could not be checked');
    await page.press('Check again');
    await waitFor(async () =>
      expect((await counts()).slice(0, 3)).toEqual([
        'Services that respond1',
        'No response from a service1',
        'Services that could not be checked0',
      ]),
    );
  });

  it('a dry run lists the layers and field apps that keep the URL, with links to their pages', async () => {
    const { ask } = await asOtherUser();
    const url = service('Assessor/Parcels');
    await ask('POST', `/api/layers/${LARKSPUR}`, { name: 'Old Parcels', geometryType: 'Polygon', url });
    standIn.fault({
      match: `GET /api/field/${LARKSPUR}`,
      status: 200,
      body: [{ _id: 'crew', fieldAppName: 'Crew', faServices: [{ faServiceURL: url }] }],
    });
    const page = await findMatches();
    const list = await group(page, 'Not changed: URLs in layers and field apps');
    const links = within(list).getAllByRole('link');
    expect(links.map(link => [link.textContent, link.getAttribute('href')])).toEqual([
      [
        'Old Parcels, opens in a new tab',
        `/application/${LARKSPUR}/info?layersQ=Old+Parcels#application-layers`,
      ],
      ['Crew, opens in a new tab', `/application/${LARKSPUR}/info?fieldApp=crew#field-apps`],
    ]);
  });

  it('layers that cannot be loaded are reported, and loaded again on request', async () => {
    standIn.fault({ match: `GET /api/layers/application/${LARKSPUR}`, status: 500, times: 1 });
    const page = await findMatches();
    const message = await screen.findByText('The layers and field apps of 1 application are not loaded.');
    await page.press('Check again');
    await waitFor(() => expect(message.isConnected).toBe(false));
  });

  it('the check can be stopped, and matches can then be replaced', async () => {
    standIn.fault({ match: 'GET /api/applications/service-layers', hang: true });
    await prepare();
    const page = await visit(standIn, 'superadmin', DRY_RUN);
    await startDryRun(page);
    await screen.findByRole('heading', { level: 2, name: 'Checking services: 0 of 2' });
    await page.press('Stop');
    await screen.findByRole('heading', { level: 2, name: TITLE });
    expect((await counts())[3]).toBe('Not checked3');
    await screen.findByRole('button', { name: 'Replace 4 matches' });
    standIn.release();
  });
});
