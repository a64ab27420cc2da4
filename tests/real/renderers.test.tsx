import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { loadTexts } from '../../i18n/index.ts';
import { configChecks } from '../../src/domain/documents/rules/configChecks.ts';
import { diffJson } from '../../src/editors/json/changes.ts';
import { createChecker } from '../../src/editors/json/check.ts';
import { mergeJson } from '../../src/editors/json/merge.ts';
import { openForm } from '../editors/openForm.tsx';
import { publicJson, publicText } from './folder.ts';

beforeAll(() => loadTexts(['editors', 'configForms', 'symbols', 'children']));
afterEach(() => {
  cleanup();
  localStorage.clear();
});

interface Info {
  value: string;
  label: string;
  symbol: { color?: number[]; imageData?: string };
}
interface Renderer {
  defaultLabel: string;
  uniqueValueInfos: Info[];
}
const rendererOf = (file: string) =>
  publicJson<{ drawingInfo: { renderer: Renderer } }>(file).drawingInfo.renderer;
const config = (symbol: object) => JSON.stringify({ name: 'layer', symbol }, null, 2);
/** The paths that differ. An item of a list is named by its key. */
const changed = (before: string, after: string) =>
  diffJson(before, after).map(({ path }) =>
    path.map(step => (typeof step === 'object' ? `${step.by}=${step.is}` : step)).join(' '),
  );
const problems = (symbol: object) => {
  const texts = createChecker(configChecks);
  texts.choose({ check: 'results' });
  return texts.check(JSON.stringify([{ name: 'layer', config: { symbol } }])).problems;
};
const values = () =>
  within(screen.getByRole('list', { name: 'Values' }))
    .getAllByRole('button', { name: /^Edit / })
    .map(button => button.getAttribute('aria-label')!.slice(5));

