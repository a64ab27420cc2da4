const END = /\r\n?|\n/g;

/** Whether a text wants a field of several lines; one of a single line takes the ends of lines out of it. */
export const hasLines = (text: string) => /[\r\n]/.test(text);

/** A typed text with lines that end as all of another one do; what is typed into has but one end of a line. */
export function endedLike(other: string, typed: string): string {
  const [end = '\n', ...more] = new Set(other.match(END));
  return typed.replace(END, more.length ? '\n' : end);
}
