import CodeIcon from '@mui/icons-material/CodeOutlined';
import DifferenceIcon from '@mui/icons-material/DifferenceOutlined';
import { useEffect, useImperativeHandle, type FocusEvent, type KeyboardEvent } from 'react';
import { useEvent, useStore } from 'react-admin';
import { DraftNote } from '../../ui/DraftNote.tsx';
import { lazyComponent } from '../../ui/lazy/lazyComponent.tsx';
import { useText } from '../../ui/useText.ts';
import styles from '../editor.module.css';
import { PendingFieldContext } from '../useCommitOnBlur.ts';
import { useMaximized } from '../useMaximized.ts';
import type { TextDocument } from './document.ts';
import {
  EditorContext,
  type DocumentEditorProps,
  type DocumentKind,
  type EditorHandle,
} from './documentEditor.ts';
import { DocumentInfo } from './DocumentInfo.tsx';
import { EditorNotice } from './EditorNotice.tsx';
import { EditorToolbar, type ViewOption } from './EditorToolbar.tsx';
import { cursorOffset, toLineColumn, type Path } from './problem.ts';
import { ProblemList } from './ProblemList.tsx';
import { StatusBar } from './StatusBar.tsx';
import type { EarlierDraft } from './useDraft.ts';
import { useEditorView } from './useEditorView.ts';
import { useOpenDocument } from './useOpenDocument.ts';
import { useProblemNavigation } from './useProblemNavigation.ts';

const Diff = lazyComponent(() => import('./Diff.tsx'), ['editors']);

/**
 * Edits a document as text, in a form, as a tree, and compared with another text. All views edit one text with one
 * history, so that everything that is not edited stays byte for byte.
 */
