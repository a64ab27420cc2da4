import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { applicationId } from '../../mocks/db/seededIds.ts';
import { selectChoice } from './choosing.ts';
import {
  FIELD_APPS as FIELD,
  fieldAppTab,
  FIELD_APP_UPDATE as UPDATE,
  type StoredFieldApp as StoredApp,
} from './fieldAppTab.ts';
import { startPlatform } from './platform.ts';
import { replyWithEmptyObject } from './replyWithEmptyObject.ts';
import { changeField, closeWindow } from './visit.tsx';

const standIn = startPlatform();
beforeEach(() => standIn.reset());
afterEach(() => {
  closeWindow();
  vi.restoreAllMocks();
});

const { change, edit, layer, openPage, stored, type } = fieldAppTab(standIn);
const ids = (people: { _id: string }[]) => people.map(({ _id }) => _id);
const service = (position: number) => screen.findByRole('region', { name: `Service ${position}` });

describe('the field apps of an application', () => {
  it('the list of field apps counts the services and packages of each, and offers no deletion', async () => {
    await openPage();
    const link = await within(await screen.findByRole('navigation', { name: 'Field Apps' })).findByRole(
      'link',
      { name: /^Field Review/ },
    );
    expect(link.textContent).toBe('Field Review2 services · 2 packages');
    screen.getByText('A field app cannot be deleted. To retire it, remove all its users.');
    expect(screen.queryByRole('button', { name: /delete/i })).toBeNull();
  });

  it('a field app shows the scales of its layers formatted and as a drawing', async () => {
    await openPage();
    const [, parcels, lots] = within(await service(1)).getAllByRole('row');
    expect(parcels!.textContent).toBe('Parcels24,000No limitShown from 1:24,000 to No limit');
    expect(lots!.textContent).toBe('Lot Lines5,000500Shown from 1:5,000 to 1:500');
  });

  it('a field app shows sizes and dates of tile packages formatted, and sorts them by the pressed column', async () => {
    const page = await openPage();
    const rows = () =>
      within(screen.getByRole('region', { name: 'Tile packages' }))
        .getAllByRole('row')
        .slice(1)
        .map(row => row.textContent);
    await screen.findByRole('region', { name: 'Tile packages' });
    expect(rows()[0]).toMatch(/^Orthophotos 2025\/tiles\/ortho_2025\.tpk1\.4 GB\d\d\/\d\d\/\d{4}$/);
    await page.press('Size');
    expect(rows()[0]).toMatch(/^Streets.*92 MB/);
  });

  it('a new field app is looked up when the reply does not identify it', async () => {
    const page = await openPage('', applicationId(7));
    await page.follow('New field app');
    standIn.fault({ match: 'POST /api/field/*', status: 204 });
    changeField(/^Field app name/, 'Night Crew');
    await page.press('Create field app');
    expect(
      await page.banner(/^The platform’s response was lost and your new entry has not been added yet/),
    ).toBeTruthy();
  });

  it('an application without field apps offers a new one, which needs a name', async () => {
    const page = await openPage('', applicationId(7));
    await screen.findByRole('heading', { name: 'No field apps yet' });
    await page.follow('New field app');
    await page.press('Create field app');
    await waitFor(() => expect(page.errorOf(/^Field app name/)).toBe('Field app name is required'));
    changeField(/^Field app name/, 'Night Crew');
    await page.press('Create field app');
    await page.banner('The field app Night Crew has been created.');
    await screen.findByRole('heading', { name: 'Night Crew' });
    expect(standIn.requestsOf(`POST /api/field/${applicationId(7)}`)).toHaveLength(1);
  });

  it('a new field app asks before it is left, and its draft can be restored', async () => {
    const page = await openPage('?fieldApp=new');
    changeField(/^Field app name/, 'Night Crew');
    await page.follow(/^Field Review/);
    await page.question('Leave without saving?');
    await page.answer('Leave');
    await screen.findByRole('heading', { name: 'Field Review' });
    await page.follow('New field app');
    await page.press('Restore');
    expect(page.valueOf(/^Field app name/)).toBe('Night Crew');
  });

  it('a field app with 400 layers shows a page of them and finds the others by search', async () => {
    const faservicelayers = Array.from({ length: 400 }, (_, n) => ({
      faservicelayerName: `Layer No. ${n}`,
      faServiceLayerMinScale: 0,
      faServiceLayerMaxScale: 0,
    }));
    await change({ faServices: [{ faServiceTypeID: 'Static', faservicelayers }] });
    const page = await openPage();
    expect(within(await service(1)).getAllByRole('row')).toHaveLength(25);
    await page.type(/^Search this list: Service 1/, 'no. 399');
    await waitFor(async () => expect(within(await service(1)).getAllByRole('row')).toHaveLength(2));
  });
});

