import { createContext } from 'react';

/** Of what is no part of a document: where to go in it, for one. */
export const notNoted = () => () => {};

/** Tells the document that something is typed which it has not taken yet; the answer says that this is over. */
export const TypingContext = createContext<() => () => void>(notNoted);
