import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { cleanup } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { loadTexts } from '../../i18n/index.ts';
import { readPart, writePart } from '../../src/domain/documents/configs/storedParts.ts';
import { diffJson, type JsonChange } from '../../src/editors/json/changes.ts';
import { toTextEdit } from '../../src/editors/json/edits.ts';
import { type JsonNode } from '../../src/editors/json/node.ts';
import { parseJson } from '../../src/editors/json/parseJson.ts';
import type { Path } from '../../src/editors/json/path.ts';
import { inEveryView } from '../editors/everyView.tsx';
import { REAL } from './folder.ts';

const NAMES = { app: 'appConfig', results: 'resultsLayerConfigs', editor: 'editorConfigs' };
const contentOf = (name: string) => readFileSync(join(REAL!, name), 'utf8');
const documents = readdirSync(REAL!)
  .filter(name => name.endsWith('.json'))
  .map(name => [name, contentOf(name)] as const);

beforeAll(() => loadTexts(['editors', 'configForms', 'symbols', 'children']));
afterEach(() => {
  cleanup();
  localStorage.clear();
});

/** The path of the last leaf of a document. */
function leafOf(root: JsonNode): Path {
  const path: (string | number)[] = [];
  for (let node = root; node.children?.length;) {
    const last: JsonNode = node.children.at(-1)!;
    path.push(last.name ?? node.children.length - 1);
    node = last;
  }
  return path;
}
/** The same document with other white space and with the names of each object in reverse order. */
const otherwise = (text: string): string =>
  JSON.stringify(JSON.parse(text), (_, value: unknown) =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).reverse())
      : value,
  );

describe.each(documents)('%s', (_, text) => {
  it('a real config opens in every view, and is saved unchanged if it was not edited', async () => {
    // Compares to a boolean, because a failure would otherwise print two long texts.
    expect((await inEveryView(text)) === text).toBe(true);
  });

  it('a real config is sent as it was read, formatted or not', () => {
    for (const stored of [
      writePart('{"editorConfigs": []}', NAMES, 'app', text),
      `{"editorConfigs":[],"appConfig":${JSON.stringify(JSON.parse(text))}}`,
    ]) {
      const sent = writePart(stored, NAMES, 'app', readPart(stored, NAMES, 'app'));
      expect(JSON.parse(sent)).toEqual(JSON.parse(stored));
    }
  });

  it('one edit of a real config is one difference, regardless of its white space and order of names', () => {
    const path = leafOf(parseJson(text).root!);
    const edit = toTextEdit(text, { do: 'set', path, text: '"another"' })!;
    const edited = text.slice(0, edit.from) + edit.insert + text.slice(edit.to);
    expect(diffJson(text, edited)).toHaveLength(1);
    expect(diffJson(otherwise(text), edited)).toHaveLength(1);
    expect(diffJson(text, otherwise(text))).toEqual([]);
  });
});

it('two versions of a real config have 2 removed, 4 added and 66 changed layers', () => {
  const all = diffJson(
    contentOf('enviroatlas-config_layer.2023-01-04.json'),
    contentOf('enviroatlas-layers-config.json'),
  );
  const isWhole = ({ path }: JsonChange) => path.length === 3;
  const layers = (kind: JsonChange['kind']) =>
    all.filter(change => isWhole(change) && change.kind === kind).length;
  const changed = new Set(all.filter(change => !isWhole(change)).map(({ path }) => JSON.stringify(path[2])));
  expect([layers('removed'), layers('added'), layers('moved'), changed.size]).toEqual([2, 4, 0, 66]);
});
