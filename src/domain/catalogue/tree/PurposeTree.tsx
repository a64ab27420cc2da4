import { useDeferredValue, useMemo, useRef, useState, type KeyboardEvent, type MouseEvent } from 'react';
import { useListFilterContext } from 'react-admin';
import { useSearchParams } from 'react-router-dom';
import type { AssignedRole } from '../../../platform/assignedRoles.ts';
import { CATALOGUE_KINDS } from '../../../platform/resources.ts';
import { formatCount } from '../../../ui/formats.ts';
import { QueryState } from '../../../ui/QueryState.tsx';
import { State } from '../../../ui/State.tsx';
import { TextButton } from '../../../ui/TextButton.tsx';
import { useDebouncedUrlUpdate } from '../../../ui/useDebouncedValue.ts';
import { useText } from '../../../ui/useText.ts';
import { useCatalogue } from '../useCatalogue.ts';
import { getTreeMove } from './getTreeMove.ts';
import styles from './tree.module.css';
import { buildCatalogueIndex, getVisibleRows, searchTree, type TreeRowData } from './tree.ts';
import { TreeDetails } from './TreeDetails.tsx';
import { TreeRow } from './TreeRow.tsx';
import { TreeSkeleton } from './TreeSkeleton.tsx';
import { useExpandedRows } from './useExpandedRows.ts';

/** The URL parameter that contains the selected row. */
const SELECTED_PARAM = 'at';

/**
 * Shows purposes with their toolgroups and tools as a tree (the tree pattern of ARIA). Details of the
 * selected row are shown beside it.
 */
export default function PurposeTree() {
  const t = useText();
  const { q = '' } = useListFilterContext().filterValues as { q?: string };
  const {
    lists,
    catalogue: { rows },
  } = useCatalogue();
  const [search, setSearch] = useSearchParams();
  const [selectedKey, setSelectedKey] = useState(search.get(SELECTED_PARAM) ?? '');
  const wanted = useDeferredValue(q.trim());
  const index = useMemo(() => buildCatalogueIndex(rows), [rows]);
  const matches = useMemo(() => searchTree(index, wanted), [index, wanted]);
  const { open: openIds, toggle, openAll, closeAll } = useExpandedRows(index, matches, selectedKey);
  const treeRows = useMemo(() => getVisibleRows(index, matches, openIds), [index, matches, openIds]);
  const treeRef = useRef<HTMLUListElement>(null);

  useDebouncedUrlUpdate(now => {
    if (now === (search.get(SELECTED_PARAM) ?? '')) return;
    setSearch(all => (now ? all.set(SELECTED_PARAM, now) : all.delete(SELECTED_PARAM), all), {
      replace: true,
      preventScrollReset: true,
    });
  }, selectedKey);

  const unfinishedQuery = CATALOGUE_KINDS.map(kind => lists[kind].query).find(
    one => one.isPending || one.error,
  );
  if (unfinishedQuery?.isPending) return <TreeSkeleton />;
  if (unfinishedQuery || !rows.purposes.size)
    return (
      <div className="panel">
        <QueryState
          query={unfinishedQuery ?? lists.purposes.query}
          loadError="error.loadData"
          empty={{ title: 'resources.purposes.tree.empty', text: 'resources.purposes.tree.emptyHint' }}
        />
      </div>
    );

  const selectedRow = treeRows.find(({ key }) => key === selectedKey) ?? treeRows[0];
  const selectRow = (row: TreeRowData | undefined) => {
    if (!row) return;
    setSelectedKey(row.key);
    treeRef.current?.querySelector<HTMLElement>(`[data-key="${CSS.escape(row.key)}"]`)?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (!selectedRow || event.altKey || event.ctrlKey || event.metaKey) return;
    if (event.key === 'Enter')
      treeRef.current?.querySelector<HTMLElement>(`[data-key="${CSS.escape(selectedRow.key)}"] a`)?.click();
    const step = getTreeMove(treeRows, selectedRow, event.key);
    if (!step && event.key !== 'Enter') return;
    event.preventDefault();
    if (!step) return;
    if (step.toggle) toggle(step.toggle);
    if (step.open) openAll(step.open);
    if (step.to) selectRow(step.to);
  };
  const onClick = (event: MouseEvent) => {
    const rowElement = (event.target as Element).closest<HTMLElement>('[data-key]');
    const row = treeRows.find(({ key }) => key === rowElement?.dataset.key);
    if (!row) return;
    if ((event.target as Element).closest('[data-twisty]')) toggle(row.key);
    setSelectedKey(row.key);
  };
  const hiddenCount = index.purposes.length - treeRows.filter(({ level }) => level === 1).length;

  return (
    <>
      <div className={styles.over}>
        <p role="status" className="secondary">
          {matches
            ? t('resources.purposes.tree.summary', {
                things: t('resources.purposes.tree.things', { smart_count: matches.nodeCount }),
                places: t('resources.purposes.tree.places', { smart_count: matches.occurrenceCount }),
              })
            : ''}
        </p>
        {openIds.size ? (
          <TextButton variant="quiet" small onClick={closeAll}>
            {t('resources.purposes.tree.closeAll')}
          </TextButton>
        ) : null}
      </div>
      <div className={styles.columns}>
        <section className="panel" aria-label={t('resources.purposes.tree.label')}>
          {treeRows.length ? (
            <>
              <div className={styles.head} aria-hidden>
                <span>{t('resources.purposes.tree.name')}</span>
                <span>{t('resources.purposes.tree.shared')}</span>
                <span>{t('resources.purposes.tree.holds')}</span>
              </div>
              {/* The tree handles the keys and clicks of its lines. */}
              <ul
                ref={treeRef}
                role="tree"
                aria-label={t('resources.purposes.tree.label')}
                className={styles.tree}
                onKeyDown={onKeyDown}
                onClick={onClick}
              >
                {treeRows.map(row => (
                  <TreeRow
                    key={row.key}
                    row={row}
                    isSelected={row === selectedRow}
                    isSameRecord={row !== selectedRow && row.id === selectedRow?.id}
                    wanted={wanted}
                  />
                ))}
              </ul>
            </>
          ) : (
            <State kind="rows" title={t('list.nothingFound')} />
          )}
          <p className={styles.foot}>
            <span className={styles.keys}>{t('resources.purposes.tree.keys')}</span>
            <span>
              {matches && hiddenCount
                ? t('resources.purposes.tree.hidden', {
                    smart_count: hiddenCount,
                    count: formatCount(hiddenCount),
                  })
                : ''}
            </span>
          </p>
        </section>
        {selectedRow ? (
          <TreeDetails
            index={index}
            row={selectedRow}
            rolesAssigned={
              (rows[selectedRow.kind].get(selectedRow.id)?.rolesAssigned as AssignedRole[] | undefined) ?? []
            }
          />
        ) : null}
      </div>
    </>
  );
}
