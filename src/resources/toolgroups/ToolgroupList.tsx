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
// Loads the contract in the same chunk as the list.
import '../../platform/toolgroups.ts';
import { formatLength, formatOptional } from '../../ui/formats.ts';
import { lazyComponent } from '../../ui/lazy/lazyComponent.tsx';
import { useCountText } from '../../ui/useCountText.ts';

type Toolgroup = CatalogueRecord<'toolgroups'>;

const NewToolgroupForm = lazyComponent(
  () => import('./NewToolgroupForm.tsx'),
  ['resources.toolgroups'],
  'parent',
);

const filters = [<SearchInput key="q" source="q" alwaysOn />];
const deletion = { details: <RecordUses kind="toolgroups" /> };

function Summary() {
  const counted = useCountText();
  const { tools, helpInfo } = useRecordContext<Toolgroup>()!;
  return formatOptional([counted('tools', tools?.length ?? 0), helpInfo].filter(Boolean).join(' · '));
}
const summary = <Summary />;

export default function ToolgroupList() {
  const counted = useCountText();
  return (
    <List<Toolgroup>
      resource="toolgroups"
      filters={filters}
      createButton={
        <CreateInDialogButton>
          <NewToolgroupForm />
        </CreateInDialogButton>
      }
      actions={
        <>
          <ViewTools />
          <ExportButton />
        </>
      }
    >
      <ListViews<Toolgroup>
        rowClick="show"
        inlineEdit={<NameEditor />}
        rowActions={
          <>
            <RowButton action="edit" />
            <RowButton action="delete" deletion={deletion} />
          </>
        }
        table={
          <DataTable<Toolgroup>>
            <DataTable.Col<Toolgroup> source="toolGroupName" width={34} />
            <DataTable.Col<Toolgroup> source="helpInfo" width={52} quiet />
            <DataTable.NumberCol<Toolgroup> source="tools" format={formatLength} width={14} disableSort />
            <DataTable.NumberCol<Toolgroup>
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
          <SimpleList<Toolgroup>
            secondaryText={({ tools }) => counted('tools', tools?.length ?? 0)}
            tertiaryText={({ helpInfo }) => helpInfo ?? ''}
          />
        }
      />
    </List>
  );
}
