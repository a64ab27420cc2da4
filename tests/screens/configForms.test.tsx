import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { openConfigPage as openPage, withConfigForms } from './configPage.tsx';

withConfigForms();

const list = (name: string) => screen.findByRole('list', { name });
const names = (container: HTMLElement) =>
  within(container)
    .getAllByRole('button', { name: /^Edit / })
    .map(button => button.getAttribute('aria-label')!.slice(5));

interface Value {
  value: string | number;
  label: string;
  symbol: { type: string; style?: string; color?: number[]; url?: string; own?: number };
}
const CONFIG = {
  label: 'Parcels',
  name: 'parcels',
  own: 1,
  fields: [
    { name: 'PIN', alias: 'Parcel number', width: 7 },
    { name: 'OWNER', alias: 'Owner' },
    { name: 'ACRES', alias: 'Acres' },
  ],
  excludedisplayfields: ['ACRES'],
  searchfields: [
    { name: 'OWNER', label: 'Owner', mask: '', operator: 'LIKE', isOnlyForQuickSearch: false },
    { name: 'BLOCK', label: 'Block', operator: '=' },
  ],
  actions: [
    { label: 'Delete', type: 'DeleteFeature', icon: 'trash' },
    { label: 'Photos', type: 'link', pathType: 'Photo', own: true },
  ],
  symbol: {
    type: 'uniqueValue',
    field1: 'CLASS',
    field2: 'SUB',
    fieldDelimiter: '|',
    defaultSymbol: { type: 'esriSMS', style: 'esriSMSCircle', color: [1, 2, 3], size: 9 },
    uniqueValueInfos: [
      {
        value: 'R',
        label: 'Residential',
        symbol: { type: 'esriSFS', style: 'esriSFSSolid', color: [200, 100, 50, 255], own: 1 },
      },
      { value: 5, label: 'Five', symbol: { type: 'esriPMS', url: 'x.png' } },
    ] as Value[],
  },
};
type Config = typeof CONFIG;
const asks = (): [object, { name: string; config: Config }] => [
  { name: 'first', config: {} },
  { name: 'parcels', config: structuredClone(CONFIG) },
];
const ENTRY = { path: [1, 'config'] };
const change = (act: (config: Config) => void) => {
  const entries = asks();
  act(entries[1].config);
  return entries;
};

