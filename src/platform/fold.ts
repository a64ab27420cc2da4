/** Letters that Unicode does not decompose, with letters that users type without a special keyboard. */
const PLAIN: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  ħ: 'h',
  ı: 'i',
  ł: 'l',
  þ: 'th',
  ŧ: 't',
  ς: 'σ',
};

/** Normalizes text for searches: without case and accents, in any encoding and on any device. */
export const foldText = (text: string): string =>
  // Most names are ASCII, and long lists are searched at each keystroke.
  /^[\0-\x7f]*$/.test(text)
    ? text.toLowerCase()
    : text
        .normalize('NFKD')
        .replace(/\p{M}/gu, '')
        .toLowerCase()
        .replace(/[ßæœøđðħıłþŧς]/g, letter => PLAIN[letter]!);

/** Normalizes a name for comparison: case and encoding do not count, accents do. */
export const nameKey = (name: string): string => name.trim().normalize('NFC').toLowerCase();

/** Finds a folded text in a folded text, and returns its position in the original text. */
export function findFolded(
  text: string,
  search: string,
  which: 'first' | 'last' = 'first',
): readonly [from: number, to: number] | undefined {
  const foldedSearch = foldText(search);
  if (!foldedSearch) return undefined;
  let foldedText = '';
  /** Maps each character of `foldedText` to its position in `text`. */
  const origins: number[] = [];
  let at = 0;
  for (const character of text) {
    const part = foldText(character);
    foldedText += part;
    for (let n = 0; n < part.length; n += 1) origins.push(at);
    at += character.length;
  }
  const from = which === 'first' ? foldedText.indexOf(foldedSearch) : foldedText.lastIndexOf(foldedSearch);
  if (from < 0) return undefined;
  let next = from + foldedSearch.length;
  // A letter that folds to two characters is included as a whole.
  while (origins[next] === origins[next - 1]) next += 1;
  return [origins[from]!, origins[next] ?? text.length];
}
