import { useEffect, useRef, useState, type RefObject } from 'react';
import { get, useFormState } from 'react-hook-form';

const hasErrors = (entry: object | undefined) => !!entry && Object.keys(entry).length > 0;

/** Which entries are drawn: a page of them; the first that is wrong, once somebody tries to save. */
export function useEntryPages(
  source: string,
  total: number,
  pageSize: number,
  list: RefObject<HTMLElement | null>,
) {
  const [asked, turn] = useState(0);
  const sought = useRef(false);
  const { errors, submitCount } = useFormState({ name: source });
  const wrong = get(errors, source) as unknown;
  const firstWrong = Array.isArray(wrong) ? wrong.findIndex(hasErrors) : -1;
  useEffect(() => {
    sought.current = firstWrong >= 0;
    if (firstWrong >= 0) turn(pageOf(firstWrong, pageSize));
    // Once per submit: afterwards the user may turn to another page.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [submitCount, firstWrong >= 0]);
  // What was not drawn could not be given the keyboard; where something else that is wrong has it, it stays there.
  useEffect(() => {
    const found = sought.current && list.current?.querySelector<HTMLElement>('[aria-invalid=true]');
    if (!found) return;
    sought.current = false;
    if (document.activeElement?.getAttribute('aria-invalid') !== 'true') found.focus();
  });
  const last = pageOf(Math.max(total - 1, 0), pageSize);
  const page = Math.min(asked, last);
  /** Draws the page of an entry; answers which entry is the first there. */
  const turnTo = (at: number) => {
    const to = pageOf(Math.max(at, 0), pageSize);
    turn(to);
    return to ? to * pageSize : 0;
  };
  return { from: page ? page * pageSize : 0, to: (page + 1) * pageSize, page, last, turn, turnTo };
}

const pageOf = (at: number, pageSize: number) => Math.floor(at / pageSize);
