import { Tag } from '../../platform/tags.ts';
import type { Fields } from '../../forms/fieldsOf.ts';
import type { TextKey } from '../../ui/useText.ts';

/** In the list a tag has a name only; its page has its help as well. */
export const tagNameField: Fields = { tagName: Tag.shape.tagName };
export const tagFields: Fields = { ...tagNameField, helpInfo: Tag.shape.helpInfo };

export const tagLabels: Record<string, TextKey> = { tagName: 'tags.field.tagName', helpInfo: 'tags.field.helpInfo' };