describe('editing a field app', () => {
  it('a field app is saved with all of its unknown fields, nested ones too', async () => {
    const before = await stored();
    const [first, ...others] = before.faServices;
    await change({
      color: 'blue',
      faServices: [
        {
          ...first,
          token: 'x',
          faservicelayers: [{ ...first!.faservicelayers[0], faServiceLayerConfig: '{"a":1}', note: 'n' }],
        },
        ...others,
      ],
    });
    const page = await edit();
    type(layer(1, 1), /^Min scale/, '1:36,000');
    await page.press('Save');
    await page.banner('The field app has been saved.');
    const after = await stored();
    expect(after).toMatchObject({
      color: 'blue',
      fieldAppName: 'Field Review',
      faTPKS: before.faTPKS,
      readUsers: before.readUsers,
    });
    expect(after.faServices).toEqual([
      {
        ...first,
        token: 'x',
        faservicelayers: [
          {
            ...first!.faservicelayers[0],
            faServiceLayerMinScale: 36_000,
            faServiceLayerConfig: '{"a":1}',
            note: 'n',
          },
        ],
      },
      ...others,
    ]);
    expect(standIn.requestsOf(UPDATE)).toHaveLength(1);
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Edit field app'));
  });

  it.each(['the field app', 'an empty object'])(
    'a saved field app can be undone when the reply to the save is %s',
    async answer => {
      const { __v: _, ...before } = await stored();
      const page = await edit();
      if (answer === 'an empty object') replyWithEmptyObject('PUT');
      changeField(/^Field app name/, 'Night Crew');
      await page.press('Save');
      await page.press('Undo');
      await page.banner('Changes to the field app have been undone.');
      expect(await stored()).toMatchObject(before);
    },
  );

  it('a field app refuses a minimum scale that is below the maximum scale, at its field', async () => {
    const page = await edit();
    const lots = layer(2, 3);
    type(lots, /^Min scale/, '250');
    await page.press('Save');
    await within(lots).findByText('The minimum scale must be the larger number (zoomed out)');
    within(lots).getByText(
      'Never shown: the minimum scale (1:250) must be farther out than the maximum scale (1:500)',
    );
    type(lots, /^Max scale/, '');
    await page.press('Save');
    await page.banner('The field app has been saved.');
    expect((await stored()).faServices[0]!.faservicelayers[1]).toMatchObject({
      faServiceLayerMinScale: 250,
      faServiceLayerMaxScale: 0,
    });
  });

  it.each(['abc', '-5', '1,2,3', '24,00'])('a field app does not send %s for a scale', async text => {
    const page = await edit();
    type(layer(1, 3), /^Min scale/, text);
    await page.press('Save');
    await waitFor(() =>
      expect(
        within(layer(1, 3))
          .getByLabelText(/^Min scale/)
          .getAttribute('aria-invalid'),
      ).toBe('true'),
    );
    expect(standIn.requestsOf(UPDATE)).toEqual([]);
  });

  it('a field app keeps the exact size of a tile package until that size is changed', async () => {
    const page = await edit();
    expect(screen.getAllByLabelText<HTMLInputElement>(/^Size/).map(({ value }) => value)).toEqual([
      '1.4 GB',
      '92 MB',
    ]);
    fireEvent.change(screen.getAllByLabelText(/^Size/)[1]!, { target: { value: '1.5 KB' } });
    await page.press('Save');
    await page.banner('The field app has been saved.');
    expect((await stored()).faTPKS.map(({ faTPKSize }) => faTPKSize)).toEqual([1_482_113_024, 1536]);
  });

  it('a field app keeps text in place of a number until it is corrected, and saves the rest', async () => {
    const app = await stored();
    const [first, ...others] = app.faServices;
    const [parcels, ...layers] = first!.faservicelayers;
    const invalidApp = {
      ...app,
      faServices: [
        {
          ...first,
          faservicelayers: [
            { ...parcels, faServiceLayerMinScale: 'near', faServiceLayerMaxScale: '12' },
            ...layers,
          ],
        },
        ...others,
      ],
      faTPKS: [
        { faTPKName: 'Ortho', faTPKSize: 'big' },
        { faTPKName: 'Hills', faTPKSize: 'huge' },
      ],
    };
    standIn.fault({ match: 'GET /api/field/*', status: 200, body: [invalidApp], times: 9 });
    const page = await edit();
    const sizes = () => screen.getAllByLabelText<HTMLInputElement>(/^Size/);
    expect(sizes().map(({ value }) => value)).toEqual(['big', 'huge']);
    expect(
      [/^Min scale/, /^Max scale/].map(
        label => within(layer(1, 3)).getByLabelText<HTMLInputElement>(label).value,
      ),
    ).toEqual(['near', '12']);
    fireEvent.change(sizes()[1]!, { target: { value: 'larger' } });
    await page.press('Save');
    await waitFor(() => expect(sizes()[1]!.getAttribute('aria-invalid')).toBe('true'));
    expect(standIn.requestsOf(UPDATE)).toEqual([]);
    fireEvent.change(sizes()[1]!, { target: { value: '1.5 KB' } });
    await page.press('Save');
    await waitFor(() => expect(standIn.requestsOf(UPDATE)).toHaveLength(1));
    const { faTPKS, faServices } = standIn.requestsOf<StoredApp>(UPDATE)[0]!.body;
    expect(faTPKS).toMatchObject([{ faTPKSize: 'big' }, { faTPKSize: 1536 }]);
    expect(faServices[0]!.faservicelayers[0]).toMatchObject({
      faServiceLayerMinScale: 'near',
      faServiceLayerMaxScale: '12',
    });
  });

  it('a refusal of a field app appears at the field that it names', async () => {
    standIn.fault({
      match: UPDATE,
      status: 422,
      body: {
        errors: {
          'faServices[1].faservicelayers.0.faservicelayerName': { message: 'Signs are kept elsewhere' },
        },
      },
    });
    const page = await edit();
    changeField(/^Field app name/, 'Night Crew');
    await page.press('Save');
    await within(layer(1, 2)).findByText('Signs are kept elsewhere');
    expect(page.banners()).toEqual([]);
    expect(page.valueOf(/^Field app name/)).toBe('Night Crew');
  });

  it('a refusal of a field app opens the page of layers with the refused layer and focuses its field', async () => {
    const faservicelayers = Array.from({ length: 400 }, (_, n) => ({
      faservicelayerName: `Layer No. ${n}`,
      faServiceLayerMinScale: 0,
      faServiceLayerMaxScale: 0,
    }));
    await change({ faServices: [{ faServiceTypeID: 'Static', faservicelayers }] });
    standIn.fault({
      match: UPDATE,
      status: 422,
      body: { errors: { 'faServices.0.faservicelayers.311.faServiceLayerMaxScale': 'Too near' } },
    });
    const page = await edit();
    expect(screen.getAllByRole('group', { name: /^Layer \d+ of 400$/ })).toHaveLength(20);
    changeField(/^Field app name/, 'Night Crew');
    await page.press('Save');
    await waitFor(() => within(layer(312, 400)).getByText('Too near'));
    await waitFor(() =>
      expect(document.activeElement).toBe(within(layer(312, 400)).getByLabelText(/^Max scale/)),
    );
  });

  it('a field app sends the users with read and write access by their IDs', async () => {
    const before = await stored();
    const page = await edit();
    await selectChoice(page.main(), 'Users with write access', 'Grace Lindqvist', 'lindq');
    await page.press('Save');
    await page.banner('The field app has been saved.');
    const { body } = standIn.requestsOf(UPDATE)[0]!;
    expect(body.readUsers).toEqual(ids(before.readUsers));
    expect(body.writeUsers).toEqual([...ids(before.writeUsers), '5f3c2a100001000000000002']);
    await within(await screen.findByRole('region', { name: 'Users with write access' })).findByRole('link', {
      name: 'Grace Lindqvist',
    });
  });

  it('a field app keeps its users when the platform returns them as bare IDs', async () => {
    const app = await stored();
    const [readUsers, writeUsers] = [ids(app.readUsers), ids(app.writeUsers)];
    standIn.fault({ match: `GET ${FIELD}`, status: 200, body: [{ ...app, readUsers, writeUsers }] });
    const page = await edit();
    changeField(/^Field app name/, 'Renamed');
    await page.press('Save');
    await page.banner(/^The field app has/);
    expect(standIn.requestsOf(UPDATE).at(-1)!.body).toMatchObject({
      fieldAppName: 'Renamed',
      readUsers,
      writeUsers,
    });
  });

  it('saving a field app never writes back an older version of its other parts', async () => {
    const page = await edit();
    await change({ faTPKS: [{ faTPKName: 'Theirs' }] });
    changeField(/^Field app name/, 'Night Crew');
    await page.press('Save');
    await page.banner('The field app has been saved.');
    expect(await stored()).toMatchObject({ fieldAppName: 'Night Crew', faTPKS: [{ faTPKName: 'Theirs' }] });
  });

  it('a field app asks before it overwrites the change of another user', async () => {
    const page = await edit();
    await change({ writeUsers: [] });
    await selectChoice(page.main(), 'Users with write access', 'Grace Lindqvist', 'lindq');
    await page.press('Save');
    within(await page.question('Overwrite newer changes?')).getByRole('rowheader', {
      name: 'Users with write access',
    });
    expect(standIn.requestsOf(UPDATE)).toEqual([]);
    await page.answer('Save mine');
    await page.banner('The field app has been saved.');
    expect((await stored()).writeUsers).toHaveLength(3);
  });

  it('a field app is sent once when Save is pressed twice', async () => {
    const page = await edit();
    changeField(/^Field app name/, '‮<b>مساح</b> 👷');
    const save = screen.getByRole('button', { name: 'Save' });
    fireEvent.click(save);
    fireEvent.click(save);
    await page.banner('The field app has been saved.');
    expect(standIn.requestsOf(UPDATE)).toHaveLength(1);
    await screen.findByRole('heading', { name: '‮<b>مساح</b> 👷' });
  });
});
