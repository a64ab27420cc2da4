import { useSaveRecord } from '../../forms/useSaveRecord.tsx';
import type { TagRecord } from './tagColumns.ts';
import { tagLabels } from './tagFields.ts';

type Values = Record<string, unknown>;

/** Saves what was changed of a tag. */
export function useSaveTag(tag: TagRecord) {
  const save = useSaveRecord('tags', { saved: 'tags.saved', error: 'tags.saveError', refused: 'tags.saveErrorMessage', labels: tagLabels, record: tag });
  return (_: Values, changes: Values, opened: Values) => save(tag.id, changes, opened);
}
