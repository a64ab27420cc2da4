/** Characters of an example in the report. */
const MAX_LENGTH = 120;

/** Replaces letters and digits so that only the format of a text remains: `2026-11-20` becomes `0000-00-00`. */
export const maskedText = (text: string): string => {
  const masked = text
    .replace(/\p{Lu}/gu, 'X')
    // The line above has already written the capital letters as X.
    .replace(/\p{L}/gu, letter => (letter === 'X' ? 'X' : 'x'))
    .replace(/\p{N}/gu, '0')
    .replace(/[\p{C}]/gu, ' ');
  return masked.length > MAX_LENGTH ? `${masked.slice(0, MAX_LENGTH)}…` : masked;
};

const MAX_FIELDS = 5;

/** A value of a reply without personal data: field names are kept, values are masked. */
export function maskedValue(value: unknown, depth = 0): unknown {
  if (typeof value === 'string') return maskedText(value).slice(0, 40);
  if (typeof value === 'number') return 0;
  if (typeof value !== 'object' || value === null) return value;
  if (depth > 2) return Array.isArray(value) ? '[…]' : '{…}';
  if (Array.isArray(value))
    return [
      ...value.slice(0, 1).map(item => maskedValue(item, depth + 1)),
      ...(value.length > 1 ? ['…'] : []),
    ];
  const entries = Object.entries(value);
  return Object.fromEntries([
    ...entries
      .slice(0, MAX_FIELDS)
      .map(([name, field]) => [name.slice(0, 60), maskedValue(field, depth + 1)]),
    ...(entries.length > MAX_FIELDS ? [['…', '…']] : []),
  ]);
}

/** An example of a value, as text. */
export const maskedExample = (value: unknown): string =>
  value === undefined ? 'nothing' : JSON.stringify(maskedValue(value));
