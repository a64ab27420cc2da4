import { useRecordContext } from 'react-admin';
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
  ViewTools,
} from '../../admin/index.ts';
// Loads the contract in the same chunk as the list.
import '../../platform/tags.ts';
import { formatCount } from '../../ui/formats.ts';
import { lazyComponent } from '../../ui/lazy/lazyComponent.tsx';
import { useText } from '../../ui/useText.ts';
import { TagChart, TagChartButton, useTagChart } from './TagChart.tsx';
import type { TagRecord } from './tagForm.ts';

const NewTagForm = lazyComponent(() => import('./NewTagForm.tsx'), ['resources.tags'], 'parent');
const TagRowForm = lazyComponent(() => import('./TagRowForm.tsx'), ['resources.tags']);

const filters = [<SearchInput key="q" source="q" alwaysOn />];

function Maps() {
  const t = useText();
  return t('resources.tags.maps', {
    count: formatCount(useRecordContext<TagRecord>()?.numberOfMapsTagged ?? 0),
  });
}

export default function TagList() {
  const chart = useTagChart();
  return (
    <List<TagRecord>
      resource="tags"
      filters={filters}
      createButton={
        <CreateInDialogButton>
          <NewTagForm />
        </CreateInDialogButton>
      }
      actions={
        <>
          <TagChartButton {...chart} />
          <ViewTools />
          <ExportButton />
        </>
      }
      aside={chart.shown ? <TagChart /> : undefined}
    >
      <ListViews<TagRecord>
        rowClick="edit"
        inlineEdit={<TagRowForm />}
        rowActions={
          <>
            <RowButton action="edit" />
            <RowButton action="delete" />
          </>
        }
        table={
          <DataTable<TagRecord>>
            <DataTable.Col<TagRecord> source="tagName" width={40} />
            <DataTable.Col<TagRecord> source="helpInfo" width={44} quiet initialVisibility="chosen" />
            <DataTable.NumberCol<TagRecord> source="numberOfMapsTagged" width={16} defaultValue={0} />
          </DataTable>
        }
        cards={<CardList summary={<Maps />} />}
        narrow={<SimpleList secondaryText={<Maps />} />}
      />
    </List>
  );
}
