import type { ReadFile } from './readFile.ts';

/** Characters that Windows-1252 has in place of Polish letters (ą ł ż Ą Ł Ż) and that stand in no Western word. */
const MISREAD = /\p{L}[¹³¿¥£¯]|[¹³¥£¯]\p{L}/u;
/** Others that it has in their place, which Western words have, too (ć ę ń Ć Ę Ń and ś ź in both readings of 0x80 to 0x9F). */
const ALSO = /[æêñÆÊÑœŸŒ\u008c\u008f\u009c\u009f]/;

/** Which rows of a file look like Polish text that was read as Windows-1252. */
export function misreadPolish({ encoding, rows }: Pick<ReadFile, 'encoding' | 'rows'>): ReadonlySet<number> {
  const found = (signs: RegExp) =>
    rows.flatMap((row, at) => (row.some(cell => signs.test(cell)) ? [at] : []));
  const misread = encoding === 'windows-1252' ? found(MISREAD) : [];
  return new Set(misread.length ? [...misread, ...found(ALSO)] : []);
}
