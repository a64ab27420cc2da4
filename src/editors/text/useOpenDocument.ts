import { useEffect, useRef, useState } from 'react';
import { useEvent } from 'react-admin';
import { useStoreValue } from '../../storage/useStoreValue.ts';
import { useLeaveGuard } from '../../ui/unsaved/useLeaveGuard.ts';
import { useText } from '../../ui/useText.ts';
import { usePhrases } from '../code/phrases.ts';
import type { TextDocument } from './document.ts';
import type { DocumentEditorProps, DocumentKind } from './editing.ts';
import type { DocumentProblem } from './problem.ts';
import { useDraft } from './useDraft.ts';

/** Opens the document of an editor, shows its text in the element of `shown`, and keeps a draft of it. */
export function useOpenDocument<D extends TextDocument>(
  kind: DocumentKind<D>,
  { label, value, saved, compare, rules, openDraft, onChange, readOnly = false }: DocumentEditorProps<D>,
) {
  const t = useText();
  const phrases = usePhrases();
  const shown = useRef<HTMLDivElement>(null);
  const opened = useRef<D>(undefined);

  const said = (problem: DocumentProblem) => kind.sentence(problem, at => opened.current!.position(at).line);
  const kept = useDraft(openDraft, saved, value);
  const options = {
    text: value,
    saved,
    compare: compare?.text ?? saved,
    rules,
    label: t('editors.text', { label, format: kind.format.name }),
    phrases,
    readOnly,
    said,
    checked(text: string, valid: boolean) {
      void kept.keep(text);
      const { view: shownNow, standing } = opened.current!;
      onChange?.(shownNow.state.doc.toString(), { valid, unsaved: standing.get().unsaved });
    },
  };
  const [document] = useState(() => (opened.current = kind.open(options)));
  useEffect(() => document.update(options));
  useEffect(() => {
    shown.current!.append(document.view.dom);
    document.check();
    const leave = () => document.settle();
    addEventListener('pagehide', leave);
    return () => {
      removeEventListener('pagehide', leave);
      document.end();
    };
  }, [document]);
  const { unsaved, isTyping, places } = useStoreValue(document.standing);
  // A draft has what the text has taken.
  const typed = useEvent(() => [{ label, text: document.view.state.doc.toString() }]);
  useLeaveGuard(unsaved, kept.keeps && !isTyping, { typed });
  return { document, shown, said, kept, unsaved, places, compared: options.compare };
}
