import { createContext, useContext, useSyncExternalStore } from 'react';
import type { JsonDocument } from '../json/document.ts';
import type { JsonEdit } from '../json/edits.ts';
import { nodeAt } from '../json/node.ts';
import type { Path } from '../json/path.ts';
import type { DocumentFormProps as Given } from '../text/documentEditor.ts';
import { childSlice, type Slice } from './slice.ts';

/** The props of a form for a JSON document or one of its entries. */
export type JsonFormProps = Given<JsonDocument>;

interface Edited {
  textDocument: JsonDocument;
  readOnly: boolean;
  /** Announces an action to screen readers. */
  say(text: string): void;
}

const EditedContext = createContext<Edited | undefined>(undefined);
export const EditedProvider = EditedContext.Provider;
export const useEdited = () => useContext(EditedContext)!;

/** Returns the current value at a path, or undefined if it is missing or the text cannot be parsed. */
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

/** Returns the edit that sets or adds a property. `text` is JSON. */
export const given = (object: Slice | undefined, path: Path, name: string, text: string): JsonEdit =>
  childSlice(object, name) ? { do: 'set', path: [...path, name], text } : { do: 'add', path, name, text };
