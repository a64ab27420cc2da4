import { useEffect, useMemo, useState } from 'react';
import { useStoreValue } from '../../storage/useStoreValue.ts';
import { useText } from '../../ui/useText.ts';
import { indexInList, pathText, type Path } from '../json/path.ts';
import { sliceAt, useEdited } from './edited.ts';
import { entryName, sliceText, type Slice } from './slice.ts';
import type { RowActions } from './SortedRow.tsx';

interface Keyed {
  sources: readonly string[];
  keys: readonly string[];
}

/**
 * Assigns keys to rows without an identity. A row keeps its key while it moves or changes, so that it stays
 * expanded and focused.
 */
export function keysFor(sources: readonly string[], before: Keyed, fresh: () => string): string[] {
  const left = new Map<string, string[]>();
  // Reversed, so that `pop` returns the first of equal rows.
  for (let at = before.sources.length - 1; at >= 0; at -= 1) {
    const keyed = left.get(before.sources[at]!);
    if (keyed) keyed.push(before.keys[at]!);
    else left.set(before.sources[at]!, [before.keys[at]!]);
  }
  const same = sources.map(source => left.get(source)?.pop());
  const staying = new Set(same);
  const changed = before.keys.filter(key => !staying.has(key)).toReversed();
  return same.map(key => key ?? changed.pop() ?? fresh());
}

let made = 0;
const fresh = () => `row${(made += 1)}`;

function useRowKeys(sources: readonly string[]): readonly string[] {
  const [kept, keep] = useState<Keyed>(() => ({ sources, keys: sources.map(fresh) }));
  if (kept.sources.length === sources.length && sources.every((source, at) => source === kept.sources[at]))
    return kept.keys;
  const next = { sources, keys: keysFor(sources, kept, fresh) };
  keep(next);
  return next.keys;
}

/**
 * Returns the rows of a list in a document: their keys, the expanded one, and their actions. `landingAt`
 * returns the row of a path outside the list.
 */
export function useDocumentList(
  path: Path,
  entries: readonly Slice[],
  landingAt?: (target: Path) => number | undefined,
) {
  const t = useText();
  const { textDocument, say } = useEdited();
  const keys = useRowKeys(entries.map(sliceText));
  const [opened, setOpened] = useState<string>();
  const target = useStoreValue(textDocument.target);
  useEffect(() => {
    const at = target && (indexInList(path, target) ?? landingAt?.(target));
    if (at !== undefined && keys[at] !== undefined) setOpened(keys[at]);
    // Runs once for each target.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [target]);
  const pathKey = pathText(path);
  const acts = useMemo((): RowActions => {
    const list = () => sliceAt(textDocument, path)?.node.children ?? [];
    const named = (at: number) => entryName(sliceAt(textDocument, [...path, at])) || t('editors.unnamed');
    return {
      open: setOpened,
      move(from, to) {
        const name = named(from);
        if (textDocument.edit({ do: 'move', path: [...path, from], to: [...path, to] }))
          say(t('children.order.now', { name, position: to + 1, total: list().length }));
      },
      remove(at) {
        const name = named(at);
        if (textDocument.edit({ do: 'remove', path: [...path, at] })) say(t('configForms.removed', { name }));
      },
    };
    // `pathKey` changes with `path`.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [textDocument, pathKey, say, t]);
  return { keys, opened, acts };
}
