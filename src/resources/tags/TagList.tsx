import { useMemo } from 'react';
import { count } from '../../ui/formats.ts';
import { ListPage } from '../../ui/list/ListPage.tsx';
import type { RowShape } from '../../ui/list/Rows.tsx';
import { paths } from '../../ui/paths.ts';
import { useText } from '../../ui/useText.ts';
import { NewTagButton } from './NewTagButton.tsx';
import { TagExportButton } from './TagExportButton.tsx';
import { TagRowForm } from './TagRowForm.tsx';
import { tagColumns, type TagRecord } from './tagColumns.ts';
import { useDeleteTag } from './useDeleteTag.ts';

const texts = {
  title: 'tags.title',
  search: 'tags.search',
  empty: 'tags.empty',
  emptyHint: 'tags.emptyHint',
  loadError: 'tags.loadError',
  refusal: 'failure.forbidden',
} as const;

const shape: Omit<RowShape<TagRecord>, 'texts'> = {
  nameOf: tag => tag.tagName,
  hrefOf: tag => paths.tag(String(tag.id)),
  canEdit: () => true,
  canDelete: () => true,
};

export default function TagList() {
  const t = useText();
  const remove = useDeleteTag();
  const maps = useMemo(() => (tag: TagRecord) => t('tags.maps', { count: count(tag.numberOfMapsTagged ?? 0) }), [t]);
  return (
    <ListPage<TagRecord>
      name="tags"
      texts={texts}
      columns={tagColumns}
      shape={shape}
      summary={maps}
      facts={tag => [maps(tag)]}
      create={<NewTagButton />}
      exportButton={<TagExportButton />}
      remove={remove}
      editor={(tag, close) => <TagRowForm tag={tag} close={close} />}
    />
  );
}
