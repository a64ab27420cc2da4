/** Characters that change the direction of the text around them: right-to-left letters and direction controls. */
const TURNS =
  /[\u0590-\u08ff\u200e\u200f\u202a-\u202e\u2066-\u2069\ud802\ud803\ud83a\ud83b\ufb1d-\ufdff\ufe70-\ufefc]/;

/** Pairs the isolation controls of a text, because an unpaired one would end the isolation around it. */
function balanced(text: string): string {
  let open = 0;
  const kept = text.replace(/[\u2066-\u2069]/g, control =>
    control !== '\u2069' ? (open++, control) : open ? (open--, control) : '',
  );
  return kept + '\u2069'.repeat(open);
}

/** Isolates a name in a sentence, so that its direction does not change the sentence. Returns left-to-right and isolated names unchanged. */
export function isolate(text: string): string {
  const inner = /^\u2068(.*)\u2069$/s.exec(text)?.[1];
  const isHarmless = !TURNS.test(text) || (inner !== undefined && balanced(inner) === inner);
  return isHarmless ? text : `\u2068${balanced(text)}\u2069`;
}
