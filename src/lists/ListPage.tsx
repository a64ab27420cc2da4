import { useCallback, useMemo, useState, type ReactNode } from 'react';
import { ResourceContextProvider, type RaRecord } from 'react-admin';
import { CallError } from '../platform/errors.ts';
import type { ListName } from '../platform/lists.ts';
import { OddRows } from '../ui/OddRows.tsx';
import { UnsavedContext, useUnsavedWithin } from '../ui/unsaved/unsaved.ts';
import { useAskToLeave } from '../ui/unsaved/useAskToLeave.ts';
import { PageHead } from '../ui/PageHead.tsx';
import { Refused } from '../calls/Gate.tsx';
import { breakpoints } from '../ui/theme/tokens.ts';
import { useMedia } from '../ui/useMedia.ts';
import { usePreference } from './usePreference.ts';
import { useText, type TextKey } from '../ui/useText.ts';
import { Cards } from './Cards.tsx';
import type { Column } from './columns.ts';
import { FilterChips } from './FilterChips.tsx';
import type { Filter } from './filters.ts';
import { ListContext, type ListController } from './ListContext.ts';
import { ListState, StaleNote } from './ListState.tsx';
import { NarrowList } from './NarrowList.tsx';
import { Pages } from './Pages.tsx';
import type { RowShape } from './Rows.tsx';
import { SearchBox } from './SearchBox.tsx';
import { SortSelect } from './SortSelect.tsx';
import { Table } from './Table.tsx';
import { TableTools } from './TableTools.tsx';
import { useAddressedList } from './useAddressedList.ts';
import { useColumns } from './useColumns.ts';
import { useKeptRow } from './useKeptRow.ts';
import { useFocusAfterEdit } from './useFocusAfterEdit.ts';
import type { RowActs } from './useRowClicks.ts';
import { useSelection, type Selection } from './useSelection.ts';
import { ViewToggle } from './ViewToggle.tsx';
import styles from './list.module.css';

export interface ListPageProps<T extends RaRecord> {
  name: ListName;
  texts: { title: TextKey; search: TextKey; empty: TextKey; emptyHint: TextKey; nothingFound?: TextKey; loadError: TextKey; refusal: TextKey };
  columns: Column<T>[];
  shape: Omit<RowShape<T>, 'texts'>;
  filters?: Filter[];
  /** The lines of a card; or one line of summary. */
  cardFields?: Column<T>[];
  summary?(record: T): ReactNode;
  facts(record: T): [string, string?];
  /** The page's one primary action; it moves into the empty panel when there is nothing. */
  create: ReactNode;
  exportButton?: ReactNode;
  remove(record: T): void;
  /** What can be done with many at once; where missing, rows cannot be ticked. */
  bulk?(selection: Selection<T>): ReactNode;
  /** The form of a record edited in place. */
  editor(record: T, close: () => void): ReactNode;
}

/** A whole list page: head, one row of tools, the rows in the chosen view, and the pages below. */
export function ListPage<T extends RaRecord>({ name, ...props }: ListPageProps<T>) {
  const read = useAddressedList<T>(name);
  // A record is edited in the list as it stands: going to another state of the list ends that.
  const [opened, setOpened] = useState<{ id: string; state: ListController['state'] }>();
  const editing = opened?.state === read.state ? opened.id : undefined;
  const { state } = read;
  const edit = useCallback((id?: string) => setOpened(id === undefined ? undefined : { id, state }), [state]);
  const list = { ...read, rows: useKeptRow(read.rows, editing) };
  return (
    <ResourceContextProvider value={name}>
      <ListContext value={list as never}>
        <ListBody {...props} list={list} editing={editing} edit={edit} />
      </ListContext>
    </ResourceContextProvider>
  );
}

type BodyProps<T extends RaRecord> = Omit<ListPageProps<T>, 'name'> & {
  list: ListController<T>;
  editing: string | undefined;
  /** Opens a record's form; without one, closes it. */
  edit(id?: string): void;
};

function ListBody<T extends RaRecord>(props: BodyProps<T>) {
  const { list, editing, edit, texts, columns, filters = [], create, exportButton, remove, bulk, editor } = props;
  useFocusAfterEdit(editing);
  const t = useText();
  const narrow = useMedia(`(max-width: ${breakpoints.narrow}px)`);
  const [compact, setCompact] = usePreference(`${list.name}.compact`, false);
  const chosen = useColumns(columns);
  const selection = useSelection<T>();
  const { rows } = list;
  const unsaved = useUnsavedWithin();
  const askToLeave = useAskToLeave();

  const acts = useMemo<RowActs>(
    () => ({
      edit: async id => {
        if (await askToLeave(unsaved.parts())) edit(id);
      },
      delete: id => {
        const record = rows?.find(row => row.id === id);
        if (record) remove(record);
      },
      select: id => {
        const record = rows?.find(row => row.id === id) ?? selection.records.find(row => row.id === id);
        if (record) selection.toggle(record);
      },
    }),
    [rows, remove, edit, selection, askToLeave, unsaved],
  );
  const shape = useMemo<RowShape<T>>(
    () => ({
      ...props.shape,
      texts: { edit: of => t('ui.editName', { name: of }), delete: of => t('ui.deleteName', { name: of }), select: of => t('access.bulk.select', { name: of }) },
    }),
    [props.shape, t],
  );

  if (list.error instanceof CallError && list.error.status === 403) return <Refused text={texts.refusal} />;

  const title = t(texts.title);
  const form = (record: T) => <UnsavedContext value={unsaved}>{editor(record, () => edit())}</UnsavedContext>;
  const drawing = { title, shape, acts, editing, selection: bulk && selection, editor: form };
  const nothing = list.rows?.length === 0 && !list.refreshing;
  const plain = !list.state.q && Object.keys(list.state.filters).length === 0;
  const table = list.state.view === 'table';
  return (
    <>
      <PageHead title={title} count={list.total} actions={nothing && plain ? undefined : create} />
      <div className={styles.tools} role="search" aria-label={title}>
        <SearchBox label={t(texts.search)} />
        {filters.length ? <FilterChips filters={filters} /> : null}
        <div className={styles.toolsEnd}>
          {table ? null : <SortSelect columns={columns} />}
          <ViewToggle />
          {table && !narrow ? <TableTools columns={columns} chosen={chosen} compact={compact} setCompact={setCompact} /> : null}
          {exportButton}
        </div>
      </div>
      {list.error && list.rows ? <StaleNote texts={texts} /> : null}
      <OddRows count={list.odd} />
      {list.error && !list.rows ? (
        <ListState kind="error" texts={texts} />
      ) : nothing ? (
        <ListState kind={plain ? 'empty' : 'nothingFound'} texts={texts} create={create} />
      ) : !table ? (
        <Cards {...drawing} fields={props.cardFields ?? []} {...(props.summary && { summary: props.summary })} />
      ) : narrow ? (
        <NarrowList {...drawing} facts={props.facts} />
      ) : (
        <Table {...drawing} columns={chosen.shown} compact={compact} />
      )}
      <p className="visually-hidden" role="status">
        {list.total === undefined || list.refreshing ? '' : t('list.results', { smart_count: list.total })}
      </p>
      <Pages />
      {bulk?.(selection)}
    </>
  );
}
