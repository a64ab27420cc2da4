import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { applicationId } from '../../mocks/db/seededIds.ts';
import { startPlatform } from './platform.ts';
import { changeField, closeWindow, visit } from './visit.tsx';

const standIn = startPlatform();
beforeEach(() => standIn.reset());
afterEach(() => closeWindow());

const APP = applicationId(5);
const PUT = `PUT /api/applications/${APP}`;
const panel = () => screen.getByRole('region', { name: /^Excluded query layers/ });
const names = () =>
  within(panel())
    .queryAllByRole('button', { name: /^Remove/ })
    .map(button => button.title.replace('Remove ', ''));
const stored = async () =>
  (await standIn.as('superadmin')).ask<{ excludedQueryLayers: string[] }>(
    'GET',
    `/api/applications/fullinfo/${APP}`,
  );
const openPage = async (options = {}) => {
  const page = await visit(standIn, 'superadmin', `/application/${APP}/info#application-layers`, options);
  await screen.findByRole('heading', { name: /^Excluded query layers/ });
  return page;
};
const add = async (page: Awaited<ReturnType<typeof openPage>>, parent: string, layer: string) => {
  changeField(/^Parent layer/, parent);
  changeField(/^Excluded layer/, layer);
  await page.person.type(screen.getByLabelText(/^Excluded layer/), '{Enter}');
};

describe('the excluded query layers of an application', () => {
  it('the excluded layers are grouped by their parent layers', async () => {
    await openPage();
    expect(names()).toEqual(['Utilities@Water Mains', 'Utilities@Valves']);
    expect(within(panel()).getByRole('term').textContent).toBe('Utilities 2');
    within(panel()).getByText('Map queries skip these layers. Each is named with its parent layer.');
  });

  it('excluded layers are added and removed in one save that keeps another user’s changes, and can be undone', async () => {
    const page = await openPage();
    const otherUser = await standIn.as('second.superadmin');
    const before = await stored();
    await otherUser.ask('PUT', `/api/applications/${APP}`, {
      ...before,
      tools: undefined,
      roles: undefined,
      adminUsers: undefined,
      subscriptionPlans: undefined,
      description: 'By Naomi',
      theme: { color: 'teal' },
      excludedQueryLayers: [...before.excludedQueryLayers, 'Terrain@Contours'],
    });
    await add(page, ' Utilities', 'Hydrants ');
    await page.press('Remove Utilities@Valves');
    expect(standIn.requestsOf(PUT)).toEqual([]);
    await page.press('Save');
    await page.banner('Excluded layers successfully updated!');
    const after = await stored();
    expect(after).toMatchObject({
      excludedQueryLayers: ['Utilities@Water Mains', 'Terrain@Contours', 'Utilities@Hydrants'],
      description: 'By Naomi',
      theme: { color: 'teal' },
    });
    await page.press('Undo');
    await page.banner('Changes to the excluded layers have been undone.');
    expect(new Set((await stored()).excludedQueryLayers)).toEqual(
      new Set(['Utilities@Water Mains', 'Utilities@Valves', 'Terrain@Contours']),
    );
  });

  it('changed excluded layers are marked as unsaved until they are saved or cancelled', async () => {
    const page = await openPage();
    await add(page, 'Terrain', 'Contours');
    await within(panel()).findByText('1 unsaved change');
    expect(screen.getByRole('tab', { name: /^Application Layers/ }).textContent).toContain('unsaved');
    await page.press('Cancel');
    await waitFor(() => expect(names()).toEqual(['Utilities@Water Mains', 'Utilities@Valves']));
    expect(screen.queryByRole('button', { name: 'Save' })).toBeNull();
  });

  it.each([
    ['', 'Valves', 'Enter the parent layer'],
    ['a@b', 'Valves', 'The name of a parent layer cannot contain @'],
    ['Utilities', ' ', 'Enter the layer'],
    ['Utilities', 'Valves', 'This layer is already excluded'],
  ])('the excluded layers do not accept %j with %j', async (parent, layer, text) => {
    const page = await openPage();
    await add(page, parent, layer);
    expect(await within(panel()).findByText(text)).toBeTruthy();
    expect(names()).toHaveLength(2);
  });

  it('excluded layers stay unsaved when the platform fails, and can be saved again', async () => {
    const page = await openPage();
    standIn.fault({ match: 'PUT /api/applications/{id}', status: 500, times: 1 });
    await add(page, 'Terrain', 'Contours');
    await page.press('Save');
    await page.banner(/^There was an error updating the data/);
    expect(names()).toContain('Terrain@Contours');
    await page.press('Save');
    expect(await page.banner('Excluded layers successfully updated!')).toBeTruthy();
  });

  it('a second save of excluded layers before the application is reloaded keeps the first one', async () => {
    const page = await openPage();
    standIn.fault({ match: `GET /api/applications/fullinfo/${APP}`, delayMs: 400 });
    await add(page, 'Terrain', 'Contours');
    await page.press('Save');
    await page.banner('Excluded layers successfully updated!');
    await add(page, 'Terrain', 'Streams');
    await page.press('Save');
    await waitFor(() => expect(standIn.requestsOf(PUT)).toHaveLength(2), { timeout: 5000 });
    expect((await stored()).excludedQueryLayers).toEqual([
      'Utilities@Water Mains',
      'Utilities@Valves',
      'Terrain@Contours',
      'Terrain@Streams',
    ]);
  });
});
