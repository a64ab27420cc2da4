import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { openConfigPage as openPage, withConfigForms } from './configPage.tsx';

withConfigForms();

const list = (name: string) => screen.findByRole('list', { name });

describe('the form of an editor config', () => {
  const SECTIONS = {
    own: 1,
    sections: [
      { header: 'Ownership', fields: ['OWNER', 'CITY'], own: true },
      { header: 'Assessment', fields: ['ACRES', 5] },
    ],
  };
  const edited = (act: (config: typeof SECTIONS) => void) => {
    const config = structuredClone(SECTIONS);
    act(config);
    return config;
  };

  it('a field of an editor config is moved within its section and to another, and its position announced', async () => {
    const page = await openPage(SECTIONS, { form: 'editor' });
    await list('Fields of Ownership');
    await page.press('Edit CITY');
    await page.press('Move CITY up');
    expect(screen.getByText('CITY is now at position 1 of 2.')).toBeTruthy();
    await page.press('Edit OWNER');
    await page.person.selectOptions(screen.getByLabelText('Section'), 'Assessment');
    expect(screen.getByText('OWNER is now at position 3 of 3.')).toBeTruthy();
    expect(page.saved()).toEqual(
      edited(({ sections: [one, two] }) => {
        one!.fields = ['CITY'];
        two!.fields.push('OWNER');
      }),
    );
  });

  it('a field of an editor config is dragged by keyboard, and each position is announced', async () => {
    const page = await openPage(SECTIONS, { form: 'editor' });
    (await screen.findByRole('button', { name: 'Drag OWNER' })).focus();
    const key = (code: number) => fireEvent.keyDown(document.activeElement!, { keyCode: code });
    key(32);
    await screen.findByText(/^Picked up OWNER at position 1 of 2/);
    key(40);
    await screen.findByText('OWNER is now at position 2 of 2.');
    key(32);
    await waitFor(() => expect(page.saved<typeof SECTIONS>().sections[0]!.fields).toEqual(['CITY', 'OWNER']));
  });

  it('sections and fields of an editor config are added and renamed, and unknown values stay', async () => {
    const page = await openPage(SECTIONS, { form: 'editor', fields: [{ name: 'OWNER' }, { name: 'ZIP' }] });
    await page.person.type(await screen.findByLabelText('Section header'), 'Sale{Enter}');
    await page.person.type(screen.getByLabelText('Field name in Sale'), 'PRICE{Enter}');
    await page.person.type(screen.getByLabelText('Field name in Ownership'), 'OWNER{Enter}');
    expect(screen.getByRole('alert').textContent).toBe('OWNER already exists');
    await page.press('Edit Assessment');
    await page.type('Section header', 'Value', screen.getByRole('group', { name: 'Assessment' }));
    await page.press('Edit CITY');
    await page.type('Name', 'TOWN', screen.getByRole('group', { name: 'CITY' }));
    expect(page.saved()).toEqual(
      edited(({ sections }) => {
        sections[0]!.fields[1] = 'TOWN';
        sections[1]!.header = 'Value';
        sections.push({ header: 'Sale', fields: ['PRICE'] });
      }),
    );
  });

  it('the form of an editor config asks with No and Yes before it removes a section', async () => {
    const page = await openPage(SECTIONS, { form: 'editor' });
    await page.press('Edit Ownership');
    await page.press('Remove Ownership');
    const dialog = await screen.findByRole('alertdialog', { name: 'Remove the section Ownership?' });
    expect(dialog.textContent).toContain('Its 2 fields will be removed too.');
    await page.person.click(within(dialog).getByRole('button', { name: 'No' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(page.saved()).toEqual(SECTIONS);
    await page.press('Remove Ownership');
    await page.person.click(await screen.findByRole('button', { name: 'Yes' }));
    await waitFor(() => expect(page.saved()).toEqual(edited(({ sections }) => sections.shift())));
  });

  it.each([
    [{ sections: 'a' }, /^sections has the type “Text”/],
    [{ sections: [{ header: 'A', fields: { a: 1 } }] }, /^fields has the type “Object”/],
    [{ sections: [[]] }, /has the type “List” instead of “Object”/],
  ])(
    'the form of an editor config names the unexpected type in %j, and keeps the config',
    async (config, typeText) => {
      const page = await openPage(config, { form: 'editor' });
      expect(await screen.findByText(typeText)).toBeTruthy();
      expect(page.saved()).toEqual(config);
    },
  );
});

describe('the form of an app config', () => {
  const APP = {
    title: 'Map',
    map: {
      basemap: 'topo',
      operationalLayers: [
        { id: 'aerial', url: 'https://gis.example/arcgis/rest/services/Aerial/ImageServer' },
        {
          id: 'Data Layers',
          own: 1,
          layers: [
            { id: 'parcels', url: 'https://gis.example/1', opacity: 0.5 },
            { id: 'zoning', url: 'https://gis.example/2' },
          ],
        },
      ],
    },
  };
  const LAYERS = [
    { id: 'parcels', url: 'https://gis.example/1' },
    { id: 'roads', url: 'https://gis.example/3' },
  ];

  it('the form of an app config lists layers with position and service, those of a group inside it', async () => {
    await openPage(APP, { form: 'app' });
    const rows = within(await list('Operational layers')).getAllByRole('listitem');
    expect(
      rows.map(row =>
        [...row.firstElementChild!.querySelector('span')!.children].map(cell => cell.textContent),
      ),
    ).toEqual([
      ['1', 'aerial', '/Aerial/ImageServer'],
      ['2', 'Data Layers', 'Group of 2 layers'],
      ['2.1', 'parcels', 'https://gis.example/1'],
      ['2.2', 'zoning', 'https://gis.example/2'],
    ]);
  });

  it('the form of an app config adds layers of the application only, each once', async () => {
    const page = await openPage(APP, { form: 'app', layers: LAYERS });
    const field = await screen.findByLabelText('Layer');
    screen.getByText('1 layer to add');
    await page.person.type(field, 'parcels{Enter}');
    expect(screen.getByRole('alert').textContent).toBe('parcels already exists');
    await page.person.clear(field);
    await page.person.type(field, 'rivers{Enter}');
    expect(screen.getByRole('alert').textContent).toBe('rivers is not a layer of this application');
    await page.person.clear(field);
    await page.person.type(field, 'roads{Enter}');
    const after = structuredClone(APP);
    after.map.operationalLayers[1]!.layers!.push(LAYERS[1]!);
    expect(page.saved()).toEqual(after);
    screen.getByText('All layers of this application are already in this config.');
    expect(field).toHaveProperty('disabled', true);
  });

  it('the form of an app config moves a layer out of its group and removes another', async () => {
    const page = await openPage(APP, { form: 'app' });
    await list('Layers of Data Layers');
    await page.press('Edit parcels');
    await page.person.selectOptions(screen.getByLabelText('Group'), 'No group');
    await page.press('Edit aerial');
    await page.press('Remove aerial');
    const group = APP.map.operationalLayers[1]!;
    const [parcels, zoning] = group.layers!;
    expect(page.saved<typeof APP>().map.operationalLayers).toEqual([{ ...group, layers: [zoning] }, parcels]);
  });

  it.each([
    [{ title: 'x' }, { title: 'x', map: { operationalLayers: [] } }],
    [{ map: { zoom: 1 } }, { map: { zoom: 1, operationalLayers: [] } }],
  ])('the form of an app config creates the list of layers in %j', async (config, made) => {
    const page = await openPage(config, { form: 'app' });
    await screen.findByText('This config has no operational layers yet.');
    await page.press('Create layer list');
    expect(page.saved()).toEqual(made);
  });

  it.each([
    [{ map: [] }, /^map has the type “List”/],
    [{ map: { operationalLayers: {} } }, /^map.operationalLayers has the type “Object”/],
  ])('the form of an app config names the unexpected type in %j', async (config, typeText) => {
    await openPage(config, { form: 'app' });
    expect(await screen.findByText(typeText)).toBeTruthy();
  });
});
