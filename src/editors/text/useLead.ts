import { useRef } from 'react';
import type { TextDocument } from './document.ts';
import type { DocumentEditorProps, DocumentKind } from './editing.ts';
import type { View } from './EditorToolbar.tsx';
import { cursorFor, type DocumentProblem } from './problem.ts';

interface Options<D extends TextDocument> extends Pick<DocumentEditorProps<D>, 'select'> {
  view: View;
  show(view: View): void;
}

/** Returns functions that lead to a place of a document. `body` is the element that has its views. */
export function useLead<D extends TextDocument>(
  kind: DocumentKind<D>,
  document: D,
  { view, show, select }: Options<D>,
) {
  const body = useRef<HTMLDivElement>(null);
  /** To where something was found, in the view that is shown, if it can be edited there; else in Raw. */
  const lead = (problem: DocumentProblem) => {
    const inRaw = () => {
      show('raw');
      requestAnimationFrame(() => document.go(cursorFor(problem)));
    };
    if (!kind.fieldAt || (view !== 'select' && view !== 'tree') || document.mistake()) return inRaw();
    // The tree takes it once it is there.
    if (view === 'tree') return document.target.set(problem.path);
    leadInForm(problem, inRaw);
  };
  function leadInForm(problem: DocumentProblem, otherwise: () => void) {
    select?.lead?.(problem.path);
    document.target.set(problem.path);
    // What leads there is open then.
    requestAnimationFrame(() =>
      requestAnimationFrame(() => {
        document.target.set(undefined);
        const field = kind.fieldAt?.(body.current!, problem);
        if (!field) return otherwise();
        field.scrollIntoView?.({ block: 'center' });
        field.focus();
      }),
    );
  }
  return { body, lead, leadInForm };
}
