import { createStore } from '../../storage/createStore.ts';
import { openTextDocument } from '../text/document.ts';
import type { TextDocumentOptions } from '../text/documentState.ts';
import type { TextEdit } from '../text/problem.ts';
import { xmlFormat } from './format.ts';
import { type XmlReading } from './node.ts';
import { parseXml } from './parseXml.ts';

/** An XML text in an editor; what edits it does so in its place. */
export function openXmlDocument(options: TextDocumentOptions) {
  const textDocument = openTextDocument(options, xmlFormat);
  const targetOffset = createStore<number | undefined>(undefined);
  /** The text as it is read, once for each state of it. */
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
    /** The position in the text that its elements are to lead to, for a moment. */
    sought: targetOffset,
    /** Does edits in one step. Where the text could not be read then it does none, and answers why. */
    edit: (edits: readonly TextEdit[]) =>
      textDocument.applyEdits(edits, next => getReading(next).reading.mistake),
  };
}

export type XmlDocument = ReturnType<typeof openXmlDocument>;
