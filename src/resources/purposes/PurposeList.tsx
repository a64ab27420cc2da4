import {
  CardList,
  CreateInDialogButton,
  DataTable,
  ExportButton,
  List,
  ListViews,
  RowButton,
  SearchInput,
  SimpleList,
  useRecordContext,
  ViewTools,
} from '../../admin/index.ts';
import type { CatalogueRecord } from '../../domain/catalogue/kinds.ts';
import { NameEditor, RecordUses } from '../../domain/catalogue/lazyRecordParts.ts';
import { TreeSkeleton } from '../../domain/catalogue/tree/TreeSkeleton.tsx';
// Loads the contract in the same chunk as the list.
import '../../platform/purposes.ts';
import { formatLength, formatOptional } from '../../ui/formats.ts';
import { lazyComponent } from '../../ui/lazy/lazyComponent.tsx';
import { useCountText } from '../../ui/useCountText.ts';

type Purpose = CatalogueRecord<'purposes'>;

const NewPurposeForm = lazyComponent(() => import('./NewPurposeForm.tsx'), ['resources.purposes'], 'parent');
const PurposeTree = lazyComponent(
  () => import('../../domain/catalogue/tree/PurposeTree.tsx'),
  ['resources.purposes'],
  TreeSkeleton,
);

const filters = [<SearchInput key="q" source="q" alwaysOn />];
const deletion = { details: <RecordUses kind="purposes" /> };

function Summary() {
  const counted = useCountText();
  const { toolgroups, helpInfo } = useRecordContext<Purpose>()!;
  return formatOptional(
    [counted('toolgroups', toolgroups?.length ?? 0), helpInfo].filter(Boolean).join(' · '),
  );
}
const summary = <Summary />;

export default function PurposeList() {
  const counted = useCountText();
  return (
    <List<Purpose>
      resource="purposes"
      filters={filters}
      createButton={
        <CreateInDialogButton>
          <NewPurposeForm />
        </CreateInDialogButton>
      }
      actions={
        <>
          <ViewTools />
          <ExportButton />
        </>
      }
    >
      <ListViews<Purpose>
        rowClick="show"
        inlineEdit={<NameEditor />}
        rowActions={
          <>
            <RowButton action="edit" />
            <RowButton action="delete" deletion={deletion} />
          </>
        }
        table={
          <DataTable<Purpose>>
            <DataTable.Col<Purpose> source="purposeName" width={34} />
            <DataTable.Col<Purpose> source="helpInfo" width={52} quiet />
            <DataTable.NumberCol<Purpose> source="toolgroups" format={formatLength} width={14} disableSort />
            <DataTable.NumberCol<Purpose>
              source="rolesAssigned"
              format={formatLength}
              width={12}
              initialVisibility="chosen"
              disableSort
            />
          </DataTable>
        }
        cards={<CardList summary={summary} summaryLines={2} />}
        narrow={
          <SimpleList<Purpose>
            secondaryText={({ toolgroups }) => counted('toolgroups', toolgroups?.length ?? 0)}
            tertiaryText={({ helpInfo }) => helpInfo ?? ''}
          />
        }
        tree={<PurposeTree />}
      />
    </List>
  );
}
