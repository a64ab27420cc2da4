import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { applicationId } from '../../mocks/db/seededIds.ts';
import { startPlatform } from './platform.ts';
import { changeField, closeWindow, visit } from './visit.tsx';

const standIn = startPlatform();
beforeEach(() => standIn.reset());
afterEach(() => closeWindow());

const LARKSPUR = applicationId(0);
const UPDATE = 'POST /api/applications/update/county';
const openPage = async (id = LARKSPUR) => {
  const page = await visit(standIn, 'superadmin', `/application/${id}/info#county`);
  await page.settled();
  return page;
};
const edit = async () => {
  const page = await openPage();
  await page.press('Edit county');
  await screen.findByLabelText(/^County code/);
  return page;
};
const stored = async (id = LARKSPUR) =>
  (await (await standIn.as('second.superadmin')).ask('GET', `/api/applications/fullinfo/${id}`)).county;
const save = async (county: object) =>
  (await standIn.as('second.superadmin')).ask('POST', '/api/applications/update/county', {
    county,
    _id: LARKSPUR,
  });

describe('the county of an application', () => {
  it('the county tab shows the county code and its links', async () => {
    await openPage();
    await screen.findByText('010');
    expect(screen.getByRole('link', { name: /^https:\/\/treasurer\./ }).getAttribute('href')).toBe(
      'https://treasurer.larkspur-county-assessor.example',
    );
  });

  it('the county is saved by its own request, with its unknown fields', async () => {
    await save({
      code: '010',
      links: [{ linkName: 'Treasurer', linkPath: 'https://t.example', icon: 'coin' }],
      region: 'North',
    });
    const page = await edit();
    changeField(/^County code/, '011');
    await page.press('Add: Link');
    const [, name] = screen.getAllByLabelText(/^Name/);
    const [, address] = screen.getAllByLabelText(/^URL/);
    await page.person.type(name!, 'Recorder');
    await page.person.type(address!, 'https://r.example');
    await page.press('Save');
    await page.banner('County updated successfully');
    const county = {
      code: '011',
      links: [
        { linkName: 'Treasurer', linkPath: 'https://t.example', icon: 'coin' },
        { linkName: 'Recorder', linkPath: 'https://r.example' },
      ],
      region: 'North',
    };
    expect(standIn.requestsOf(UPDATE).map(({ body }) => body)).toEqual([{ county, _id: LARKSPUR }]);
    await screen.findByText('011');
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Edit county'));
  });

  it('the county is saved even if the reply does not contain it', async () => {
    standIn.fault({ match: UPDATE, status: 200, body: {} });
    const page = await edit();
    changeField(/^County code/, '011');
    await page.press('Save');
    expect(await page.banner('County updated successfully')).toBeTruthy();
  });

  it('the county needs a code and valid link addresses', async () => {
    const page = await edit();
    changeField(/^County code/, '');
    await page.person.type(screen.getAllByLabelText(/^URL/)[0]!, ' somewhere');
    await page.press('Save');
    await waitFor(() => expect(page.errorOf(/^County code/)).toBe('County code is required'));
    screen.getByText('Path field is not a valid URL');
    expect(standIn.requestsOf(UPDATE)).toEqual([]);
  });

  it('a change to the county can be undone', async () => {
    const before = await stored();
    const page = await edit();
    changeField(/^County code/, '011');
    await page.press('Save');
    await page.press('Undo');
    await page.banner('Changes to the county have been undone.');
    expect(await stored()).toEqual(before);
  });

  it('undoing a change to the county does not overwrite the newer change of another user', async () => {
    const page = await edit();
    changeField(/^County code/, '011');
    await page.press('Save');
    await screen.findByRole('button', { name: 'Undo' });
    await save({ code: '099', links: [] });
    await page.press('Undo');
    await page.banner('Not undone: someone else has changed County since.');
    expect(await stored()).toEqual({ code: '099', links: [] });
  });

  it('a missing county can be set, which cannot be undone', async () => {
    const page = await openPage(applicationId(7));
    await screen.findByRole('heading', { name: 'No county yet' });
    await page.press('Set county');
    changeField(/^County code/, '007');
    await page.press('Save');
    await page.banner('County updated successfully');
    expect(await stored(applicationId(7))).toEqual({ code: '007' });
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
  });
});
