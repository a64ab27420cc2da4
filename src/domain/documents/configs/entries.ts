import type { JsonDocument } from '../../../editors/json/document.ts';
import { toTextEdit } from '../../../editors/json/edits.ts';
import { given, sliceAt } from '../../../editors/select/edited.ts';
import { childSlice, saidIn, sliceText, writtenBeside, type Slice } from '../../../editors/select/slice.ts';
import { createSymbol } from '../symbol/createSymbol.ts';
import { SYMBOL_DEFAULTS } from '../symbol/esriSymbol.ts';
import type { DocumentPart } from './storedParts.ts';

export interface ConfigEntry {
  name: string;
  /** The displayed name, or '' if it equals `name`. */
  label: string;
  /** The JSON of its symbol. A renderer with several values gives its first symbol. */
  symbol: string | undefined;
}

const CONFIG = 'config';

function symbolIn(config: Slice | undefined): string | undefined {
  const renderer = childSlice(config, 'symbol');
  const infos = childSlice(renderer, 'uniqueValueInfos');
  const first =
    infos?.node.kind === 'array' && infos.node.children![0]
      ? { text: infos.text, node: infos.node.children![0] }
      : undefined;
  const symbol =
    childSlice(renderer, 'symbol') ??
    childSlice(first, 'symbol') ??
    childSlice(renderer, 'defaultSymbol') ??
    renderer;
  return symbol && sliceText(symbol);
}

/**
 * Returns the configs in the current document. It returns undefined if the document is not a list or cannot
 * be parsed.
 */
export function readEntries(doc: JsonDocument): ConfigEntry[] | undefined {
  const list = sliceAt(doc, []);
  if (list?.node.kind !== 'array') return undefined;
  return list.node.children!.map(node => {
    const entry = { text: list.text, node };
    const config = childSlice(entry, CONFIG);
    const name = saidIn(entry, 'name') ?? '';
    const label = saidIn(config, 'label') ?? '';
    return { name, label: label === name ? '' : label, symbol: symbolIn(config) };
  });
}

const blank = (part: DocumentPart, name: string) =>
  part === 'editor'
    ? { sections: [] }
    : {
        label: name,
        name,
        fields: [],
        excludedisplayfields: [],
        searchfields: [],
        actions: [],
        symbol: {
          type: 'simple',
          symbol: { ...createSymbol('esriSFS'), color: [...SYMBOL_DEFAULTS.color.slice(0, 3), 96] },
        },
      };

/** Adds a config at the end of the list. It returns whether the edit was possible. */
export const addEntry = (doc: JsonDocument, part: DocumentPart, name: string): boolean =>
  doc.edit({
    do: 'add',
    path: [],
    text: writtenBeside({ name, [CONFIG]: blank(part, name) }, sliceAt(doc, [])),
  });

/** Copies a config to the end of the list. It returns whether the edit was possible. */
export function copyEntry(doc: JsonDocument, at: number, name: string): boolean {
  const entry = sliceAt(doc, [at]);
  const source = entry && sliceText(entry);
  const named = source && toTextEdit(source, given(entry, [], 'name', JSON.stringify(name)));
  return (
    !!named &&
    doc.edit({
      do: 'add',
      path: [],
      text: source.slice(0, named.from) + named.insert + source.slice(named.to),
    })
  );
}

export const renameEntry = (doc: JsonDocument, at: number, name: string): boolean =>
  doc.edit(given(sliceAt(doc, [at]), [at], 'name', JSON.stringify(name)));
export const removeEntry = (doc: JsonDocument, at: number): boolean => doc.edit({ do: 'remove', path: [at] });
