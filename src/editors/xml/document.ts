import { createStore } from '../../storage/createStore.ts';
import { openTextDocument } from '../text/document.ts';
import type { TextDocumentOptions } from '../text/documentState.ts';
import type { TextEdit } from '../text/problem.ts';
import { xmlFormat } from './format.ts';
import { type XmlReading } from './node.ts';
import { parseXml } from './parseXml.ts';

/** Opens an XML text in an editor. All edits change the text in place. */
export function openXmlDocument(options: TextDocumentOptions) {
  const textDocument = openTextDocument(options, xmlFormat);
  const targetOffset = createStore<number | undefined>(undefined);
  /** Caches the parsed text of the latest state. */
  let last: { doc: unknown; text: string; reading: XmlReading } | undefined;
  function getReading(of = textDocument.view.state.doc) {
    if (last?.doc !== of) {
      const text = of.toString();
      last = { doc: of, text, reading: parseXml(text) };
    }
    return last!;
  }
  return {
    ...textDocument,
    known: getReading,
    /** The text offset that the elements should scroll to. */
    sought: targetOffset,
    /**
     * Applies edits in one step. If the result could not be parsed, it applies none and returns the mistake.
     */
    edit: (edits: readonly TextEdit[]) =>
      textDocument.applyEdits(edits, next => getReading(next).reading.mistake),
  };
}

export type XmlDocument = ReturnType<typeof openXmlDocument>;
