/** As much of an example as is shown, in characters. */
const LONGEST = 120;

/** Letters and digits by their kind, so that only the form of a text is left: `2026-11-20` is `0000-00-00`. */
export const maskedText = (text: string): string => {
  const form = text
    .replace(/\p{Lu}/gu, 'X')
    .replace(/\p{L}/gu, letter => (letter === 'X' ? 'X' : 'x'))
    .replace(/\p{N}/gu, '0')
    .replace(/[\p{C}]/gu, ' ');
  return form.length > LONGEST ? `${form.slice(0, LONGEST)}…` : form;
};

const MOST = 5;

/** A value of an answer as it may be shown: names of fields stay, of what people or machines filled in the form alone. */
export function maskedValue(value: unknown, depth = 0): unknown {
  if (typeof value === 'string') return maskedText(value).slice(0, 40);
  if (typeof value === 'number') return 0;
  if (typeof value !== 'object' || value === null) return value;
  if (depth > 2) return Array.isArray(value) ? '[…]' : '{…}';
  if (Array.isArray(value))
    return [...value.slice(0, 1).map(one => maskedValue(one, depth + 1)), ...(value.length > 1 ? ['…'] : [])];
  const entries = Object.entries(value);
  return Object.fromEntries([
    ...entries.slice(0, MOST).map(([name, one]) => [name.slice(0, 60), maskedValue(one, depth + 1)]),
    ...(entries.length > MOST ? [['…', '…']] : []),
  ]);
}

/** An example of a value, as text. */
export const exampleOf = (value: unknown): string =>
  value === undefined ? 'nothing' : JSON.stringify(maskedValue(value));
