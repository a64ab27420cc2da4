import { useEffect, useMemo, useState } from 'react';
import { useStoreValue } from '../../storage/useStoreValue.ts';
import { useText } from '../../ui/useText.ts';
import { entryTo, pathText, type Path } from '../json/path.ts';
import { sliceAt, useEdited } from './edited.ts';
import type { RowActs } from './Row.tsx';
import { useRowKeys } from './rowKeys.ts';
import { nameOf, sourceOf, type Slice } from './slice.ts';

/** A list of a document as rows: their keys, which one is open, and what can be done with them. `leads` says which row has a path that is none of the list's. */
export function useDocumentList(
  path: Path,
  entries: readonly Slice[],
  leads?: (target: Path) => number | undefined,
) {
  const t = useText();
  const { document, say } = useEdited();
  const keys = useRowKeys(entries.map(sourceOf));
  const [opened, open] = useState<string>();
  const target = useStoreValue(document.target);
  useEffect(() => {
    const at = target && (entryTo(path, target) ?? leads?.(target));
    if (at !== undefined && keys[at] !== undefined) open(keys[at]);
    // Once for each target.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [target]);
  const place = pathText(path);
  const acts = useMemo((): RowActs => {
    const list = () => sliceAt(document, path)?.node.children ?? [];
    const named = (at: number) => nameOf(sliceAt(document, [...path, at])) || t('editors.unnamed');
    return {
      open,
      move(from, to) {
        const name = named(from);
        if (document.edit({ do: 'move', path: [...path, from], to: [...path, to] }))
          say(t('children.order.now', { name, position: to + 1, total: list().length }));
      },
      remove(at) {
        const name = named(at);
        if (document.edit({ do: 'remove', path: [...path, at] })) say(t('configForms.removed', { name }));
      },
    };
    // The place says the path.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [document, place, say, t]);
  return { keys, opened, acts };
}
