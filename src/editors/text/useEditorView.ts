import { useLayoutEffect, useRef, useState } from 'react';
import { useText } from '../../ui/useText.ts';
import type { TextDocument } from './document.ts';
import type { DocumentEditorProps, DocumentKind } from './editing.ts';
import type { View } from './EditorToolbar.tsx';
import type { NoticeText } from './Notice.tsx';
import { cursorFor, type DocumentProblem } from './problem.ts';

/** Which view of a document is shown. A text that cannot be read is shown as text, with what is wrong in it. */
export function useEditorView<D extends TextDocument>(
  kind: DocumentKind<D>,
  document: D,
  { view: given, onView, select, path }: Pick<DocumentEditorProps<D>, 'view' | 'onView' | 'select' | 'path'>,
) {
  const t = useText();
  const [told, setTold] = useState<{ notice: NoticeText; about: unknown }>();
  // What was said about a text is over once it is changed.
  const doc = document.view.state.doc;
  const tell = (notice: NoticeText) => setTold({ notice, about: document.view.state.doc });

  const [own, setOwn] = useState<View>(() => (select && !document.mistake() ? 'select' : 'raw'));
  const wanted = given ?? own;
  const view = wanted === 'select' && !select ? 'raw' : wanted;
  const show = (next: View) => {
    setOwn(next);
    onView?.(next);
  };
  const refuse = (problem: DocumentProblem, refusal: (place: string) => string) => {
    show('raw');
    tell({ text: refusal(t('editors.place', document.position(cursorFor(problem)))), problem });
    document.check();
    // The text is seen again first.
    requestAnimationFrame(() => document.go(cursorFor(problem)));
  };
  /** Whether the text can be read; where it cannot, that is said, and led to. */
  const isRead = (refusal: (place: string) => string) => {
    const mistake = document.mistake();
    if (mistake) refuse(mistake, refusal);
    return !mistake;
  };
  // Raw begins at the entry that is edited, or that was chosen meanwhile.
  const entry = kind.format.pathText(path ?? []);
  const pointed = useRef<string>(undefined);
  useLayoutEffect(() => {
    if (view !== 'raw' || !path || pointed.current === entry) return;
    pointed.current = entry;
    const at = kind.find?.(document, path);
    // The cursor stays where the user types.
    if (at !== undefined && !document.view.hasFocus) document.point(at);
  });

  const choose = (next: View) => {
    if (view === 'select') pointed.current = undefined;
    if (next === 'raw' || isRead(place => t('editors.refused.view', { place }))) show(next);
  };
  /** Back and forth in the one history; what cannot be read is in Raw. */
  const step = (act: () => boolean) => {
    act();
    const mistake = view === 'raw' ? undefined : document.mistake();
    if (mistake) refuse(mistake, place => t('editors.refused.view', { place }));
  };
  return {
    view,
    show,
    choose,
    isRead,
    step,
    notice: told?.about === doc ? told.notice : undefined,
    tell,
    closeNotice: () => setTold(undefined),
  };
}
