import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { loadTexts } from '../../i18n/index.ts';
import { configChecks } from '../../src/domain/documents/rules/configChecks.ts';
import type { DocumentFacts } from '../../src/domain/documents/rules/facts.ts';
import { diffJson } from '../../src/editors/json/changes.ts';
import { createChecker } from '../../src/editors/json/check.ts';
import { mergeJson } from '../../src/editors/json/merge.ts';
import { parsePathText, pathText } from '../../src/editors/json/path.ts';
import { urlKey } from '../../src/platform/parseArcGisUrl.ts';
import { openForm } from '../editors/openForm.tsx';
import { publicJson } from './folder.ts';

beforeAll(() => loadTexts(['editors', 'configForms', 'symbols', 'children']));
afterEach(() => {
  cleanup();
  localStorage.clear();
});

interface Field {
  name: string;
  alias: string;
}
const publicFields = (file: string) => publicJson<{ fields: Field[] }>(file).fields;
const PARCELS = publicFields('pyesridump-kent-parcels-layer.json');
const AREA = 'SHAPE.STArea()';
const JOINED = 'GDB.DBO.PARCELS.PPN';

const CONFIG = {
  name: 'parcels',
  fields: [{ name: JOINED, alias: 'Number' }],
  excludedisplayfields: [] as string[],
  searchfields: [] as object[],
};
const text = JSON.stringify(CONFIG, null, 2);
const offeredBy = (field: HTMLElement) =>
  [...document.getElementById(field.getAttribute('list')!)!.querySelectorAll('option')].map(
    ({ value }) => value,
  );

const SERVICE_URL = 'https://gis.example/arcgis/rest/services/Parcels/MapServer/0';
const facts = (...names: string[]): DocumentFacts => ({
  at: 0,
  factsByKey: new Map([[urlKey(SERVICE_URL), { state: 'there', fields: names }]]),
  layers: new Map([['parcels', { url: SERVICE_URL, geometryType: 'Polygon' }]]),
});
const problems = (rules: 'results' | 'editor', config: object, names: string[]) => {
  const texts = createChecker(configChecks);
  texts.choose({ check: rules, facts: facts(...names) });
  return texts.check(JSON.stringify([{ name: 'parcels', config }])).problems;
};

describe('field names with dots and parentheses', () => {
  it('field names with dots and parentheses are offered and saved as typed in a results config', async () => {
    const page = await openForm(text, { fields: PARCELS });
    expect(offeredBy(await screen.findByLabelText('Field name'))).toEqual(PARCELS.map(({ name }) => name));
    await page.add('Field name', AREA);
    await page.press(`Edit ${AREA}`);
    await page.person.selectOptions(screen.getByLabelText('Search operator'), '=');
    for (const name of [AREA, JOINED])
      await page.person.click(screen.getByRole('checkbox', { name: `Show ${name}` }));
    expect(page.saved()).toEqual({
      ...CONFIG,
      fields: [...CONFIG.fields, { name: AREA, alias: AREA }],
      excludedisplayfields: [AREA, JOINED],
      searchfields: [{ name: AREA, label: AREA, mask: '', operator: '=', isOnlyForQuickSearch: false }],
    });
  });

  it.each([
    'pyesridump-kent-parcels-layer',
    'pyesridump-polk-addresses-layer',
    'terriajs-water-network-domains-layer',
  ])(
    'field names with dots and parentheses are offered and saved as typed in an editor config: %s',
    async file => {
      const fields = publicFields(`${file}.json`);
      const config = { sections: [{ header: 'All', fields: [] }] };
      const page = await openForm(JSON.stringify(config), { form: 'editor', fields });
      const field = await screen.findByLabelText('Field name in All');
      expect(offeredBy(field)).toEqual(fields.map(({ name }) => name));
      await page.add('Field name in All', fields.at(-1)!.name);
      expect(page.saved()).toEqual({ sections: [{ header: 'All', fields: [fields.at(-1)!.name] }] });
    },
  );

  it('field names with dots and parentheses have no problem, and a misspelling gets a quick fix', () => {
    const names = [...PARCELS.map(({ name }) => name), JOINED];
    const config = (name: string) => ({
      ...CONFIG,
      fields: [...CONFIG.fields, { name }],
      excludedisplayfields: [name],
      searchfields: [{ name, operator: '=' }],
      symbol: { type: 'uniqueValue', field1: name, defaultSymbol: { type: 'esriSFS' } },
    });
    expect(problems('results', config(AREA), names)).toEqual([]);
    expect(
      problems('results', config('Shape.STArea'), names).map(({ kind, path, about, quickFix }) => [
        `${kind} ${pathText(path)}`,
        about.closest,
        quickFix?.insert,
      ]),
    ).toEqual(
      [
        'noField [0].config.fields[1].name',
        'noField [0].config.searchfields[0].name',
        'noField [0].config.symbol.field1',
        'noHidden [0].config.excludedisplayfields[0]',
      ].map(problem => [problem, AREA, JSON.stringify(AREA)]),
    );
    const sections = [{ header: 'All', fields: [AREA, 'Shape.STArea'] }];
    expect(problems('editor', { sections }, names).map(({ about }) => about.closest)).toEqual([AREA]);
  });

  it('field names with dots and parentheses are compared and merged as separate names', () => {
    const both = { ...CONFIG, fields: [...CONFIG.fields, { name: AREA, alias: 'Area' }] };
    const edited = (at: number, alias: string) =>
      JSON.stringify({
        ...both,
        fields: both.fields.map((field, index) => (index === at ? { ...field, alias } : field)),
      });
    const [base, mine, theirs] = [JSON.stringify(both), edited(1, 'Square feet'), edited(0, 'PPN')];
    expect(diffJson(base, mine).map(({ path }) => path)).toEqual([
      ['fields', { by: 'name', is: JSON.stringify(AREA) }, 'alias'],
    ]);
    const merged = mergeJson(base, mine, theirs);
    expect(merged.conflicts).toEqual([]);
    expect((JSON.parse(merged.text) as typeof both).fields.map(({ alias }) => alias)).toEqual([
      'PPN',
      'Square feet',
    ]);
  });

  it('a property name with dots and parentheses is one step of a path', async () => {
    const path = ['formats', AREA, JOINED, 0];
    expect(parsePathText(pathText(path))).toEqual(path);
    const keyed = JSON.stringify({ [AREA]: 'acres', [JOINED]: 1 });
    await openForm(keyed);
    await waitFor(() => screen.getByRole('button', { name: 'Tree View' }).click());
    const tree = await screen.findByRole('tree');
    await waitFor(() => expect(tree.textContent).toContain(JOINED));
    expect(tree.textContent).toContain(AREA);
  });
});