describe('nine vegetation classes', () => {
  const renderer = rendererOf('terriajs-act-veg-unique-values-layer.json');
  const text = config(renderer);
  const [first, second] = renderer.uniqueValueInfos as [Info, Info];

  it('unique values with spaces have no problem and a picture each', async () => {
    expect(problems(renderer)).toEqual([]);
    await openForm(text);
    const list = await screen.findByRole('list', { name: 'Values' });
    expect(list.querySelectorAll('svg[viewBox="0 0 34 24"]')).toHaveLength(9);
    expect(screen.queryByRole('img', { name: /no preview available/ })).toBeNull();
  });

  it('edits of unique values change only a color, a label and the default', async () => {
    const page = await openForm(text);
    await page.press(`Edit ${first.value}`);
    page.type('Fill, RGB', '1,2,3');
    await page.press(`Edit ${second.value}`);
    page.type('Label', 'Grassy');
    await page.press('Edit All other values');
    page.type('Label', 'None of them');
    const saved = page.savedText();
    expect(changed(text, saved)).toEqual([
      'symbol defaultLabel',
      `symbol uniqueValueInfos value="${first.value}" symbol color`,
      `symbol uniqueValueInfos value="${second.value}" label`,
    ]);
    const back = (color: string) =>
      color.replace(/\b1\b/, '20').replace(/\b2\b/, '158').replace(/\b3\b/, '206');
    const undone = saved
      .replace('"None of them"', '"Other"')
      .replace('"label": "Grassy"', `"label": "${second.label}"`)
      .replace(/\[\s*1,\s*2,\s*3,/, back);
    expect(undone).toBe(text);
  });

  it('unique values may be very long, differ only in case or contain <, but not be added twice', async () => {
    const page = await openForm(text);
    const long = 'Alpine '.repeat(43).trim();
    const added = [long, first.value.toUpperCase(), '<b>Reeds</b>'];
    for (const value of added) await page.add('New value', value);
    await page.add('New value', first.value);
    expect(screen.getByRole('alert').textContent).toBe(`${first.value} already exists`);
    const saved = page.saved<{ symbol: Renderer }>().symbol.uniqueValueInfos;
    expect(saved.slice(0, 9)).toEqual(renderer.uniqueValueInfos);
    expect(saved.slice(9).map(({ value }) => value)).toEqual(added);
    expect(screen.getAllByText('<b>Reeds</b>').length).toBeGreaterThan(0);
    expect(problems({ ...renderer, uniqueValueInfos: saved })).toEqual([]);
  });

  it('dragging unique values into another order changes nothing else', async () => {
    const page = await openForm(text);
    screen.getByRole('button', { name: `Drag ${first.value}` }).focus();
    const key = (code: number) => fireEvent.keyDown(document.activeElement!, { keyCode: code });
    key(32);
    await screen.findByText(/^Picked up .+ at position 1 of 9/);
    key(40);
    await screen.findByText(/ is now at position 2 of 9\.$/);
    key(32);
    await waitFor(() => expect(values().slice(0, 2)).toEqual([second.value, first.value]));
    const saved = page.saved<{ symbol: Renderer }>().symbol;
    expect(saved).toEqual({
      ...renderer,
      uniqueValueInfos: [second, first, ...renderer.uniqueValueInfos.slice(2)],
    });
  });
});

describe('eleven picture markers', () => {
  const renderer = rendererOf('pyesridump-311-picture-markers-layer.json');
  const text = config(renderer);
  const pictures = (from: string) => from.match(/"imageData": "[^"]+"/g);

  it('picture markers have no problem and are shown as pictures without preview', async () => {
    expect(problems(renderer)).toEqual([]);
    await openForm(text);
    expect(await screen.findAllByRole('img', { name: 'Picture marker: no preview available' })).toHaveLength(
      renderer.uniqueValueInfos.length,
    );
  });

  it('picture markers are kept unchanged beside an edit, and their values stay texts', async () => {
    const page = await openForm(text);
    const [info] = renderer.uniqueValueInfos as [Info];
    await page.press(`Edit ${info.value}`);
    page.type('Value', '112');
    page.type('Label', 'Graffiti');
    await page.add('New value', '113');
    const saved = page.saved<{ symbol: Renderer }>().symbol.uniqueValueInfos;
    expect(saved[0]).toEqual({ ...info, value: '112', label: 'Graffiti' });
    expect(saved.slice(1, -1)).toEqual(renderer.uniqueValueInfos.slice(1));
    expect(saved.at(-1)!.value).toBe('113');
    expect(pictures(page.savedText())!.slice(0, -1)).toEqual(pictures(text));
  });

  it('picture markers are compared and merged by their values', () => {
    const edited = (act: (infos: Info[]) => void) => {
      const next = structuredClone(renderer);
      act(next.uniqueValueInfos);
      return config(next);
    };
    const mine = edited(infos => (infos[0]!.label = 'Mine'));
    const theirs = edited(infos => infos.push({ value: '11', label: 'Theirs', symbol: {} }));
    const merged = mergeJson(text, mine, theirs);
    expect(merged.conflicts).toEqual([]);
    const infos = (JSON.parse(merged.text) as { symbol: Renderer }).symbol.uniqueValueInfos;
    expect([infos[0]!.label, infos.at(-1)!.label]).toEqual(['Mine', 'Theirs']);
    expect(changed(text, mine)).toEqual(['symbol uniqueValueInfos value="2" label']);
  });
});

it('a single picture marker is kept unchanged beside another edit', async () => {
  const symbol = publicJson<{ drawingInfo: { renderer: object } }>(
    'terriajs-water-network-domains-layer.json',
  ).drawingInfo.renderer;
  const text = config(symbol);
  const page = await openForm(text);
  expect(screen.getAllByText(/^Picture marker cannot be edited here\./)).toHaveLength(1);
  page.type('Name', 'valves');
  expect(page.savedText()).toBe(text.replace('"layer"', '"valves"'));
  expect(publicText('terriajs-water-network-domains-layer.json')).toContain('codedValues');
});
