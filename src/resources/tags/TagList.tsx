import { useMemo } from 'react';
import { useRemove } from '../../activity/useRemove.tsx';
import type { RowShape } from '../../lists/drawing.ts';
import { ListExportButton } from '../../lists/export/ListExportButton.tsx';
import { List } from '../../lists/List.tsx';
import { ListHead } from '../../lists/ListHead.tsx';
import { ListTools, ToolsEnd } from '../../lists/ListTools.tsx';
import { Pages } from '../../lists/Pages.tsx';
import { Rows } from '../../lists/Rows.tsx';
import { SearchBox } from '../../lists/SearchBox.tsx';
import { SortSelect } from '../../lists/SortSelect.tsx';
import { TableTools } from '../../lists/TableTools.tsx';
import { ViewToggle } from '../../lists/ViewToggle.tsx';
import { tags } from '../../platform/tags.ts';
import { count } from '../../ui/formats.ts';
import { lazyComponent } from '../../ui/lazy/lazyComponent.tsx';
import { paths } from '../../ui/paths.ts';
import { useText } from '../../ui/useText.ts';
import { NewTagButton } from './NewTagButton.tsx';
import { TagChart, TagChartButton, useTagChart } from './TagChart.tsx';
import { tagColumns, type TagRecord } from './tagColumns.ts';

const TagEditor = lazyComponent(() => import('./TagRowForm.tsx'), ['resources.tags']);

const shape: RowShape<TagRecord> = {
  nameOf: tag => tag.tagName,
  hrefOf: tag => paths.tag(String(tag.id)),
  canEdit: () => true,
  canDelete: () => true,
};

export default function TagList() {
  const t = useText();
  const remove = useRemove<TagRecord>('tags', 'resources.tags.deleteError');
  const chart = useTagChart();
  const maps = useMemo(
    () => (tag: TagRecord) => t('resources.tags.maps', { count: count(tag.numberOfMapsTagged ?? 0) }),
    [t],
  );
  return (
    <List
      name="tags"
      columns={tagColumns}
      create={<NewTagButton />}
      texts={{ notAuthorized: 'failure.forbidden', loadError: 'resources.tags.loadError' }}
    >
      <ListHead />
      <ListTools>
        <SearchBox />
        <ToolsEnd>
          <TagChartButton {...chart} />
          <SortSelect />
          <ViewToggle />
          <TableTools />
          <ListExportButton endpoint={tags.list} />
        </ToolsEnd>
      </ListTools>
      {chart.shown ? <TagChart /> : null}
      <Rows<TagRecord>
        shape={shape}
        summary={maps}
        facts={[maps]}
        remove={remove}
        editor={(tag, close) => <TagEditor tag={tag} close={close} />}
        preload={TagEditor.preload}
      />
      <Pages />
    </List>
  );
}
