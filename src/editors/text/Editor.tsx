import CodeIcon from '@mui/icons-material/CodeOutlined';
import DifferenceIcon from '@mui/icons-material/DifferenceOutlined';
import { useEffect, useImperativeHandle, type FocusEvent, type KeyboardEvent } from 'react';
import { useEvent, useStore } from 'react-admin';
import { DraftNote } from '../../ui/DraftNote.tsx';
import { lazyComponent } from '../../ui/lazy/lazyComponent.tsx';
import { useText } from '../../ui/useText.ts';
import styles from '../editor.module.css';
import { useFull } from '../useFull.ts';
import { TypingContext } from '../useTaken.ts';
import { DocumentInfo } from './About.tsx';
import type { TextDocument } from './document.ts';
import { EditorContext, type DocumentEditorProps, type DocumentKind, type EditorHandle } from './editing.ts';
import { EditorToolbar, type OfferedView } from './EditorToolbar.tsx';
import { Notice } from './Notice.tsx';
import { cursorFor, positionIn, type Path } from './problem.ts';
import { ProblemList } from './Problems.tsx';
import { Status } from './Status.tsx';
import type { EarlierDraft } from './useDraft.ts';
import { useEditorView } from './useEditorView.ts';
import { useLead } from './useLead.ts';
import { useOpenDocument } from './useOpenDocument.ts';

const Diff = lazyComponent(() => import('./Diff.tsx'), ['editors']);

/**
 * Edits a document as its text, in a form, as a tree, and beside another: one text, one history. What no view knows, its
 * order, its white space and every digit stay as they are.
 */
export function Editor<D extends TextDocument>({
  kind,
  ...props
}: DocumentEditorProps<D> & { kind: DocumentKind<D> }) {
  const { label, saved, compare, ref, tools, onUnsavedChange, about, openDraft, typedOn } = props;
  const { select, path, problemTools, beside, file = label, readOnly = false } = props;
  const t = useText();
  const { format, sentence } = kind;
  const { full, setFull, frame } = useFull();
  const { document, shown, said, kept, unsaved, places, compared } = useOpenDocument(kind, props);
  const { view, show, choose, isRead, step, notice, tell, closeNotice } = useEditorView(
    kind,
    document,
    props,
  );
  const { body, lead, leadInForm } = useLead(kind, document, { view, show, ...(select && { select }) });
  const handle: EditorHandle = {
    unsaved,
    read: () => (isRead(place => t('editors.refused.save', { place })) ? document.text() : undefined),
    replace: document.replace,
    watch: document.watch,
    go(at) {
      if (view === 'select' && kind.leadTo) return kind.leadTo(document, at);
      show('raw');
      requestAnimationFrame(() => document.go(at));
    },
  };
  useImperativeHandle(ref, () => handle);
  const tellUnsaved = useEvent((now: boolean) => onUnsavedChange?.(now));
  useEffect(() => tellUnsaved(unsaved), [unsaved, tellUnsaved]);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.defaultPrevented) return;
    if (event.key === 'Escape' && full) setFull(false);
    const typed = event.target instanceof Element && event.target.matches('input, textarea, select');
    if (
      view === 'raw' ||
      typed ||
      readOnly ||
      !(event.ctrlKey || event.metaKey) ||
      !/^[zy]$/i.test(event.key)
    )
      return;
    event.preventDefault();
    step(/y/i.test(event.key) || event.shiftKey ? document.redo : document.undo);
  };

  const [wantsTree, wantTree] = useStore('treeBeside', false);
  const mayBeside = view === 'select' && !beside && kind.beside !== undefined;
  const TreeBeside = mayBeside && wantsTree ? kind.beside!.View : undefined;

  const besideProps = {
    document,
    label,
    lead: (at: Path, otherwise: () => void) =>
      leadInForm({ kind: '', from: 0, to: 0, path: at, about: {} }, otherwise),
    edit(at: Path) {
      show('tree');
      document.target.set(at);
    },
  };
  /** The status says what is edited in the form. */
  const onFocus = ({ target }: FocusEvent) => {
    const at = view === 'select' ? kind.pathIn?.(target) : undefined;
    if (at) kind.pointAt?.(document, at);
  };

  const restore = ({ text, base, time }: EarlierDraft) => {
    if (base !== undefined && base !== saved) typedOn?.(base, time);
    document.replace(text);
  };
  const load = (name: string, text: string) => {
    const problem = format.mistakeIn(text);
    if (!problem) return document.replace(text);
    const place = positionIn(text, cursorFor(problem));
    tell({
      text: t('editors.refused.load', { name, place: t('editors.place', place) }),
      said: sentence(problem, at => positionIn(text, at).line),
    });
  };

  const against = compare?.label ?? t('editors.savedText');
  const Side = view === 'tree' ? kind.tree?.View : view === 'diff' ? Diff : undefined;
  const offered: OfferedView[] = [
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
        views={offered}
        view={view}
        choose={choose}
        beside={
          mayBeside
            ? {
                on: TreeBeside !== undefined,
                toggle: () => wantTree(!TreeBeside),
                preloadProps: kind.beside!.preloadProps,
              }
            : undefined
        }
        readOnly={readOnly}
        load={load}
        refused={text => tell({ text })}
      >
        <EditorContext value={handle}>{tools}</EditorContext>
      </EditorToolbar>
      {kept.found && !readOnly ? (
        <DraftNote time={kept.found.time} restore={() => kept.restore(restore)} discard={kept.discard} />
      ) : null}
      <DocumentInfo
        document={document}
        file={file}
        against={against}
        places={places?.length}
        differs={() => choose('diff')}
        full={full}
        setFull={setFull}
        step={step}
        readOnly={readOnly}
      >
        {about}
      </DocumentInfo>
      <TypingContext value={document.typing}>
        <div
          ref={body}
          className={TreeBeside ? `${styles.body} ${styles.withTree}` : styles.body}
          onFocus={onFocus}
        >
          <div ref={shown} hidden={view !== 'raw'} />
          {view === 'select' ? select!.form({ document, path: path ?? [], label, readOnly }) : null}
          {TreeBeside ? <TreeBeside {...besideProps} /> : null}
          {Side ? (
            <Side
              document={document}
              label={label}
              against={against}
              compared={compared}
              readOnly={readOnly}
            />
          ) : null}
          {notice ? <Notice told={notice} sentence={said} mend={document.mend} close={closeNotice} /> : null}
        </div>
      </TypingContext>
      <Status
        document={document}
        isRaw={view === 'raw'}
        keptAt={kept.at}
        unkept={openDraft !== undefined && !kept.keeps}
      />
      <ProblemList
        document={document}
        sentence={said}
        go={lead}
        {...(problemTools && { tools: problemTools(document) })}
      />
    </>
  );
  return (
    // What is pressed within it bubbles here; nothing is pressed on it.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <section
      ref={frame}
      className={[styles.editor, beside && styles.parted, full && styles.full].filter(Boolean).join(' ')}
      aria-label={label}
      onKeyDown={onKeyDown}
    >
      {beside ? (
        <>
          <div className={styles.beside}>
            {beside(document, () => isRead(place => t('editors.refused.list', { place })))}
          </div>
          <div className={styles.main}>{views}</div>
        </>
      ) : (
        views
      )}
    </section>
  );
}