describe('the form of a result config', () => {
  it('the form of a result config lists each field with its alias, its visibility and its search operator', async () => {
    await openPage(asks(), ENTRY);
    expect(
      within(await list('Fields'))
        .getAllByRole('listitem')
        .map(row => [...row.querySelectorAll('span')].map(cell => cell.textContent).slice(1, 4)),
    ).toEqual([
      ['PIN', 'Parcel number', '–'],
      ['OWNER', 'Owner', 'LIKE'],
      ['ACRES', 'Acres', '–'],
    ]);
    expect(
      screen.getAllByRole('checkbox', { name: /^Show / }).map(box => (box as HTMLInputElement).checked),
    ).toEqual([true, true, false]);
    expect(names(await list('Other search fields'))).toEqual(['BLOCK']);
  });

  it('the form of a result config changes only the edited value in the text, and Undo restores it', async () => {
    const page = await openPage(asks(), ENTRY);
    await page.press('Edit PIN');
    const details = screen.getByRole('group', { name: 'PIN' });
    fireEvent.blur(within(details).getByLabelText('Alias'));
    expect(page.savedText()).toBe(page.text);
    await page.type('Alias', 'Number', details);
    expect(page.savedText()).toBe(page.text.replace('"Parcel number"', '"Number"'));
    await page.press('Undo');
    expect(page.savedText()).toBe(page.text);
  });

  it('the form of a result config edits an alias of several lines and keeps its line ends', async () => {
    const page = await openPage(
      change(config => (config.fields[0]!.alias = 'Parcel\r\nnumber')),
      ENTRY,
    );
    await page.press('Edit PIN');
    const field = within(screen.getByRole('group', { name: 'PIN' })).getByLabelText('Alias');
    expect(field.tagName).toBe('TEXTAREA');
    fireEvent.change(field, { target: { value: 'Parcel\nnumbers' } });
    fireEvent.blur(field);
    expect(page.saved()).toEqual(change(config => (config.fields[0]!.alias = 'Parcel\r\nnumbers')));
  });

  it('the form of a result config hides, searches and adds fields, and offers those of the service', async () => {
    const page = await openPage(asks(), {
      ...ENTRY,
      fields: [{ name: 'PIN' }, { name: 'LEGAL', alias: 'Legal description' }],
    });
    await page.person.click(await screen.findByRole('checkbox', { name: 'Show PIN' }));
    await page.press('Edit PIN');
    await page.person.selectOptions(screen.getByLabelText('Search operator'), '=');
    await page.type('Mask', '99-99');
    const field = screen.getByLabelText<HTMLInputElement>('Field name');
    expect(
      [...document.getElementById(field.getAttribute('list')!)!.querySelectorAll('option')].map(
        ({ value }) => value,
      ),
    ).toEqual(['LEGAL']);
    await page.person.type(field, 'PIN{Enter}');
    expect(screen.getByRole('alert').textContent).toBe('PIN already exists');
    await page.person.clear(field);
    await page.person.type(field, 'LEGAL{Enter}');
    expect(page.saved()).toEqual(
      change(config => {
        config.excludedisplayfields.push('PIN');
        config.searchfields.push({
          name: 'PIN',
          label: 'Parcel number',
          mask: '99-99',
          operator: '=',
          isOnlyForQuickSearch: false,
        });
        config.fields.push({ name: 'LEGAL', alias: 'Legal description' });
      }),
    );
  });

  it('a field of a result config is moved by its buttons, each position is announced, and the focus stays', async () => {
    const page = await openPage(asks(), ENTRY);
    await page.press('Edit PIN');
    const down = screen.getByRole('button', { name: 'Move PIN down' });
    down.focus();
    await page.person.keyboard('{Enter}{Enter}{Enter}');
    expect(names(await list('Fields'))).toEqual(['OWNER', 'ACRES', 'PIN']);
    expect(screen.getByText('PIN is now at position 3 of 3.')).toBeTruthy();
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Move PIN down');
    await page.press('Remove PIN');
    expect(page.saved<ReturnType<typeof asks>>()[1].config.fields.map(({ name }) => name)).toEqual([
      'OWNER',
      'ACRES',
    ]);
  });

  it('an action of a result config shows the inputs of its type, and keeps unknown types and properties', async () => {
    const page = await openPage(asks(), ENTRY);
    await page.press('Edit Delete');
    const needs = (name: string) =>
      within(screen.getByRole('group', { name })).queryByLabelText('Path type') !== null;
    expect(needs('Delete')).toBe(false);
    await page.press('Edit Photos');
    expect(needs('Photos')).toBe(true);
    await page.type('Type', 'assets', screen.getByRole('group', { name: 'Photos' }));
    await page.type('County code', '18', screen.getByRole('group', { name: 'Photos' }));
    expect(page.saved()).toEqual(
      change(config => Object.assign(config.actions[1]!, { type: 'assets', countyCode: '18' })),
    );
  });

  it.each([
    ['fields', 'fields', { a: 1 }, 'Object'],
    ['fields', 'fields', 'PIN,OWNER', 'Text'],
    ['search fields', 'searchfields', null, 'Empty (null)'],
    ['hidden fields', 'excludedisplayfields', 'ACRES', 'Text'],
    ['actions', 'actions', 7, 'Number'],
    ['symbol', 'symbol', [], 'List'],
  ])(
    'the form of a result config says that its %s have an unexpected type, and keeps them',
    async (_, name, invalid, is) => {
      const value = { ...CONFIG, [name]: invalid };
      const page = await openPage(value);
      expect(
        await screen.findByText(
          new RegExp(`^${name} has the type “${is.replace(/[()]/g, '\\$&')}” instead of`),
        ),
      ).toBeTruthy();
      expect(page.savedText()).toBe(page.text);
    },
  );

  it.each([['[]'], ['"text"'], ['null']])(
    'the form of a result config explains that it cannot edit %s, and keeps it',
    async text => {
      const page = await openPage(text);
      expect(await screen.findByText(/^Widget config has the type/)).toBeTruthy();
      expect(page.savedText()).toBe(text);
    },
  );
});

