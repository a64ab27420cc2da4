import type { StatedForm } from './formOf.ts';
import { entryOf, fieldsIn, isRichText, type Fields } from './rules.ts';

/** A form of at most so many fields is short. */
const SHORT = 5;

/** Counts the fields within a field, too: a list of services has as many as one service. */
const countFields = (fields: Fields): number =>
  Object.values(fields).reduce((count, rule) => {
    const within = fieldsIn(entryOf(rule) ?? rule);
    return count + (within ? countFields(within) : 1);
  }, 0);

/** Whether unsaved input of a form is kept on the device: it has more than five fields, or rich text. */
export const keepsDraft = ({ fields }: StatedForm): boolean =>
  countFields(fields) > SHORT || Object.values(fields).some(isRichText);
