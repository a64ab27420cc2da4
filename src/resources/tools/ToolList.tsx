import {
  CardList,
  CreateInDialogButton,
  DataTable,
  ExportButton,
  FunctionField,
  List,
  ListViews,
  RowButton,
  SearchInput,
  SimpleList,
  ViewTools,
} from '../../admin/index.ts';
import type { CatalogueRecord } from '../../domain/catalogue/kinds.ts';
import { NameEditor, RecordUses } from '../../domain/catalogue/lazyRecordParts.ts';
// Loads the contract in the same chunk as the list.
import '../../platform/tools.ts';
import { formatLength, formatOptional } from '../../ui/formats.ts';
import { lazyComponent } from '../../ui/lazy/lazyComponent.tsx';

type Tool = CatalogueRecord<'tools'>;

const NewToolForm = lazyComponent(() => import('./NewToolForm.tsx'), ['resources.tools'], 'parent');

const filters = [<SearchInput key="q" source="q" alwaysOn />];
const deletion = { details: <RecordUses kind="tools" /> };

const help = ({ helpInfo }: Tool) => formatOptional(helpInfo);

export default function ToolList() {
  return (
    <List<Tool>
      resource="tools"
      filters={filters}
      createButton={
        <CreateInDialogButton>
          <NewToolForm />
        </CreateInDialogButton>
      }
      actions={
        <>
          <ViewTools />
          <ExportButton />
        </>
      }
    >
      <ListViews<Tool>
        rowClick="show"
        inlineEdit={<NameEditor />}
        rowActions={
          <>
            <RowButton action="edit" />
            <RowButton action="delete" deletion={deletion} />
          </>
        }
        table={
          <DataTable<Tool>>
            <DataTable.Col<Tool> source="toolName" width={34} />
            <DataTable.Col<Tool> source="helpInfo" width={66} quiet />
            <DataTable.NumberCol<Tool>
              source="rolesAssigned"
              format={formatLength}
              width={12}
              initialVisibility="chosen"
              disableSort
            />
          </DataTable>
        }
        cards={<CardList summary={<FunctionField<Tool> render={help} />} summaryLines={2} />}
        narrow={<SimpleList<Tool> secondaryText={help} />}
      />
    </List>
  );
}
