/** Letters that Unicode does not decompose, as people without them on their keyboard type them. */
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

/** Text as it is searched: without case and accents, however it is encoded and whatever language the device has. */
export const foldText = (text: string): string =>
  // Most names are ASCII, and lists of thousands are searched at every key.
  /^[\0-\x7f]*$/.test(text)
    ? text.toLowerCase()
    : text
        .normalize('NFKD')
        .replace(/\p{M}/gu, '')
        .toLowerCase()
        .replace(/[ßæœøđðħıłþŧς]/g, letter => PLAIN[letter]!);

/** Two spellings of one name are the same name: in any case and encoding, but with its accents. */
export const nameKey = (name: string): string => name.trim().normalize('NFC').toLowerCase();

/** Where a text contains another one, both folded: its first or last place, from and to, in the text as it is. */
export function findFolded(
  text: string,
  search: string,
  which: 'first' | 'last' = 'first',
): readonly [from: number, to: number] | undefined {
  const foldedSearch = foldText(search);
  if (!foldedSearch) return undefined;
  let foldedText = '';
  /** For each character of `searched`, where it comes from. */
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
  // A letter that became two is marked whole.
  while (origins[next] === origins[next - 1]) next += 1;
  return [origins[from]!, origins[next] ?? text.length];
}
