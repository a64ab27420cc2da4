import { openText, type Options } from '../text/document.ts';
import { xmlFormat } from './format.ts';
import { read, type Reading } from './read.ts';

/** An XML text in an editor; what edits it does so in its place. */
export function openDocument(options: Options) {
  const opened = openText(options, xmlFormat);
  let last: { doc: unknown; text: string; reading: Reading } | undefined;
  return {
    ...opened,
    /** The text as it is read, once for each state of it. */
    known(of = opened.view.state.doc) {
      if (last?.doc !== of) {
        const text = of.toString();
        last = { doc: of, text, reading: read(text) };
      }
      return last!;
    },
  };
}

export type XmlDocument = ReturnType<typeof openDocument>;
