import { useMemo, type ComponentType } from 'react';
import { useConsoleList } from '../lists/ConsoleList.ts';
import type { RowShape } from '../lists/drawing.ts';
import { ListExportButton } from '../lists/export/ListExportButton.tsx';
import { ListHead } from '../lists/ListHead.tsx';
import { ListTools, ToolsEnd } from '../lists/ListTools.tsx';
import { Pages } from '../lists/Pages.tsx';
import { Rows } from '../lists/Rows.tsx';
import { SearchBox } from '../lists/SearchBox.tsx';
import { SortSelect } from '../lists/SortSelect.tsx';
import { TableTools } from '../lists/TableTools.tsx';
import { ViewToggle } from '../lists/ViewToggle.tsx';
import { orEmpty } from '../ui/formats.ts';
import { useCounted } from '../ui/useCounted.ts';
import { kinds, nameIn, type CatalogueRecord, type Kind } from './kinds.ts';
import { NameEditor } from './nameEditor.ts';
import { useDelete } from './useDelete.tsx';

interface Props {
  kind: Kind;
  /** Draws the list as a tree, where it can be seen so. */
  Tree?: ComponentType<{ typed: string }>;
}

const shapeOf = (kind: Kind): RowShape<CatalogueRecord> => ({
  nameOf: record => nameIn(kind, record) ?? record.id,
  hrefOf: record => kinds[kind].page(record.id),
  canEdit: () => true,
  canDelete: () => true,
});

/** All that is in the list of a kind: head, tools, and rows that can be edited in place and deleted. */
export function CatalogueRows({ kind, Tree }: Props) {
  const counted = useCounted();
  const { state } = useConsoleList();
  const remove = useDelete(kind);
  const shape = useMemo(() => shapeOf(kind), [kind]);
  const [help, size] = useMemo(() => {
    const { holds } = kinds[kind];
    const size = (record: CatalogueRecord) =>
      holds ? counted(holds, (record[holds] as unknown[] | undefined)?.length ?? 0) : '';
    return [(record: CatalogueRecord) => orEmpty(record.helpInfo), size];
  }, [kind, counted]);
  const summary = (record: CatalogueRecord) =>
    orEmpty([size(record), record.helpInfo].filter(Boolean).join(' · '));
  return (
    <>
      <ListHead />
      <ListTools>
        <SearchBox />
        <ToolsEnd>
          <SortSelect />
          <ViewToggle />
          <TableTools />
          <ListExportButton endpoint={kinds[kind].calls.list} />
        </ToolsEnd>
      </ListTools>
      {Tree && state.view === 'tree' ? (
        <Tree typed={state.q} />
      ) : (
        <>
          <Rows<CatalogueRecord>
            shape={shape}
            summary={summary}
            summaryLines={2}
            facts={kinds[kind].holds ? [size, help] : [help]}
            remove={remove}
            editor={(record, close) => <NameEditor kind={kind} record={record} close={close} />}
            preload={NameEditor.preload}
          />
          <Pages />
        </>
      )}
    </>
  );
}
