import AddIcon from '@mui/icons-material/AddOutlined';
import { useMemo, useState } from 'react';
import {
  RecordContextProvider,
  RecordsIterator,
  useRecordContext,
  useStableRecords,
} from '../../../admin/index.ts';
import { foldText } from '../../../platform/fold.ts';
import { DialogButton, type DialogProps } from '../../../ui/dialog/DialogButton.tsx';
import { StaleNote } from '../../../ui/failure/StaleNote.tsx';
import { SEARCHED_FROM, SearchField } from '../../../ui/find/SearchField.tsx';
import { useSearchField } from '../../../ui/find/useSearchField.ts';
import { formatCount } from '../../../ui/formats.ts';
import { lazyComponent } from '../../../ui/lazy/lazyComponent.tsx';
import { QueryState } from '../../../ui/QueryState.tsx';
import { SkippedRows } from '../../../ui/SkippedRows.tsx';
import { useMoves } from '../../../ui/sorting/useMoves.ts';
import { useNarrow } from '../../../ui/useMedia.ts';
import { useText } from '../../../ui/useText.ts';
import { ancestorsThrough, hrefBy, useAncestors } from '../ancestors.ts';
import { kinds, useKind, type CatalogueRecord } from '../kinds.ts';
import { ChildMenu, useChildMenu } from './ChildMenu.tsx';
import styles from './children.module.css';
import { ChildRow, type ShownChild } from './ChildRow.tsx';
import type { Edited } from './EditChildDialog.tsx';
import type { Adding, Holder } from './holders.ts';
import type { SortedRowsProps } from './SortedRows.tsx';
import { useChildClicks } from './useChildClicks.ts';
import { useChildOrder } from './useChildOrder.ts';
import { useChildren } from './useChildren.ts';
import { useRowTexts } from './useRowTexts.ts';
import { useUnlink } from './useUnlink.tsx';

// A constant element keeps a row from rendering until its record changes.
const row = <ChildRow />;

const StillRows = ({ label, rows }: Omit<SortedRowsProps, 'move'>) => (
  <ol aria-label={label}>
    <RecordsIterator<ShownChild> data={rows} total={rows.length} isPending={false}>
      {row}
    </RecordsIterator>
  </ol>
);

/** Loads the code for dragging. Until then, the rows appear without drag handles. */
const SortedRows = lazyComponent<SortedRowsProps>(() => import('./SortedRows.tsx'), ['children'], StillRows);

const AddChildDialog = lazyComponent<Adding & DialogProps>(
  () => import('./AddChildDialog.tsx'),
  ['children', 'resources.purposes', 'resources.toolgroups', 'resources.tools'],
);

const EditChildDialog = lazyComponent<Edited & DialogProps>(
  () => import('./EditChildDialog.tsx'),
  ['resources.purposes', 'resources.toolgroups', 'resources.tools'],
);

/** Lists the contents of the purpose or toolgroup in context in order. */
export function ChildList() {
  const t = useText();
  const kind = useKind() as Holder;
  const record = useRecordContext<CatalogueRecord<Holder>>()!;
  const narrow = useNarrow();
  const child = kinds[kind].holds;
  const ancestors = ancestorsThrough(kind, String(record._id), useAncestors());
  const title = t(`resources.${child}.name`, { smart_count: 2 });
  const { query, own, records, skippedCount } = useChildren(kind, record);
  const { ids, saving, move } = useChildOrder(kind, record, own);
  const textsOf = useRowTexts(kind, String(record._id), records, query.isFetching);
  const { typed, type, wanted } = useSearchField('held');
  const { spoken, say, focus: focusRow } = useMoves<HTMLDivElement>(ids, id => textsOf(id).text, move);
  const [edited, setEdited] = useState<string>();
  const editedRecord = edited === undefined ? undefined : records.get(edited);
  const unlink = useUnlink(kind, record, ids, records);

  const acts = useMemo(
    () => ({
      up: (id: string) => say(id, ids.indexOf(id) - 1, 'up'),
      down: (id: string) => say(id, ids.indexOf(id) + 1, 'down'),
      edit: setEdited,
      preload: [EditChildDialog.preload],
      unlink: (id: string) => void unlink(id, textsOf(id).text),
    }),
    [ids, say, setEdited, unlink, textsOf],
  );
  const menu = useChildMenu(acts);
  const clicks = useChildClicks(menu.acts);

  const all = useStableRecords(
    ids.map((id, at): ShownChild => ({
      id,
      href: hrefBy(child, id, ancestors),
      ...textsOf(id),
      position: at + 1,
      isLast: at === ids.length - 1,
      saving: saving === id,
      movable: !wanted,
      narrow,
    })),
  );
  const shown = wanted ? all.filter(({ text, help }) => foldText(`${text} ${help}`).includes(wanted)) : all;
  const rows = { label: title, rows: shown };
  const { opened, acts: rowActs, close: closeMenu } = menu;
  const openedChild = opened && shown.find(({ id }) => id === opened.id);
  return (
    <section className="panel" aria-label={title}>
      <div className={`panel-head ${styles.panelHead}`}>
        <h2>
          {title} <span className={styles.count}>{ids.length ? formatCount(ids.length) : ''}</span>
        </h2>
        <div className={styles.head}>
          {ids.length >= SEARCHED_FROM || typed ? (
            <SearchField title={title} typed={typed} type={type} />
          ) : null}
          <DialogButton small dialog={AddChildDialog} with={{ kind, id: String(record._id), ids }}>
            <AddIcon />
            {t(`children.add.title.${kind as Holder}`)}
          </DialogButton>
        </div>
      </div>
      <SkippedRows count={skippedCount} />
      {query.error && ids.length ? (
        <StaleNote error={query.error} loadError="error.load" retry={() => void query.refetch()} />
      ) : null}
      {ids.length ? (
        <>
          {shown.length ? null : <p className={styles.none}>{t('list.nothingFound')}</p>}
          <div ref={focusRow} {...clicks}>
            {wanted ? <StillRows {...rows} /> : <SortedRows {...rows} move={say} />}
          </div>
          <p className={styles.foot}>
            <span>{t(wanted ? 'children.order.searching' : 'children.order.hint')}</span>
            <span role="status">{spoken}</span>
          </p>
          {openedChild ? (
            <RecordContextProvider value={openedChild}>
              <ChildMenu acts={rowActs} button={opened.button} onClose={closeMenu} />
            </RecordContextProvider>
          ) : null}
          {edited && editedRecord ? (
            <EditChildDialog
              kind={child}
              record={{ ...editedRecord, id: edited } as CatalogueRecord}
              onClose={() => setEdited(undefined)}
            />
          ) : null}
        </>
      ) : (
        <QueryState
          query={query}
          loadError="error.load"
          empty={{ title: `children.empty.${kind}`, text: `children.emptyHint.${kind}` }}
        />
      )}
    </section>
  );
}
