import { Fragment } from 'react';

/** Invisible characters that isolate the text direction of a quotation from a document. */
const OPEN = '\u2068';
const CLOSE = '\u2069';
export const quote = (text: string | number) => `${OPEN}${text}${CLOSE}`;

/** Renders a sentence with its quotations in the monospaced font. */
export const Sentence = ({ text }: { text: string }) =>
  text.split(new RegExp(`${OPEN}([^${CLOSE}]*)${CLOSE}`)).map((part, at) => (
    // The parts of a sentence have no other key than their index.
    // oxlint-disable-next-line react/no-array-index-key
    <Fragment key={at}>{at % 2 ? <span className="mono">{part}</span> : part}</Fragment>
  ));
