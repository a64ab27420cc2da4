import { toTextEdit } from '../../../editors/json/edits.ts';
import { formatJson } from '../../../editors/json/formatJson.ts';
import { nodeAt } from '../../../editors/json/node.ts';
import { parseJson } from '../../../editors/json/parseJson.ts';

/** The documents of an application, or those that one may start from (docs/behaviour.md 2 §3). */
export const DOCUMENT_PARTS = ['app', 'results', 'editor'] as const;
export type DocumentPart = (typeof DOCUMENT_PARTS)[number];

/** What each is called in what the platform stores. */
export type StoredNames = Readonly<Record<DocumentPart, string>>;

/** A document that is not there yet. */
const NONE: Readonly<Record<DocumentPart, string>> = { app: '{}', results: '[]', editor: '[]' };

/** Returns a document out of the stored text, for its editor: as it is written, or laid out if it is one line. Undefined if it is not stored yet. */
export function givenPart(stored: string, names: StoredNames, part: DocumentPart): string | undefined {
  const reading = parseJson(stored);
  const node = nodeAt(reading.root, [names[part]]);
  if (!node || node.kind === 'null') return undefined;
  const written = stored.slice(node.from, node.to);
  return written.includes('\n') ? written : formatJson(stored, reading, node);
}

/** `givenPart`, or an empty document if it is not stored yet. `stored` is null if nothing is stored. */
export const partIn = (stored: string | null, names: StoredNames, part: DocumentPart): string =>
  (stored === null ? undefined : givenPart(stored, names, part)) ?? NONE[part];

/** Returns the text to store: the stored text with this document in it, the rest byte for byte as it was. A byte-order mark before the document is left out. */
export function withPart(
  stored: string | null,
  names: StoredNames,
  part: DocumentPart,
  edited: string,
): string {
  const text = edited.replace(/^\uFEFF/, '');
  if (stored === null)
    return `{${DOCUMENT_PARTS.map(one => `${JSON.stringify(names[one])}: ${one === part ? text : NONE[one]}`).join(', ')}}`;
  const isThere = nodeAt(parseJson(stored).root, [names[part]]);
  const edit = toTextEdit(
    stored,
    isThere ? { do: 'set', path: [names[part]], text } : { do: 'add', path: [], name: names[part], text },
  )!;
  return stored.slice(0, edit.from) + edit.insert + stored.slice(edit.to);
}

/** What the documents of an application are called in what is stored of it (docs/behaviour.md 2 §3). */
export const OWN_NAMES: StoredNames = {
  app: 'appConfig',
  results: 'resultsLayerConfigs',
  editor: 'editorConfigs',
};

/** What the documents that an application's may start from are called. */
export const DEFAULT_NAMES: StoredNames = {
  app: 'appDefaultConfig',
  results: 'defaultResultsLayerConfigs',
  editor: 'defaultEditorConfigs',
};
