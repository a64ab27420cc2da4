import { useEffect, useId, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import ReactJson, { type ThemeObject } from 'react-json-view';
import { useStoreValue } from '../../storage/useStoreValue.ts';
import { useText } from '../../ui/useText.ts';
import { quoted, Sentence } from '../Sentence.tsx';
import type { SideProps } from '../text/editing.ts';
import type { JsonDocument } from './document.ts';
import { drawable, ENTRIES } from './drawable.ts';
import { EntryForm } from './EntryForm.tsx';
import { nodeAt } from './node.ts';
import { pathText, type Path } from './path.ts';
import styles from './side.module.css';
import { keepNamed, markChosen, onTreeKey } from './treeKeys.ts';

const TEXT = 'var(--text)';
const DIM = 'var(--text2)';
const VALUE = 'var(--syn-value)';
const theme: ThemeObject = {
  base00: 'transparent',
  base01: 'var(--surface)',
  base02: 'var(--line)',
  base03: DIM,
  base04: DIM,
  base05: TEXT,
  base06: TEXT,
  base07: TEXT,
  base08: VALUE,
  base09: 'var(--syn-text)',
  base0A: VALUE,
  base0B: VALUE,
  base0C: DIM,
  base0D: DIM,
  base0E: VALUE,
  base0F: VALUE,
};

/** A list within a list of more than so many entries is drawn in groups of so many. */
const GROUP = 100;

interface Chosen {
  path: Path;
  /** How often something was chosen: what was typed for one entry does not stay for the next. */
  times: number;
  /** Where the keyboard goes on. */
  focus?: 'path' | 'value';
}

/**
 * The document as a tree, and beside it the entry that is chosen there. What is done here is done to the text, at one path;
 * the tree itself only shows.
 */
export default function Tree({ document, label, readOnly }: SideProps<JsonDocument>) {
  const t = useText();
  const id = useId();
  const tree = useRef<HTMLDivElement>(null);
  const [chosen, setChosen] = useState<Chosen>({ path: [], times: 0 });
  const choose = (path: Path, focus?: Chosen['focus']) =>
    setChosen(({ times }) => ({ path, times: times + 1, ...(focus && { focus }) }));
  const doc = useSyncExternalStore(document.standing.subscribe, () => document.view.state.doc);
  const drawn = useMemo(() => {
    const { text, reading } = document.known(doc);
    const { root, mistake } = reading;
    if (!root || mistake) return undefined;
    const value = document.value();
    return { text, root, ...drawable(typeof value === 'object' && value !== null ? value : {}) };
  }, [doc, document]);
  useEffect(
    () => () => {
      // react-json-view keeps the last value of each tree for good.
      if (drawn)
        for (const name of Object.keys(drawn.shown)) delete (drawn.shown as Record<string, unknown>)[name];
    },
    [drawn],
  );
  const target = useStoreValue(document.target);
  useEffect(() => {
    if (!target) return;
    document.target.set(undefined);
    const node = nodeAt(drawn?.root, target);
    if (node) choose(target, node.children ? 'path' : 'value');
    // Once for each target.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [target]);
  const isDrawn = drawn?.root.children !== undefined;
  useEffect(() => (isDrawn ? keepNamed(tree.current!) : undefined), [isDrawn]);
  if (!drawn) return null;
  const { text, root, shown, cuts } = drawn;
  /** What is chosen, or of what is gone the nearest around it. */
  let { path } = chosen;
  while (path.length && !nodeAt(root, path)) path = path.slice(0, -1);
  return (
    <div className={styles.tree}>
      <div
        ref={tree}
        className={styles.drawn}
        role={isDrawn ? 'tree' : undefined}
        tabIndex={0}
        aria-label={t('editors.tree.label', { label })}
        aria-describedby={`${id}-keys`}
        onKeyDown={onTreeKey}
        onClick={event => markChosen(tree.current!, event.target as Element)}
      >
        {cuts.map(cut => (
          <p key={pathText(cut.path)}>
            <Sentence
              text={t('editors.tree.cut', {
                path: quoted(pathText(cut.path) || t('editors.tree.document')),
                shown: ENTRIES,
                total: cut.total,
              })}
            />
          </p>
        ))}
        {isDrawn ? (
          <ReactJson
            src={shown}
            name={false}
            collapsed={1}
            groupArraysAfterLength={GROUP}
            collapseStringsAfterLength={120}
            indentWidth={3}
            iconStyle="triangle"
            displayDataTypes={false}
            displayObjectSize={false}
            showComma={false}
            enableClipboard={false}
            quotesOnKeys={false}
            theme={theme}
            style={{ fontFamily: 'var(--mono)', fontSize: '12.5px', lineHeight: '19px' }}
            onSelect={({ name, namespace }) => choose(real([...namespace, name], root))}
          />
        ) : (
          <p>{t('editors.tree.scalar')}</p>
        )}
        <span id={`${id}-keys`} className="visually-hidden">
          {t('editors.tree.keys')}
        </span>
      </div>
      <EntryForm
        key={chosen.times}
        document={document}
        text={text}
        root={root}
        path={path}
        focus={chosen.focus}
        choose={choose}
        renamed={to => setChosen({ ...chosen, path: to })}
        readOnly={readOnly}
      />
    </div>
  );

  /** The library's names of a place, entries of lists as numbers. */
  function real(names: (string | null)[], node: typeof root): Path {
    const steps = names.filter(name => name !== null);
    return steps.map((step, at) =>
      nodeAt(node, steps.slice(0, at))?.kind === 'array' ? Number(step) : step,
    );
  }
}
