import type { RaRecord } from 'react-admin';
import { defineForm, type FormValues } from '../../admin/form/defineForm.ts';
import { Tag } from '../../platform/tags.ts';

/** The list edits the name only; the page also edits the help text. */
export const tagNameForm = defineForm('resources.tags', { tagName: Tag.shape.tagName });
export const tagForm = defineForm('resources.tags', { ...tagNameForm.fields, helpInfo: Tag.shape.helpInfo });
export type TagValues = FormValues<typeof tagForm>;

export type TagRecord = Tag & RaRecord;