export function Editor<D extends TextDocument>({
  kind,
  ...props
}: DocumentEditorProps<D> & { kind: DocumentKind<D> }) {
  const { label, saved, compare, ref, tools, onUnsavedChange, about, openDraft, onDraftBase } = props;
  const { select, path, problemTools, beside, file = label, readOnly = false } = props;
  const t = useText();
  const { format, sentence } = kind;
  const { isMaximized, setMaximized, frame } = useMaximized();
  const { textDocument, textContainer, problemText, draft, unsaved, differingRanges, referenceText } =
    useOpenDocument(kind, props);
  const { view, show, choose, ensureValid, step, notice, showNotice, closeNotice } = useEditorView(
    kind,
    textDocument,
    props,
  );
  const { body, goToProblem, goToField } = useProblemNavigation(kind, textDocument, {
    view,
    show,
    ...(select && { select }),
  });
  const handle: EditorHandle = {
    unsaved,
    readText: () =>
      ensureValid(position => t('editors.refused.save', { position })) ? textDocument.text() : undefined,
    replace: textDocument.replace,
    trackChanges: textDocument.trackChanges,
    go(at) {
      if (view === 'select' && kind.focusOffset) return kind.focusOffset(textDocument, at);
      show('raw');
      requestAnimationFrame(() => textDocument.goTo(at));
    },
  };
  useImperativeHandle(ref, () => handle);
  const notifyUnsavedChange = useEvent((now: boolean) => onUnsavedChange?.(now));
  useEffect(() => notifyUnsavedChange(unsaved), [unsaved, notifyUnsavedChange]);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.defaultPrevented) return;
    if (event.key === 'Escape' && isMaximized) setMaximized(false);
    const isInput = event.target instanceof Element && event.target.matches('input, textarea, select');
    if (
      view === 'raw' ||
      isInput ||
      readOnly ||
      !(event.ctrlKey || event.metaKey) ||
      !/^[zy]$/i.test(event.key)
    )
      return;
    event.preventDefault();
    step(/y/i.test(event.key) || event.shiftKey ? textDocument.redo : textDocument.undo);
  };

  const [wantsTree, setWantsTree] = useStore('treeBeside', false);
  const canShowTree = view === 'select' && !beside && kind.beside !== undefined;
  const TreeBeside = canShowTree && wantsTree ? kind.beside!.View : undefined;

  const besideProps = {
    textDocument,
    label,
    goToField: (at: Path, otherwise: () => void) =>
      goToField({ kind: '', from: 0, to: 0, path: at, about: {} }, otherwise),
    edit(at: Path) {
      show('tree');
      textDocument.target.set(at);
    },
  };
  /** Moves the cursor to the focused field, so that the status bar shows its path. */
  const onFocus = ({ target }: FocusEvent) => {
    const at = view === 'select' ? kind.pathAtElement?.(target) : undefined;
    if (at) kind.moveCursorTo?.(textDocument, at);
  };

  const restore = ({ text, base, time }: EarlierDraft) => {
    if (base !== undefined && base !== saved) onDraftBase?.(base, time);
    textDocument.replace(text);
  };
  const load = (name: string, text: string) => {
    const problem = format.findSyntaxError(text);
    if (!problem) return textDocument.replace(text);
    const position = toLineColumn(text, cursorOffset(problem));
    showNotice({
      text: t('editors.refused.load', { name, position: t('editors.position', position) }),
      detail: sentence(problem, at => toLineColumn(text, at).line),
    });
  };

  const referenceName = compare?.label ?? t('editors.savedText');
  const Side = view === 'tree' ? kind.tree?.View : view === 'diff' ? Diff : undefined;
  const viewOptions: ViewOption[] = [
    ...(select ? [{ view: 'select', ...kind.select, preloadProps: select.preloadProps } as const] : []),
    { view: 'raw', label: kind.raw, Icon: CodeIcon },
    ...(kind.tree ? [{ view: 'tree', ...kind.tree } as const] : []),
    { view: 'diff', label: t('editors.view.diff'), Icon: DifferenceIcon, preloadProps: Diff.preloadProps },
  ];
  const views = (
    <>
      <EditorToolbar
        label={label}
        format={format}
        views={viewOptions}
        view={view}
        choose={choose}
        beside={
          canShowTree
            ? {
                on: TreeBeside !== undefined,
                toggle: () => setWantsTree(!TreeBeside),
                preloadProps: kind.beside!.preloadProps,
              }
            : undefined
        }
        readOnly={readOnly}
        load={load}
        onRefuse={text => showNotice({ text })}
      >
        <EditorContext value={handle}>{tools}</EditorContext>
      </EditorToolbar>
      {draft.earlierDraft && !readOnly ? (
        <DraftNote
          time={draft.earlierDraft.time}
          restore={() => draft.restore(restore)}
          discard={draft.discard}
        />
      ) : null}
      <DocumentInfo
        textDocument={textDocument}
        file={file}
        referenceName={referenceName}
        differenceCount={differingRanges?.length}
        onShowDiff={() => choose('diff')}
        isMaximized={isMaximized}
        setMaximized={setMaximized}
        step={step}
        readOnly={readOnly}
      >
        {about}
      </DocumentInfo>
      <PendingFieldContext value={textDocument.trackPendingField}>
        <div
          ref={body}
          className={TreeBeside ? `${styles.body} ${styles.withTree}` : styles.body}
          onFocus={onFocus}
        >
          <div ref={textContainer} hidden={view !== 'raw'} />
          {view === 'select' ? select!.form({ textDocument, path: path ?? [], label, readOnly }) : null}
          {TreeBeside ? <TreeBeside {...besideProps} /> : null}
          {Side ? (
            <Side
              textDocument={textDocument}
              label={label}
              referenceName={referenceName}
              referenceText={referenceText}
              readOnly={readOnly}
            />
          ) : null}
          {notice ? (
            <EditorNotice
              notice={notice}
              sentence={problemText}
              applyQuickFix={textDocument.applyQuickFix}
              onClose={closeNotice}
            />
          ) : null}
        </div>
      </PendingFieldContext>
      <StatusBar
        textDocument={textDocument}
        isRaw={view === 'raw'}
        keptAt={draft.keptAt}
        isDraftLost={openDraft !== undefined && !draft.canKeep}
      />
      <ProblemList
        textDocument={textDocument}
        sentence={problemText}
        go={goToProblem}
        {...(problemTools && { tools: problemTools(textDocument) })}
      />
    </>
  );
  return (
    // Handles keys that bubble from its inputs. The section itself is not interactive.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <section
      ref={frame}
      className={[styles.editor, beside && styles.parted, isMaximized && styles.full]
        .filter(Boolean)
        .join(' ')}
      aria-label={label}
      onKeyDown={onKeyDown}
    >
      {beside ? (
        <>
          <div className={styles.beside}>
            {beside(textDocument, () => ensureValid(position => t('editors.refused.list', { position })))}
          </div>
          <div className={styles.main}>{views}</div>
        </>
      ) : (
        views
      )}
    </section>
  );
}
