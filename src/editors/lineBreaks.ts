const LINE_BREAK = /\r\n?|\n/g;

/** Whether a text needs a textarea. A single-line input would remove its line breaks. */
export const isMultiline = (text: string) => /[\r\n]/.test(text);

/** Converts the line breaks of an input, which are always `\n`, to those of another text if that uses only one kind. */
export function withLineBreaksOf(other: string, typed: string): string {
  const [lineBreak = '\n', ...otherKinds] = new Set(other.match(LINE_BREAK));
  return typed.replace(LINE_BREAK, otherKinds.length ? '\n' : lineBreak);
}
