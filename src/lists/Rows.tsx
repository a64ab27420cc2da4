import { Suspense, useMemo, type ReactNode } from 'react';
import { useListContext, type RaRecord } from 'react-admin';
import { MayFill } from '../ui/Button.tsx';
import { OddRows } from '../ui/OddRows.tsx';
import { StaysOnPage, UnsavedContext, useUnsavedWithin } from '../ui/unsaved/unsaved.ts';
import { useAskToLeave } from '../ui/unsaved/useAskToLeave.ts';
import { useText } from '../ui/useText.ts';
import { Cards } from './Cards.tsx';
import type { Column } from './columns.ts';
import { useConsoleList } from './ConsoleList.ts';
import type { Drawing, RowShape } from './drawing.ts';
import { ListState } from './ListState.tsx';
import { NarrowList } from './NarrowList.tsx';
import { StaleNote } from './StaleNote.tsx';
import { Table } from './Table.tsx';
import { useNarrow } from './useNarrow.ts';
import type { RowActs } from './useRowClicks.ts';

interface RowsProps<T extends RaRecord> {
  shape: RowShape<T>;
  /** Two lines of facts below the name, where the window is narrow. */
  facts(record: T): [string, string?];
  /** The lines of a card; or one line of summary. */
  cardFields?: Column<T>[];
  summary?(record: T): ReactNode;
  /** Rows can be ticked. */
  selectable?: boolean;
  remove?(record: T): void;
  /** The form of a record edited in place. */
  editor?(record: T, close: () => void): ReactNode;
}

/** The rows of a list in the chosen view, or why there are none. */
export function Rows<T extends RaRecord>({ shape: own, facts, cardFields = [], summary, selectable = false, remove, editor }: RowsProps<T>) {
  const t = useText();
  const { texts, state, nothing, refreshing, odd, edit } = useConsoleList();
  const { data, total, error, refetch, selectedIds, onToggleItem } = useListContext<T>();
  const narrow = useNarrow();
  const unsaved = useUnsavedWithin();
  const askToLeave = useAskToLeave();

  const acts = useMemo<RowActs>(
    () => ({
      edit: async id => {
        if (await askToLeave(unsaved.parts())) edit(id);
      },
      delete: id => {
        const record = data?.find(row => row.id === id);
        if (record) remove?.(record);
      },
      select: onToggleItem,
    }),
    [data, remove, edit, onToggleItem, askToLeave, unsaved],
  );
  const shape = useMemo(
    () => ({
      ...own,
      texts: {
        edit: (name: string) => t('ui.editName', { name }),
        delete: (name: string) => t('ui.deleteName', { name }),
        select: (name: string) => t('bulk.select', { name }),
      },
    }),
    [own, t],
  );
  const ticked = useMemo(() => (selectable ? new Set(selectedIds) : undefined), [selectable, selectedIds]);

  const title = t(texts.title);
  const drawing: Drawing = {
    title,
    shape,
    acts,
    ticked,
    // Another state of the list closes the form, wherever the list stands.
    editor: (record: RaRecord) => (
      <StaysOnPage value={false}>
        <UnsavedContext value={unsaved}>
          <MayFill value={false}>
            <Suspense fallback={null}>{editor?.(record as T, () => edit())}</Suspense>
          </MayFill>
        </UnsavedContext>
      </StaysOnPage>
    ),
  };
  const drawn = () => {
    if (error && !data) return <ListState kind="error" />;
    if (nothing) return <ListState kind={nothing} />;
    if (state.view !== 'table') return <Cards {...drawing} fields={cardFields} {...(summary && { summary })} />;
    return narrow ? <NarrowList {...drawing} facts={facts} /> : <Table {...drawing} />;
  };
  return (
    <>
      {error && data ? <StaleNote error={error} loadError={texts.loadError} retry={() => void refetch()} /> : null}
      <OddRows count={odd} />
      {drawn()}
      <p className="visually-hidden" role="status">
        {total === undefined || refreshing ? '' : t('list.results', { smart_count: total })}
      </p>
    </>
  );
}
