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
import { count } from '../../ui/formats.ts';
import { TextButton } from '../../ui/TextButton.tsx';
import { useText } from '../../ui/useText.ts';
import type { JsonDocument } from './document.ts';
import { nodeAt } from './node.ts';
import styles from './outline.module.css';
import {
  ENTRIES_PER_BATCH,
  keysTo,
  markOf,
  outlineLines,
  type Line,
  type RemainingEntries,
} from './outline.ts';
import type { Path } from './path.ts';

interface Props {
  document: JsonDocument;
  label: string;
  /** Leads to what has a path in the form, or does `otherwise` where that has no field for it. */
  lead(path: Path, otherwise: () => void): void;
  /** Edits it in the view that is a tree. */
  edit(path: Path): void;
}

const MARKS = { err: 'editors.problem', warn: 'editors.warning', changed: 'editors.xml.changed' } as const;
const isSame = (one: Path | undefined, other: Path) =>
  one !== undefined && one.length === other.length && one.every((step, at) => step === other[at]);

/** The whole document beside its form: it follows what is edited there, and leads to what is chosen here. */
export default function TreeBeside({ document: edited, label, lead, edit }: Props) {
  const t = useText();
  const tree = useRef<HTMLDivElement>(null);
  const doc = useSyncExternalStore(edited.standing.subscribe, () => edited.view.state.doc);
  const { problems, places = [] } = useStoreValue(edited.standing);
  const { path } = useStoreValue(edited.cursor);
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set(['']));
  const [drawn, setDrawn] = useState<ReadonlyMap<string, number>>(new Map());
  /** What the form has no field for. */
  const [apart, setApart] = useState<Path>();
  const { text, reading } = edited.known(doc);
  const { root } = reading;
  const lines = useMemo(
    () => (root && !reading.mistake ? outlineLines(text, root, open, drawn) : []),
    [text, root, reading, open, drawn],
  );
  const chosen = root ? keysTo(root, path).key : '';
  /** Where Tab stops: at what is chosen, or at the document where that is closed. */
  const stop = lines.some(({ key }) => key === chosen) ? chosen : '';
  useEffect(() => {
    if (!root || !path.length) return;
    const { around, drawn: needed } = keysTo(root, path);
    setOpen(before => (around.every(key => before.has(key)) ? before : new Set([...before, ...around])));
    setDrawn(before => (needed.size ? new Map([...before, ...needed]) : before));
    // Once for each place: what was closed by hand stays closed.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [path]);
  useEffect(() => {
    // Within its pane: the page stays where it is.
    const [pane, row] = [tree.current!, tree.current!.querySelector<HTMLElement>('[aria-selected=true]')];
    if (!row) return;
    const [{ top, bottom }, { top: above, bottom: below }] = [
      pane.getBoundingClientRect(),
      row.getBoundingClientRect(),
    ];
    if (above < top || below > bottom) pane.scrollTop += above - top - (bottom - top) / 3;
  }, [chosen, lines]);

  const toggle = ({ key, open: is }: Line) =>
    setOpen(before => {
      const next = new Set(before);
      if (is) next.delete(key);
      else next.add(key);
      return next;
    });
  const choose = (line: Line) => {
    edited.pointAt(line.path);
    setApart(undefined);
    lead(line.path, () => setApart(line.path));
  };
  const keyed = (key: string) => tree.current?.querySelector<HTMLElement>(`[data-line="${key}"]`)?.focus();
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const all = lines.filter((line): line is Line => !('more' in line));
    const at = all.findIndex(({ key }) => key === (event.target as HTMLElement).dataset.line);
    const line = all[at];
    if (!line) return;
    const to = (next: Line | undefined) => next && keyed(next.key);
    switch (event.key) {
      case 'ArrowDown':
        to(all[at + 1]);
        break;
      case 'ArrowUp':
        to(all[at - 1]);
        break;
      case 'Home':
        to(all[0]);
        break;
      case 'End':
        to(all.at(-1));
        break;
      case 'ArrowRight':
        if (line.open) to(all[at + 1]);
        else if (line.node.children?.length) toggle(line);
        break;
      case 'ArrowLeft':
        if (line.open) toggle(line);
        else to(all.find(({ key }) => key === line.key.replace(/\.?\d+$/, '')));
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

  const about = ({ node, called }: Line) => {
    const total = node.children!.length;
    const many = { smart_count: total, count: count(total) };
    if (!called) return t(node.kind === 'array' ? 'editors.beside.items' : 'editors.beside.properties', many);
    const layers = nodeAt(node, ['layers']);
    return layers?.kind === 'array'
      ? `${called}, ${t('editors.beside.items', { smart_count: layers.children!.length, count: count(layers.children!.length) })}`
      : called;
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

  function row(line: Line) {
    const { key, depth, node, step, value, open: isOpen } = line;
    const mark = markOf(line, problems, places);
    const isChosen = key === chosen;
    return (
      <div
        key={key}
        role="treeitem"
        data-line={key}
        tabIndex={key === stop ? 0 : -1}
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
        {isChosen && isSame(apart, line.path) ? (
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
        {t('editors.showMore', { count: count(next) })}
      </TextButton>
    </p>
  );
}
