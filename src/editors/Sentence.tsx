import { Fragment } from 'react';

/** Around what a sentence quotes from a document; signs that isolate its direction of writing, and are not seen. */
const OPEN = '\u2068';
const CLOSE = '\u2069';
export const quoted = (text: string | number) => `${OPEN}${text}${CLOSE}`;

/** A sentence with what it quotes in the face of code. */
export const Sentence = ({ text }: { text: string }) =>
  text.split(new RegExp(`${OPEN}([^${CLOSE}]*)${CLOSE}`)).map((part, at) => (
    // The parts of a sentence have no other name than their place.
    // oxlint-disable-next-line react/no-array-index-key
    <Fragment key={at}>{at % 2 ? <span className="mono">{part}</span> : part}</Fragment>
  ));
