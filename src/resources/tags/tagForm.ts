import { formOf, type FormValues } from '../../forms/formOf.ts';
import { Tag } from '../../platform/tags.ts';

/** The list edits the name only; the page also edits the help text. */
export const tagNameForm = formOf('resources.tags', { tagName: Tag.shape.tagName });
export const tagForm = formOf('resources.tags', { ...tagNameForm.fields, helpInfo: Tag.shape.helpInfo });
export type TagValues = FormValues<typeof tagForm>;
