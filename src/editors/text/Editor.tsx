import CodeIcon from '@mui/icons-material/CodeOutlined';
import DifferenceIcon from '@mui/icons-material/DifferenceOutlined';
import {
  useEffect,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  useState,
  type FocusEvent,
  type KeyboardEvent,
} from 'react';
import { useEvent, useStore } from 'react-admin';
import { useStoreValue } from '../../storage/useStoreValue.ts';
import { DraftNote } from '../../ui/DraftNote.tsx';
import { lazyComponent } from '../../ui/lazy/lazyComponent.tsx';
import { useLeaveGuard } from '../../ui/unsaved/useLeaveGuard.ts';
import { useText } from '../../ui/useText.ts';
import { usePhrases } from '../code/phrases.ts';
import styles from '../editor.module.css';
import { TypingContext } from '../typing.ts';
import { useFull } from '../useFull.ts';
import { About } from './About.tsx';
import type { TextDocument } from './document.ts';
import { EditorContext, type EditorHandle, type Kind, type Props } from './editing.ts';
import { EditorToolbar, type OfferedView, type View } from './EditorToolbar.tsx';
import { Notice, type Told } from './Notice.tsx';
import { placeOf, positionIn, type Path, type Problem } from './problem.ts';
import { Problems } from './Problems.tsx';
import { Status } from './Status.tsx';
import { useDraft, type Left } from './useDraft.ts';

const Diff = lazyComponent(() => import('./Diff.tsx'), ['editors']);

/**
 * Edits a document as its text, in a form, as a tree, and beside another: one text, one history. What no view knows, its
 * order, its white space and every digit stay as they are.
 */
export function Editor<D extends TextDocument>({
  kind,
  label,
  value,
  saved,
  compare,
  onChange,
  ref,
  tools,
  onUnsavedChange,
  about,
  openDraft,
  typedOn,
  select,
  path,
  held,
  checks,
  beside,
  file = label,
  view: given,
  onView,
  readOnly = false,
}: Props<D> & { kind: Kind<D> }) {
  const t = useText();
  const { format, sentence } = kind;
  const phrases = usePhrases();
  const [told, setTold] = useState<{ notice: Told; about: unknown }>();
  const { full, setFull, frame } = useFull();
  const shown = useRef<HTMLDivElement>(null);
  const opened = useRef<D>(undefined);

  const said = (problem: Problem) => sentence(problem, at => opened.current!.position(at).line);
  const kept = useDraft(openDraft, saved, value);
  const options = {
    text: value,
    saved,
    compare: compare?.text ?? saved,
    held,
    label: t('editors.text', { label, format: format.name }),
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

  // What was said about a text is over once it is changed.
  const doc = document.view.state.doc;
  const tell = (notice: Told) => setTold({ notice, about: document.view.state.doc });

  const [own, setOwn] = useState<View>(() => (select && !document.mistake() ? 'select' : 'raw'));
  const wanted = given ?? own;
  const view = wanted === 'select' && !select ? 'raw' : wanted;
  const show = (next: View) => {
    setOwn(next);
    onView?.(next);
  };
  const refuse = (problem: Problem, refusal: (place: string) => string) => {
    show('raw');
    tell({ text: refusal(t('editors.place', document.position(placeOf(problem)))), problem });
    document.check();
    // The text is seen again first.
    requestAnimationFrame(() => document.go(placeOf(problem)));
  };
  /** Whether the text can be read; where it cannot, that is said, and led to. */
  const isRead = (refusal: (place: string) => string) => {
    const mistake = document.mistake();
    if (mistake) refuse(mistake, refusal);
    return !mistake;
  };
  // Raw begins at the entry that is edited, or that was chosen meanwhile.
  const entry = format.pathText(path ?? []);
  const pointed = useRef<string>(undefined);
  useLayoutEffect(() => {
    if (view !== 'raw' || !path || pointed.current === entry) return;
    pointed.current = entry;
    const at = kind.find?.(document, path);
    // Whoever types there has the cursor.
    if (at !== undefined && !document.view.hasFocus) document.point(at);
  });

  const choose = (next: View) => {
    if (view === 'select') pointed.current = undefined;
    if (next === 'raw' || isRead(place => t('editors.refused.view', { place }))) show(next);
  };
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
  /** Back and forth in the one history; what cannot be read is in Raw. */
  const step = (act: () => boolean) => {
    act();
    const mistake = view === 'raw' ? undefined : document.mistake();
    if (mistake) refuse(mistake, place => t('editors.refused.view', { place }));
  };
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

  const body = useRef<HTMLDivElement>(null);
  /** To where something was found, in the view that is shown, if it can be edited there; else in Raw. */
  const lead = (problem: Problem) => {
    const inRaw = () => {
      show('raw');
      requestAnimationFrame(() => document.go(placeOf(problem)));
    };
    if (!kind.fieldAt || (view !== 'select' && view !== 'tree') || document.mistake()) return inRaw();
    // The tree takes it once it is there.
    if (view === 'tree') return document.target.set(problem.path);
    leadInForm(problem, inRaw);
  };
  function leadInForm(problem: Problem, otherwise: () => void) {
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

  const restore = ({ text, base, time }: Left) => {
    if (base !== undefined && base !== saved) typedOn?.(base, time);
    document.replace(text);
  };
  const load = (name: string, text: string) => {
    const problem = format.mistakeIn(text);
    if (!problem) return document.replace(text);
    const place = positionIn(text, placeOf(problem));
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
      <About
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
      </About>
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
              compared={options.compare}
              readOnly={readOnly}
            />
          ) : null}
          {told?.about === doc ? (
            <Notice
              told={told.notice}
              sentence={said}
              mend={document.mend}
              close={() => setTold(undefined)}
            />
          ) : null}
        </div>
      </TypingContext>
      <Status
        document={document}
        isRaw={view === 'raw'}
        keptAt={kept.at}
        unkept={openDraft !== undefined && !kept.keeps}
      />
      <Problems document={document} sentence={said} go={lead} {...(checks && { checks: checks(document) })} />
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
