import { lazy, Suspense, useMemo } from 'react';
import { tags } from '../../platform/tags.ts';
import { count } from '../../ui/formats.ts';
import { ListExportButton } from '../../lists/export/ListExportButton.tsx';
import { ListPage } from '../../lists/ListPage.tsx';
import type { RowShape } from '../../lists/Rows.tsx';
import { paths } from '../../ui/paths.ts';
import { usePreload } from '../../ui/usePreload.ts';
import { useText } from '../../ui/useText.ts';
import { NewTagButton } from './NewTagButton.tsx';
import { tagColumns, type TagRecord } from './tagColumns.ts';
import { useRemove } from '../../calls/useRemove.tsx';

const loadForm = () => import('./TagRowForm.tsx');
const TagRowForm = lazy(() => loadForm().then(({ TagRowForm: Form }) => ({ default: Form })));
const next = () => Promise.all([loadForm(), import('./TagInfo.tsx')]).catch(() => {});

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
  const remove = useRemove<TagRecord>('tags');
  usePreload(next);
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
      exportButton={<ListExportButton endpoint={tags.list} columns={tagColumns} />}
      remove={remove}
      editor={(tag, close) => (
        <Suspense fallback={null}>
          <TagRowForm tag={tag} close={close} />
        </Suspense>
      )}
    />
  );
}
