import { useSaveRecord } from '../../forms/useSaveRecord.tsx';
import type { TagRecord } from './tagColumns.ts';
import { tagForm } from './tagForm.ts';

/** Saves what was changed of a tag; `inPlace`: in a form that closes with it. */
export const useSaveTag = (tag: TagRecord, inPlace = false) =>
  useSaveRecord(tagForm, {
    saved: 'tags.saved',
    undone: inPlace ? 'tags.undone' : undefined,
    error: 'tags.saveError',
    refused: 'tags.saveErrorMessage',
    record: tag,
  });