describe('the form of a symbol', () => {
  it('the form of a symbol changes only the color, by its RGB values and its opacity', async () => {
    const page = await openPage(asks(), ENTRY);
    await page.press('Edit R');
    const details = screen.getByRole('group', { name: 'R' });
    await page.type('Fill, RGB', '200, 101, 50', details);
    await page.type('Opacity, %', '50', details);
    await page.type('Opacity, %', '101', details);
    expect(within(details).getByRole('alert').textContent).toBe('Enter a whole number from 0 to 100');
    expect(page.saved()).toEqual(
      change(config => (config.symbol.uniqueValueInfos[0]!.symbol.color = [200, 101, 50, 128])),
    );
  });

  it('the form of a symbol takes the color of the picker once it is closed', async () => {
    const page = await openPage(asks(), ENTRY);
    await page.press('Edit All other values');
    const picker = screen.getByLabelText('Choose color: Color');
    fireEvent.input(picker, { target: { value: '#00ff00' } });
    expect(page.saved()).toEqual(asks());
    fireEvent.change(picker);
    await waitFor(() =>
      expect(page.saved()).toEqual(change(config => (config.symbol.defaultSymbol.color = [0, 255, 0]))),
    );
  });

  it('the form of a symbol turns a fill into a marker, keeps unknown properties, and adds an outline', async () => {
    const page = await openPage(asks(), ENTRY);
    await page.press('Edit R');
    const details = screen.getByRole('group', { name: 'R' });
    await page.person.click(within(details).getByRole('button', { name: 'Add outline' }));
    await page.person.selectOptions(within(details).getByLabelText('Type'), 'Marker');
    expect(within(details).getByLabelText<HTMLInputElement>('Size, points').value).toBe('15');
    expect(page.savedText()).toContain('"size": 15');
    await page.type('Size, points', '7.50', details);
    const { symbol } = page.saved<ReturnType<typeof asks>>()[1].config.symbol.uniqueValueInfos[0]!;
    expect(symbol).toEqual({
      type: 'esriSMS',
      style: 'esriSMSCircle',
      color: [200, 100, 50, 255],
      own: 1,
      outline: { type: 'esriSLS', style: 'esriSLSSolid', color: [17, 138, 225, 255], width: 3 },
      size: 7.5,
    });
    expect(page.savedText()).toContain('"size": 7.50');
  });

  it('a new value of a symbol copies the symbol of the last value, and the form shows the other fields', async () => {
    const page = await openPage(asks(), ENTRY);
    expect(await screen.findByText('and by SUB, separated by “|”')).toBeTruthy();
    await page.person.type(screen.getByLabelText('New value'), 'C{Enter}');
    expect(page.saved()).toEqual(
      change(config =>
        config.symbol.uniqueValueInfos.push({
          value: 'C',
          label: 'C',
          symbol: { type: 'esriPMS', url: 'x.png' },
        }),
      ),
    );
  });

  it('the form of a symbol keeps a picture marker as it is, and a numeric value stays a number', async () => {
    const page = await openPage(asks(), ENTRY);
    await page.press('Edit 5');
    const details = screen.getByRole('group', { name: '5' });
    expect(
      within(details).getByText('Picture marker cannot be edited here. Use Raw JSON or Tree View.'),
    ).toBeTruthy();
    await page.type('Value', '6', details);
    expect(page.saved()).toEqual(change(config => (config.symbol.uniqueValueInfos[1]!.value = 6)));
  });

  it('switching a symbol to Simple and back to Unique values keeps all values', async () => {
    const page = await openPage(asks(), ENTRY);
    await page.press('Simple');
    expect(page.saved()).toEqual(
      change(config => Object.assign(config.symbol, { type: 'simple', symbol: config.symbol.defaultSymbol })),
    );
    await page.press('Unique values');
    expect(names(await list('Values'))).toEqual(['R', '5']);
  });

  it.each([
    ['classBreaks', { type: 'classBreaks', field: 'A', classBreakInfos: [] }],
    ['heatmap', { type: 'heatmap' }],
  ])('the form of a symbol keeps %s, which it cannot edit', async (type, symbol) => {
    await openPage({ ...CONFIG, symbol });
    expect(
      await screen.findByText(`The renderer ${type} cannot be edited here. Use Raw JSON or Tree View.`),
    ).toBeTruthy();
  });

  it('the form of a result config without a symbol adds one', async () => {
    const page = await openPage({ name: 'x' });
    await page.press('Add symbol');
    expect(page.saved<{ symbol: object }>().symbol).toMatchObject({
      type: 'simple',
      symbol: { type: 'esriSFS', color: [17, 138, 225, 255] },
    });
  });
});

describe('the views of a config', () => {
  it('invalid JSON keeps a config in Raw JSON until the problem is fixed', async () => {
    const page = await openPage('{"name": "a",}', {}, 'Raw JSON');
    await page.press('Select');
    expect((await screen.findByRole('alert')).textContent).toContain(
      'Fix the problem at line 1, column 13 to switch views.',
    );
    fireEvent.click(screen.getAllByRole('button', { name: 'Remove comma' })[0]!);
    await page.press('Select');
    expect(await screen.findByLabelText('Name')).toHaveProperty('value', 'a');
  });

  it('Raw JSON of a config opens at the edited entry and shares one history with the form', async () => {
    const page = await openPage(asks(), ENTRY);
    await page.type('Label', 'Lots');
    // A form does not show lines.
    expect(screen.queryByText(/^Ln /)).toBeNull();
    await page.press('Raw JSON');
    const line = page.text.split('\n').findIndex((_, at, lines) => lines[at - 1]?.includes('"parcels"'));
    expect(await screen.findByText(`Ln ${line + 1}, Col 15`)).toBeTruthy();
    await page.press('Undo');
    expect(page.savedText()).toBe(page.text);
    await page.press('Redo');
    await page.press('Select');
    expect(await screen.findByLabelText('Label')).toHaveProperty('value', 'Lots');
  });
});
