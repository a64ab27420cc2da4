import { useEffect, useId, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import ReactJson, { type ThemeObject } from 'react-json-view';
import { useStoreValue } from '../../storage/useStoreValue.ts';
import { useText } from '../../ui/useText.ts';
import { quote, Sentence } from '../Sentence.tsx';
import type { SideProps } from '../text/documentEditor.ts';
import type { JsonDocument } from './document.ts';
import { EntryForm } from './EntryForm.tsx';
import { limitEntries, MAX_ENTRIES } from './limitEntries.ts';
import { nodeAt } from './node.ts';
import { pathText, type Path } from './path.ts';
import styles from './side.module.css';
import { keepRowsLabelled, markChosen, onTreeKey } from './treeKeys.ts';

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

/** Longer lists are drawn in groups of this size. */
const GROUP_SIZE = 100;

interface TreeSelection {
  path: Path;
  /** Counts the selections, so that the form is remounted for each and no input stays for the next entry. */
  times: number;
  /** The field that receives the focus. */
  initialFocus?: 'path' | 'value';
}

/** The document as a tree that is read-only, beside a form that edits the selected entry in the text. */
export default function Tree({ textDocument, label, readOnly }: SideProps<JsonDocument>) {
  const t = useText();
  const id = useId();
  const tree = useRef<HTMLDivElement>(null);
  const [chosen, setChosen] = useState<TreeSelection>({ path: [], times: 0 });
  const choose = (path: Path, initialFocus?: TreeSelection['initialFocus']) =>
    setChosen(({ times }) => ({
      path,
      times: times + 1,
      ...(initialFocus && { initialFocus }),
    }));
  const doc = useSyncExternalStore(textDocument.state.subscribe, () => textDocument.view.state.doc);
  const content = useMemo(() => {
    const { text, reading } = textDocument.known(doc);
    const { root, mistake } = reading;
    if (!root || mistake) return undefined;
    const value = textDocument.value();
    return { text, root, ...limitEntries(typeof value === 'object' && value !== null ? value : {}) };
  }, [doc, textDocument]);
  useEffect(
    () => () => {
      // react-json-view never releases the last value of a tree, so its entries are deleted.
      if (content)
        for (const name of Object.keys(content.limited))
          delete (content.limited as Record<string, unknown>)[name];
    },
    [content],
  );
  const target = useStoreValue(textDocument.target);
  useEffect(() => {
    if (!target) return;
    textDocument.target.set(undefined);
    const node = nodeAt(content?.root, target);
    if (node) choose(target, node.children ? 'path' : 'value');
    // Runs once for each target.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [target]);
  const isDrawn = content?.root.children !== undefined;
  useEffect(() => (isDrawn ? keepRowsLabelled(tree.current!) : undefined), [isDrawn]);
  if (!content) return null;
  const { text, root, limited, omitted } = content;
  /** The selected path, or its nearest ancestor that still exists. */
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
        {omitted.map(cut => (
          <p key={pathText(cut.path)}>
            <Sentence
              text={t('editors.tree.cut', {
                path: quote(pathText(cut.path) || t('editors.tree.document')),
                shown: MAX_ENTRIES,
                total: cut.total,
              })}
            />
          </p>
        ))}
        {isDrawn ? (
          <ReactJson
            src={limited}
            name={false}
            collapsed={1}
            groupArraysAfterLength={GROUP_SIZE}
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
            onSelect={({ name, namespace }) => choose(toPath([...namespace, name], root))}
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
        jsonDocument={textDocument}
        text={text}
        root={root}
        path={path}
        initialFocus={chosen.initialFocus}
        choose={choose}
        onRename={to => setChosen({ ...chosen, path: to })}
        readOnly={readOnly}
      />
    </div>
  );

  /** Converts the library's names to a path, in which entries of lists are numbers. */
  function toPath(names: (string | null)[], node: typeof root): Path {
    const steps = names.filter(name => name !== null);
    return steps.map((step, at) =>
      nodeAt(node, steps.slice(0, at))?.kind === 'array' ? Number(step) : step,
    );
  }
}
