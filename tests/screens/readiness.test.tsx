import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { applicationId } from '../../mocks/db/seededIds.ts';
import { planId } from '../../mocks/db/seededPlans.ts';
import { startPlatform } from './platform.ts';
import { closeWindow, visit } from './visit.tsx';

const standIn = startPlatform();
beforeEach(() => standIn.reset());
afterEach(() => closeWindow());

const [LARKSPUR, EASTON, PINE, NORTH] = [
  applicationId(0),
  applicationId(3),
  applicationId(5),
  applicationId(11),
];
const SERVICE = 'GET /api/applications/service-layers';
const openPage = async (id = LARKSPUR, name = 'superadmin') => {
  const page = await visit(standIn, name, `/application/${id}/info`);
  await screen.findByRole('region', { name: 'Readiness' });
  await page.settled();
  return page;
};
const readiness = () => within(screen.getByRole('region', { name: 'Readiness' }));
const lines = (name: string) =>
  readiness().queryByRole('list', { name })?.querySelectorAll(':scope > li') ?? [];
const missing = () => [...lines('Missing items')].map(line => line.querySelector('h3')!.textContent);
const inOrder = () => [...lines('Passed')].map(line => line.textContent);
const unread = () => [...readiness().getByRole('status').querySelectorAll('p')].map(line => line.textContent);
const links = () =>
  readiness()
    .getAllByRole('link')
    .map(link => [link.textContent!.trim(), link.getAttribute('href')]);

describe('the readiness of an application', () => {
  it('the readiness of an application lists what is missing with a remedy, and what is in order', async () => {
    await openPage();
    expect(missing()).toEqual([
      'The service Imagery/Oblique does not respond',
      'The plan Intern has no period',
    ]);
    expect(readiness().getByText('70 of 700 layers stay blank on the map.')).toBeTruthy();
    expect(links()).toEqual([
      ['Open Application Layers', `/application/${LARKSPUR}/info#application-layers`],
      ['Add a period', `/subscription-plan/${planId(0, 3)}/edit`],
    ]);
    expect(inOrder()).toEqual([
      'The map has a config and 11 layer configs',
      'County code: 010',
      '5 administrators',
      'Every toolgroup has tools',
      'Access type: Public',
    ]);
    expect(readiness().getByText('5 of 7')).toBeTruthy();
  });

  it('the readiness of an application sends each request once', async () => {
    await openPage();
    const requests = standIn.calls().filter(call => !/users\/me|fullinfo|service-layers/.test(call));
    expect(requests.toSorted()).toEqual([
      `GET /api/configs/application/${LARKSPUR}`,
      `GET /api/layers/application/${LARKSPUR}`,
      'GET /api/purposes',
      'GET /api/toolgroups/',
    ]);
    expect(
      standIn
        .requestsOf(SERVICE)
        .map(({ query }) => query.url!.split('/services/')[1])
        .toSorted(),
    ).toEqual([
      'Assessor/Parcels/MapServer',
      'Engineering/Roads/FeatureServer',
      'Hydrology/FloodZones/MapServer',
      'Imagery/Oblique/MapServer',
      'Planning/Zoning/MapServer',
      'Utilities/Water/MapServer',
    ]);
  });

  it('the readiness of an application with expired access opens its form to change the access type', async () => {
    const page = await openPage(NORTH);
    expect(missing()).toContain('Access has expired');
    await page.press('Change the access type');
    await screen.findByRole('form', { name: 'Details' });
  });

  it('the readiness of an application is complete once the last gap was closed elsewhere', async () => {
    const { ask } = await standIn.as('second.superadmin');
    const page = await openPage(EASTON);
    const before = missing();
    expect(before).toEqual(['The service Imagery/Oblique does not respond', 'No config yet']);
    expect(links().at(-1)).toEqual(['Open Configs', `/application/${EASTON}/info#configs`]);
    await ask('POST', `/api/configs/application/${EASTON}`, { appConfig: { map: {} } });
    for (const layer of (await ask('GET', `/api/layers/application/${EASTON}`)) as {
      _id: string;
      url: string;
    }[])
      if (layer.url.includes('Oblique')) await ask('DELETE', `/api/layers/${layer._id}`);
    await page.press('Check again');
    await waitFor(() => expect(missing()).toEqual([]));
    expect(await readiness().findByText('7 of 7')).toBeTruthy();
  });

  it('the readiness of an application names what could not be checked, and leaves it out of the score', async () => {
    standIn.fault({ match: 'GET /api/toolgroups/', status: 500 });
    standIn.fault({ match: SERVICE, status: 500 });
    standIn.fault({ match: 'GET /api/configs/application/{appId}', status: 500 });
    const page = await openPage(PINE);
    expect(unread()).toEqual([
      'The layer services could not be checked.',
      'The configs could not be loaded.',
      'The toolgroups could not be loaded.',
    ]);
    expect(readiness().getByText('4 of 4')).toBeTruthy();
    standIn.clearFaults();
    await page.press('Check again');
    await waitFor(() => expect(unread()).toEqual([]));
    expect(await readiness().findByText('6 of 7')).toBeTruthy();
  });

  it('the details of an application appear while the readiness still waits for layer services', async () => {
    standIn.fault({ match: SERVICE, hang: true });
    await visit(standIn, 'superadmin', `/application/${LARKSPUR}/info`);
    await screen.findByText('The plan Intern has no period');
    expect(readiness().getByText('Layer services')).toBeTruthy();
    expect(within(screen.getByRole('region', { name: 'Details' })).getByText('010')).toBeTruthy();
    standIn.release();
  });

  it('a layer service that responds with an error counts as missing, one that requires sign-in does not', async () => {
    standIn.fault({
      match: SERVICE,
      status: 200,
      body: { error: { code: 500, message: 'Could not start' } },
      times: 1,
    });
    await openPage(PINE);
    expect(missing()).toHaveLength(2);
    closeWindow();
    standIn.fault({ match: SERVICE, status: 200, body: { error: { code: 499, message: 'Token Required' } } });
    await openPage(PINE);
    expect(missing()).toEqual(['No config yet']);
  });

  it('the readiness of an application reports that it has no layers', async () => {
    standIn.fault({ match: `GET /api/layers/application/${PINE}`, status: 200, body: [] });
    await openPage(PINE);
    expect(missing()).toEqual(['No layers yet', 'No config yet']);
    expect(links()[0]).toEqual(['Add layers', `/application/${PINE}/info#application-layers`]);
  });

  it('an admin sees the readiness of an application that they administer', async () => {
    await openPage(LARKSPUR, 'admin');
    expect(missing()).toHaveLength(2);
  });
});
