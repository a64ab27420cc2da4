import { useSaveRecord } from '../../forms/useSaveRecord.tsx';
import type { TagRecord } from './tagColumns.ts';
import { tagForm } from './tagForm.ts';

/** Saves what was changed of a tag. */
export const useSaveTag = (tag: TagRecord) =>
  useSaveRecord(tagForm, { saved: 'tags.saved', error: 'tags.saveError', refused: 'tags.saveErrorMessage', record: tag });
