import { useSaveRecord } from '../../forms/useSaveRecord.tsx';
import { tagForm } from './tagForm.ts';
import type { TagRecord } from './tagRecord.ts';

/** Saves what was changed of a tag; `inPlace`: in a form that closes with it. */
export const useSaveTag = (tag: TagRecord, inPlace = false) =>
  useSaveRecord(tagForm, {
    saved: 'resources.tags.notifications.updated',
    undone: inPlace ? 'resources.tags.notifications.undone' : undefined,
    error: 'resources.tags.saveError',
    refused: 'resources.tags.saveErrorMessage',
    record: tag,
  });
