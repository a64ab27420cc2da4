import {
  useEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
  type CSSProperties,
  type KeyboardEvent,
} from 'react';
import { useStoreValue } from '../../storage/useStoreValue.ts';
import { formatCount } from '../../ui/formats.ts';
import { TextButton } from '../../ui/TextButton.tsx';
import { useText } from '../../ui/useText.ts';
import type { JsonDocument } from './document.ts';
import { nodeAt } from './node.ts';
import styles from './outline.module.css';
import {
  ENTRIES_PER_BATCH,
  getLineMark,
  locateLine,
  outlineLines,
  type OutlineLine,
  type RemainingEntries,
} from './outline.ts';
import type { Path } from './path.ts';

interface Props {
  textDocument: JsonDocument;
  label: string;
  /** Focuses the field of a path in the form; calls `otherwise` if the form has none. */
  goToField(path: Path, otherwise: () => void): void;
  /** Opens the path in the tree view. */
  edit(path: Path): void;
}

const MARKS = { err: 'editors.problem', warn: 'editors.warning', changed: 'editors.xml.changed' } as const;
const isSame = (one: Path | undefined, other: Path) =>
  one !== undefined && one.length === other.length && one.every((step, at) => step === other[at]);

/** The outline of a document beside its form. It follows the focus of the form, and selecting a line focuses its field. */
export default function TreeBeside({ textDocument, label, goToField, edit }: Props) {
  const t = useText();
  const tree = useRef<HTMLDivElement>(null);
  const doc = useSyncExternalStore(textDocument.state.subscribe, () => textDocument.view.state.doc);
  const { problems, differingRanges = [] } = useStoreValue(textDocument.state);
  const { path } = useStoreValue(textDocument.cursor);
  const [expanded, setExpanded] = useState<ReadonlySet<string>>(new Set(['']));
  const [drawn, setDrawn] = useState<ReadonlyMap<string, number>>(new Map());
  /** The selected path, if the form has no field for it. */
  const [pathWithoutField, setPathWithoutField] = useState<Path>();
  const { text, reading } = textDocument.known(doc);
  const { root } = reading;
  const lines = useMemo(
    () => (root && !reading.mistake ? outlineLines(text, root, expanded, drawn) : []),
    [text, root, reading, expanded, drawn],
  );
  const chosen = root ? locateLine(root, path).key : '';
  /** The line in the tab order: the selected one, or the document if that is collapsed. */
  const tabStop = lines.some(({ key }) => key === chosen) ? chosen : '';
  useEffect(() => {
    if (!root || !path.length) return;
    const { ancestors, drawn: needed } = locateLine(root, path);
    setExpanded(before =>
      ancestors.every(key => before.has(key)) ? before : new Set([...before, ...ancestors]),
    );
    setDrawn(before => (needed.size ? new Map([...before, ...needed]) : before));
    // Only when the path changes, so that lines that the user collapses stay collapsed.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [path]);
  useEffect(() => {
    // Scrolls the pane itself, because scrollIntoView would scroll the page, too.
    const [pane, row] = [tree.current!, tree.current!.querySelector<HTMLElement>('[aria-selected=true]')];
    if (!row) return;
    const [{ top, bottom }, { top: above, bottom: below }] = [
      pane.getBoundingClientRect(),
      row.getBoundingClientRect(),
    ];
    if (above < top || below > bottom) pane.scrollTop += above - top - (bottom - top) / 3;
  }, [chosen, lines]);

  const toggle = ({ key, isExpanded: is }: OutlineLine) =>
    setExpanded(before => {
      const next = new Set(before);
      if (is) next.delete(key);
      else next.add(key);
      return next;
    });
  const choose = (line: OutlineLine) => {
    textDocument.moveCursorTo(line.path);
    setPathWithoutField(undefined);
    goToField(line.path, () => setPathWithoutField(line.path));
  };
  const focusLine = (key: string) =>
    tree.current?.querySelector<HTMLElement>(`[data-line="${key}"]`)?.focus();
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const all = lines.filter((line): line is OutlineLine => !('more' in line));
    const at = all.findIndex(({ key }) => key === (event.target as HTMLElement).dataset.line);
    const line = all[at];
    if (!line) return;
    const focusNext = (next: OutlineLine | undefined) => next && focusLine(next.key);
    switch (event.key) {
      case 'ArrowDown':
        focusNext(all[at + 1]);
        break;
      case 'ArrowUp':
        focusNext(all[at - 1]);
        break;
      case 'Home':
        focusNext(all[0]);
        break;
      case 'End':
        focusNext(all.at(-1));
        break;
      case 'ArrowRight':
        if (line.isExpanded) focusNext(all[at + 1]);
        else if (line.node.children?.length) toggle(line);
        break;
      case 'ArrowLeft':
        if (line.isExpanded) toggle(line);
        else focusNext(all.find(({ key }) => key === line.key.replace(/\.?\d+$/, '')));
        break;
      case 'Enter':
      case ' ':
        choose(line);
        break;
      default:
        return;
    }
    event.preventDefault();
  };

  const about = ({ node, title }: OutlineLine) => {
    const total = node.children!.length;
    const many = { smart_count: total, count: formatCount(total) };
    if (!title) return t(node.kind === 'array' ? 'editors.beside.items' : 'editors.beside.properties', many);
    const layers = nodeAt(node, ['layers']);
    return layers?.kind === 'array'
      ? `${title}, ${t('editors.beside.items', { smart_count: layers.children!.length, count: formatCount(layers.children!.length) })}`
      : title;
  };
  return (
    <div ref={tree} className={styles.tree} role="tree" aria-label={t('editors.tree.label', { label })}>
      {lines.map(line =>
        'more' in line ? (
          <More
            key={`${line.key} more`}
            rest={line}
            draw={() =>
              setDrawn(before =>
                new Map(before).set(
                  line.key,
                  (before.get(line.key) ?? ENTRIES_PER_BATCH) + ENTRIES_PER_BATCH,
                ),
              )
            }
          />
        ) : (
          row(line)
        ),
      )}
    </div>
  );

  function row(line: OutlineLine) {
    const { key, depth, node, step, value, isExpanded: isOpen } = line;
    const mark = getLineMark(line, problems, differingRanges);
    const isChosen = key === chosen;
    return (
      <div
        key={key}
        role="treeitem"
        data-line={key}
        tabIndex={key === tabStop ? 0 : -1}
        aria-level={depth + 1}
        aria-selected={isChosen}
        {...(node.children?.length && { 'aria-expanded': isOpen })}
        className={`${styles.line} ${mark ? styles[mark] : ''}`}
        style={{ '--depth': depth } as CSSProperties}
        onClick={() => choose(line)}
        onKeyDown={onKeyDown}
      >
        {node.children?.length ? (
          <span
            className={styles.toggle}
            aria-hidden="true"
            onClick={event => {
              event.stopPropagation();
              toggle(line);
            }}
          />
        ) : (
          <span />
        )}
        <span className={styles.text}>
          <strong>{step === undefined ? label : step}</strong>{' '}
          {node.children ? <span className="secondary">{about(line)}</span> : <span>{value}</span>}
          {mark ? <span className="visually-hidden"> {t(MARKS[mark])}</span> : null}
        </span>
        {isChosen && isSame(pathWithoutField, line.path) ? (
          <TextButton
            variant="link"
            className={styles.edit!}
            onClick={event => {
              event.stopPropagation();
              edit(line.path);
            }}
          >
            {t('editors.beside.edit')}
          </TextButton>
        ) : null}
      </div>
    );
  }
}

function More({ rest: { depth, more }, draw }: { rest: RemainingEntries; draw(): void }) {
  const t = useText();
  const next = Math.min(more, ENTRIES_PER_BATCH);
  return (
    <p className={styles.more} style={{ '--depth': depth } as CSSProperties}>
      <TextButton variant="link" onClick={draw}>
        {t('editors.showMore', { count: formatCount(next) })}
      </TextButton>
    </p>
  );
}
