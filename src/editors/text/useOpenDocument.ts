import { useEffect, useRef, useState } from 'react';
import { useEvent } from 'react-admin';
import { useStoreValue } from '../../storage/useStoreValue.ts';
import { useLeaveGuard } from '../../ui/unsaved/useLeaveGuard.ts';
import { useText } from '../../ui/useText.ts';
import { usePhrases } from '../code/usePhrases.ts';
import type { TextDocument } from './document.ts';
import type { DocumentEditorProps, DocumentKind } from './documentEditor.ts';
import type { DocumentProblem } from './problem.ts';
import { useDraft } from './useDraft.ts';

/** Opens the document of an editor, renders its text in `textContainer`, and keeps a draft of it. */
export function useOpenDocument<D extends TextDocument>(
  kind: DocumentKind<D>,
  { label, value, saved, compare, rules, openDraft, onChange, readOnly = false }: DocumentEditorProps<D>,
) {
  const t = useText();
  const phrases = usePhrases();
  const textContainer = useRef<HTMLDivElement>(null);
  const documentRef = useRef<D>(undefined);

  const problemText = (problem: DocumentProblem) =>
    kind.sentence(problem, at => documentRef.current!.lineColumnAt(at).line);
  const draft = useDraft(openDraft, saved, value);
  const options = {
    text: value,
    saved,
    compare: compare?.text ?? saved,
    rules,
    label: t('editors.text', { label, format: kind.format.name }),
    phrases,
    readOnly,
    problemText,
    onCheck(text: string, valid: boolean) {
      void draft.keep(text);
      const { view, state } = documentRef.current!;
      onChange?.(view.state.doc.toString(), { valid, unsaved: state.get().unsaved });
    },
  };
  const [textDocument] = useState(() => (documentRef.current = kind.open(options)));
  useEffect(() => textDocument.update(options));
  useEffect(() => {
    textContainer.current!.append(textDocument.view.dom);
    textDocument.check();
    const leave = () => textDocument.flush();
    addEventListener('pagehide', leave);
    return () => {
      removeEventListener('pagehide', leave);
      textDocument.end();
    };
  }, [textDocument]);
  const { unsaved, isTyping, differingRanges } = useStoreValue(textDocument.state);
  // A draft does not contain the values of pending fields.
  const getUnsavedTexts = useEvent(() => [{ label, text: textDocument.view.state.doc.toString() }]);
  useLeaveGuard(unsaved, draft.canKeep && !isTyping, { typed: getUnsavedTexts });
  return {
    textDocument,
    textContainer,
    problemText,
    draft,
    unsaved,
    differingRanges,
    referenceText: options.compare,
  };
}
