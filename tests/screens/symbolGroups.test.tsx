import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { loadTexts } from '../../i18n/index.ts';
import { openForm } from '../editors/openForm.tsx';

beforeAll(() => loadTexts(['editors', 'configForms', 'symbols', 'children']));
afterEach(() => {
  cleanup();
  localStorage.clear();
});

const FILL = { type: 'esriSFS', style: 'esriSFSSolid', color: [200, 100, 50, 255], outline: null };
const other = { ...FILL, color: [1, 2, 3, 255] };
const classes = () => [
  { label: 'R1', symbol: FILL, values: [['R1'], ['R1A']] },
  { label: 'C', symbol: other, values: [['C']] },
];
const infos = () => [
  { value: 'R1', label: 'R1', symbol: FILL },
  { value: 'R1A', label: 'R1', symbol: FILL },
  { value: 'C', label: 'C', symbol: other },
];
const GROUPS = [{ heading: 'Zone', classes: classes() }];
const BOTH = {
  symbol: { type: 'uniqueValue', field1: 'ZONE', uniqueValueGroups: GROUPS, uniqueValueInfos: infos() },
};
const ONLY = { symbol: { type: 'uniqueValue', field1: 'ZONE', uniqueValueGroups: GROUPS } };

interface Saved {
  symbol: { uniqueValueGroups: [{ classes: unknown[] }]; uniqueValueInfos?: unknown[] };
}
async function openPage(value: unknown) {
  const page = await openForm(JSON.stringify(value, null, 2));
  await screen.findByRole('list', { name: 'Values' });
  return { ...page, saved: () => page.saved<Saved>() };
}
const COLOR = [7, 8, 9, 255];
const changed = { ...FILL, color: COLOR };

describe('values that a renderer stores in groups and in a list', () => {
  it('a new color of a value is written to its group and to the list', async () => {
    const page = await openPage(BOTH);
    await page.press('Edit R1');
    page.type('Fill, RGB', '7,8,9');
    const { symbol } = page.saved();
    expect(symbol.uniqueValueGroups[0].classes).toEqual([{ ...classes()[0], symbol: changed }, classes()[1]]);
    expect(symbol.uniqueValueInfos).toEqual([
      { ...infos()[0], symbol: changed },
      { ...infos()[1], symbol: changed },
      infos()[2],
    ]);
  });

  it('a new label and value are written to the group and to the list', async () => {
    const page = await openPage(BOTH);
    await page.press('Edit R1');
    page.type('Value 2', 'R1B');
    page.type('Label', 'Low');
    const { symbol } = page.saved();
    expect(symbol.uniqueValueGroups[0].classes[0]).toEqual({
      label: 'Low',
      symbol: FILL,
      values: [['R1'], ['R1B']],
    });
    expect(symbol.uniqueValueInfos!.slice(0, 2)).toEqual([
      { value: 'R1', label: 'Low', symbol: FILL },
      { value: 'R1B', label: 'Low', symbol: FILL },
    ]);
  });

  it('values are moved, removed and added in the groups and in the list', async () => {
    const page = await openPage(BOTH);
    await page.press('Edit R1');
    await page.press('Move R1 down');
    expect(page.saved().symbol.uniqueValueInfos).toEqual([infos()[2], infos()[0], infos()[1]]);
    await page.press('Remove R1');
    expect(page.saved()).toMatchObject({
      symbol: { uniqueValueGroups: [{ classes: [classes()[1]] }], uniqueValueInfos: [infos()[2]] },
    });
    await page.person.type(screen.getByLabelText('New value'), 'M{Enter}');
    const { symbol } = page.saved();
    expect(symbol.uniqueValueGroups[0].classes[1]).toEqual({ label: 'M', symbol: other, values: [['M']] });
    expect(symbol.uniqueValueInfos![1]).toEqual({ value: 'M', label: 'M', symbol: other });
    await page.press('Undo');
    expect(page.saved().symbol.uniqueValueInfos).toEqual([infos()[2]]);
  });
});

describe('values that a renderer stores in groups only', () => {
  it('values stored in groups are shown, and a new value becomes a class', async () => {
    const page = await openPage(ONLY);
    expect(screen.getByText('The map reads these values from uniqueValueGroups.')).toBeTruthy();
    await page.person.type(screen.getByLabelText('New value'), 'R1A{Enter}');
    expect(screen.getByRole('alert').textContent).toBe('R1A already exists');
    await page.person.clear(screen.getByLabelText('New value'));
    await page.person.type(screen.getByLabelText('New value'), 'M{Enter}');
    expect(page.saved()).toEqual({
      symbol: {
        ...ONLY.symbol,
        uniqueValueGroups: [
          { heading: 'Zone', classes: [...classes(), { label: 'M', symbol: other, values: [['M']] }] },
        ],
      },
    });
  });

  it('values stored in groups remain after switching to Simple and back', async () => {
    const page = await openPage(ONLY);
    await page.press('Simple');
    await page.press('Unique values');
    await waitFor(() =>
      expect(within(screen.getByRole('list', { name: 'Values' })).getAllByText('C')).toBeTruthy(),
    );
    expect(page.saved().symbol).not.toHaveProperty('uniqueValueInfos');
  });

  it('a new value is refused with the reason when no group has a list of classes', async () => {
    const page = await openPage({ symbol: { ...ONLY.symbol, uniqueValueGroups: [{ heading: 'Zone' }] } });
    await page.person.type(screen.getByLabelText('New value'), 'M{Enter}');
    expect(screen.getByRole('alert').textContent).toBe(
      'The value cannot be added: no group has a list of classes. Add a list in Tree View or Raw JSON.',
    );
  });

  it('a new value of a renderer with two fields is typed in two parts', async () => {
    const two = { ...ONLY.symbol, field2: 'USE', fieldDelimiter: ', ' };
    const page = await openPage({
      symbol: { ...two, uniqueValueGroups: [{ heading: 'Zone', classes: [] }] },
    });
    expect(screen.getByText('A value has 2 parts, separated by “, ”: ZONE, USE')).toBeTruthy();
    await page.person.type(screen.getByLabelText('New value'), 'R1, <Null>{Enter}');
    expect(page.saved().symbol.uniqueValueGroups[0].classes).toMatchObject([{ values: [['R1', '<Null>']] }]);
  });
});
