import { scalarText } from '../json/changes.ts';
import { readValidJson } from '../json/readValidJson.ts';

/** Longer values are summarized by their beginning only. */
const MAX_INSPECTED_LENGTH = 4000;

/** Writes JSON on one line with little white space. */
export const oneLine = (written: string): string =>
  written.replace(
    /("(?:[^"\\]|\\.)*")|([[{])\s+|\s+([\]}])|\s+/g,
    (_, text = '', opening = '', closing = '') => `${text}${opening}${closing}` || ' ',
  );

/**
 * Summarizes a value: a string without quotes, or the names and values of an object without the name that is
 * already shown.
 */
export function valueSummary(written: string, lengthText?: string): string {
  if (written.startsWith('"')) return scalarText(written);
  const object =
    written.startsWith('{') && written.length < MAX_INSPECTED_LENGTH
      ? readValidJson(written)?.root
      : undefined;
  const own = object?.children!.filter(({ name }) => name !== lengthText);
  if (!own?.length) return oneLine(written.slice(0, MAX_INSPECTED_LENGTH));
  return own.map(({ name, from, to }) => `${name}: ${oneLine(written.slice(from, to))}`).join(', ');
}
