import { toTextEdit } from '../../../editors/json/edits.ts';
import { formatJson } from '../../../editors/json/formatJson.ts';
import { nodeAt } from '../../../editors/json/node.ts';
import { parseJson } from '../../../editors/json/parseJson.ts';

/** The documents of an application and the default documents (docs/behaviour.md 2 §3). */
export const DOCUMENT_PARTS = ['app', 'results', 'editor'] as const;
export type DocumentPart = (typeof DOCUMENT_PARTS)[number];

/** The property of each document in the stored text. */
export type StoredNames = Readonly<Record<DocumentPart, string>>;

/** The text of a document that is not stored. */
const NONE: Readonly<Record<DocumentPart, string>> = { app: '{}', results: '[]', editor: '[]' };

/**
 * Returns the text of a stored document for its editor. Text on a single line is formatted. Returns undefined
 * if the document is not stored.
 */
export function readStoredPart(stored: string, names: StoredNames, part: DocumentPart): string | undefined {
  const reading = parseJson(stored);
  const node = nodeAt(reading.root, [names[part]]);
  if (!node || node.kind === 'null') return undefined;
  const written = stored.slice(node.from, node.to);
  return written.includes('\n') ? written : formatJson(stored, reading, node);
}

/** Returns an empty document if it is not stored. `stored` is null if no document is stored. */
export const readPart = (stored: string | null, names: StoredNames, part: DocumentPart): string =>
  (stored === null ? undefined : readStoredPart(stored, names, part)) ?? NONE[part];

/**
 * Returns the text to store. It replaces this document and keeps all other bytes of the stored text. A
 * byte-order mark before the document is removed.
 */
export function writePart(
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

/** The properties of the documents of an application (docs/behaviour.md 2 §3). */
export const APPLICATION_PART_NAMES: StoredNames = {
  app: 'appConfig',
  results: 'resultsLayerConfigs',
  editor: 'editorConfigs',
};

/** The properties of the default documents. */
export const DEFAULT_PART_NAMES: StoredNames = {
  app: 'appDefaultConfig',
  results: 'defaultResultsLayerConfigs',
  editor: 'defaultEditorConfigs',
};
