import { useMemo, type ReactNode } from 'react';
import { useListContext, type RaRecord } from 'react-admin';
import { MayFill } from '../ui/Button.tsx';
import { StaleNote } from '../ui/failure/StaleNote.tsx';
import { OddRows } from '../ui/OddRows.tsx';
import { StaysOnPage, UnsavedContext, useUnsavedWithin } from '../ui/unsaved/unsaved.ts';
import { useAskToLeave } from '../ui/unsaved/useAskToLeave.ts';
import { useText } from '../ui/useText.ts';
import { Cards } from './Cards.tsx';
import { useConsoleList } from './ConsoleList.ts';
import type { Drawing, Fact, RowShape } from './drawing.ts';
import styles from './list.module.css';
import { ListState } from './ListState.tsx';
import { NarrowList } from './NarrowList.tsx';
import { RowMenu, useRowMenu } from './RowMenu.tsx';
import { Table } from './Table.tsx';
import { useNarrow } from './useNarrow.ts';
import type { RowActs } from './useRowClicks.ts';

interface RowsProps<T extends RaRecord> {
  shape: RowShape<T>;
  /** The lines of facts below the name, where the window is narrow; every row has all of them. */
  facts: Fact<T>[];
  /** The columns that are the lines of a card; or a summary, of so many lines. */
  cardFields?: readonly string[];
  summary?(record: T): ReactNode;
  summaryLines?: 1 | 2;
  /** Rows can be ticked. */
  selectable?: boolean;
  /** Rows of the table have their number in the whole list. */
  numbered?: boolean;
  clone?(record: T): void;
  remove?(record: T): void;
  /** The form of a record edited in place, and what loads it. */
  editor?(record: T, close: () => void): ReactNode;
  preload?(): Promise<unknown>;
}

const NONE: readonly string[] = [];

/** The rows of a list in the chosen view, or why there are none. */
export function Rows<T extends RaRecord>({
  shape: own,
  facts,
  cardFields = NONE,
  summary,
  summaryLines = 1,
  selectable = false,
  numbered = false,
  clone,
  remove,
  editor,
  preload,
}: RowsProps<T>) {
  const t = useText();
  const { title, texts, state, layout, nothing, refreshing, odd, edit } = useConsoleList();
  const { data, total, error, refetch, selectedIds, onToggleItem, page, perPage } = useListContext<T>();
  const narrow = useNarrow();
  const unsaved = useUnsavedWithin();
  const askToLeave = useAskToLeave();

  const acts = useMemo<RowActs>(() => {
    const rowOf = (id: string) => data?.find(row => row.id === id);
    return {
      edit: async id => {
        if (!(await askToLeave(unsaved.parts()))) return;
        // The row stays, with the focus on its button, until the form can take its place; a failure is shown there.
        await preload?.().catch(() => {});
        edit(id);
      },
      clone: id => {
        const record = rowOf(id);
        if (record) clone?.(record);
      },
      delete: id => {
        const record = rowOf(id);
        if (record) remove?.(record);
      },
      select: onToggleItem,
      ...(preload && { preload: [preload] }),
    };
  }, [data, preload, clone, remove, edit, onToggleItem, askToLeave, unsaved]);
  const shape = useMemo(
    () => ({
      ...own,
      texts: {
        edit: (name: string) => t('ui.editName', { name }),
        clone: (name: string) => t('ui.cloneName', { name }),
        delete: (name: string) => t('ui.deleteName', { name }),
        menu: (name: string) => t('list.actionsOf', { name }),
        select: (name: string) => t('bulk.select', { name }),
      },
    }),
    [own, t],
  );
  const menu = useRowMenu(acts);
  const ticked = useMemo(() => (selectable ? new Set(selectedIds) : undefined), [selectable, selectedIds]);

  const fields = cardFields.flatMap(source => layout.columns.find(column => column.source === source) ?? []);

  const drawing: Drawing = {
    title,
    shape,
    acts: menu.acts,
    ticked,
    numberedFrom: numbered ? (page - 1) * perPage + 1 : undefined,
    // Another state of the list closes the form, wherever the list stands.
    editor: (record: RaRecord) => (
      <StaysOnPage value={false}>
        <UnsavedContext value={unsaved}>
          <MayFill value={false}>{editor?.(record as T, () => edit())}</MayFill>
        </UnsavedContext>
      </StaysOnPage>
    ),
  };
  const drawn = () => {
    if (error && !data) return <ListState kind="error" />;
    if (nothing) return <ListState kind={nothing} />;
    if (state.view !== 'table')
      return <Cards {...drawing} fields={fields} summaryLines={summaryLines} {...(summary && { summary })} />;
    return narrow ? <NarrowList {...drawing} facts={facts} /> : <Table {...drawing} />;
  };
  return (
    <>
      {error && data ? (
        <div className={styles.failed}>
          <StaleNote error={error} loadError={texts.loadError} retry={() => void refetch()} />
        </div>
      ) : null}
      <OddRows count={odd} />
      {drawn()}
      <RowMenu {...menu} rows={data} shape={shape} whole={narrow && state.view === 'table'} />
      <p className="visually-hidden" role="status">
        {total === undefined || refreshing ? '' : t('list.results', { smart_count: total })}
      </p>
    </>
  );
}
