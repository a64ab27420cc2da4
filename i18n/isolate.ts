/** What turns the text around it: letters that are read from right to left, and controls of direction. */
const TURNS =
  /[\u0590-\u08ff\u200e\u200f\u202a-\u202e\u2066-\u2069\ud802\ud803\ud83a\ud83b\ufb1d-\ufdff\ufe70-\ufefc]/;

/** Each isolation that begins in a text ends in it, and none ends that did not begin: else it would end ours. */
function balanced(text: string): string {
  let open = 0;
  const kept = text.replace(/[\u2066-\u2069]/g, sign =>
    sign !== '\u2069' ? (open++, sign) : open ? (open--, sign) : '',
  );
  return kept + '\u2069'.repeat(open);
}

/** A name that is put into a sentence, so that it turns nothing but itself; what turns nothing, or is isolated already, is as it was. */
export function isolate(text: string): string {
  const inner = /^\u2068(.*)\u2069$/s.exec(text)?.[1];
  const isHarmless = !TURNS.test(text) || (inner !== undefined && balanced(inner) === inner);
  return isHarmless ? text : `\u2068${balanced(text)}\u2069`;
}
