import { cleanup, screen } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { loadTexts } from '../../i18n/index.ts';
import { configChecks } from '../../src/domain/documents/rules/configChecks.ts';
import type { DocumentFacts } from '../../src/domain/documents/rules/facts.ts';
import { diffJson } from '../../src/editors/json/changes.ts';
import { createChecker } from '../../src/editors/json/check.ts';
import { toTextEdit } from '../../src/editors/json/edits.ts';
import { urlKey } from '../../src/platform/parseArcGisUrl.ts';
import { findReferences } from '../../src/resources/applications/layers/list/layerReferences.ts';
import { inEveryView } from '../editors/everyView.tsx';
import { openForm } from '../editors/openForm.tsx';
import { publicJson, publicText } from './folder.ts';

beforeAll(() => loadTexts(['editors', 'configForms', 'symbols', 'children']));
afterEach(() => {
  cleanup();
  localStorage.clear();
});

const FILE = 'wsdot-witpa-webmap.json';
const map = publicJson<{ operationalLayers: { title: string; url: string; opacity: number }[] }>(FILE);
const appConfig = { map };
const limits = map.operationalLayers.find(({ title }) => title === 'City Limits')!;
const problems = (text: string, facts?: DocumentFacts) => {
  const texts = createChecker(configChecks);
  texts.choose({ check: 'app', facts });
  return texts.check(text).problems;
};

describe('a complete web map', () => {
  it('a complete web map has no problem, as part of a config and as the document itself', () => {
    expect(problems(JSON.stringify(appConfig))).toEqual([]);
    expect(problems(publicText(FILE))).toEqual([]);
  });

  it('a web map has no problem if its services respond with the sublayers it names', () => {
    const served = [0, 1, 2].map(id => ({ id, name: `Layer ${id}` }));
    const factsByUrl = new Map(
      map.operationalLayers.map(({ url }) => [urlKey(url), { state: 'there', layers: served }] as const),
    );
    expect(problems(JSON.stringify(appConfig), { at: 0, factsByKey: factsByUrl })).toEqual([]);
  });

  it('a web map is saved unchanged in every view', async () => {
    const text = JSON.stringify(appConfig, null, 1);
    expect((await inEveryView(text)) === text).toBe(true);
  });

  it('a changed opacity of a web map is one difference', () => {
    const text = JSON.stringify(appConfig, null, 2);
    const path = ['map', 'operationalLayers', map.operationalLayers.indexOf(limits), 'opacity'];
    const { from, to, insert } = toTextEdit(text, { do: 'set', path, text: '0.5' })!;
    const edited = text.slice(0, from) + insert + text.slice(to);
    expect(edited).toBe(text.replace('"opacity": 0.47', '"opacity": 0.5'));
    expect(diffJson(text, edited)).toMatchObject([{ path: ['map', 'operationalLayers', {}, 'opacity'] }]);
  });

  it('a web map shows its map services as layers, and keeps their sublayers', async () => {
    const text = JSON.stringify(appConfig, null, 2);
    const page = await openForm(text, { form: 'app' });
    expect(screen.getAllByRole('list', { name: /layers/i })).toHaveLength(1);
    await page.press('Edit CityLimits');
    screen.getByText('Its 3 sublayers cannot be edited here. Use Raw JSON or Tree View.');
    expect(screen.getByLabelText<HTMLInputElement>('URL').value).toBe(limits.url);
    page.type('URL', `${limits.url}/`);
    expect(page.savedText()).toBe(text.replace(`"${limits.url}"`, `"${limits.url}/"`));
  });

  it('an application layer is found as a sublayer of City Limits in a web map', () => {
    const usesOf = findReferences([], { configs: { appConfig } });
    const uses = (id: number) => usesOf({ _id: 'a', name: 'Towns', url: `${limits.url}/${id}` });
    expect([0, 1, 2, 3].map(id => uses(id).sublayerOf)).toEqual([
      ['City Limits'],
      ['City Limits'],
      ['City Limits'],
      [],
    ]);
    expect(uses(0).operational).toEqual([]);
  });
});
