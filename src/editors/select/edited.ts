import { createContext, useContext, useSyncExternalStore } from 'react';
import type { JsonDocument } from '../json/document.ts';
import type { JsonEdit } from '../json/edits.ts';
import { nodeAt } from '../json/node.ts';
import type { Path } from '../json/path.ts';
import type { DocumentFormProps as Given } from '../text/documentEditor.ts';
import { childSlice, type Slice } from './slice.ts';

/** What a form of a JSON document, or of one entry of it, is given by the editor. */
export type JsonFormProps = Given<JsonDocument>;

interface Edited {
  textDocument: JsonDocument;
  readOnly: boolean;
  /** Says what was done, to those who do not see it. */
  say(text: string): void;
}

const EditedContext = createContext<Edited | undefined>(undefined);
export const EditedProvider = EditedContext.Provider;
export const useEdited = () => useContext(EditedContext)!;

/** What stands at a path now; undefined where there is nothing, or the text cannot be read. */
export function useSlice(textDocument: JsonDocument, path: Path): Slice | undefined {
  const doc = useSyncExternalStore(textDocument.state.subscribe, () => textDocument.view.state.doc);
  return sliceAt(textDocument, path, doc);
}

export function sliceAt(
  textDocument: JsonDocument,
  path: Path,
  doc = textDocument.view.state.doc,
): Slice | undefined {
  const { text, reading } = textDocument.known(doc);
  const node = reading.mistake ? undefined : nodeAt(reading.root, path);
  return node && { text, node };
}

/** The edit that gives a property of an object a value, written as JSON. */
export const given = (object: Slice | undefined, path: Path, name: string, text: string): JsonEdit =>
  childSlice(object, name) ? { do: 'set', path: [...path, name], text } : { do: 'add', path, name, text };
