import type { StatedForm } from './formOf.ts';
import { entryOf, fieldsIn, isRichText, type Fields } from './rules.ts';

/** Forms with more fields keep a draft. */
const MAX_FIELDS_WITHOUT_DRAFT = 5;

/** Includes nested fields. A list counts the fields of one entry. */
const countFields = (fields: Fields): number =>
  Object.values(fields).reduce((count, rule) => {
    const nested = fieldsIn(entryOf(rule) ?? rule);
    return count + (nested ? countFields(nested) : 1);
  }, 0);

/** Whether a form's unsaved input is kept on the device: if it has more than five fields or a rich text field. */
export const keepsDraft = ({ fields }: StatedForm): boolean =>
  countFields(fields) > MAX_FIELDS_WITHOUT_DRAFT || Object.values(fields).some(isRichText);
