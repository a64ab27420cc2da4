import { store, type Store } from '../store.ts';
import { openText, type Options } from '../text/document.ts';
import { xmlFormat } from './format.ts';
import { read, type Reading } from './read.ts';

/** An XML text in an editor; what edits it does so in its place. */
export function openDocument(options: Options) {
  const opened = openText(options, xmlFormat);
  const sought: Store<number | undefined> = store<number | undefined>(undefined);
  let last: { doc: unknown; text: string; reading: Reading } | undefined;
  return {
    ...opened,
    /** The position in the text that its elements are to lead to, for a moment. */
    sought,
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
