import { createContext, useContext, useEffect, useState, type KeyboardEvent } from 'react';
import { endedLike } from './lineEnds.ts';

/** For inputs that do not change the document, such as the path of an entry. */
export const notNoted = () => () => {};

/** Tells the document that something is typed which it has not taken yet; the answer says that this is over. */
export const TypingContext = createContext<() => () => void>(notNoted);

interface Taking {
  value: string;
  /** Enter begins a line in it; with Ctrl it takes what was typed. */
  lines: boolean;
  readOnly: boolean | undefined;
  /** Takes what was typed, or says why not. */
  keep(typed: string): string | undefined | void;
}

/** What is typed into a field is taken when it is left, or by Enter; Escape puts back what stood there. */
export function useTaken({ value, lines, readOnly, keep }: Taking) {
  const [typed, type] = useState(value);
  const [before, setBefore] = useState(value);
  const [error, setError] = useState<string>();
  /** What was taken last; the document may have had the same in other words. */
  const [taken, setTaken] = useState<string>();
  if (value !== before) {
    setBefore(value);
    type(value);
    setTaken(undefined);
  }
  const typing = useContext(TypingContext);
  const isTyped = typed !== value;
  const isOpen = isTyped && typed !== taken;
  useEffect(() => (isOpen ? typing() : undefined), [isOpen, typing]);
  const take = () => {
    const refused = readOnly || !isTyped ? undefined : keep(typed) || undefined;
    setError(refused);
    if (refused === undefined) setTaken(typed);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && !(lines && !event.ctrlKey && !event.metaKey)) {
      event.preventDefault();
      take();
    } else if (event.key === 'Escape' && isTyped) {
      event.preventDefault();
      event.stopPropagation();
      setError(undefined);
      type(value);
    }
  };
  return { typed, type: (text: string) => type(endedLike(value, text)), error, onBlur: take, onKeyDown };
}
