import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { applicationId } from '../../mocks/db/seededIds.ts';
import { platform } from './platform.ts';
import { leave, visit } from './visit.tsx';

const standIn = platform();
beforeEach(() => standIn.reset());
afterEach(() => leave());

const [LARKSPUR, NONE] = [applicationId(0), applicationId(2)];
const tab = (id: string, search = '') => `/application/${id}/info${search}#configs`;
const STORED = (id: string) => `/api/configs/application/${id}`;
const text = (label: string) => screen.findByRole('textbox', { name: `${label}, JSON` });
const writes = () => standIn.tape().filter(({ method }) => method !== 'GET');

/** Puts a file in the place of the document. */
const load = async (label: string, json: string) => {
  await text(label);
  fireEvent.change(within(screen.getByRole('region', { name: label })).getByLabelText('Choose a JSON file'), { target: { files: [new File([json], 'new.json')] } });
};

describe('The configs of an application', () => {
  it('are one document each, and the address says which is shown', async () => {
    const page = await visit(standIn, 'superadmin', tab(LARKSPUR));
    expect((await text('App Config')).textContent).toContain('"theme"');
    await page.press('Result Configs');
    expect((await text('Result Configs')).textContent).toContain('"Parcels"');
    expect(page.address()).toBe(tab(LARKSPUR, '?configPart=results'));
  });

  it('are saved with all that is stored beside one of them, as it is now', async () => {
    const naomi = await standIn.as('second.superadmin');
    const page = await visit(standIn, 'superadmin', tab(LARKSPUR));
    await load('App Config', '{"title": "Larkspur", "scale": 1.0}');
    const before = await naomi.ask('GET', STORED(LARKSPUR));
    await naomi.ask('PUT', STORED(LARKSPUR), { ...before, editorConfigs: [{ name: 'Theirs', config: {} }], future: { kept: true } });
    await page.press('Save');
    await page.banner('Config updated successfully');
    expect(await naomi.ask('GET', STORED(LARKSPUR))).toEqual({ ...before, appConfig: { title: 'Larkspur', scale: 1 }, editorConfigs: [{ name: 'Theirs', config: {} }], future: { kept: true } });
  });

  it('are an empty document where there are none, without an alert, and the first save makes them', async () => {
    const page = await visit(standIn, 'superadmin', tab(NONE));
    expect((await text('App Config')).textContent).toBe('{}');
    expect(screen.queryByRole('alert')).toBeNull();
    await load('App Config', '{"title": "First"}');
    await page.press('Save');
    await page.banner('Config updated successfully');
    await load('App Config', '{"title": "Second"}');
    await page.press('Save');
    await waitFor(() => expect(writes().map(({ method, path, body }) => [method, path, body])).toEqual([
      ['POST', STORED(NONE), { appConfig: { title: 'First' }, resultsLayerConfigs: [], editorConfigs: [] }],
      ['PUT', STORED(NONE), { appConfig: { title: 'Second' }, resultsLayerConfigs: [], editorConfigs: [] }],
    ]));
  });
});
