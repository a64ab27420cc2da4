import { formOf, type FormValues } from '../../forms/formOf.ts';
import { Tag } from '../../platform/tags.ts';

/** In the list a tag has a name only; its page has its help as well. */
export const tagNameForm = formOf('resources.tags', { tagName: Tag.shape.tagName });
export const tagForm = formOf('resources.tags', { ...tagNameForm.fields, helpInfo: Tag.shape.helpInfo });
export type TagValues = FormValues<typeof tagForm>;
