import { useDeferredValue, useMemo, useRef, useState, type KeyboardEvent, type MouseEvent } from 'react';
import { useListFilterContext } from 'react-admin';
import { useSearchParams } from 'react-router-dom';
import type { AssignedRole } from '../../../platform/assignedRoles.ts';
import { CATALOGUE_KINDS } from '../../../platform/resources.ts';
import { formatCount } from '../../../ui/formats.ts';
import { QueryState } from '../../../ui/QueryState.tsx';
import { State } from '../../../ui/State.tsx';
import { TextButton } from '../../../ui/TextButton.tsx';
import { useDebouncedAddress } from '../../../ui/useDebounced.ts';
import { useText } from '../../../ui/useText.ts';
import { useCatalogue } from '../useCatalogue.ts';
import { PlaceDetails } from './PlaceDetails.tsx';
import styles from './tree.module.css';
import { catalogueIndex, foundInTree, placesShown, type TreeLine } from './tree.ts';
import { treeMoveFrom } from './treeMove.ts';
import { TreeRow } from './TreeRow.tsx';
import { TreeSkeleton } from './TreeSkeleton.tsx';
import { useOpenPlaces } from './useOpenPlaces.ts';

/** The URL parameter that contains the selected place. */
const AT = 'at';

/**
 * Shows purposes with their toolgroups and tools as a tree (the tree pattern of ARIA). Details of the
 * selected place stand beside it.
 */
export default function PurposeTree() {
  const t = useText();
  const { q = '' } = useListFilterContext().filterValues as { q?: string };
  const {
    lists,
    catalogue: { rows },
  } = useCatalogue();
  const [search, setSearch] = useSearchParams();
  const [at, choose] = useState(search.get(AT) ?? '');
  const wanted = useDeferredValue(q.trim());
  const index = useMemo(() => catalogueIndex(rows), [rows]);
  const found = useMemo(() => foundInTree(index, wanted), [index, wanted]);
  const { open: openIds, toggle, openAll, closeAll } = useOpenPlaces(index, found, at);
  const places = useMemo(() => placesShown(index, found, openIds), [index, found, openIds]);
  const list = useRef<HTMLUListElement>(null);

  useDebouncedAddress(now => {
    if (now === (search.get(AT) ?? '')) return;
    setSearch(all => (now ? all.set(AT, now) : all.delete(AT), all), {
      replace: true,
      preventScrollReset: true,
    });
  }, at);

  const unread = CATALOGUE_KINDS.map(kind => lists[kind].query).find(one => one.isPending || one.error);
  if (unread?.isPending) return <TreeSkeleton />;
  if (unread || !rows.purposes.size)
    return (
      <div className="panel">
        <QueryState
          query={unread ?? lists.purposes.query}
          loadError="error.loadData"
          empty={{ title: 'resources.purposes.tree.empty', text: 'resources.purposes.tree.emptyHint' }}
        />
      </div>
    );

  const chosen = places.find(({ key }) => key === at) ?? places[0];
  const go = (place: TreeLine | undefined) => {
    if (!place) return;
    choose(place.key);
    list.current?.querySelector<HTMLElement>(`[data-key="${CSS.escape(place.key)}"]`)?.focus();
  };
  const onKey = (event: KeyboardEvent) => {
    if (!chosen || event.altKey || event.ctrlKey || event.metaKey) return;
    if (event.key === 'Enter')
      list.current?.querySelector<HTMLElement>(`[data-key="${CSS.escape(chosen.key)}"] a`)?.click();
    const step = treeMoveFrom(places, chosen, event.key);
    if (!step && event.key !== 'Enter') return;
    event.preventDefault();
    if (!step) return;
    if (step.toggle) toggle(step.toggle);
    if (step.open) openAll(step.open);
    if (step.to) go(step.to);
  };
  const onClick = (event: MouseEvent) => {
    const line = (event.target as Element).closest<HTMLElement>('[data-key]');
    const place = places.find(({ key }) => key === line?.dataset.key);
    if (!place) return;
    if ((event.target as Element).closest('[data-twisty]')) toggle(place.key);
    choose(place.key);
  };
  const hidden = index.purposes.length - places.filter(({ level }) => level === 1).length;

  return (
    <>
      <div className={styles.over}>
        <p role="status" className="secondary">
          {found
            ? t('resources.purposes.tree.summary', {
                things: t('resources.purposes.tree.things', { smart_count: found.nodeCount }),
                places: t('resources.purposes.tree.places', { smart_count: found.places }),
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
          {places.length ? (
            <>
              <div className={styles.head} aria-hidden>
                <span>{t('resources.purposes.tree.name')}</span>
                <span>{t('resources.purposes.tree.shared')}</span>
                <span>{t('resources.purposes.tree.holds')}</span>
              </div>
              {/* The tree handles the keys and clicks of its lines. */}
              <ul
                ref={list}
                role="tree"
                aria-label={t('resources.purposes.tree.label')}
                className={styles.tree}
                onKeyDown={onKey}
                onClick={onClick}
              >
                {places.map(place => (
                  <TreeRow
                    key={place.key}
                    place={place}
                    selected={place === chosen}
                    twin={place !== chosen && place.id === chosen?.id}
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
              {found && hidden
                ? t('resources.purposes.tree.hidden', { smart_count: hidden, count: formatCount(hidden) })
                : ''}
            </span>
          </p>
        </section>
        {chosen ? (
          <PlaceDetails
            index={index}
            place={chosen}
            rolesAssigned={
              (rows[chosen.kind].get(chosen.id)?.rolesAssigned as AssignedRole[] | undefined) ?? []
            }
          />
        ) : null}
      </div>
    </>
  );
}
