import { scalarText } from '../json/changes.ts';
import { readValidJson } from '../json/readValidJson.ts';

/** Of longer values no more than their beginning is looked at. */
const LOOKED = 4000;

/** JSON in one line, as little of white space in it as reads well. */
export const oneLine = (written: string): string =>
  written.replace(
    /("(?:[^"\\]|\\.)*")|([[{])\s+|\s+([\]}])|\s+/g,
    (_, text = '', opening = '', closing = '') => `${text}${opening}${closing}` || ' ',
  );

/** A value in a few words: a text without quotes, an object as its names and values, without the name that is told beside it. */
export function valueSummary(written: string, lengthText?: string): string {
  if (written.startsWith('"')) return scalarText(written);
  const object =
    written.startsWith('{') && written.length < LOOKED ? readValidJson(written)?.root : undefined;
  const own = object?.children!.filter(({ name }) => name !== lengthText);
  if (!own?.length) return oneLine(written.slice(0, LOOKED));
  return own.map(({ name, from, to }) => `${name}: ${oneLine(written.slice(from, to))}`).join(', ');
}
