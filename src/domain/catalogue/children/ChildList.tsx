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
import { MIN_ROWS_FOR_SEARCH, SearchField } from '../../../ui/find/SearchField.tsx';
import { useSearchField } from '../../../ui/find/useSearchField.ts';
import { formatCount } from '../../../ui/formats.ts';
import { lazyComponent } from '../../../ui/lazy/lazyComponent.tsx';
import { QueryState } from '../../../ui/QueryState.tsx';
import { SkippedRows } from '../../../ui/SkippedRows.tsx';
import { useMoveRow } from '../../../ui/sorting/useMoveRow.ts';
import { useIsNarrow } from '../../../ui/useMedia.ts';
import { useText } from '../../../ui/useText.ts';
import { catalogueHref, childAncestors, useAncestors } from '../ancestors.ts';
import { kinds, useCatalogueKind, type CatalogueRecord } from '../kinds.ts';
import type { AddChildTarget, ParentKind } from './childCalls.ts';
import { ChildMenu, useChildMenu } from './ChildMenu.tsx';
import styles from './children.module.css';
import { ChildRow, type ChildRowRecord } from './ChildRow.tsx';
import type { EditedChild } from './EditChildDialog.tsx';
import type { SortedRowsProps } from './SortedRows.tsx';
import { useChildOrder } from './useChildOrder.ts';
import { useChildren } from './useChildren.ts';
import { useChildRowEvents } from './useChildRowEvents.ts';
import { useRowTexts } from './useRowTexts.ts';
import { useUnlink } from './useUnlink.tsx';

// A constant element keeps a row from rendering until its record changes.
const row = <ChildRow />;

const StaticRows = ({ label, rows }: Omit<SortedRowsProps, 'move'>) => (
  <ol aria-label={label}>
    <RecordsIterator<ChildRowRecord> data={rows} total={rows.length} isPending={false}>
      {row}
    </RecordsIterator>
  </ol>
);

/** Loads the code for dragging. Until then, the rows appear without drag handles. */
const SortedRows = lazyComponent<SortedRowsProps>(() => import('./SortedRows.tsx'), ['children'], StaticRows);

const AddChildDialog = lazyComponent<AddChildTarget & DialogProps>(
  () => import('./AddChildDialog.tsx'),
  ['children', 'resources.purposes', 'resources.toolgroups', 'resources.tools'],
);

const EditChildDialog = lazyComponent<EditedChild & DialogProps>(
  () => import('./EditChildDialog.tsx'),
  ['resources.purposes', 'resources.toolgroups', 'resources.tools'],
);

/** Lists the contents of the purpose or toolgroup in context in order. */
export function ChildList() {
  const t = useText();
  const kind = useCatalogueKind() as ParentKind;
  const record = useRecordContext<CatalogueRecord<ParentKind>>()!;
  const isNarrow = useIsNarrow();
  const { childKind } = kinds[kind];
  const ancestors = childAncestors(kind, String(record._id), useAncestors());
  const title = t(`resources.${childKind}.name`, { smart_count: 2 });
  const { query, storedIds, records, skippedCount } = useChildren(kind, record);
  const { ids: childIds, savingId, move } = useChildOrder(kind, record, storedIds);
  const getTexts = useRowTexts(kind, String(record._id), records, query.isFetching);
  const { typed, type, wanted } = useSearchField('held');
  const {
    spoken,
    say,
    focus: focusRow,
  } = useMoveRow<HTMLDivElement>(childIds, id => getTexts(id).text, move);
  const [editedId, setEditedId] = useState<string>();
  const editedRecord = editedId === undefined ? undefined : records.get(editedId);
  const unlink = useUnlink(kind, record, childIds, records);

  const actions = useMemo(
    () => ({
      up: (id: string) => say(id, childIds.indexOf(id) - 1, 'up'),
      down: (id: string) => say(id, childIds.indexOf(id) + 1, 'down'),
      edit: setEditedId,
      preload: [EditChildDialog.preload],
      unlink: (id: string) => void unlink(id, getTexts(id).text),
    }),
    [childIds, say, setEditedId, unlink, getTexts],
  );
  const menu = useChildMenu(actions);
  const rowEvents = useChildRowEvents(menu.actions);

  const allRows = useStableRecords(
    childIds.map((id, index): ChildRowRecord => ({
      id,
      href: catalogueHref(childKind, id, ancestors),
      ...getTexts(id),
      position: index + 1,
      isLast: index === childIds.length - 1,
      isSaving: savingId === id,
      isMovable: !wanted,
      isNarrow,
    })),
  );
  const shown = wanted
    ? allRows.filter(({ text, help }) => foldText(`${text} ${help}`).includes(wanted))
    : allRows;
  const rows = { label: title, rows: shown };
  const { openMenu, actions: rowActions, close: closeMenu } = menu;
  const openedChild = openMenu && shown.find(({ id }) => id === openMenu.id);
  return (
    <section className="panel" aria-label={title}>
      <div className={`panel-head ${styles.panelHead}`}>
        <h2>
          {title} <span className={styles.count}>{childIds.length ? formatCount(childIds.length) : ''}</span>
        </h2>
        <div className={styles.head}>
          {childIds.length >= MIN_ROWS_FOR_SEARCH || typed ? (
            <SearchField title={title} typed={typed} type={type} />
          ) : null}
          <DialogButton small dialog={AddChildDialog} with={{ kind, parentId: String(record._id), childIds }}>
            <AddIcon />
            {t(`children.add.title.${kind as ParentKind}`)}
          </DialogButton>
        </div>
      </div>
      <SkippedRows count={skippedCount} />
      {query.error && childIds.length ? (
        <StaleNote error={query.error} loadError="error.load" retry={() => void query.refetch()} />
      ) : null}
      {childIds.length ? (
        <>
          {shown.length ? null : <p className={styles.none}>{t('list.nothingFound')}</p>}
          <div ref={focusRow} {...rowEvents}>
            {wanted ? <StaticRows {...rows} /> : <SortedRows {...rows} move={say} />}
          </div>
          <p className={styles.foot}>
            <span>{t(wanted ? 'children.order.searching' : 'children.order.hint')}</span>
            <span role="status">{spoken}</span>
          </p>
          {openedChild ? (
            <RecordContextProvider value={openedChild}>
              <ChildMenu actions={rowActions} button={openMenu.button} onClose={closeMenu} />
            </RecordContextProvider>
          ) : null}
          {editedId && editedRecord ? (
            <EditChildDialog
              kind={childKind}
              record={{ ...editedRecord, id: editedId } as CatalogueRecord}
              onClose={() => setEditedId(undefined)}
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
